package io.github.linesofaction.arena.game;

import io.github.linesofaction.core.board.TextException;

/** How programs that speak UCI write the positions and moves of a game. */
public interface UciForm {
  /**
   * Writes a position.
   *
   * @param position one line, as {@link GameState#text()} writes it
   * @return the text for {@code position fen}
   */
  String toPosition(String position);

  /**
   * Reads a position.
   *
   * @param text what stands behind {@code position fen}
   * @return the position as {@link GameState#text()} writes it
   * @throws TextException if the text is no position
   */
  String parsePosition(String text);

  /**
   * Writes a move.
   *
   * @param move as the game writes it
   * @return the move as one word
   */
  String toMove(String move);

  /**
   * Reads a move.
   *
   * @param word the move as one word
   * @return what {@link GameState#play(String)} is to be asked
   */
  String parseMove(String word);
}
