package io.github.linesofaction.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The small values of which rule sets are made. */
class ChoicesTest {
  @ParameterizedTest
  @ValueSource(ints = {Integer.MIN_VALUE, -1, 0, 1})
  void repetitionNeedsASecondOccurrence(int occurrence) {
    assertThatThrownBy(() -> Repetition.drawAt(occurrence))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining(String.valueOf(occurrence))
        .hasMessageContaining("2 or more");
    assertThatThrownBy(() -> Repetition.claimableAt(occurrence)).isInstanceOf(RulesException.class);
  }

  @ParameterizedTest
  @CsvSource({"1, 0", "-1, 0", "0, 1", "0, -2", "3, 3", "3, 4", "2, 2"})
  void repetitionsThatMakeNoSense(int endsAt, int claimableAt) {
    assertThatThrownBy(
            () ->
                new Repetition(
                    endsAt, claimableAt, Repetition.Basis.SITUATIONAL, Repetition.Verdict.DRAW))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining(String.valueOf(endsAt));
  }

  @Test
  void repetitionsSayWhatTheyAre() {
    assertThat(Repetition.NONE.isActive()).isFalse();
    assertThat(Repetition.drawAt(3).isActive()).isTrue();
    assertThat(Repetition.claimableAt(3).isActive()).isTrue();
    assertThat(Repetition.drawAt(2).by(Repetition.Basis.POSITIONAL).basis())
        .isEqualTo(Repetition.Basis.POSITIONAL);
    assertThat(Repetition.drawAt(2).verdict(Repetition.Verdict.LONG_CYCLE))
        .isEqualTo(
            new Repetition(2, 0, Repetition.Basis.SITUATIONAL, Repetition.Verdict.LONG_CYCLE));
    List<String> described = new ArrayList<>();
    for (Repetition.Basis basis : Repetition.Basis.values()) {
      for (Repetition.Verdict verdict : Repetition.Verdict.values()) {
        described.add(new Repetition(2, 0, basis, verdict).describe());
        described.add(new Repetition(0, 2, basis, verdict).describe());
        described.add(new Repetition(5, 3, basis, verdict).describe());
        described.add(new Repetition(12, 4, basis, verdict).describe());
      }
    }
    assertThat(Repetition.drawAt(3).describe())
        .isEqualTo(
            "When the same position with the same side to move stands for the third time, the game"
                + " is a draw.");
    assertThat(Repetition.claimableAt(2).describe())
        .isEqualTo(
            "When the same position with the same side to move stands for the second time or more,"
                + " a player may claim that the game is a draw.");
    assertThat(
            new Repetition(5, 3, Repetition.Basis.POSITIONAL, Repetition.Verdict.LONG_CYCLE)
                .describe())
        .isEqualTo(
            "When the same board stands for the fifth time, the game is won by the side that"
                + " captured more stones since it stood there before, and else a draw. From the"
                + " third time on, a player may claim that the game is won by the side that"
                + " captured more stones since it stood there before, and else a draw.");
    assertThat(described).doesNotHaveDuplicates().allMatch(text -> text.endsWith("."));
  }

  /** Case J6. */
  @ParameterizedTest
  @CsvSource({
    "2, second",
    "5, fifth",
    "6, 6th",
    "10, 10th",
    "11, 11th",
    "12, 12th",
    "13, 13th",
    "14, 14th",
    "20, 20th",
    "21, 21st",
    "22, 22nd",
    "23, 23rd",
    "24, 24th",
    "101, 101st",
    "111, 111th",
    "112, 112th",
    "113, 113th",
    "122, 122nd",
    "1003, 1003rd",
    "1011, 1011th",
    "2147483647, 2147483647th"
  })
  void occurrencesAreCountedInEnglish(int occurrence, String words) {
    assertThat(Repetition.drawAt(occurrence).describe()).contains("for the " + words + " time, ");
    assertThat(Repetition.claimableAt(occurrence).describe())
        .contains("for the " + words + " time or more");
  }

  @ParameterizedTest
  @CsvSource({"-1, 0", "0, -1", "-2147483648, 5"})
  void limitsAreNotNegative(int plies, int pliesWithoutCapture) {
    assertThatThrownBy(() -> new Limits(plies, pliesWithoutCapture))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining(String.valueOf(plies));
  }

  @Test
  void limitsSayWhatTheyAre() {
    assertThat(Limits.ofPlies(0)).isEqualTo(Limits.NONE);
    assertThat(Limits.ofPliesWithoutCapture(0)).isEqualTo(Limits.NONE);
    assertThat(Limits.ofPlies(1_000).describe())
        .isEqualTo("After 1000 plies of both sides together the game is drawn.");
    assertThat(Limits.ofPliesWithoutCapture(100).describe())
        .isEqualTo("After 100 plies in a row without a capture the game is drawn.");
    assertThat(new Limits(7, 3).describe())
        .isEqualTo(
            "After 7 plies of both sides together the game is drawn. After 3 plies in a row without"
                + " a capture the game is drawn.");
  }

  @Test
  void outcomesSayWhoAndWhy() {
    assertThat(Outcome.win(Color.BLACK, EndReason.GOAL)).hasToString("Black wins: goal reached");
    assertThat(Outcome.draw(EndReason.REPETITION)).hasToString("draw: repetition");
    assertThat(Outcome.draw(EndReason.REPETITION).isDraw()).isTrue();
    assertThat(Outcome.win(Color.WHITE, EndReason.TIME).isDraw()).isFalse();
    assertThat(Outcome.win(Color.WHITE, EndReason.TIME).winner()).contains(Color.WHITE);
    assertThat(Outcome.draw(EndReason.PLY_LIMIT)).isNotEqualTo(Outcome.draw(EndReason.REPETITION));
    assertThat(List.of(EndReason.values())).extracting(EndReason::words).doesNotHaveDuplicates();
  }

