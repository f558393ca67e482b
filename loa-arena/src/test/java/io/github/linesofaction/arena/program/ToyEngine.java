package io.github.linesofaction.arena.program;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;

/** The {@link ToyBrain} as a process. Its modes are its arguments. */
public final class ToyEngine {
  private ToyEngine() {}

  /** Answers the command line that starts the program. */
  public static List<String> command(String... modes) {
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-XX:TieredStopAtLevel=1",
                "-XX:+UseSerialGC",
                "-Xshare:auto",
                "-cp",
                System.getProperty("java.class.path"),
                ToyEngine.class.getName()));
    command.addAll(Arrays.asList(modes));
    return command;
  }

  public static void main(String[] args) throws Exception {
    List<String> modes = List.of(args);
    System.err.println("toy: " + modes);
    if (modes.contains("sleeper")) {
      Thread.sleep(600_000);
    }
    PrintStream out = new PrintStream(System.out, false, StandardCharsets.UTF_8);
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    if (modes.contains("forks")) {
      new ProcessBuilder(command("sleeper", modes.get(modes.size() - 1))).start();
    }
    ToyBrain brain = new ToyBrain(args);
    String line;
    while ((line = in.readLine()) != null) {
      for (String reply : brain.hear(line)) {
        say(out, reply);
      }
      out.flush();
      boolean late = modes.contains("closes-input-late");
      if ((late || modes.contains("closes-input")) && line.startsWith("go")) {
        Thread.sleep(late ? 500 : 0);
        System.in.close();
        Thread.sleep(600_000);
      }
    }
    if (modes.contains("stubborn")) {
      Thread.sleep(600_000);
    }
  }

  private static void say(PrintStream out, String reply) throws IOException, InterruptedException {
    String text = reply;
    if (reply.startsWith("@")) {
      int blank = reply.indexOf(' ');
      Thread.sleep(Long.parseLong(reply.substring(1, blank)));
      text = reply.substring(blank + 1);
    }
    if (text.equals("!exit")) {
      out.flush();
      System.exit(3);
    }
    if (text.length() > LineChannel.LONGEST_LINE) {
      // Without the line's end.
      out.print(text);
    } else {
      out.print(text + "\n");
    }
  }
}
