package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;

/**
 * What the text of a move says, before any rule was asked: squares, marks, a word, or that it
 * cannot be read. An immutable value.
 *
 * <p>Two of them are equal if they say the same: {@code C1:A3} and {@code c1xa3} do. Only texts
 * that could not be read are compared letter for letter.
 */
public final class MoveText {
  /** The sorts of move texts. */
  public enum Kind {
    /** From one square to another. */
    STEP,
    /**
     * A square alone: a removal in games that know removals, elsewhere the target of a step, if the
     * dialect takes that.
     */
    SQUARE,
    /** A removal, marked as one: {@code e8-^^}. */
    REMOVAL,
    /** A target with part of its origin, with a stone's letter or with a capture mark alone. */
    TARGET,
    /** The word for a turn without a move. */
    PASS,
    /** The side to move resigns; no move. */
    RESIGNATION,
    /** The side to move forfeits the game; no move. */
    FORFEIT,
    /** A square is named that no board has, such as {@code a0}. */
    NO_SQUARE,
    /** The text is no move. */
    UNREADABLE
  }

  private final String raw;
  private final Kind kind;
  private final @Nullable Square from;
  private final @Nullable Square to;
  private final @Nullable Square placed;
  private final int fromFile;
  private final int fromRank;
  private final boolean captureMark;
  private final String marks;
  private final String problem;
  private final int problemOffset;

  private MoveText(Builder builder) {
    raw = builder.raw;
    kind = builder.kind;
    from = builder.from;
    to = builder.to;
    placed = builder.placed;
    fromFile = builder.fromFile;
    fromRank = builder.fromRank;
    captureMark = builder.captureMark;
    marks = builder.marks;
    problem = builder.problem;
    problemOffset = builder.problemOffset;
  }

  /**
   * Returns the text of a move of the game.
   *
   * @param move any move
   * @return what its canonical text says
   */
  public static MoveText of(Move move) {
    Builder text = new Builder(Objects.requireNonNull(move, "move").toString());
    text.placed = move.placed().orElse(null);
    switch (move.type()) {
      case PASS -> text.kind = Kind.PASS;
      case REMOVAL -> {
        text.kind = Kind.SQUARE;
        text.to = move.from().orElse(null);
      }
      case STEP -> {
        text.kind = Kind.STEP;
        text.from = move.from().orElse(null);
        text.to = move.to().orElse(null);
        text.captureMark = move.isCapture();
      }
    }
    return text.build();
  }

  /**
   * Returns a text that is no move.
   *
   * @param raw the text
   * @param offset how many {@code char}s of it lie before the fault
   * @param problem what is wrong and what would be right, for people
   * @return a value that says so
   * @throws IllegalArgumentException if the offset is not within the text or at its end
   */
  public static MoveText unreadable(String raw, int offset, String problem) {
    Builder text = new Builder(Objects.requireNonNull(raw, "raw"));
    if (offset < 0 || offset > raw.length()) {
      throw new IllegalArgumentException("offset " + offset + ": 0 to " + raw.length());
    }
    return text.problem(Kind.UNREADABLE, offset, Objects.requireNonNull(problem, "problem"));
  }

  /**
   * Returns the text of a resignation.
   *
   * @return the word {@code resign}
   */
  public static MoveText resignation() {
    Builder text = new Builder("resign");
    text.kind = Kind.RESIGNATION;
    return text.build();
  }

  /**
   * Returns the text of a forfeit.
   *
   * @return the word {@code forfeit}
   */
  public static MoveText forfeit() {
    Builder text = new Builder("forfeit");
    text.kind = Kind.FORFEIT;
    return text.build();
  }

  /**
   * Returns the text as it was found.
   *
   * @return the text, blanks around it included
   */
  public String raw() {
    return raw;
  }

  /** {@return what sort of text this is} */
  public Kind kind() {
    return kind;
  }

  /**
   * Returns where a step begins.
   *
   * @return the square; nothing if the text does not name it in full
   */
  public Optional<Square> from() {
    return Optional.ofNullable(from);
  }

  /**
   * Returns where a step ends, or the square that stands alone.
   *
   * @return the square; nothing for words and what could not be read
   */
  public Optional<Square> to() {
    return Optional.ofNullable(to);
  }

  /**
   * Returns where a stone is placed.
   *
   * @return the square; nothing if none is placed
   */
  public Optional<Square> placed() {
    return Optional.ofNullable(placed);
  }

  /**
   * Returns the letter of the origin where only that part of it is written.
   *
   * @return 0 for a, and so on; nothing if it is not written
   */
  public OptionalInt fromFile() {
    return fromFile < 0 ? OptionalInt.empty() : OptionalInt.of(fromFile);
  }

