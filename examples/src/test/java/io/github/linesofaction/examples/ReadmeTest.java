package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.examples.DocumentReader.Seen;
import io.github.linesofaction.examples.MarkdownText.Block;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/**
 * Every snippet of the README files: programs are compiled and run from the very text, commands are
 * typed, what they print is compared with what is shown, dependencies are those of the build.
 */
class ReadmeTest {
  private static final String LOA_JAR = "loa-cli/target/loa.jar";
  private static final String LOA_MAIN = "io.github.linesofaction.cli.Main";

  /** What builds the project cannot be run by a test of the build, so it is named here. */
  private static final List<String> BUILDS =
      List.of("mvn -q -DskipTests package", "mvn -q -DskipTests install");

  private static final Pattern WORD = Pattern.compile("\"([^\"]*)\"|(\\S+)");
  private static final Pattern DEPENDENCY =
      Pattern.compile(
          "<dependency>\\s*<groupId>(.*?)</groupId>\\s*<artifactId>(.*?)</artifactId>"
              + "(?:\\s*<version>(.*?)</version>)?");

  @TempDir private Path folder;

  private final Map<String, Path> programs = new HashMap<>();

  @ParameterizedTest
  @Tag("slow")
  @ValueSource(strings = {"README.md", "examples/README.md"})
  void everySnippetDoesWhatItShows(String document) throws IOException, InterruptedException {
    MarkdownText text = MarkdownText.of(document);
    DocumentReader reader = new DocumentReader(folder);
    List<Block> blocks = text.blocks();
    List<String> notRun = new ArrayList<>();
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      switch (block.language()) {
        case "java" -> {
          Path source = reader.write(block.text());
          programs.put(source.getFileName().toString(), source);
          notRun.add(source.getFileName().toString());
        }
        case "sh" -> {
          boolean shown = i + 1 < blocks.size() && blocks.get(i + 1).language().equals("text");
          Seen seen = new Seen(0, "");
          for (String command : block.text().strip().split(" && ")) {
            seen = type(reader, command);
            notRun.removeIf(command::endsWith);
          }
          assertThat(seen.status()).as(block.text()).isBetween(0, shown ? 1 : 0);
          if (shown) {
            assertThat(seen.printed()).as(block.text()).isEqualTo(blocks.get(i + 1).text());
          }
        }
        case "text" -> assertThat(blocks.get(i - 1).language()).isEqualTo("sh");
        default -> assertThat(block.language()).as(block.text()).isEqualTo("xml");
      }
    }
    assertThat(notRun).as("programs that no command runs").isEmpty();
    assertThat(text.prose()).as("code outside of blocks").doesNotContainPattern("(?m)^(\t| {4})");
  }

  private Seen type(DocumentReader reader, String command)
      throws IOException, InterruptedException {
    List<String> words = new ArrayList<>();
    for (Matcher word = WORD.matcher(command); word.find(); ) {
      words.add(word.group(1) != null ? word.group(1) : word.group(2));
    }
    if (words.get(0).equals("mvn")) {
      assertThat(BUILDS).contains(command);
      return new Seen(0, "");
    }
    assertThat(words.get(0)).isEqualTo("java");
    if (words.get(1).equals("-jar")) {
      assertThat(words.get(2)).isEqualTo(LOA_JAR);
      return reader.run(LOA_MAIN, words.subList(3, words.size()), "");
    }
    assertThat(words.get(1)).isEqualTo("-cp");
    String program = words.get(3);
    if (program.endsWith(".java")) {
      assertThat(words.get(2)).isEqualTo(LOA_JAR);
      reader.compile(List.of(programs.get(program)));
      program = program.replace(".java", "");
    } else {
      String version = Coordinates.ofBuild().version();
      assertThat(words.get(2)).isEqualTo("examples/target/loa-examples-" + version + ".jar");
    }
    return reader.run(program, words.subList(4, words.size()), "");
  }

  @Test
  void programIsWhereTheReadmeSays() throws IOException {
    assertThat(Files.readString(MarkdownText.TOP.resolve("loa-cli/pom.xml")))
        .contains(
            "<outputFile>${project.build.directory}/loa.jar</outputFile>",
            "<mainClass>" + LOA_MAIN + "</mainClass>");
  }

  /** What identifies an artifact to Maven, beside its name. */
  private record Coordinates(String group, String version) {
    static Coordinates ofBuild() throws IOException {
      String pom = Files.readString(MarkdownText.TOP.resolve("pom.xml"));
      return new Coordinates(first(pom, "groupId"), first(pom, "version"));
    }

    private static String first(String pom, String element) {
      Matcher found = Pattern.compile("<" + element + ">(.*?)</" + element + ">").matcher(pom);
      assertThat(found.find()).isTrue();
      return found.group(1);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/TUTORIAL.md"})
  void dependenciesAreThoseOfTheBuild(String document) throws IOException {
    Coordinates build = Coordinates.ofBuild();
    List<MatchResult> shown = new ArrayList<>();
    for (Block block : MarkdownText.of(document).blocks()) {
      DEPENDENCY.matcher(block.text()).results().forEach(shown::add);
    }
    assertThat(shown).isNotEmpty();
    assertThat(shown).anyMatch(dependency -> dependency.group(3) != null);
    for (MatchResult dependency : shown) {
      assertThat(dependency.group(1)).isEqualTo(build.group());
      String name = dependency.group(2);
      assertThat(Files.readString(MarkdownText.TOP.resolve(name).resolve("pom.xml")))
          .contains("<artifactId>" + name + "</artifactId>")
          .doesNotContain("<loa.unpublished>true");
      if (dependency.group(3) != null) {
        assertThat(dependency.group(3)).isEqualTo(build.version());
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "README.md",
        "CHANGELOG.md",
        "CONTRIBUTING.md",
        "docs/DESIGN.md",
        "docs/EVENTS.md",
        "docs/MUTANTS.md",
        "docs/PERFORMANCE.md",
        "docs/RELEASING.md",
        "docs/RULES.md",
        "docs/TESTING.md",
        "docs/TUTORIAL.md",
        "examples/README.md"
      })
  void linksLeadSomewhere(String document) {
    Path folder = MarkdownText.TOP.resolve(document).getParent();
    Pattern link = Pattern.compile("\\]\\(([^):#]+)\\)");
    assertThat(link.matcher(MarkdownText.of(document).prose()).results())
        .allSatisfy(found -> assertThat(folder.resolve(found.group(1))).exists());
  }
}
