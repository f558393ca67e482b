package io.github.linesofaction.core.board;

import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * A turn of one side: a step, with or without capture; a removal; or a pass; the first and the last
 * perhaps with a stone placed. An immutable value that belongs to no position.
 *
 * <p>A quiet step and a capture between the same squares are different moves, as their texts are:
 * {@code c1-a3} and {@code c1xa3}.
 *
 * <p>The text form is canonical: {@code c1-c3} a step, {@code f1xc4} a capture, {@code a3-b2@e5} a
 * step and a stone placed, {@code e8} a removal, {@code pass}, {@code pass@c3}. {@link #parse} and
 * {@link #toString} are each other's inverse. A move travels as this text; it is not serializable.
 */
public final class Move {
  /** The sorts of turn. */
  public enum Type {
    /** A stone goes from one square to another. */
    STEP,
    /** A stone is taken off by its owner (Gemma). */
    REMOVAL,
    /** No stone moves. */
    PASS
  }

  private static final Move PASS = new Move(Type.PASS, null, null, false, null);
  private static final String PASS_TEXT = "pass";

  private final Type type;
  private final @Nullable Square from;
  private final @Nullable Square to;
  private final boolean capture;
  private final @Nullable Square placed;

  private Move(
      Type type,
      @Nullable Square from,
      @Nullable Square to,
      boolean capture,
      @Nullable Square placed) {
    this.type = type;
    this.from = from;
    this.to = to;
    this.capture = capture;
    this.placed = placed;
  }

  /**
   * Makes a step to an empty square.
   *
   * @param from where the stone stands
   * @param to where it goes, another square
   * @return the step
   * @throws IllegalArgumentException if the two squares are the same
   */
  public static Move step(Square from, Square to) {
    return step(from, to, false);
  }

  /**
   * Makes a step that captures.
   *
   * @param from where the stone stands
   * @param to where it goes and captures, another square
   * @return the capture
   * @throws IllegalArgumentException if the two squares are the same
   */
  public static Move capture(Square from, Square to) {
    return step(from, to, true);
  }

  /**
   * Makes a step.
   *
   * @param from where the stone stands
   * @param to where it goes, another square
   * @param capture whether an enemy stone is taken there
   * @return the step
   * @throws IllegalArgumentException if the two squares are the same
   */
  public static Move step(Square from, Square to, boolean capture) {
    Objects.requireNonNull(from, "from");
    Objects.requireNonNull(to, "to");
    if (from == to) {
      throw new IllegalArgumentException(from + "-" + to + ": a step leaves its square");
    }
    return new Move(Type.STEP, from, to, capture, null);
  }

  /**
   * Makes a removal.
   *
   * @param square where the stone stands that its owner takes off
   * @return the removal
   */
  public static Move removal(Square square) {
    return new Move(Type.REMOVAL, Objects.requireNonNull(square, "square"), null, false, null);
  }

  /**
   * Returns the pass.
   *
   * @return the turn in which nothing moves
   */
  public static Move pass() {
    return PASS;
  }

  /**
   * Returns this turn with a stone placed at its end (Parachute).
   *
   * @param square where the stone is placed
   * @return the same turn with that placement instead of any other
   * @throws IllegalStateException if this is a removal: it places nothing
   */
  public Move placing(Square square) {
    Objects.requireNonNull(square, "square");
    if (type == Type.REMOVAL) {
      throw new IllegalStateException(this + ": a removal places no stone");
    }
    return new Move(type, from, to, capture, square);
  }

  /**
   * Returns this turn without any placement.
   *
   * @return the step, removal or pass alone
   */
  public Move withoutPlacing() {
    return placed == null ? this : new Move(type, from, to, capture, null);
  }

  /**
   * Returns the sort of turn.
   *
   * @return step, removal or pass
   */
  public Type type() {
    return type;
  }

  /**
   * Returns the square of the stone that moves or is removed.
   *
   * @return that square; nothing for a pass
   */
  public Optional<Square> from() {
    return Optional.ofNullable(from);
  }

  /**
   * Returns the square a step goes to.
   *
   * @return that square; nothing for a removal or a pass
   */
  public Optional<Square> to() {
    return Optional.ofNullable(to);
  }

  /**
   * Returns the square where a stone is placed.
   *
   * @return that square, or nothing if none is placed
   */
  public Optional<Square> placed() {
    return Optional.ofNullable(placed);
  }

  /**
   * Tells whether an enemy stone is captured.
   *
   * @return whether this is a step that captures
   */
  public boolean isCapture() {
    return capture;
  }

  /**
   * Tells whether this is a step.
   *
   * @return whether a stone goes from one square to another
   */
  public boolean isStep() {
    return type == Type.STEP;
  }

  /**
   * Tells whether this is a removal.
   *
   * @return whether a stone is taken off by its owner
   */
  public boolean isRemoval() {
    return type == Type.REMOVAL;
  }

  /**
   * Tells whether this is a pass, with or without a stone placed.
   *
   * @return whether no stone moves
   */
  public boolean isPass() {
    return type == Type.PASS;
  }

  /** Returns the same move between other squares. */
  Move mapSquares(UnaryOperator<Square> map) {
    return new Move(
        type,
        from == null ? null : map.apply(from),
        to == null ? null : map.apply(to),
        capture,
        placed == null ? null : map.apply(placed));
  }

  /**
   * Reads a move in canonical text, and nothing else.
   *
   * @param text such as {@code c1-c3}, {@code f1xc4}, {@code a3-b2@e5}, {@code e8}, {@code pass}
   * @return the move
   * @throws TextException if the text is not exactly of that form
   */
  public static Move parse(String text) {
    Objects.requireNonNull(text, "text");
    int at = text.indexOf('@');
    String turn = at < 0 ? text : text.substring(0, at);
    Move move = parseTurn(turn, text);
    if (at < 0) {
      return move;
    }
    if (move.isRemoval()) {
      throw new TextException(at, Texts.quote(text) + ": a removal places no stone");
    }
    return move.placing(square(text, at + 1, text.length()));
  }

  private static Move parseTurn(String turn, String text) {
    if (turn.equals(PASS_TEXT)) {
      return PASS;
    }
    int mark = mark(turn);
    if (mark < 0) {
      return removal(square(text, 0, turn.length()));
    }
    Square from = square(text, 0, mark);
    Square to = square(text, mark + 1, turn.length());
    if (from == to) {
      throw new TextException(mark + 1, Texts.quote(text) + ": a step leaves its square");
    }
    return step(from, to, turn.charAt(mark) == 'x');
  }

  /**
   * The place of the mark between two squares: behind the first one's name, for x names a file too.
   */
  private static int mark(String turn) {
    for (int i = 2; i <= 3 && i < turn.length(); i++) {
      if (turn.charAt(i) == '-' || turn.charAt(i) == 'x') {
        return i;
      }
    }
    return -1;
  }

  private static Square square(String text, int start, int end) {
    return Square.tryParse(text.subSequence(start, end))
        .orElseThrow(
            () ->
                new TextException(
                    start,
                    Texts.quote(text)
                        + ": "
                        + Texts.quote(text.subSequence(start, end))
                        + " is no square; a move is written c1-c3, f1xc4, a3-b2@e5, e8 or pass"));
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a move of the same sort between the same squares, with the same placement
   *     and both or neither capturing
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Move move
        && move.type == type
        && move.from == from
        && move.to == to
        && move.capture == capture
        && move.placed == placed;
  }

  @Override
  public int hashCode() {
    // The ordinal, for the hash of an enum constant differs from run to run.
    return Objects.hash(type.ordinal(), from, to, capture, placed);
  }

  /**
   * Returns the canonical text.
   *
   * @return such as {@code c1-c3}
   */
  @Override
  public String toString() {
    String turn;
    if (type == Type.PASS) {
      turn = PASS_TEXT;
    } else {
      turn = type == Type.REMOVAL ? from + "" : from + (capture ? "x" : "-") + to;
    }
    return placed == null ? turn : turn + "@" + placed;
  }
}