  /**
   * Returns the number of the origin where only that part of it is written.
   *
   * @return the number less one; nothing if it is not written
   */
  public OptionalInt fromRank() {
    return fromRank < 0 ? OptionalInt.empty() : OptionalInt.of(fromRank);
  }

  /**
   * Tells whether the text marks a capture.
   *
   * @return whether {@code x} or {@code :} is written
   */
  public boolean hasCaptureMark() {
    return captureMark;
  }

  /**
   * Returns the marks behind the move, which mean nothing for the rules.
   *
   * @return such as {@code ++} or {@code !?}; empty if there are none
   */
  public String marks() {
    return marks;
  }

  /**
   * Tells whether this is no turn but the end of the game by a player's decision.
   *
   * @return whether it is a resignation or a forfeit
   */
  public boolean isDecision() {
    return kind == Kind.RESIGNATION || kind == Kind.FORFEIT;
  }

  /**
   * Tells whether the text could be read as something.
   *
   * @return false for {@link Kind#UNREADABLE} and {@link Kind#NO_SQUARE}
   */
  public boolean isReadable() {
    return kind != Kind.UNREADABLE && kind != Kind.NO_SQUARE;
  }

  /**
   * Returns what is wrong with a text that could not be read.
   *
   * @return a sentence for people; empty if it could
   */
  public String problem() {
    return problem;
  }

  /**
   * Returns where the fault of a text lies that could not be read.
   *
   * @return the number of {@code char}s of {@link #raw()} before it; 0 if there is none
   */
  public int problemOffset() {
    return problemOffset;
  }

  /** The code of the move that is written in full; no move if it is not, or names other squares. */
  int code(Topology topology) {
    int code =
        switch (kind) {
          case STEP -> MoveCode.NONE;
          case SQUARE, REMOVAL -> MoveCode.REMOVAL;
          case PASS -> MoveCode.PASS;
          case TARGET, RESIGNATION, FORFEIT, NO_SQUARE, UNREADABLE -> -1;
        };
    boolean onBoard =
        (from == null || topology.contains(from))
            && (to == null || topology.contains(to))
            && (placed == null || topology.contains(placed));
    if (code < 0 || !onBoard) {
      return MoveCode.NONE;
    }
    if (from != null && to != null) {
      int mark = captureMark ? MoveCode.CAPTURE : 0;
      code = MoveCode.step(topology.cell(from), topology.cell(to)) | mark;
    } else if (to != null) {
      code = MoveCode.removal(topology.cell(to));
    }
    return placed == null ? code : MoveCode.placing(code, topology.cell(placed));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveText text
        && text.kind == kind
        && text.from == from
        && text.to == to
        && text.placed == placed
        && text.fromFile == fromFile
        && text.fromRank == fromRank
        && text.captureMark == captureMark
        && text.marks.equals(marks)
        && (isReadable() || text.raw.equals(raw));
  }

  // What texts are compared by is what they are written with.
  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /**
   * Returns the text in plain form: small letters, a hyphen or an x, marks behind.
   *
   * @return such as {@code c1xa3++}; the raw text if it could not be read
   */
  @Override
  public String toString() {
    StringBuilder out = new StringBuilder();
    switch (kind) {
      case STEP -> out.append(from).append(captureMark ? 'x' : '-').append(to);
      case SQUARE, REMOVAL -> out.append(to);
      case TARGET -> {
        out.append('L');
        if (fromFile >= 0) {
          out.append((char) ('a' + fromFile));
        }
        if (fromRank >= 0) {
          out.append(fromRank + 1);
        }
        out.append(captureMark ? "x" : "").append(to);
      }
      case PASS -> out.append("pass");
      case RESIGNATION -> out.append("resign");
      case FORFEIT -> out.append("forfeit");
      case NO_SQUARE, UNREADABLE -> out.append(raw);
    }
    if (placed != null) {
      out.append('@').append(placed);
    }
    return out.append(marks).toString();
  }

  /** Collects what the scanner finds. */
  static final class Builder {
    private final String raw;
    Kind kind = Kind.UNREADABLE;
    @Nullable Square from;
    @Nullable Square to;
    @Nullable Square placed;
    int fromFile = -1;
    int fromRank = -1;
    boolean captureMark;
    String marks = "";
    private String problem = "";
    private int problemOffset;

    Builder(String raw) {
      this.raw = raw;
    }

    MoveText build() {
      return new MoveText(this);
    }

    MoveText problem(Kind sort, int offset, String message) {
      Builder text = new Builder(raw);
      text.kind = sort;
      text.problem = message;
      text.problemOffset = offset;
      return text.build();
    }
  }
}
