package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.text.Note;
import java.nio.charset.Charset;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A game tree as it came out of a source.
 *
 * @param number the game's number in its source, counted from 1
 * @param tree the tree
 * @param notes what was met in the game, and in the text between the game before and this one
 * @param charset the charset in which the game's bytes were read; empty if the source gave
 *     characters
 */
public record SgfGame(int number, SgfTree tree, List<Note> notes, Optional<Charset> charset) {
  /**
   * Makes the answer of a reader.
   *
   * @param number the game's number, at least 1
   * @param tree the tree
   * @param notes what was met; copied
   * @param charset the charset of the bytes, if there were bytes
   * @throws NullPointerException if an argument or a note is null
   * @throws IllegalArgumentException if {@code number} is less than 1
   */
  public SgfGame {
    if (number < 1) {
      throw new IllegalArgumentException("number must be at least 1, was " + number);
    }
    Objects.requireNonNull(tree, "tree");
    notes = List.copyOf(Objects.requireNonNull(notes, "notes"));
    Objects.requireNonNull(charset, "charset");
  }
}
