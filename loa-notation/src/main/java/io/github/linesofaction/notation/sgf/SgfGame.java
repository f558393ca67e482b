package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
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

  /**
   * Understands the tree as a record. The nodes of the record keep what they were read from among
   * their {@linkplain io.github.linesofaction.notation.record.RecordNode#origins() origins}, so
   * that nothing is lost; {@link SgfRecordWriter#toTree} makes a tree of them again.
   *
   * <p>What is understood, in any case and with blanks around:
   *
   * <ul>
   *   <li>{@code GM}: games other than 9, and games without it of which nothing looks like Lines of
   *       Action, are kept without rules and moves, under the variant {@code GM[1]} or such.
   *   <li>{@code SU} and {@code SZ}: the variant, by the names that the options know; {@code
   *       Custom} is an empty board, and so is a first node that sets up both colours and names no
   *       variant. A size for which there is no board makes the variant {@code SZ[999]} or such,
   *       without rules.
   *   <li>{@code AB}, {@code AW}, {@code AE}, {@code PL} before the first move: the start. Without
   *       {@code PL}, whoever makes the first move has the turn in such a start.
   *   <li>{@code RU}: the choices of a {@linkplain io.github.linesofaction.core.rules.Preset
   *       preset}, if it names one.
   *   <li>{@code B} and {@code W}: the moves; {@code C}: comments, those of the first node on the
   *       game; {@code TE}, {@code BM}, {@code IT}, {@code DO}, {@code NAG}: annotation signs;
   *       {@code BL} and {@code WL}: the clock of the side that moves.
   *   <li>{@code RE}: the result.
   * </ul>
   *
   * <p>All other properties of the first node become tags, one for each value, trimmed. Properties
   * of later nodes are kept with their nodes. A node without a move is a node of the record where
   * it stands beside others; elsewhere the one before says what it says.
   *
   * @param options how to read; strictness, dialect and variants are used
   * @return the record, the tree's notes included
   * @throws io.github.linesofaction.notation.text.SyntaxException in strict reading, if the rules
   *     of the game do not allow what was found, or if a text is no move in the options' dialect
   */
  public GameRecord toRecord(ReadOptions options) {
    Objects.requireNonNull(options, "options");
    return new SgfRecordBuilder(this, options).build();
  }
}
