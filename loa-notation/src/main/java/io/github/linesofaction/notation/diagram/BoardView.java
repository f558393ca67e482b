package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Movement;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What there is to draw: a set-up, the rules as far as they show, and who looks at it.
 *
 * @param setup what stands on the board
 * @param position the same under its rules, if they are known
 * @param seenFrom the side at the lower edge of the picture
 */
record BoardView(Setup setup, Optional<Position> position, Color seenFrom) {
  static BoardView of(Position position, Color seenFrom) {
    Objects.requireNonNull(position, "position");
    return new BoardView(position.setup(), Optional.of(position), seenFrom);
  }

  static BoardView of(Setup setup, Color seenFrom) {
    return new BoardView(Objects.requireNonNull(setup, "setup"), Optional.empty(), seenFrom);
  }

  Topology topology() {
    return setup.topology();
  }

  boolean isSquare() {
    return topology().shape() == Topology.Shape.SQUARE;
  }

  /** Returns the black holes of the rules; none if the rules are not known. */
  Set<Square> blackHoles() {
    return position.isPresent() && position.get().rules().moveRule() instanceof Movement movement
        ? movement.blackHoles()
        : Set.of();
  }

  /** Returns the rows as this side sees them: from the top, each from the left. */
  List<List<Square>> rows() {
    List<List<Square>> fromTop = topology().rowsFromTop();
    return seenFrom == Color.BLACK
        ? fromTop
        : turned(fromTop.stream().map(this::turned).collect(Collectors.toList()));
  }

  private <T> List<T> turned(List<T> list) {
    List<T> turned = new ArrayList<>(list);
    Collections.reverse(turned);
    return turned;
  }
}
