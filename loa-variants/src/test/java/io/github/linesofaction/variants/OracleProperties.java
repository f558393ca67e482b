package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.Oracle;
import io.github.linesofaction.testkit.OracleResult;
import io.github.linesofaction.testkit.OracleRules;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** Random games of every variant, move by move against the plain oracle. */
class OracleProperties {
  private static final List<Variant> VARIANTS = Variants.builtIn();

  /** Rule S5 is among them. */
  @Property(tries = 12)
  void movesAndResultsAreTheOracles(
      @ForAll BothConnected both,
      @ForAll NoMove noMove,
      @ForAll @Size(max = 70) List<Short> picks) {
    for (Variant variant : VARIANTS) {
      compare(variant, both, noMove, picks);
    }
  }

  private static void compare(
      Variant variant, BothConnected both, NoMove noMove, List<Short> picks) {
    boolean boardOnly = variant.equals(Variants.PARACHUTE_BOARD_ONLY);
    Oracle oracle =
        Oracle.of(
            boardOnly ? "parachute" : variant.id(),
            new OracleRules(
                OracleRules.BothConnected.valueOf(both.name()),
                OracleRules.NoMove.valueOf(noMove.name()),
                boardOnly));
    Ruleset rules = variant.rules().toBuilder().bothConnected(both).noMove(noMove).build();
    Position position = Position.start(rules);
    String text = oracle.start();
    for (Short pick : picks) {
      List<String> legal = oracle.legalMoves(text);
      assertThat(position).hasToString(text);
      assertThat(position.legalMoves().stream().map(Move::toString).sorted())
          .as("%s under %s", text, rules)
          .isEqualTo(legal);
      assertThat(result(position)).as("%s under %s", text, rules).isEqualTo(oracle.result(text));
      if (legal.isEmpty()) {
        return;
      }
      String move = legal.get(Math.floorMod(pick, legal.size()));
      position = position.play(move);
      text = oracle.play(text, move);
    }
  }

  private static OracleResult result(Position position) {
    Optional<Outcome> outcome = position.outcome();
    if (outcome.isEmpty()) {
      return OracleResult.ONGOING;
    }
    return outcome
        .get()
        .winner()
        .map(winner -> winner == Color.BLACK ? OracleResult.BLACK_WINS : OracleResult.WHITE_WINS)
        .orElse(OracleResult.DRAW);
  }
}
