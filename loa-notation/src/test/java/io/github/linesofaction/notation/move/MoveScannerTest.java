package io.github.linesofaction.notation.move;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What texts say before any rule is asked; every answer here follows from the dialect's words. */
class MoveScannerTest {
  private static MoveText scan(String dialect, String text) {
    return MoveReader.of(MoveReaderTest.dialect(dialect)).scan(text);
  }

  @ParameterizedTest
  @CsvSource({
    // words
    "STRICT, pass@e5, PASS, pass@e5",
    "STRICT, pass, PASS, pass",
    "LENIENT, Resigned, RESIGNATION, resign",
    "LENIENT, forfeited!, FORFEIT, forfeit!",
    // a stone's letter, and what is known of the origin
    "SHORT, La2, TARGET, La2",
    "SHORT, Lb1, TARGET, Lb1",
    "SHORT, Lz26, TARGET, Lz26",
    "SHORT, Laa2, TARGET, Laa2",
    "SHORT, Lzz26, TARGET, Lzz26",
    "SHORT, L1a2, TARGET, L1a2",
    "SHORT, L26xz1, TARGET, L26xz1",
    "SHORT, La-c3, TARGET, Lac3",
    "SHORT, Lxa3, TARGET, Lxa3",
    "SHORT, La2-b1, STEP, a2-b1",
    "SHORT, Lb1-a2, STEP, b1-a2",
    "SHORT, Lb12xb26, STEP, b12xb26",
    "SHORT, Lc1xa3#, STEP, c1xa3#",
    "SHORT_LENIENT, L b3, TARGET, Lb3",
    "SHORT_LENIENT, Lb d3, TARGET, Lbd3",
    "SHORT_LENIENT, Lb1 d3, STEP, b1-d3",
    "SHORT_LENIENT, L1:D3, TARGET, L1xd3",
    // a target alone
    "ABBREVIATED, d-d3, TARGET, Ldd3",
    "ABBREVIATED, cxa3, TARGET, Lcxa3",
    "ABBREVIATED, dd3, TARGET, Ldd3",
    "ABBREVIATED, :a3, TARGET, Lxa3",
    "ABBREVIATED, a3, SQUARE, a3",
    "ABBREVIATED, d1-d3, STEP, d1-d3",
    // removals and squares
    "LENIENT, e8 -^^, REMOVAL, e8",
    "LENIENT, 'e8 +', SQUARE, e8+",
    "LENIENT, 'e8 ', SQUARE, e8",
    "CANONICAL, e8, SQUARE, e8",
    // letters and numbers of the largest boards
    "CANONICAL, a1-z26, STEP, a1-z26",
    "LENIENT, A1-Z26, STEP, a1-z26",
    // separators
    "LENIENT, a1\u2010a3, STEP, a1-a3",
    "LENIENT, a1\u2015a3, STEP, a1-a3",
    "LENIENT, a1\u2212a3, STEP, a1-a3",
    "LENIENT, a1\u00D7a3, STEP, a1xa3",
    // the letter x of a large board is no mark
    "LENIENT, a1x5, STEP, a1-x5",
    "LENIENT, a1xx5, STEP, a1xx5",
    // marks
    "STRICT, a1-a3+#!?>=, STEP, a1-a3+#!?>=",
    "LENIENT, a1-a3X, STEP, a1xa3",
    "STRICT, a3-b2@e5, STEP, a3-b2@e5",
  })
  void aReadableTextSays(String dialect, String text, MoveText.Kind kind, String says) {
    MoveText move = scan(dialect, text);

    assertThat(move.kind()).as(move.problem()).isEqualTo(kind);
    assertThat(move).hasToString(says);
    assertThat(move.isReadable()).isTrue();
    assertThat(move.problem()).isEmpty();
    assertThat(move.problemOffset()).isZero();
  }

  @ParameterizedTest
  @CsvSource({
    "CANONICAL, resign, UNREADABLE, 0, a square is expected here",
    "LENIENT, resign@e5, UNREADABLE, 6, nothing is expected after the move",
    "LENIENT, passes, UNREADABLE, 0, a square is expected here",
    "CANONICAL, ' b1-b3', UNREADABLE, 0, a square is expected here",
    "STRICT, B1-B3, UNREADABLE, 0, a square is a small letter and a number",
    "STRICT, b1b3, UNREADABLE, 2, - or x is expected",
    "LENIENT, b1)b3, UNREADABLE, 2, a second square is expected",
    "LENIENT, a1\u200Fa3, UNREADABLE, 2, a second square is expected",
    "LENIENT, a1\u2016a3, UNREADABLE, 2, a second square is expected",
    "LENIENT, a1:5, UNREADABLE, 3, a square is expected here",
    "LENIENT, a1x, UNREADABLE, 3, a square is expected here",
    "STRICT, a1x5, UNREADABLE, 3, a square is expected here",
    "STRICT, a3-a3, UNREADABLE, 3, a step leaves its square",
    "STRICT, a3@b2, UNREADABLE, 2, a removal places no stone",
    "STRICT, a3-b2@, UNREADABLE, 6, a square is expected here",
    "STRICT, a1-a3+#!?>=+, UNREADABLE, 11, nothing is expected after the move",
    "STRICT, a1-^^, UNREADABLE, 3, a square is expected here",
    "STRICT, a1-a123, NO_SQUARE, 3, no board has a square a123",
    "STRICT, a1-a1234, NO_SQUARE, 3, no board has a square a123",
    "STRICT, a0-a1, NO_SQUARE, 0, no board has a square a0",
    "ABBREVIATED, 1a3, UNREADABLE, 0, a square is expected here",
    "SHORT, L, UNREADABLE, 1, a target is expected",
    "SHORT, La, UNREADABLE, 2, a target is expected",
    "SHORT, L1, UNREADABLE, 2, a target is expected",
    "SHORT, La1-, UNREADABLE, 4, a target is expected",
    "SHORT, La3xa3, UNREADABLE, 1, a step leaves its square",
    "SHORT, Lb1-b0, NO_SQUARE, 4, no board has a square b0",
    // a number that no board has is not passed over
    "SHORT, La0, NO_SQUARE, 2, no board has a rank 0",
    "SHORT, L27a3, NO_SQUARE, 1, no board has a rank 27",
    "SHORT, Lb0a3, NO_SQUARE, 2, no board has a rank 0",
    "SHORT, Lb02a3, NO_SQUARE, 2, no board has a rank 02",
    "SHORT, L126a3, NO_SQUARE, 1, no board has a rank 126",
  })
  void anUnreadableTextSaysWhereAndWhy(
      String dialect, String text, MoveText.Kind kind, int offset, String why) {
    MoveText move = scan(dialect, text);

    assertThat(move.kind()).isEqualTo(kind);
    assertThat(move.problemOffset()).isEqualTo(offset);
    assertThat(move.problem()).contains(why);
    assertThat(move.isReadable()).isFalse();
    assertThat(move).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({"64, STEP, 0", "65, UNREADABLE, 64", "1000, UNREADABLE, 64"})
  void aMoveHasAtMost64Characters(int length, MoveText.Kind kind, int offset) {
    MoveText move = scan("LENIENT", " ".repeat(length - 5) + "b1-b3");

    assertThat(move.kind()).isEqualTo(kind);
    assertThat(move.problemOffset()).isEqualTo(offset);
  }
}
