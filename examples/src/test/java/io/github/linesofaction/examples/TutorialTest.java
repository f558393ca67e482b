package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.examples.MarkdownText.Block;
import java.io.File;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.spi.ToolProvider;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows the tutorial: writes the classes it shows into an empty folder, compiles and runs them
 * where it says so, and compares what they print with what it shows.
 */
class TutorialTest {
  private static final Pattern CLASS = Pattern.compile("public (?:final class|interface) (\\w+)");
  private static final Pattern COMMAND =
      Pattern.compile("mvn -q compile exec:java -Dexec\\.mainClass=com\\.example\\.(\\w+)\n");
  private static final Pattern VERSION = Pattern.compile("<version>(.*?)</version>");

  /** What stands before what is typed, on one line with it. */
  private static final String PROMPT = "Your move: ";

  private static final String CLASS_PATH = System.getProperty("java.class.path");

  private final MarkdownText tutorial = MarkdownText.of("docs/TUTORIAL.md");

  @TempDir private Path project;

  @Test
  @Tag("slow")
  void everyStepDoesWhatItShows() throws IOException, InterruptedException {
    List<Path> sources = new ArrayList<>();
    List<Block> blocks = tutorial.blocks();
    int runs = 0;
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      Matcher command = COMMAND.matcher(block.text());
      if (block.language().equals("java")) {
        sources.add(write(block.text()));
      } else if (block.language().equals("sh") && command.matches()) {
        compile(sources);
        String shown = blocks.get(i + 1).text();
        assertThat(run(command.group(1), typed(shown)))
            .as(command.group(1))
            .isEqualTo(printed(shown));
        runs++;
      }
    }
    assertThat(sources).hasSize(7);
    assertThat(runs).isEqualTo(6);
  }

  @Test
  void versionIsTheOneBeingBuilt() throws IOException {
    Matcher built = VERSION.matcher(Files.readString(Path.of("../pom.xml")));
    assertThat(built.find()).isTrue();
    assertThat(tutorial.blocks("xml"))
        .singleElement()
        .asString()
        .containsPattern(
            "<artifactId>loa-bom</artifactId>\\s*<version>" + Pattern.quote(built.group(1)) + "<");
  }

  private Path write(String source) throws IOException {
    Matcher name = CLASS.matcher(source);
    assertThat(name.find()).as(source).isTrue();
    Path file = project.resolve("src/main/java/com/example/" + name.group(1) + ".java");
    Files.createDirectories(file.getParent());
    return Files.writeString(file, source);
  }

  private void compile(List<Path> sources) {
    List<String> arguments =
        new ArrayList<>(
            List.of("--release", "17", "-Xlint:all", "-Werror", "-proc:none", "-cp", CLASS_PATH));
    arguments.addAll(List.of("-d", project.resolve("target/classes").toString()));
    sources.forEach(source -> arguments.add(source.toString()));
    ToolProvider javac = ToolProvider.findFirst("javac").orElseThrow();
    assertThat(javac.run(System.out, System.err, arguments.toArray(String[]::new))).isZero();
  }

  private String run(String mainClass, String input) throws IOException, InterruptedException {
    Path in = Files.writeString(project.resolve("in.txt"), input);
    Path out = project.resolve("out.txt");
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-cp",
                project.resolve("target/classes") + File.pathSeparator + CLASS_PATH,
                "com.example." + mainClass)
            .redirectInput(in.toFile())
            .redirectOutput(out.toFile())
            .redirectErrorStream(true)
            .start();
    try {
      assertThat(process.waitFor(60, TimeUnit.SECONDS)).as("%s ends", mainClass).isTrue();
    } finally {
      process.destroyForcibly();
    }
    return Files.readString(out, StandardCharsets.UTF_8).replace(System.lineSeparator(), "\n");
  }

  /** What the student types, as the tutorial shows it behind the prompt. */
  private static String typed(String shown) {
    return Pattern.compile("^" + PROMPT + "(.*)$", Pattern.MULTILINE)
        .matcher(shown)
        .results()
        .map((MatchResult line) -> line.group(1) + "\n")
        .reduce("", String::concat);
  }

  /** What the program itself prints: nobody sees the line feed after what is typed. */
  private static String printed(String shown) {
    return shown.replaceAll("(?m)^" + PROMPT + ".*\n", PROMPT);
  }
}
