package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;

/**
 * Somebody who does what a document says: writes the classes it shows into a folder, compiles them
 * and runs programs. Where the document names the library's jars, the tests' class path stands for
 * them.
 */
final class DocumentReader {
  private static final Pattern PACKAGE = Pattern.compile("^package ([\\w.]+);");
  private static final Pattern TYPE =
      Pattern.compile("public (?:final )?(?:class|interface) (\\w+)");
  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private final Path folder;

  /** What a program left behind: its status, and what it printed on both of its streams. */
  record Seen(int status, String printed) {}

  DocumentReader(Path folder) {
    this.folder = folder;
  }

  /** Writes a class where it belongs under the folder. */
  Path write(String source) throws IOException {
    Matcher type = TYPE.matcher(source);
    assertThat(type.find()).as(source).isTrue();
    Matcher named = PACKAGE.matcher(source);
    Path place = named.find() ? folder.resolve(named.group(1).replace('.', '/')) : folder;
    Files.createDirectories(place);
    return Files.writeString(place.resolve(type.group(1) + ".java"), source);
  }

  void compile(List<Path> sources) {
    List<String> arguments =
        new ArrayList<>(
            List.of("--release", "17", "-Xlint:all", "-Werror", "-proc:none", "-cp", CLASS_PATH));
    arguments.addAll(List.of("-d", folder.resolve("classes").toString()));
    sources.forEach(source -> arguments.add(source.toString()));
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertThat(javac.run(System.out, System.err, arguments.toArray(String[]::new))).isZero();
  }

  /** Runs a program in the project's top folder. */
  Seen run(String mainClass, List<String> arguments, String input)
      throws IOException, InterruptedException {
    Path in = Files.writeString(folder.resolve("in.txt"), input);
    Path out = folder.resolve("out.txt");
    List<String> command =
        new ArrayList<>(
            List.of(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Dfile.encoding=UTF-8",
                "-cp",
                folder.resolve("classes") + File.pathSeparator + CLASS_PATH,
                mainClass));
    command.addAll(arguments);
    Process process =
        new ProcessBuilder(command)
            .directory(MarkdownText.TOP.toFile())
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectErrorStream(true)
            .start();
    try {
      assertThat(process.waitFor(5, TimeUnit.MINUTES)).as("%s ends", mainClass).isTrue();
    } finally {
      process.destroyForcibly();
    }
    String printed = Files.readString(out, StandardCharsets.UTF_8);
    return new Seen(process.exitValue(), printed.replace(System.lineSeparator(), "\n"));
  }
}
