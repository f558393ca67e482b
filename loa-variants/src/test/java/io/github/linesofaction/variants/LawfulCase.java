package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.laws.Laws;
import io.github.linesofaction.testkit.Oracle;
import io.github.linesofaction.testkit.OracleResult;
import io.github.linesofaction.testkit.OracleRules;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * A position of a variant under two of the choices, and picks of moves from there: where every law
 * has to hold, and the oracle has to agree. Its text is one line, so that a counterexample can be
 * kept in a file and tried again: {@code variant | both connected | no move | position | picks}.
 */
record LawfulCase(
    Variant variant, BothConnected both, NoMove noMove, String position, List<Integer> picks) {
  static LawfulCase parse(String line) {
    String[] parts = line.split("\\|", -1);
    assertThat(parts).as(line).hasSize(5);
    return new LawfulCase(
        Variants.find(parts[0].strip()).orElseThrow(),
        BothConnected.valueOf(parts[1].strip()),
        NoMove.valueOf(parts[2].strip()),
        parts[3].strip(),
        Arrays.stream(parts[4].strip().split(" "))
            .filter(pick -> !pick.isEmpty())
            .map(Integer::valueOf)
            .toList());
  }

  @Override
  public String toString() {
    String numbers = picks.stream().map(String::valueOf).collect(Collectors.joining(" "));
    return String.join(
        " | ",
        variant.id(),
        both.name(),
        noMove.name(),
        position,
        numbers.isEmpty() ? " " : numbers);
  }

  private Ruleset rules() {
    return variant.rules().toBuilder()
        .bothConnected(both)
        .noMove(noMove)
        .repetition(Repetition.drawAt(2))
        .build();
  }

  /** Whether the rules can handle the position, odd as it may be. */
  boolean canBePlayed() {
    return rules().faultsOf(Setup.parse(position)).stream()
        .allMatch(fault -> fault.kind().weight() == SetupFault.Weight.UNUSUAL);
  }

  void lawsHold() {
    Laws.of(rules()).holdAlong(Setup.parse(position), picks);
  }

  void oracleAgrees() {
    boolean boardOnly = variant.equals(Variants.PARACHUTE_BOARD_ONLY);
    Oracle oracle =
        Oracle.of(
            boardOnly ? "parachute" : variant.id(),
            new OracleRules(
                OracleRules.BothConnected.valueOf(both.name()),
                OracleRules.NoMove.valueOf(noMove.name()),
                boardOnly));
    Position now = Position.of(rules(), Setup.parse(position));
    String text = oracle.normalize(position);
    for (int ply = 0; ply <= picks.size(); ply++) {
      List<String> legal = oracle.legalMoves(text);
      assertThat(now).hasToString(text);
      assertThat(now.legalMoves().stream().map(Move::toString).sorted())
          .as("%s: moves in %s", this, text)
          .isEqualTo(legal);
      assertThat(result(now)).as("%s: result of %s", this, text).isEqualTo(oracle.result(text));
      if (legal.isEmpty() || ply == picks.size()) {
        return;
      }
      String move = legal.get(Math.floorMod(picks.get(ply), legal.size()));
      now = now.play(move);
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
