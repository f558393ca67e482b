package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.examples.MarkdownText.Block;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Follows the tutorial: writes the classes it shows into an empty folder, compiles and runs them
 * where it says so, and compares what they print with what it shows.
 */
class TutorialTest {
  private static final Pattern COMMAND =
      Pattern.compile("mvn -q compile exec:java -Dexec\\.mainClass=(com\\.example\\.\\w+)\n");

  /** What stands before what is typed, on one line with it. */
  private static final String PROMPT = "Your move: ";

  @TempDir private Path folder;

  @Test
  @Tag("slow")
  void everyStepDoesWhatItShows() throws IOException, InterruptedException {
    MarkdownText tutorial = MarkdownText.of("docs/TUTORIAL.md");
    DocumentReader student = new DocumentReader(folder);
    List<Path> sources = new ArrayList<>();
    List<Block> blocks = tutorial.blocks();
    int runs = 0;
    for (int i = 0; i < blocks.size(); i++) {
      Block block = blocks.get(i);
      Matcher command = COMMAND.matcher(block.text());
      if (block.language().equals("java")) {
        sources.add(student.write(block.text()));
      } else if (block.language().equals("sh") && command.matches()) {
        student.compile(sources);
        String shown = blocks.get(i + 1).text();
        assertThat(student.run(command.group(1), List.of(), typed(shown)).printed())
            .as(command.group(1))
            .isEqualTo(printed(shown));
        runs++;
      }
    }
    assertThat(sources).hasSize(7);
    assertThat(runs).isEqualTo(6);
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
