package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;
import org.junit.jupiter.api.Test;

class PathIndexTest {
  private static final Ruleset RULES = Variants.rules("standard");

  /** A cursor that counts the questions it is asked, and may give all positions one key. */
  private static final class Asked extends GeneralCursor {
    private final boolean oneKey;
    private int questions;

    Asked(boolean oneKey) {
      super(new GeneralKernel(RULES), RULES.start());
      this.oneKey = oneKey;
    }

    @Override
    long keyAt(int ply) {
      questions++;
      return oneKey ? 7 : super.keyAt(ply);
    }

    @Override
    boolean isSame(int ply, int earlier) {
      questions++;
      return super.isSame(ply, earlier);
    }

    @Override
    boolean isMarked(int ply) {
      questions++;
      return super.isMarked(ply);
    }
  }

  private static int code(String move) {
    return MoveCode.of(RULES.topology(), Move.parse(move));
  }

  private static final List<String> CYCLE = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");

  private static void walk(Cursor cursor, int plies) {
    while (cursor.plies() < plies) {
      cursor.make(code(CYCLE.get(cursor.plies() % 4)));
    }
  }

  /** Case J8: a question after 16,000 quiet plies takes no more looks than one after 1,000. */
  @Test
  void longPathsAskNoMoreThanShortOnes() {
    Asked cursor = new Asked(false);
    PathIndex index = new PathIndex(cursor);
    walk(cursor, 1_000);
    int few = looks(cursor, index);
    walk(cursor, 16_000);
    assertThat(looks(cursor, index)).isEqualTo(few).isLessThan(10);
    assertThat(index.occurrences()).isEqualTo(4_001);
    assertThat(index.pliesWithoutCapture()).isEqualTo(16_000);
    assertThat(index.lastOccurrence()).isEqualTo(4);
  }

  /** How often a cursor is asked when a move is taken back, made again, and the index looked at. */
  private static int looks(Asked cursor, PathIndex index) {
    index.occurrences();
    cursor.questions = 0;
    int last = cursor.pathMove(cursor.plies() - 1);
    cursor.unmake();
    index.occurrences();
    cursor.make(last);
    index.occurrences();
    index.lead();
    index.lastOccurrence();
    index.pliesWithoutCapture();
    return cursor.questions;
  }

  @Test
  void equalityDecidesAndNotTheKey() {
    Asked cursor = new Asked(true);
    PathIndex index = new PathIndex(cursor);
    int[] counts = {1, 1, 1, 1, 2, 2, 2, 2, 3};
    for (int ply = 0; ply < counts.length; ply++) {
      walk(cursor, ply);
      assertThat(index.occurrences()).isEqualTo(counts[ply]);
    }
  }

  /** What is answered by looking through the last positions is what the index would answer. */
  @Test
  void aFewPositionsAreLookedThrough() {
    Cursor cursor = new FastKernel(RULES).cursor(RULES.start());
    for (int plies = 0; plies <= 14; plies++) {
      walk(cursor, plies);
      assertThat(new PathIndex(cursor).occurrences()).isEqualTo(plies / 4 + 1);
    }
  }

  /**
   * A captured stone that is placed again stands where it stood: a capture is no end of looking.
   */
  @Test
  void whatWasCapturedMayComeBack() {
    Ruleset rules = Variants.rules("parachute");
    Setup setup = Setup.parse("8/8/8/8/3w4/8/1b1b4/b6w b b0w1");
    assertThat(rules.moveRule().faultsOf(setup)).isEmpty();
    Cursor fast = new FastKernel(rules).cursor(setup);
    Cursor plain = new GeneralKernel(rules).cursor(setup);
    assertThat(fast.isLastingCapture(play(fast, "d2xd4@h8"))).isFalse();
    assertThat(plain.isLastingCapture(play(plain, "d2xd4@h8"))).isFalse();
    Cursor line = new FastKernel(RULES).cursor(Setup.parse("8/8/8/8/3w4/8/1b1b4/b6w b"));
    assertThat(line.isLastingCapture(play(line, "d2xd4"))).isTrue();
    assertThat(line.isLastingCapture(play(line, "h1-h2"))).isFalse();
  }

  /** Makes a turn, and returns the number it has on the path. */
  private static int play(Cursor cursor, String move) {
    cursor.make(code(move));
    return cursor.plies() - 1;
  }

  /** The room of 512 positions is filled and doubled, and positions are found as before. */
  @Test
  void positionsAreFoundAfterTheRoomHasGrown() {
    Cursor cursor = new FastKernel(RULES).cursor(RULES.start());
    PathIndex index = new PathIndex(cursor);
    for (int plies : new int[] {510, 511, 512, 513, 1_023, 1_024, 1_025, 4_097}) {
      walk(cursor, plies);
      assertThat(index.occurrences()).isEqualTo(plies / 4 + 1);
      assertThat(index.lastOccurrence()).isEqualTo(4);
    }
    while (cursor.plies() > 3) {
      cursor.unmake();
    }
    assertThat(index.occurrences()).isOne();
    assertThat(index.lastOccurrence()).isZero();
  }

  @Test
  void capturesSinceThePositionLastStood() {
    Setup setup = Setup.parse("8/8/1w6/8/3b4/8/1w4b1/b6w b");
    Ruleset rules = RULES.toBuilder().start(setup).build();
    Cursor cursor = new FastKernel(rules).cursor(setup);
    PathIndex index = new PathIndex(cursor);
    assertThat(index.lead()).isZero();
    int[] room = new int[64];
    int captures = 0;
    while (cursor.goals() == 0 && cursor.plies() < 40) {
      int end = cursor.generateCaptures(room, 0);
      end = end > 0 ? end : cursor.generate(room, 0);
      captures += MoveCode.isCapture(room[0]) ? cursor.side() == 0 ? 1 : -1 : 0;
      cursor.make(room[0]);
      if (index.lastOccurrence() == 0) {
        assertThat(index.lead()).isEqualTo(captures);
      }
    }
    assertThat(cursor.plies()).isPositive();
  }
}