  @Test
  void legalityCarriesReasonAndAlternatives() {
    assertThat(Legality.LEGAL.isLegal()).isTrue();
    Legality illegal = Legality.illegal(Reason.EMPTY_SQUARE, "d4 is empty");
    assertThat(illegal.isLegal()).isFalse();
    assertThat(illegal.reason()).isEqualTo(Optional.of(Reason.EMPTY_SQUARE));
    List<Move> moves = new ArrayList<>(List.of(Move.parse("a1-b2")));
    Legality with = illegal.withAlternatives(moves);
    moves.clear();
    assertThat(with.alternatives()).containsExactly(Move.parse("a1-b2"));
    assertThat(with.explanation()).isEqualTo("d4 is empty");
  }

  /** Rule R1. */
  @Test
  void startsAreThoseOfTheTestKit() {
    for (int size = 4; size <= 16; size++) {
      Topology board = Topology.square(size);
      assertThat(StandardSetups.standard(board))
          .hasToString(OracleVariant.of("standard-" + size).start());
      assertThat(StandardSetups.scrambled(board, Color.WHITE))
          .hasToString(OracleVariant.of("scrambled-" + size).start());
      Setup mirrored = StandardSetups.scrambled(board, Color.BLACK);
      assertThat(mirrored.swapColors().withSideToMove(Color.BLACK))
          .isEqualTo(StandardSetups.scrambled(board, Color.WHITE));
    }
    assertThat(StandardSetups.scrambled(Topology.square(8), Color.BLACK))
        .hasToString(OracleVariant.of("scrambled-eggs-mirrored").start());
    assertThatThrownBy(() -> StandardSetups.standard(Topology.hexagon(5)))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("hexagon of side 5");
    assertThatThrownBy(() -> StandardSetups.scrambled(Topology.hexagon(5), Color.BLACK))
        .isInstanceOf(RulesException.class);
  }

  @ParameterizedTest
  @CsvSource({
    // Cases V30 to V33, V38; a corner belongs to both of its edges.
    "3b4/3b4/w3b3/4b2b/3b4/3b3w/2b5/2b5 w, true, false",
    "3b4/3b4/w5b1/4b2b/3b4/3b3w/2b5/2b5 b, false, false",
    "2b1w3/8/5w2/4wb2/2ww2ww/ww6/8/8 w, false, false",
    "w7/1w6/2w4b/3w4/4w3/b4w2/6w1/7w b, false, true",
    "b7/1b6/2b4w/3b4/4b3/w4b2/6b1/7b b, true, false",
    "8/8/2bbbb2/2bbbb2/8/8/w6w/8 b, false, false",
    "wwwwwwww/8/8/8/8/8/8/b7 b, false, true",
    "bw6/bw6/bw6/bw6/bw6/bw6/bw6/bw6 b, true, false"
  })
  void chainsBetweenEdges(String text, boolean black, boolean white) {
    Setup setup = Setup.parse(text);
    assertThat(JoinEdgesGoal.SFILZOTTO.isReached(setup, Color.BLACK)).isEqualTo(black);
    assertThat(JoinEdgesGoal.SFILZOTTO.isReached(setup, Color.WHITE)).isEqualTo(white);
  }

  @Test
  void chainsNeedAsManyStonesAsARowHasSquares() {
    Setup setup = Setup.parse("bbb5/bbb5/b7/3b4/8/3w4/8/7w w");
    assertThat(JoinEdgesGoal.SFILZOTTO.isReachable(setup, Color.BLACK)).isTrue();
    assertThat(JoinEdgesGoal.SFILZOTTO.isReachable(setup, Color.WHITE)).isFalse();
    Setup after = Setup.parse("bbb5/bbb5/b7/3w4/8/8/8/7w b");
    assertThat(JoinEdgesGoal.SFILZOTTO.isReachable(after, Color.BLACK)).isFalse();
    Setup inHand = Setup.parse("bbb5/bbb5/8/3w4/8/8/8/7w b b2w5");
    assertThat(JoinEdgesGoal.SFILZOTTO.isReachable(inHand, Color.BLACK)).isTrue();
    assertThat(JoinEdgesGoal.SFILZOTTO.isReachable(inHand, Color.WHITE)).isFalse();
  }

  @Test
  void connectionCountsHandsOrNot() {
    Setup setup = Setup.parse("8/8/8/3b4/3b4/8/w6w/8 b b1w1");
    assertThat(ConnectGoal.ALL_STONES.isReached(setup, Color.BLACK)).isFalse();
    assertThat(ConnectGoal.BOARD_ONLY.isReached(setup, Color.BLACK)).isTrue();
    assertThat(ConnectGoal.BOARD_ONLY.isReached(setup, Color.WHITE)).isFalse();
    Setup bare = Setup.parse("8/8/8/8/8/8/8/7w b");
    assertThat(ConnectGoal.ALL_STONES.isReached(bare, Color.BLACK)).isFalse();
    assertThat(ConnectGoal.ALL_STONES.isReached(bare, Color.WHITE)).isTrue();
    assertThat(ConnectGoal.ALL_STONES.describe()).isNotEqualTo(ConnectGoal.BOARD_ONLY.describe());
  }
}
