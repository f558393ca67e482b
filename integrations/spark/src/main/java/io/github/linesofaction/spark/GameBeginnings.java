package io.github.linesofaction.spark;

import io.github.linesofaction.notation.text.Form;
import java.util.Optional;

/**
 * Finds lines with which a game begins, without reading the games: it is handed the lines of a file
 * one after the other, one character for each byte. It may overlook beginnings. Where it sees one
 * that is none, the readers of the parts before and behind it notice, and the file is read in one
 * piece after all.
 */
interface GameBeginnings {
  /** Returns whether a game begins with a line, which comes next and is not taken yet. */
  boolean beginsWith(String line);

  /** Takes the next line. */
  void take(String line);

  /** Returns who finds the beginnings in a form; nothing if no games are written in it. */
  static Optional<GameBeginnings> in(Form form) {
    return switch (form) {
      case SGF -> Optional.of(new SgfBeginnings());
      case TRANSCRIPT, SHORT, COUNTED, MOVES -> Optional.of(new TranscriptBeginnings());
      case POSITION, PLAY_STRATEGY, UCI, ACTIONS -> Optional.of(new LineBeginnings());
      case JSON -> Optional.of(new JsonBeginnings());
      case BOARD -> Optional.empty();
    };
  }
}
