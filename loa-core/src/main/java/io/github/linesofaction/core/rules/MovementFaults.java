package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;

/** What a {@link Movement} cannot handle: in a set-up, and on a board. */
final class MovementFaults {
  private MovementFaults() {}

  static List<SetupFault> of(Movement rule, Setup setup) {
    List<SetupFault> faults = new ArrayList<>();
    boolean kinds = !setup.kings().isEmpty() || setup.dueKind() == Kind.KING;
    if (kinds && rule.rotation() == Movement.Rotation.ONE_KIND) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.UNKNOWN_KIND, "kings B, W: these rules know one kind of stone only"));
    }
    if (!setup.holes().isEmpty() && rule.vacated() != Movement.Vacated.HOLE) {
      faults.add(
          SetupFault.at(
              SetupFault.Kind.UNKNOWN_HOLE,
              setup.topology().squareAt(setup.holes().nextCell(0)),
              "holes " + setup.holes() + ": these rules make none"));
    }
    int inHand = setup.swapColors().inHand(setup.sideToMove()) + setup.inHand(setup.sideToMove());
    if (inHand > 0 && rule.placing() == Movement.Placing.NONE) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.UNKNOWN_HAND,
              inHand
                  + (inHand == 1 ? " stone" : " stones")
                  + " off the board: these rules know none"));
    }
    for (Square square : rule.blackHoles()) {
      if (setup.occupied().or(setup.holes()).contains(square)) {
        faults.add(
            SetupFault.at(
                SetupFault.Kind.ON_BLACK_HOLE,
                square,
                square + " is a black hole: no stone stands there"));
      }
    }
    return List.copyOf(faults);
  }

  static List<String> objections(Movement rule, Topology topology) {
    List<String> objections = new ArrayList<>();
    if (rule.vacated() == Movement.Vacated.HOLE && topology.shape() == Topology.Shape.HEXAGON) {
      objections.add(
          "holes (Gemma) are played on square boards, not on " + topology + " (Alveole)");
    }
    for (Square square : rule.blackHoles()) {
      if (!topology.contains(square)) {
        objections.add("the black hole " + square + " is not on " + topology);
      }
    }
    rule.forbiddenCaptures().stream()
        .filter(
            move ->
                !topology.contains(move.from().orElseThrow())
                    || !topology.contains(move.to().orElseThrow()))
        .map(move -> "the forbidden capture " + move + " is not on " + topology)
        .sorted()
        .forEach(objections::add);
    return List.copyOf(objections);
  }
}
