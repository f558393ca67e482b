package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;

class SolveSmallBoardTest {
  @ParameterizedTest
  @EnumSource(names = {"SOUCIE", "ABSTRACT_PLAY", "MIND_SPORTS", "PLAY_STRATEGY"})
  void fourByFourIsWonInThreePlies(Preset preset) {
    // Case N22.
    assertThat(SolveSmallBoard.report(Variants.square(4).rules(preset), 11))
        .isEqualTo(
            "1bb1/w2w/w2w/1bb1 b: the first player wins in 3 plies by b1-b3 b4-b2 c1-c3 c4-c2");
  }

  @Test
  @Tag("slow")
  void fiveByFiveIsWonInElevenPlies() {
    // Two moves, each other's mirror image, as it has to be.
    assertThat(SolveSmallBoard.report(Variants.square(5).rules(), 11))
        .isEqualTo("1bbb1/w3w/w3w/w3w/1bbb1 b: the first player wins in 11 plies by c1-c3 c5-c3");
  }

  @Test
  void saysWhenNothingWasFound() {
    assertThat(SolveSmallBoard.report(Variants.square(5).rules(), 5))
        .isEqualTo("1bbb1/w3w/w3w/w3w/1bbb1 b: not found within 5 plies");
  }

  @Test
  void knowsTheLoserToo() {
    Position start = Position.start(Variants.square(4).rules());
    Position after = start.play("b1-b3");
    assertThat(SolveSmallBoard.solve(after, 5))
        .hasValueSatisfying(
            solution -> {
              assertThat(solution.winner()).isEqualTo(Color.BLACK);
              assertThat(solution.plies()).isEqualTo(2);
              assertThat(solution.firstMoves()).isEqualTo(after.legalMoves());
            });
  }

  /** The plain meaning of a forced win, written down without any of the search's devices. */
  private static boolean wins(Position position, Color side, int plies) {
    Optional<Outcome> outcome = position.outcome();
    if (outcome.isPresent() || plies == 0) {
      return outcome.map(Outcome::winner).equals(Optional.of(Optional.of(side)));
    }
    List<Move> moves = position.legalMoves();
    return position.sideToMove() == side
        ? moves.stream().anyMatch(move -> wins(position.play(move), side, plies - 1))
        : moves.stream().allMatch(move -> wins(position.play(move), side, plies - 1));
  }

  @ParameterizedTest
  @CsvSource({"4, SOUCIE, 4", "4, MIND_SPORTS, 4", "5, PLAY_STRATEGY, 3"})
  void agreesWithThePlainMeaning(int size, Preset preset, int mostPlies) {
    Ruleset rules = Variants.square(size).rules(preset);
    Random random = new Random(size);
    int asked = 0;
    int won = 0;
    for (int round = 0; round < 30; round++) {
      Game game = Game.start(rules);
      for (int ply = random.nextInt(14); ply > 0 && !game.isOver(); ply--) {
        game = game.play(game.legalMoves().get(random.nextInt(game.legalMoves().size())));
      }
      for (Color side : Color.values()) {
        SmallBoardSearch search = new SmallBoardSearch(game.position(), side, mostPlies, 10);
        for (int plies = mostPlies; plies >= 0; plies--) {
          boolean wins = wins(game.position(), side, plies);
          assertThat(search.wins(plies)).as("%s, %s, %s", game, side, plies).isEqualTo(wins);
          asked++;
          won += wins ? 1 : 0;
        }
      }
    }
    assertThat(won).as("both answers come up").isBetween(asked / 20, asked - asked / 20);
  }

  @Test
  void aSmallTableChangesNothing() {
    Position start = Position.start(Variants.square(5).rules());
    SmallBoardSearch large = new SmallBoardSearch(start, Color.BLACK, 9, 16);
    SmallBoardSearch small = new SmallBoardSearch(start, Color.BLACK, 9, 2);
    assertThat(large.wins(9)).isFalse();
    assertThat(small.wins(9)).isFalse();
    assertThat(large.nodes()).isLessThan(small.nodes());
  }

  @Test
  void boardHasToFitTheKey() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> SolveSmallBoard.solve(Position.start(Variants.square(6).rules()), 3))
        .withMessageContaining("31 squares at most");
  }

  @Test
  void refusesWhatItCannotProve() {
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                SolveSmallBoard.solve(
                    Position.start(Variants.square(4).rules(Preset.OPEN_SPIEL)), 3))
        .withMessageContaining("boards alone");
    assertThatIllegalArgumentException()
        .isThrownBy(
            () ->
                new SmallBoardSearch(
                    Position.start(Variants.square(4).rules()), Color.BLACK, 101, 2))
        .withMessageContaining("1 to 100");
  }
}
