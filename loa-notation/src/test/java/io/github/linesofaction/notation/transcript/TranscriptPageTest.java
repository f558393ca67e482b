package io.github.linesofaction.notation.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;

/** The examples of {@code docs/TRANSCRIPTS.md} are read as the page says. */
class TranscriptPageTest {
  private static final Pattern EXAMPLE =
      Pattern.compile("```text\\R(.*?)```\\R\\RRead as `([^`]*)`", Pattern.DOTALL);

  private record Example(String text, String game) {}

  private static List<Example> examples() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "TRANSCRIPTS.md"));
    List<Example> examples = new ArrayList<>();
    Matcher matcher = EXAMPLE.matcher(page);
    while (matcher.find()) {
      examples.add(new Example(matcher.group(1), matcher.group(2)));
    }
    return examples;
  }

  @Test
  void thePageHasTenExamples() throws IOException {
    assertThat(examples()).hasSize(10);
  }

  @TestFactory
  List<DynamicTest> everyExampleIsReadAsThePageSays() throws IOException {
    return examples().stream()
        .map(example -> DynamicTest.dynamicTest(example.game(), () -> check(example)))
        .toList();
  }

  private static void check(Example example) {
    try (RecordReader reader = Records.read(Source.of(example.text()), ReadOptions.lenient())) {
      GameRecord record = reader.next();
      assertThat(reader.hasNext()).isFalse();
      assertThat(record.toGame()).hasToString(example.game());
    }
  }
}
