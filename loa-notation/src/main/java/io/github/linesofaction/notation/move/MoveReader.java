package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.game.Stepper;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Reads moves as people write them: the one reader of all forms. What it puts up with is its {@link
 * MoveDialect}. An immutable value, safe to share between threads.
 *
 * <p>A text is never replaced by another move than the one it names, and never cut: what is left
 * over makes it unreadable.
 */
public final class MoveReader {
  private final MoveDialect dialect;

  private MoveReader(MoveDialect dialect) {
    this.dialect = dialect;
  }

  /**
   * Returns a reader.
   *
   * @param dialect what it puts up with
   * @return the reader
   */
  public static MoveReader of(MoveDialect dialect) {
    return new MoveReader(Objects.requireNonNull(dialect, "dialect"));
  }

  /**
   * Returns the reader for other people's records.
   *
   * @return a reader of {@link MoveDialect#LENIENT}
   */
  public static MoveReader lenient() {
    return new MoveReader(MoveDialect.LENIENT);
  }

  /**
   * Returns the reader for the library's own records.
   *
   * @return a reader of {@link MoveDialect#STRICT}
   */
  public static MoveReader strict() {
    return new MoveReader(MoveDialect.STRICT);
  }

  /**
   * Returns what this reader puts up with.
   *
   * @return its dialect
   */
  public MoveDialect dialect() {
    return dialect;
  }

  /**
   * Reads a text without asking any rule.
   *
   * @param text any text
   * @return what it says; for a text that is no move, a value that says so
   */
  public MoveText scan(String text) {
    MoveText plain = MoveScanner.plainStep(Objects.requireNonNull(text, "text"));
    return plain != null ? plain : new MoveScanner(text, dialect).scan();
  }

  /**
   * Reads a text that has to be a move, without asking any rule.
   *
   * @param text any text
   * @return what it says
   * @throws TextException if the text is no move, or names a square that no board has
   */
  public MoveText read(String text) {
    MoveText move = scan(text);
    if (!move.isReadable()) {
      throw new TextException(move.problemOffset(), move.problem());
    }
    return move;
  }

  /**
   * Takes a run-together text apart: steps with both their squares and nothing between them, such
   * as {@code e3f2d6xf6}. Nothing is left over or left out.
   *
   * @param text any text
   * @return the moves, two or more; empty if the text is not of that sort
   */
  public List<MoveText> split(String text) {
    Objects.requireNonNull(text, "text");
    List<MoveText> moves = new ArrayList<>();
    int start = 0;
    while (start < text.length()) {
      int end = MoveScanner.endOfStep(text, start);
      MoveText move = end == MoveScanner.NONE ? null : scan(text.substring(start, end));
      if (move == null || move.kind() != MoveText.Kind.STEP) {
        return List.of();
      }
      moves.add(move);
      start = end;
    }
    return moves.size() < 2 ? List.of() : List.copyOf(moves);
  }

  /**
   * Finds the move of a position that a text names.
   *
   * @param text what was read, by this reader or another
   * @param position where the move is to be played
   * @return what became of it
   */
  public MoveAnswer check(MoveText text, Position position) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(position, "position");
    return new MoveResolver(dialect, text, position).answer();
  }

  /**
   * Plays the move that a text names, if it is legal.
   *
   * @param text what was read, by this reader or another
   * @param stepper where the move is to be played; it stays where it is if the move is not legal
   * @return what there is to say; nothing if the move was played and there is nothing to remark
   */
  public Optional<MoveAnswer> step(MoveText text, Stepper stepper) {
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(stepper, "stepper");
    if (text.isReadable() && !text.isDecision() && stepsAsWritten(text, stepper)) {
      return Optional.empty();
    }
    MoveAnswer answer = check(text, stepper.position());
    boolean played = answer.isLegal() && answer.move().filter(stepper::step).isPresent();
    return played && answer.message().isEmpty() ? Optional.empty() : Optional.of(answer);
  }

  /** Plays a move that is written in full, without asking what else could be meant. */
  private boolean stepsAsWritten(MoveText text, Stepper stepper) {
    int code = text.code(stepper.rules().topology());
    if (code == MoveCode.NONE) {
      return false;
    }
    boolean mayBeUnmarked =
        text.kind() == MoveText.Kind.STEP
            && !text.hasCaptureMark()
            && dialect.allows(MoveDialect.Freedom.UNMARKED_CAPTURE);
    return stepper.step(code) || mayBeUnmarked && stepper.step(code | MoveCode.CAPTURE);
  }

  /**
   * Finds the move of a position that a text names.
   *
   * @param text any text
   * @param position where the move is to be played
   * @return what became of it
   */
  public MoveAnswer check(String text, Position position) {
    return check(scan(text), position);
  }

  /**
   * Reads a move of a position.
   *
   * @param text any text
   * @param position where the move is to be played
   * @return the legal move that the text names
   * @throws MoveException if the text names no legal move, or several
   */
  public Move parse(String text, Position position) {
    MoveAnswer answer = check(text, position);
    if (!answer.isLegal()) {
      throw new MoveException(answer);
    }
    return answer.move().orElseThrow();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveReader reader && reader.dialect.equals(dialect);
  }

  @Override
  public int hashCode() {
    return dialect.hashCode();
  }

  @Override
  public String toString() {
    return "MoveReader[" + dialect + "]";
  }
}
