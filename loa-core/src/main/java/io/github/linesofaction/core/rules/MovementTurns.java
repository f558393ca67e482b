package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The turns of a {@link Movement} in one set-up, found square by square: plain, for boards of any
 * size.
 */
final class MovementTurns {
  /**
   * Something on the way of a step of the right distance, or on its target.
   *
   * @param reason why that stands against the step
   * @param square where it is
   */
  record Obstacle(Reason reason, Square square) {}

  private final Movement rule;
  private final Setup setup;
  private final Topology topology;
  private final SquareSet own;
  private final SquareSet enemy;

  MovementTurns(Movement rule, Setup setup) {
    this.rule = rule;
    this.setup = setup;
    this.topology = setup.topology();
    this.own = setup.stones(setup.sideToMove());
    this.enemy = setup.stones(setup.sideToMove().opponent());
  }

  /** Returns all turns that are not forbidden, and those that are left if all others are. */
  List<Move> all(Predicate<Move> forbidden) {
    List<Move> turns = new ArrayList<>();
    for (Square from : movable()) {
      turns.addAll(of(from, forbidden));
    }
    if (turns.isEmpty() && rotates()) {
      turns.add(Move.pass());
    }
    return List.copyOf(turns);
  }

  /** Tells whether {@link #all} has a member, and looks no further than the first. */
  boolean any(Predicate<Move> forbidden) {
    if (rotates()) {
      return true;
    }
    for (Square from : movable()) {
      if (!of(from, forbidden).isEmpty()) {
        return true;
      }
    }
    return false;
  }

  /** Returns the passes of a side that has no other turn. */
  List<Move> passes() {
    List<Move> pass = List.of(Move.pass());
    List<Move> placings = rule.places(setup) ? placings(Move.pass()) : List.of();
    // On a full board nothing can be placed, and the pass is all that is left.
    return placings.isEmpty() ? pass : placings;
  }

  private boolean rotates() {
    return rule.rotation() != Movement.Rotation.ONE_KIND;
  }

  /** The stones that may move at all: the side's own, of the kind that is due. */
  private SquareSet movable() {
    return rotates() ? setup.stones(setup.sideToMove(), setup.dueKind()) : own;
  }

  /**
   * The turns of the stone on a square. One all of whose steps are forbidden is without a legal
   * move, so Gemma lets it be removed.
   */
  private List<Move> of(Square from, Predicate<Move> forbidden) {
    List<Move> turns = new ArrayList<>();
    for (Square to : targets(from)) {
      Move step = Move.step(from, to, enemy.contains(to));
      for (Move turn : rule.places(setup) ? placings(step) : List.of(step)) {
        if (!forbidden.test(turn)) {
          turns.add(turn);
        }
      }
    }
    if (turns.isEmpty() && rule.immobile() == Movement.Immobile.MAY_BE_REMOVED) {
      turns.add(Move.removal(from));
    }
    return turns;
  }

  private List<Move> placings(Move turn) {
    List<Move> all = new ArrayList<>();
    for (Square square : placeable(turn)) {
      all.add(turn.placing(square));
    }
    return all;
  }

  /** The squares that are empty after a turn, where a stone may be placed. */
  SquareSet placeable(Move turn) {
    SquareSet empty = setup.empty();
    if (turn.from().isPresent() && turn.to().isPresent()) {
      empty = empty.with(turn.from().get()).without(turn.to().get());
    }
    return empty.minus(topology.setOf(rule.blackHoles()));
  }

  /** Where the stone on a square may go, for the side to move. */
  SquareSet targets(Square from) {
    SquareSet targets = topology.none();
    for (int direction = 0; direction < topology.directions(); direction++) {
      int distance = distance(from, direction);
      int to = topology.cell(from);
      for (int i = 0; i < distance && to >= 0; i++) {
        to = topology.step(to, direction);
      }
      if (to >= 0 && to != topology.cell(from)) {
        Square target = topology.squareAt(to);
        if (obstacle(from, target, direction).isEmpty()) {
          targets = targets.with(target);
        }
      }
    }
    return targets;
  }

  /** How far the stone on a square has to move in a direction. */
  int distance(Square from, int direction) {
    return rule.distance() == Movement.Distance.NEIGHBOURS
        ? topology.neighbours(from).and(setup.occupied()).size()
        : setup.lineCount(from, topology.axes().get(direction / 2));
  }

  /** What stands against a step of the right distance: something on the way or on the target. */
  Optional<Obstacle> obstacle(Square from, Square to, int direction) {
    int end = topology.cell(to);
    for (int at = topology.step(topology.cell(from), direction);
        at != end;
        at = topology.step(at, direction)) {
      Square square = topology.squareAt(at);
      if (enemy.contains(square) && rule.passing() != Movement.Passing.ALL_STONES) {
        return Optional.of(new Obstacle(Reason.ENEMY_IN_THE_WAY, square));
      }
      if (own.contains(square) && rule.passing() == Movement.Passing.NO_STONES) {
        return Optional.of(new Obstacle(Reason.OWN_STONE_IN_THE_WAY, square));
      }
    }
    if (own.contains(to)) {
      return Optional.of(new Obstacle(Reason.OWN_STONE_ON_TARGET, to));
    }
    if (setup.holes().contains(to)) {
      return Optional.of(new Obstacle(Reason.HOLE_ON_TARGET, to));
    }
    return enemy.contains(to) && !mayCapture(from, to)
        ? Optional.of(new Obstacle(Reason.CAPTURE_FORBIDDEN, to))
        : Optional.empty();
  }

  private boolean mayCapture(Square from, Square to) {
    return rule.capturing() == Movement.Capturing.ALLOWED
        && !rule.forbiddenCaptures().contains(Move.capture(from, to));
  }

  /** The kind due after a turn. */
  Kind dueNext() {
    boolean turnsOver = rotates() && setup.sideToMove() == Color.WHITE;
    if (!turnsOver) {
      return setup.dueKind();
    }
    return setup.dueKind() == Kind.SOLDIER ? Kind.KING : Kind.SOLDIER;
  }
}
