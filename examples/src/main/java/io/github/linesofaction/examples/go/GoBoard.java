package io.github.linesofaction.examples.go;

import io.github.linesofaction.core.board.Color;
import java.util.Arrays;
import java.util.Optional;

/**
 * A square board of points, each empty or with a stone. Points are named by file and rank from the
 * lower left, {@code a1}; no file is left out. An immutable value.
 */
public final class GoBoard {
  private static final byte EMPTY = 0;
  private static final int MOST_FILES = 25;
  private static final String CONTENTS = ".bw";

  private final int size;
  private final byte[] points;

  private GoBoard(int size, byte[] points) {
    this.size = size;
    this.points = points;
  }

  /**
   * An empty board.
   *
   * @param size lines a side, 1 to 25
   * @throws IllegalArgumentException if the size is another
   */
  public static GoBoard empty(int size) {
    if (size < 1 || size > MOST_FILES) {
      throw new IllegalArgumentException("a board of size " + size + ": 1 to " + MOST_FILES);
    }
    return new GoBoard(size, new byte[size * size]);
  }

  /**
   * Reads a board.
   *
   * @param text as {@link #toString()} writes it
   * @throws IllegalArgumentException if it is none, or a group has no liberty
   */
  public static GoBoard parse(String text) {
    String[] ranks = text.split("/", -1);
    GoBoard board = empty(ranks.length);
    for (int rank = 0; rank < ranks.length; rank++) {
      String points = ranks[ranks.length - 1 - rank];
      if (points.length() != ranks.length) {
        throw new IllegalArgumentException(text + ": each rank has " + ranks.length + " points");
      }
      for (int file = 0; file < points.length(); file++) {
        int content = CONTENTS.indexOf(points.charAt(file));
        if (content < 0) {
          throw new IllegalArgumentException(text + ": a point is written b, w or .");
        }
        board.points[rank * ranks.length + file] = (byte) content;
      }
    }
    if (!board.allBreathe()) {
      throw new IllegalArgumentException(text + ": a group has no liberty");
    }
    return board;
  }

  /** A board with these points, row by row from a1: 0 empty, 1 black, 2 white; for tests. */
  static GoBoard of(int size, byte[] points) {
    return new GoBoard(size, points.clone());
  }

  /** Lines a side. */
  public int size() {
    return size;
  }

  /** How many points there are. */
  public int points() {
    return points.length;
  }

  /**
   * The number of a point: 0 for a1, 1 for b1, and so on, rank by rank.
   *
   * @throws IllegalArgumentException if the text names no point of this board
   */
  public int point(String name) {
    int file = name.isEmpty() ? -1 : name.charAt(0) - 'a';
    int rank = rank(name);
    if (file < 0 || file >= size || rank < 1 || rank > size) {
      throw new IllegalArgumentException(
          name + ": no point of this board: a1 to " + name(points.length - 1));
    }
    return (rank - 1) * size + file;
  }

  private static int rank(String name) {
    int digits = name.length() - 1;
    if (digits < 1 || digits > 2 || name.charAt(1) == '0') {
      return 0;
    }
    int rank = 0;
    for (int i = 1; i <= digits; i++) {
      char digit = name.charAt(i);
      if (digit < '0' || digit > '9') {
        return 0;
      }
      rank = 10 * rank + digit - '0';
    }
    return rank;
  }

  /** The name of a point. */
  public String name(int point) {
    return (char) ('a' + point % size) + Integer.toString(point / size + 1);
  }

  /** Whose stone stands on a point, if any. */
  public Optional<Color> stone(int point) {
    return points[point] == EMPTY
        ? Optional.empty()
        : Optional.of(points[point] == stoneOf(Color.BLACK) ? Color.BLACK : Color.WHITE);
  }

  private static byte stoneOf(Color color) {
    return (byte) (color.ordinal() + 1);
  }

  /**
   * The board after a stone is placed and all enemy groups without a liberty are taken; nothing if
   * the point is taken or the stone's own group would have no liberty.
   */
  public Optional<GoBoard> place(Color color, int point) {
    if (points[point] != EMPTY) {
      return Optional.empty();
    }
    byte[] next = points.clone();
    next[point] = stoneOf(color);
    for (int neighbour : neighbours(point)) {
      if (next[neighbour] == stoneOf(color.opponent())) {
        int[] group = group(next, neighbour);
        if (!hasLiberty(next, group)) {
          for (int taken : group) {
            next[taken] = EMPTY;
          }
        }
      }
    }
    return hasLiberty(next, group(next, point))
        ? Optional.of(new GoBoard(size, next))
        : Optional.empty();
  }

  /** Whether every group has a liberty. */
  public boolean allBreathe() {
    for (int point = 0; point < points.length; point++) {
      if (points[point] != EMPTY && !hasLiberty(points, group(points, point))) {
        return false;
      }
    }
    return true;
  }

  /** How many stones a side has on the board. */
  public int stones(Color color) {
    int count = 0;
    for (byte stone : points) {
      count += stone == stoneOf(color) ? 1 : 0;
    }
    return count;
  }

  /** A side's stones, and the empty points that touch its stones alone. */
  public int area(Color color) {
    int area = stones(color);
    boolean[] seen = new boolean[points.length];
    for (int point = 0; point < points.length; point++) {
      if (points[point] == EMPTY && !seen[point]) {
        int[] region = group(points, point);
        int touched = 0;
        for (int empty : region) {
          seen[empty] = true;
          for (int neighbour : neighbours(empty)) {
            touched |= points[neighbour];
          }
        }
        area += touched == stoneOf(color) ? region.length : 0;
      }
    }
    return area;
  }

  /** The points of the same content that hang together with a point. */
  private int[] group(byte[] board, int point) {
    boolean[] seen = new boolean[board.length];
    int[] group = new int[board.length];
    int end = 1;
    group[0] = point;
    seen[point] = true;
    for (int next = 0; next < end; next++) {
      for (int neighbour : neighbours(group[next])) {
        if (!seen[neighbour] && board[neighbour] == board[point]) {
          seen[neighbour] = true;
          group[end++] = neighbour;
        }
      }
    }
    return Arrays.copyOf(group, end);
  }

  private boolean hasLiberty(byte[] board, int[] group) {
    for (int point : group) {
      for (int neighbour : neighbours(point)) {
        if (board[neighbour] == EMPTY) {
          return true;
        }
      }
    }
    return false;
  }

  private int[] neighbours(int point) {
    int[] found = new int[4];
    int end = 0;
    int file = point % size;
    if (file > 0) {
      found[end++] = point - 1;
    }
    if (file < size - 1) {
      found[end++] = point + 1;
    }
    if (point >= size) {
      found[end++] = point - size;
    }
    if (point < points.length - size) {
      found[end++] = point + size;
    }
    return Arrays.copyOf(found, end);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof GoBoard board && Arrays.equals(board.points, points);
  }

  @Override
  public int hashCode() {
    return Arrays.hashCode(points);
  }

  /** Ranks from the top with {@code /} between them: {@code b}, {@code w}, {@code .} for empty. */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder();
    for (int rank = size - 1; rank >= 0; rank--) {
      for (int file = 0; file < size; file++) {
        text.append(CONTENTS.charAt(points[rank * size + file]));
      }
      text.append(rank > 0 ? "/" : "");
    }
    return text.toString();
  }
}
