package io.github.linesofaction.testkit;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * One change to a position text, made without regard to any rule: it turns positions of games into
 * others that no game comes to, but that are still like them. Whether a variant accepts the result
 * is for the caller to find out.
 *
 * @param kind what is changed
 * @param from a square, counted along the text and round and round: 0 or more
 * @param to another square, counted in the same way
 */
public record Mutation(Kind kind, int from, int to) {
  /** What can be changed. */
  public enum Kind {
    /** What is on the one square goes to the other, in place of what is there. */
    MOVE,
    /** The square is emptied. */
    REMOVE,
    /** A stone on the square becomes one of the other colour. */
    RECOLOUR,
    /** What is on the one square is on the other as well. */
    COPY,
    /** The squares change what is on them. */
    SWAP,
    /** The other colour is to move. */
    TURN
  }

  private static final char EMPTY = '.';

  /**
   * Checks the components.
   *
   * @param kind as for the record
   * @param from as for the record
   * @param to as for the record
   * @throws NullPointerException if {@code kind} is null
   * @throws IllegalArgumentException if a square is below 0
   */
  public Mutation {
    Objects.requireNonNull(kind, "kind");
    if (from < 0 || to < 0) {
      throw new IllegalArgumentException("squares " + from + " and " + to + ": 0 or more");
    }
  }

  /**
   * Makes some changes, one after the other.
   *
   * @param position a position text
   * @param mutations the changes
   * @return the text with all of them
   */
  public static String all(String position, List<Mutation> mutations) {
    String text = position;
    for (Mutation mutation : mutations) {
      text = mutation.applyTo(text);
    }
    return text;
  }

  /**
   * Makes the change.
   *
   * @param position a position text
   * @return the text with the change
   */
  public String applyTo(String position) {
    String[] fields = position.split(" ");
    StringBuilder board = expanded(fields[0]);
    List<Integer> squares = new ArrayList<>();
    for (int i = 0; i < board.length(); i++) {
      if (board.charAt(i) != '/') {
        squares.add(i);
      }
    }
    int one = squares.get(from % squares.size());
    int other = squares.get(to % squares.size());
    char onOne = board.charAt(one);
    char onOther = board.charAt(other);
    switch (kind) {
      case MOVE -> {
        board.setCharAt(one, EMPTY);
        board.setCharAt(other, onOne);
      }
      case REMOVE -> board.setCharAt(one, EMPTY);
      case RECOLOUR -> board.setCharAt(one, otherColour(onOne));
      case COPY -> board.setCharAt(other, onOne);
      case SWAP -> {
        board.setCharAt(one, onOther);
        board.setCharAt(other, onOne);
      }
      case TURN -> fields[1] = String.valueOf(otherColour(fields[1].charAt(0)));
    }
    fields[0] = compressed(board);
    return String.join(" ", fields);
  }

  private static char otherColour(char stone) {
    return switch (stone) {
      case 'b' -> 'w';
      case 'w' -> 'b';
      case 'B' -> 'W';
      case 'W' -> 'B';
      default -> stone;
    };
  }

  /** The board with a sign of its own for every empty square. */
  private static StringBuilder expanded(String board) {
    StringBuilder signs = new StringBuilder();
    int number = 0;
    for (int i = 0; i <= board.length(); i++) {
      char sign = i < board.length() ? board.charAt(i) : '/';
      if (sign >= '0' && sign <= '9') {
        number = 10 * number + sign - '0';
      } else {
        signs.append(String.valueOf(EMPTY).repeat(number));
        number = 0;
        signs.append(sign);
      }
    }
    signs.setLength(signs.length() - 1);
    return signs;
  }

  private static String compressed(CharSequence signs) {
    StringBuilder board = new StringBuilder();
    int number = 0;
    for (int i = 0; i <= signs.length(); i++) {
      char sign = i < signs.length() ? signs.charAt(i) : '/';
      if (sign == EMPTY) {
        number++;
      } else {
        board.append(number > 0 ? String.valueOf(number) : "").append(sign);
        number = 0;
      }
    }
    board.setLength(board.length() - 1);
    return board.toString();
  }
}
