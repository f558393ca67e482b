package io.github.linesofaction.testkit;

import io.github.linesofaction.testkit.OracleVariant.Movement;
import java.util.ArrayList;
import java.util.List;

/** The moves on the board and what a turn does to it, square by square. */
final class OracleMoves {
  private OracleMoves() {}

  /** The moves of the stone on (x, y), whichever side it belongs to. */
  static List<String> stepsOf(OracleVariant variant, OracleState state, int x, int y) {
    List<String> steps = new ArrayList<>();
    for (int[] axis : variant.geometry().axes()) {
      for (int sign = -1; sign <= 1; sign += 2) {
        int distance =
            variant.movement() == Movement.NEIGHBOURS
                ? neighbouringStones(state, x, y)
                : stonesOnLine(state, x, y, axis);
        int toX = x + sign * axis[0] * distance;
        int toY = y + sign * axis[1] * distance;
        if (distance == 0 || !variant.geometry().contains(toX, toY)) {
          continue;
        }
        char own = OracleState.colour(state.at(x, y));
        char target = state.at(toX, toY);
        boolean capture = OracleState.isStone(target);
        if (target == OracleState.HOLE || (capture && OracleState.colour(target) == own)) {
          continue;
        }
        if (capture && variant.movement() == Movement.CLOSED_LINE) {
          continue;
        }
        boolean blocked = false;
        for (int i = 1; i < distance; i++) {
          char between = state.at(x + sign * axis[0] * i, y + sign * axis[1] * i);
          if (blocks(variant, own, between)) {
            blocked = true;
          }
        }
        String text =
            variant.geometry().name(x, y)
                + (capture ? "x" : "-")
                + variant.geometry().name(toX, toY);
        if (!blocked && !variant.forbidden().contains(text)) {
          steps.add(text);
        }
      }
    }
    return steps;
  }

  private static boolean blocks(OracleVariant variant, char own, char between) {
    if (!OracleState.isStone(between)) {
      return false;
    }
    return switch (variant.movement()) {
      case LINE -> OracleState.colour(between) != own;
      case CLOSED_LINE -> true;
      case NEIGHBOURS -> false;
    };
  }

  /** The stones of both colours on the whole line through (x, y), the stone on it included. */
  static int stonesOnLine(OracleState state, int x, int y, int[] axis) {
    int count = OracleState.isStone(state.at(x, y)) ? 1 : 0;
    for (int sign = -1; sign <= 1; sign += 2) {
      int lineX = x + sign * axis[0];
      int lineY = y + sign * axis[1];
      while (state.geometry.contains(lineX, lineY)) {
        if (OracleState.isStone(state.at(lineX, lineY))) {
          count++;
        }
        lineX += sign * axis[0];
        lineY += sign * axis[1];
      }
    }
    return count;
  }

  private static int neighbouringStones(OracleState state, int x, int y) {
    int count = 0;
    for (int[] cell : state.geometry.neighbours(x, y)) {
      if (OracleState.isStone(state.at(cell[0], cell[1]))) {
        count++;
      }
    }
    return count;
  }

  /** What a turn leads to. The text must be one the generator made: it is not checked here. */
  static OracleState after(OracleVariant variant, OracleState before, String move) {
    OracleState after = new OracleState(before);
    String[] parts = move.split("@", -1);
    String[] ends = parts[0].split("[-x]", -1);
    if (!parts[0].equals("pass")) {
      int[] from = variant.geometry().cell(ends[0]);
      char stone = before.at(from[0], from[1]);
      after.set(from, variant.leavesHoles() ? OracleState.HOLE : OracleState.EMPTY);
      if (ends.length == 2) {
        int[] to = variant.geometry().cell(ends[1]);
        if (!variant.isBlackHole(to[0], to[1])) {
          after.set(to, stone);
        }
      }
    }
    if (parts.length == 2) {
      char placed = before.mover() == 'b' ? 'w' : 'b';
      after.set(variant.geometry().cell(parts[1]), placed);
      if (placed == 'b') {
        after.blackOff--;
      } else {
        after.whiteOff--;
      }
    }
    after.side = next(variant, before.side);
    return after;
  }

  private static char next(OracleVariant variant, char side) {
    if (!variant.hasKinds()) {
      return side == 'b' ? 'w' : 'b';
    }
    String order = "bwBWb";
    return order.charAt(order.indexOf(side) + 1);
  }
}
