package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Stone;
import java.util.ArrayList;
import java.util.List;

/** What a turn of a {@link Movement} changes. */
final class MovementEdits {
  private MovementEdits() {}

  static List<Edit> of(Movement rule, Setup setup, Move move) {
    Color mover = setup.sideToMove();
    List<Edit> edits = new ArrayList<>();
    move.from()
        .ifPresent(
            from -> {
              Stone stone = setup.stoneAt(from).orElseThrow();
              edits.add(
                  rule.vacated() == Movement.Vacated.HOLE
                      ? new Edit.MakeHole(from)
                      : new Edit.Clear(from));
              move.to().ifPresent(to -> land(rule, stone, to, edits));
            });
    move.placed()
        .ifPresent(
            square -> {
              edits.add(new Edit.ChangeHand(mover.opponent(), -1));
              edits.add(new Edit.Put(square, Stone.of(mover.opponent(), Kind.SOLDIER)));
            });
    edits.add(new Edit.HandOver(mover.opponent(), new MovementTurns(rule, setup).dueNext()));
    return List.copyOf(edits);
  }

  private static void land(Movement rule, Stone stone, Square to, List<Edit> edits) {
    if (!rule.blackHoles().contains(to)) {
      edits.add(new Edit.Put(to, stone));
    }
  }
}
