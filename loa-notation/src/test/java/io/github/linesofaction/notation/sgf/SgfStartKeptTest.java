package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import org.junit.jupiter.api.Test;

/** A start stays what it was, wherever in the tree it was told. Found by chance in random trees. */
class SgfStartKeptTest {
  private static GameRecord read(String text) {
    try (RecordReader reader = Records.read(Source.of(text), ReadOptions.lenient())) {
      return reader.next();
    }
  }

  /** A turn told behind a move is no start: what stands in the root is not taken away for it. */
  @Test
  void aTurnBehindAMoveIsNoStart() {
    GameRecord record = read("(;FF[4]GM[9]AB[j10](;)(;B[b1-b3];PL[white]))");
    assertThat(SgfRecordWriter.standard().toText(record)).contains("AB[j10]", "PL[white]");
  }

  /** The node that sets up the start is deleted: the start is written into the root. */
  @Test
  void theStartOutlivesItsNode() {
    GameRecord record = read("(;FF[4]GM[9];W[b1-b3]AB[a1])");
    GameRecord edited = record.root().children().get(0).delete().record();
    assertThat(edited.start()).isPresent();
    assertThat(read(SgfRecordWriter.standard().toText(edited)).start()).isEqualTo(edited.start());
  }
}
