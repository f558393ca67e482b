package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import java.util.Objects;
import java.util.stream.Collectors;

/**
 * A text that is no legal move of a position; {@link #answer()} tells whether it cannot be read, is
 * not legal, fits several moves, or is no move but the end of the game.
 */
public final class MoveException extends LoaException {
  private static final long serialVersionUID = 1L;

  private final transient MoveAnswer answer;

  /**
   * Makes an exception for an answer.
   *
   * @param answer what became of the text
   */
  public MoveException(MoveAnswer answer) {
    super(message(Objects.requireNonNull(answer, "answer")));
    this.answer = answer;
  }

  private static String message(MoveAnswer answer) {
    if (answer.alternatives().isEmpty()) {
      return answer.message();
    }
    return answer.message()
        + "; legal would be "
        + answer.alternatives().stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  /**
   * Returns what became of the text.
   *
   * @return the full answer
   */
  public MoveAnswer answer() {
    return answer;
  }
}
