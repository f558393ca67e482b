package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Ray;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Topology;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Why a turn of a {@link Movement} may not be made. */
final class MovementCheck {
  private final Movement rule;
  private final Setup setup;
  private final Move move;
  private final Topology topology;
  private final MovementTurns turns;

  private MovementCheck(Movement rule, Setup setup, Move move) {
    this.rule = rule;
    this.setup = setup;
    this.move = move;
    this.topology = setup.topology();
    this.turns = new MovementTurns(rule, setup);
  }

  static Legality of(Movement rule, Setup setup, Move move) {
    return new MovementCheck(rule, setup, move).check();
  }

  private Legality check() {
    for (Optional<Square> square : List.of(move.from(), move.to(), move.placed())) {
      if (square.isPresent() && !topology.contains(square.get())) {
        return no(Reason.OFF_BOARD, topology + " has no square " + square.get());
      }
    }
    return switch (move.type()) {
      case PASS -> checkPass();
      case REMOVAL -> checkRemoval(move.from().orElseThrow());
      case STEP -> checkStep(move.from().orElseThrow(), move.to().orElseThrow());
    };
  }

  private Legality checkPass() {
    return turns.all(turn -> false).contains(move)
        ? Legality.LEGAL
        : no(Reason.PASS_NOT_ALLOWED, "a pass is legal only when there is no other turn");
  }

  private Legality checkRemoval(Square from) {
    if (rule.immobile() == Movement.Immobile.STAYS) {
      return no(
          Reason.REMOVAL_NOT_ALLOWED,
          "a square alone takes a stone off, which is a turn in Gemma only");
    }
    Legality stone = checkStone(from);
    if (!stone.isLegal()) {
      return stone;
    }
    return turns.targets(from).isEmpty()
        ? Legality.LEGAL
        : no(
            Reason.NOT_IMMOBILE,
            "only a stone without a move may be taken off, and " + from + " can move");
  }

  private Legality checkStep(Square from, Square to) {
    Legality stone = checkStone(from);
    if (!stone.isLegal()) {
      return stone;
    }
    Optional<Ray> ray = topology.ray(from, to);
    if (ray.isEmpty()) {
      return no(Reason.NOT_ON_A_LINE, from + " and " + to + " share no line");
    }
    int distance = turns.distance(from, ray.get().direction());
    if (distance != ray.get().distance()) {
      int away = ray.get().distance();
      return no(
          Reason.WRONG_DISTANCE,
          counts(from)
              + ", and "
              + to
              + " is "
              + away
              + (away == 1 ? " square" : " squares")
              + " away");
    }
    Optional<MovementTurns.Obstacle> obstacle = turns.obstacle(from, to, ray.get().direction());
    if (obstacle.isPresent()) {
      return no(obstacle.get().reason(), words(obstacle.get()));
    }
    Color enemy = setup.sideToMove().opponent();
    boolean captures = setup.stones(enemy).contains(to);
    if (captures && !move.isCapture()) {
      return no(
          Reason.CAPTURE_NOT_MARKED, "an enemy stone stands on " + to + ": " + from + "x" + to);
    }
    if (!captures && move.isCapture()) {
      return no(Reason.NOTHING_TO_CAPTURE, to + " is empty: " + from + "-" + to);
    }
    return checkPlacing();
  }

  private String words(MovementTurns.Obstacle obstacle) {
    Square square = obstacle.square();
    return switch (obstacle.reason()) {
      case ENEMY_IN_THE_WAY -> "the enemy stone on " + square + " is in the way";
      case OWN_STONE_IN_THE_WAY ->
          "the own stone on " + square + " is in the way, and no stone may be passed over here";
      case OWN_STONE_ON_TARGET -> "an own stone stands on " + square;
      case HOLE_ON_TARGET -> square + " is a hole: it can be crossed only";
      default ->
          rule.capturing() == Movement.Capturing.FORBIDDEN
              ? "an enemy stone stands on " + square + ", and nothing may be captured here"
              : "the capture "
                  + move.from().orElseThrow()
                  + "x"
                  + square
                  + " is never allowed here";
    };
  }

  private Legality checkStone(Square from) {
    Optional<Stone> stone = setup.stoneAt(from);
    if (stone.isEmpty()) {
      return no(
          Reason.EMPTY_SQUARE,
          from
              + (setup.holes().contains(from) ? " is a hole" : " is empty")
              + ": no stone to move");
    }
    Color side = setup.sideToMove();
    if (stone.get().color() != side) {
      return no(
          Reason.NOT_YOUR_STONE,
          from
              + " holds a "
              + side.opponent().title()
              + " stone, and "
              + side.title()
              + " is to move");
    }
    if (rule.rotation() != Movement.Rotation.ONE_KIND && stone.get().kind() != setup.dueKind()) {
      return no(
          Reason.STONE_OF_WRONG_KIND,
          from
              + " holds a "
              + name(stone.get())
              + ", and a "
              + name(Stone.of(side, setup.dueKind()))
              + " is due");
    }
    return Legality.LEGAL;
  }

  private static String name(Stone stone) {
    return switch (stone.kind()) {
      case SOLDIER -> "soldier";
      case KING -> "king";
    };
  }

  private Legality checkPlacing() {
    Optional<Square> placed = move.placed();
    if (!rule.places(setup)) {
      return placed.isEmpty()
          ? Legality.LEGAL
          : no(Reason.NOTHING_TO_PLACE, "there is no stone in hand to place");
    }
    String enemy = setup.sideToMove().opponent().title();
    if (placed.isEmpty()) {
      return no(
          Reason.PLACEMENT_MISSING,
          "the turn ends with placing a "
              + enemy
              + " stone, as in "
              + move
              + "@"
              + topology.squareAt(turns.placeable(move).nextCell(0)));
    }
    return turns.placeable(move).contains(placed.get())
        ? Legality.LEGAL
        : no(Reason.SQUARE_TAKEN, placed.get() + " is not empty after " + move.withoutPlacing());
  }

  /** What people miscount: how far the stone has to move, line by line. */
  private String counts(Square from) {
    if (rule.distance() == Movement.Distance.NEIGHBOURS) {
      return from + " has " + turns.distance(from, 0) + " neighbours";
    }
    String lines =
        topology.axes().stream()
            .map(axis -> axis.words() + " " + setup.lineCount(from, axis))
            .collect(Collectors.joining(", "));
    return "the lines through " + from + " reach: " + lines;
  }

  private Legality no(Reason reason, String why) {
    return Legality.illegal(reason, move + ": " + why);
  }
}
