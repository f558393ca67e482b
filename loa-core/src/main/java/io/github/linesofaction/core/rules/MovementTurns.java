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
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;

/** The turns of a {@link Movement}, found square by square: plain, for boards of any size. */
final class MovementTurns {
  private MovementTurns() {}

  static List<Move> of(Movement rule, Setup setup) {
    List<Move> steps = new ArrayList<>();
    for (Square from : movable(rule, setup)) {
      SquareSet targets = targets(rule, setup, from);
      for (Square to : targets) {
        steps.add(Move.step(from, to, setup.stones(setup.sideToMove().opponent()).contains(to)));
      }
      if (targets.isEmpty() && rule.immobile() == Movement.Immobile.MAY_BE_REMOVED) {
        steps.add(Move.removal(from));
      }
    }
    if (rule.places(setup)) {
      return placings(rule, setup, steps);
    }
    if (steps.isEmpty() && rule.rotation() != Movement.Rotation.ONE_KIND) {
      return List.of(Move.pass());
    }
    return List.copyOf(steps);
  }

  /**
   * A stone all of whose moves are forbidden is without a legal move, so Gemma lets it be removed;
   * and a side all of whose moves are forbidden has none, so in Ambiloa it passes.
   */
  static List<Move> without(Movement rule, Setup setup, Predicate<Move> forbidden) {
    Set<Square> stuck = new TreeSet<>();
    List<Move> kept = new ArrayList<>();
    for (Move move : of(rule, setup)) {
      if (forbidden.test(move)) {
        move.from().ifPresent(stuck::add);
      } else {
        kept.add(move);
      }
    }
    kept.forEach(move -> move.from().ifPresent(stuck::remove));
    if (rule.immobile() == Movement.Immobile.MAY_BE_REMOVED) {
      stuck.forEach(square -> kept.add(Move.removal(square)));
    }
    if (kept.isEmpty() && rule.rotation() != Movement.Rotation.ONE_KIND) {
      kept.add(Move.pass());
    }
    return List.copyOf(kept);
  }

  static List<Move> passes(Movement rule, Setup setup) {
    List<Move> pass = List.of(Move.pass());
    List<Move> placings = rule.places(setup) ? placings(rule, setup, pass) : List.of();
    // On a full board nothing can be placed, and the pass is all that is left.
    return placings.isEmpty() ? pass : placings;
  }

  /** The stones that may move at all: the side's own, of the kind that is due. */
  private static SquareSet movable(Movement rule, Setup setup) {
    return rule.rotation() == Movement.Rotation.ONE_KIND
        ? setup.stones(setup.sideToMove())
        : setup.stones(setup.sideToMove(), setup.dueKind());
  }

  private static List<Move> placings(Movement rule, Setup setup, List<Move> turns) {
    List<Move> all = new ArrayList<>();
    for (Move turn : turns) {
      for (Square square : placeable(rule, setup, turn)) {
        all.add(turn.placing(square));
      }
    }
    return List.copyOf(all);
  }

  /** The squares that are empty after a turn, where a stone may be placed. */
  static SquareSet placeable(Movement rule, Setup setup, Move turn) {
    SquareSet empty = setup.empty();
    if (turn.from().isPresent() && turn.to().isPresent()) {
      empty = empty.with(turn.from().get()).without(turn.to().get());
    }
    return empty.minus(setup.topology().setOf(rule.blackHoles()));
  }

  /** Where the stone on a square may go, for the side to move. */
  static SquareSet targets(Movement rule, Setup setup, Square from) {
    Topology topology = setup.topology();
    SquareSet targets = topology.none();
    for (int direction = 0; direction < topology.directions(); direction++) {
      int distance = distance(rule, setup, from, direction);
      int to = topology.cell(from);
      for (int i = 0; i < distance && to >= 0; i++) {
        to = topology.step(to, direction);
      }
      if (to >= 0 && to != topology.cell(from)) {
        Square target = topology.squareAt(to);
        if (obstacle(rule, setup, from, target, direction).isLegal()) {
          targets = targets.with(target);
        }
      }
    }
    return targets;
  }

  /** How far the stone on a square has to move in a direction. */
  static int distance(Movement rule, Setup setup, Square from, int direction) {
    return rule.distance() == Movement.Distance.NEIGHBOURS
        ? setup.topology().neighbours(from).and(setup.occupied()).size()
        : setup.lineCount(from, setup.topology().axes().get(direction / 2));
  }

  /** What stands against a step of the right distance: something on the way or on the target. */
  static Legality obstacle(Movement rule, Setup setup, Square from, Square to, int direction) {
    Topology topology = setup.topology();
    SquareSet own = setup.stones(setup.sideToMove());
    SquareSet enemy = setup.stones(setup.sideToMove().opponent());
    int end = topology.cell(to);
    for (int at = topology.step(topology.cell(from), direction);
        at != end;
        at = topology.step(at, direction)) {
      Square square = topology.squareAt(at);
      if (enemy.contains(square) && rule.passing() != Movement.Passing.ALL_STONES) {
        return Legality.illegal(
            Reason.ENEMY_IN_THE_WAY, "the enemy stone on " + square + " is in the way");
      }
      if (own.contains(square) && rule.passing() == Movement.Passing.NO_STONES) {
        return Legality.illegal(
            Reason.OWN_STONE_IN_THE_WAY,
            "the own stone on " + square + " is in the way, and no stone may be passed over here");
      }
    }
    if (own.contains(to)) {
      return Legality.illegal(Reason.OWN_STONE_ON_TARGET, "an own stone stands on " + to);
    }
    if (setup.holes().contains(to)) {
      return Legality.illegal(Reason.HOLE_ON_TARGET, to + " is a hole: it can be crossed only");
    }
    if (enemy.contains(to)) {
      if (rule.capturing() == Movement.Capturing.FORBIDDEN) {
        return Legality.illegal(
            Reason.CAPTURE_FORBIDDEN,
            "an enemy stone stands on " + to + ", and nothing may be captured here");
      }
      if (rule.forbiddenCaptures().contains(Move.capture(from, to))) {
        return Legality.illegal(
            Reason.CAPTURE_FORBIDDEN, "the capture " + from + "x" + to + " is never allowed here");
      }
    }
    return Legality.LEGAL;
  }

  /** The kind due after a turn. */
  static Kind dueNext(Movement rule, Setup setup) {
    boolean turnsOver =
        rule.rotation() == Movement.Rotation.SOLDIERS_THEN_KINGS
            && setup.sideToMove() == Color.WHITE;
    if (!turnsOver) {
      return setup.dueKind();
    }
    return setup.dueKind() == Kind.SOLDIER ? Kind.KING : Kind.SOLDIER;
  }
}
