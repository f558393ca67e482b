package io.github.linesofaction.core.board;

import java.util.Objects;

/**
 * One elementary change that a turn makes. A turn is a short list of them, applied in order; so
 * hashing, undo and history work for every rule that can say what its turns change.
 */
public sealed interface Edit {
  /**
   * A square becomes empty.
   *
   * @param square the square, with or without a stone
   */
  record Clear(Square square) implements Edit {
    /**
     * Makes the edit.
     *
     * @param square the square
     */
    public Clear {
      Objects.requireNonNull(square, "square");
    }
  }

  /**
   * A stone comes to stand on a square, in place of whatever was there.
   *
   * @param square the square
   * @param stone the stone
   */
  record Put(Square square, Stone stone) implements Edit {
    /**
     * Makes the edit.
     *
     * @param square the square
     * @param stone the stone
     */
    public Put {
      Objects.requireNonNull(square, "square");
      Objects.requireNonNull(stone, "stone");
    }
  }

  /**
   * A square becomes a hole; a stone on it is gone.
   *
   * @param square the square
   */
  record MakeHole(Square square) implements Edit {
    /**
     * Makes the edit.
     *
     * @param square the square
     */
    public MakeHole {
      Objects.requireNonNull(square, "square");
    }
  }

  /**
   * The number of stones of a colour off the board changes.
   *
   * @param color the stones' colour
   * @param by how many come (positive) or go (negative)
   */
  record ChangeHand(Color color, int by) implements Edit {
    /**
     * Makes the edit.
     *
     * @param color the stones' colour
     * @param by how many come (positive) or go (negative)
     */
    public ChangeHand {
      Objects.requireNonNull(color, "color");
    }
  }

  /**
   * The turn is handed over.
   *
   * @param next the side to move next
   * @param due the kind it has to move
   */
  record HandOver(Color next, Kind due) implements Edit {
    /**
     * Makes the edit.
     *
     * @param next the side to move next
     * @param due the kind it has to move
     */
    public HandOver {
      Objects.requireNonNull(next, "next");
      Objects.requireNonNull(due, "due");
    }
  }
}
