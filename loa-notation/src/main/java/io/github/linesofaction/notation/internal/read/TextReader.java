package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Note;
import java.util.Iterator;
import java.util.List;

/** Reads the games of one text, each when it is asked for. */
public interface TextReader<T> extends Iterator<T>, AutoCloseable {
  /** Returns what was noted since the game that was read last. */
  List<Note> notes();

  @Override
  void close();
}
