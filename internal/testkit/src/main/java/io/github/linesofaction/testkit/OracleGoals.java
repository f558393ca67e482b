package io.github.linesofaction.testkit;

import io.github.linesofaction.testkit.OracleVariant.Goal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;

/** Groups of stones, and whether a side has reached, or can still reach, its goal. */
final class OracleGoals {
  private OracleGoals() {}

  /** The groups of a colour, each as a list of its cells. */
  static List<List<int[]>> groups(OracleState state, char colour) {
    int extent = state.geometry.extent();
    boolean[][] seen = new boolean[extent][extent];
    List<List<int[]>> groups = new ArrayList<>();
    for (int[] first : state.geometry.cells()) {
      if (seen[first[0]][first[1]] || !state.isStoneOf(colour, first[0], first[1])) {
        continue;
      }
      List<int[]> group = new ArrayList<>();
      Deque<int[]> waiting = new ArrayDeque<>();
      seen[first[0]][first[1]] = true;
      waiting.add(first);
      while (!waiting.isEmpty()) {
        int[] cell = waiting.remove();
        group.add(cell);
        for (int[] next : state.geometry.neighbours(cell[0], cell[1])) {
          if (!seen[next[0]][next[1]] && state.isStoneOf(colour, next[0], next[1])) {
            seen[next[0]][next[1]] = true;
            waiting.add(next);
          }
        }
      }
      groups.add(group);
    }
    return groups;
  }

  /** Whether a colour has reached its goal. */
  static boolean reached(OracleVariant variant, OracleState state, char colour, boolean boardOnly) {
    List<List<int[]>> groups = groups(state, colour);
    if (variant.goal() == Goal.ONE_GROUP) {
      return groups.size() == 1 && (boardOnly || state.off(colour) == 0);
    }
    int last = state.geometry.extent() - 1;
    int coordinate = colour == 'b' ? 1 : 0;
    for (List<int[]> group : groups) {
      boolean low = false;
      boolean high = false;
      for (int[] cell : group) {
        low |= cell[coordinate] == 0;
        high |= cell[coordinate] == last;
      }
      if (low && high) {
        return true;
      }
    }
    return false;
  }

  /** Whether neither side has stones enough left to reach its goal. */
  static boolean dead(OracleVariant variant, OracleState state) {
    int needed = state.geometry.extent();
    return variant.goal() == Goal.EDGES && state.count('b') < needed && state.count('w') < needed;
  }
}
