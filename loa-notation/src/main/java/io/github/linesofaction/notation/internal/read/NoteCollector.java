package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * Takes what a reader of games has to report. In strict reading the first warning or fault is
 * thrown; otherwise notes are kept, up to the limit, for whoever takes them.
 *
 * <p>Not safe for use by several threads at once.
 */
public final class NoteCollector {
  private final boolean strict;
  private final int most;
  private final List<Note> notes = new ArrayList<>();

  /**
   * Starts without notes.
   *
   * @param options strictness and the limit on notes
   */
  public NoteCollector(ReadOptions options) {
    Objects.requireNonNull(options, "options");
    strict = options.isStrict();
    most = options.limit(ReadLimit.NOTES);
  }

  /**
   * Reports something in the words of its kind.
   *
   * @param kind what sort of thing it is
   * @param place where it begins
   * @param found what stands there, as shown to people
   * @param game the game's number, counted from 1
   * @throws SyntaxException in strict reading, if the kind is more than a remark
   */
  public void report(Note.Kind kind, Place place, String found, int game) {
    report(kind, place, found, Objects.requireNonNull(kind, "kind").expected(), game);
  }

  /**
   * Reports something that ends as things of its kind do.
   *
   * @param kind what sort of thing it is
   * @param place where it begins
   * @param found what stands there, as shown to people
   * @param expected what would have been right, as shown to people
   * @param game the game's number, counted from 1
   * @throws SyntaxException in strict reading, if the kind is more than a remark
   */
  public void report(Note.Kind kind, Place place, String found, String expected, int game) {
    report(kind, place, found, expected, Objects.requireNonNull(kind, "kind").done(), game);
  }

  /**
   * Reports something that has no words in common with others of its kind.
   *
   * @param kind what sort of thing it is
   * @param place where it begins
   * @param found what stands there, as shown to people
   * @param expected what would have been right, as shown to people
   * @param done what becomes of it in lenient reading, as shown to people
   * @param game the game's number, counted from 1
   * @throws SyntaxException in strict reading, if the kind is more than a remark
   */
  public void report(
      Note.Kind kind, Place place, String found, String expected, String done, int game) {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(place, "place");
    Objects.requireNonNull(found, "found");
    Objects.requireNonNull(expected, "expected");
    Objects.requireNonNull(done, "done");
    if (strict && kind.severity() != Note.Severity.REMARK) {
      throw new SyntaxException(place, found, expected, game);
    }
    if (notes.size() < most) {
      notes.add(new Note(kind, place, "found " + found + "; expected " + expected + "; " + done));
    } else if (notes.size() == most) {
      notes.add(
          new Note(
              Note.Kind.NOTES_LEFT_OUT,
              place,
              "more than " + most + " notes; the rest is left out"));
    }
  }

  /**
   * Returns the notes since they were last taken.
   *
   * @return an immutable list, in the order reported
   */
  public List<Note> notes() {
    return List.copyOf(notes);
  }

  /**
   * Takes the notes: answers them and forgets them.
   *
   * @return an immutable list, in the order reported
   */
  public List<Note> take() {
    List<Note> taken = notes();
    notes.clear();
    return taken;
  }
}
