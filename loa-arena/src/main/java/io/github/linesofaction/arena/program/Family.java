package io.github.linesofaction.arena.program;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.DirectoryStream;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A process and all that come from it. Children are found by asking the system for them, and those
 * whose parent has ended, where the system shows the environment of processes, by a mark that they
 * inherit.
 */
final class Family {
  private static final String VARIABLE = "LOA_ARENA_PROGRAM";
  private static final int MOST_ROUNDS = 10;
  private static final long AWAITED_MILLIS = 100;
  private static final String PROCESSES = "/proc";

  private final String mark;
  private final Set<ProcessHandle> known = new HashSet<>();

  private Family(String mark) {
    this.mark = mark;
  }

  /** Marks the process that a builder is about to start at some time. */
  static Family begin(ProcessBuilder builder, long nanos) {
    String mark =
        ProcessHandle.current().pid() + "-" + nanos + "-" + System.identityHashCode(builder);
    builder.environment().put(VARIABLE, mark);
    return new Family(mark);
  }

  /** Finds who belongs to the family now; nobody found before is forgotten. */
  void look(ProcessHandle parent) {
    parent.descendants().forEach(known::add);
  }

  /** Ends them all. Some may be born while others end, so this looks again until none is left. */
  void end(ProcessHandle parent) {
    look(parent);
    parent.destroyForcibly();
    known.forEach(ProcessHandle::destroyForcibly);
    for (int round = 0; round < MOST_ROUNDS; round++) {
      Set<ProcessHandle> left = marked();
      if (left.isEmpty()) {
        return;
      }
      left.forEach(ProcessHandle::destroyForcibly);
      left.forEach(each -> awaitEnd(each));
    }
  }

  private static void awaitEnd(ProcessHandle process) {
    try {
      process.onExit().get(AWAITED_MILLIS, TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException e) {
      // The next round finds it again.
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
  }

  private Set<ProcessHandle> marked() {
    Set<ProcessHandle> found = new HashSet<>();
    Path all = Path.of(PROCESSES);
    if (!Files.isDirectory(all)) {
      return found;
    }
    String entry = VARIABLE + "=" + mark;
    try (DirectoryStream<Path> processes = Files.newDirectoryStream(all, "[0-9]*")) {
      for (Path process : processes) {
        if (carries(process, entry)) {
          ProcessHandle.of(Long.parseLong(process.getFileName().toString())).ifPresent(found::add);
        }
      }
    } catch (IOException e) {
      // Where processes are not shown, those asked for before are all that is known.
      return found;
    }
    return found;
  }

  private static boolean carries(Path process, String entry) {
    try {
      byte[] environment = Files.readAllBytes(process.resolve("environ"));
      return ("\0" + new String(environment, StandardCharsets.ISO_8859_1) + "\0")
          .contains("\0" + entry + "\0");
    } catch (IOException | SecurityException e) {
      // It has ended, or belongs to somebody else.
      return false;
    }
  }
}
