package io.github.linesofaction.notation.transcript;

import static io.github.linesofaction.notation.transcript.TranscriptReaderTest.moves;
import static io.github.linesofaction.notation.transcript.TranscriptReaderTest.read;
import static io.github.linesofaction.notation.transcript.TranscriptReaderTest.readAll;
import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.Records;
import java.time.Duration;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

@Tag("slow")
class TranscriptCostTest {
  @Test
  void deepVariationsCostNoStack() {
    int depth = 20_000;
    String text = "1. b1-b3 " + "(1. c1-c3 ".repeat(depth) + ")".repeat(depth) + " a2-c2";
    GameRecord record = read(text);

    assertThat(record.root().children()).hasSize(depth + 1);
    assertThat(moves(record)).isEqualTo("b1-b3 a2-c2");
    assertThat(Records.lines(record)).last().isEqualTo("[c1-c3]");
    assertThat(record).isEqualTo(read(text)).hasSameHashCodeAs(read(text));
  }

  @Test
  void theCostIsThatOfTheLength() {
    String pieces = "{a}[b \"c\"]\n\n[Tag1 \"\"]\n\n";
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < 30_000; i++) {
      text.append(pieces.replace("1", String.valueOf(i)));
    }
    String line = "1. {a}".repeat(20_000) + "(".repeat(20_000) + "[".repeat(20_000);

    assertTimeoutPreemptively(
        Duration.ofSeconds(20), () -> readAll(text.toString() + line + "\n" + line + " b1-b3"));
  }
}
