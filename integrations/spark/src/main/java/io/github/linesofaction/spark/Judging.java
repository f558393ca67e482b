package io.github.linesofaction.spark;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import java.io.UncheckedIOException;
import java.util.ArrayDeque;
import java.util.Iterator;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.Queue;
import java.util.Set;
import org.apache.spark.sql.Row;

/**
 * The games of a reader, judged one after the other, each when its row is asked for. Reading that
 * fails ends with the row of a trouble, the reading of a part with the row of the part.
 */
final class Judging implements Iterator<Row> {
  /** What is noted of a game that ends because the text does. */
  private static final Set<Note.Kind> OPEN =
      Set.of(
          Note.Kind.GAME_NOT_CLOSED,
          Note.Kind.VALUE_NOT_CLOSED,
          Note.Kind.REMARK_NOT_CLOSED,
          Note.Kind.VARIATION_NOT_CLOSED,
          Note.Kind.LIMIT_EXCEEDED,
          Note.Kind.NOTES_LEFT_OUT);

  private final RecordReader reader;
  private final RecordValidator validator;
  private final FoundRows rows;
  private final Optional<Part> part;
  private final Queue<Row> ready = new ArrayDeque<>();
  private int games;
  private boolean begun;
  private boolean closed;
  private boolean ended;

  /**
   * Prepares to judge.
   *
   * @param reader closed at the end
   * @param part what is read, if it is not a whole file
   */
  Judging(RecordReader reader, RecordValidator validator, FoundRows rows, Optional<Part> part) {
    this.reader = reader;
    this.validator = validator;
    this.rows = rows;
    this.part = part;
  }

  @Override
  public boolean hasNext() {
    while (ready.isEmpty() && !ended) {
      advance();
    }
    return !ready.isEmpty();
  }

  @Override
  public Row next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games");
    }
    return ready.remove();
  }

  private void advance() {
    try {
      boolean more = reader.hasNext();
      tellTroubles(reader.notes());
      if (more) {
        judge(reader.next());
      } else {
        end();
      }
    } catch (UncheckedIOException e) {
      tell(rows.file(), "cannot read: " + e.getMessage());
      end();
    }
  }

  private void judge(GameRecord record) {
    games++;
    if (games == 1) {
      begun = record.place().line() == 1;
    }
    closed = isClosed(record);
    ready.add(rows.game(validator.judge(record)));
  }

  /** Whether the game ends by itself, for all that can be known. */
  private boolean isClosed(GameRecord record) {
    List<Note> notes = record.notes();
    if (isOf(Form.JSON)) {
      return notes.stream().allMatch(note -> note.kind() == Note.Kind.FIELD_UNKNOWN);
    }
    boolean open = notes.stream().anyMatch(note -> OPEN.contains(note.kind()));
    // A transcript without a move may be the head of what comes next.
    return !open && (isOf(Form.SGF) || !record.moves().isEmpty());
  }

  private boolean isOf(Form form) {
    return part.isPresent() && part.get().form().equals(form.id());
  }

  private void end() {
    ended = true;
    reader.close();
    if (part.isPresent()) {
      boolean isOfLines = part.get().isOfLines();
      ready.add(rows.part(games, begun || isOfLines, closed || isOfLines));
    }
  }

  /** Tells the files without a game and those that are not unpacked; a part is no file. */
  private void tellTroubles(List<Note> notes) {
    if (part.isPresent()) {
      return;
    }
    for (Note note : notes) {
      String file = note.place().source();
      if (note.kind() == Note.Kind.NO_GAME) {
        tell(file, "no game found in " + file);
      } else if (note.kind() == Note.Kind.ARCHIVE_NOT_READ) {
        tell(file, note.toString());
      }
    }
  }

  private void tell(String file, String words) {
    ready.add(FoundRows.trouble(new Trouble(file, words)));
  }
}
