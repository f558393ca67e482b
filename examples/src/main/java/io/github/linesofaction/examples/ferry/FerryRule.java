package io.github.linesofaction.examples.ferry;

import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.MoveRule;
import io.github.linesofaction.core.rules.Movement;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The movement of Ferry, a made-up variant: stones move as in Lines of Action; and a stone that
 * stands alone on a line, with no other stone of either colour on it, may also cross to either end
 * of that line. Nobody stands in its way or at the end, so a ferry never captures. Far stones come
 * home faster, and a lone enemy stone is no longer stranded.
 */
public record FerryRule() implements MoveRule {
  private static final Movement WALK = Movement.STANDARD;

  @Override
  public List<Move> turns(Setup setup) {
    Set<Move> turns = new LinkedHashSet<>(WALK.turns(setup));
    for (Square from : setup.stones(setup.sideToMove())) {
      for (Square landing : landings(setup, from)) {
        // Next to the end the ferry is the ordinary step.
        turns.add(Move.step(from, landing));
      }
    }
    return List.copyOf(turns);
  }

  /** The ends of the lines on which the stone of a square stands alone. */
  private static Set<Square> landings(Setup setup, Square from) {
    Set<Square> landings = new LinkedHashSet<>();
    for (Axis axis : setup.topology().axes()) {
      List<Square> line = setup.topology().line(from, axis);
      if (setup.lineCount(from, axis) == 1) {
        landings.add(line.get(0));
        landings.add(line.get(line.size() - 1));
      }
    }
    landings.remove(from);
    return landings;
  }

  @Override
  public Legality check(Setup setup, Move move) {
    return isFerry(setup, move) ? Legality.LEGAL : WALK.check(setup, move);
  }

  private static boolean isFerry(Setup setup, Move move) {
    return move.isStep()
        && !move.isCapture()
        && move.placed().isEmpty()
        && move.from()
            .filter(setup.stones(setup.sideToMove())::contains)
            .map(from -> landings(setup, from))
            .filter(landings -> move.to().filter(landings::contains).isPresent())
            .isPresent();
  }

  @Override
  public List<Edit> edits(Setup setup, Move move) {
    return WALK.edits(setup, move);
  }

  @Override
  public String describe() {
    return WALK.describe()
        + " A stone that stands alone on a line may also cross to either end of it.";
  }

  @Override
  public List<SetupFault> faultsOf(Setup setup) {
    return WALK.faultsOf(setup);
  }

  @Override
  public boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    return true;
  }

  @Override
  public int mostTurns(Topology topology) {
    return 2 * WALK.mostTurns(topology);
  }
}
