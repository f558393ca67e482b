package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;

/**
 * Reads the games of all texts of a source, each when it is asked for.
 *
 * @param <T> what a game is read as
 */
public final class SourceReader<T> implements TextReader<T> {
  /**
   * Opens one text of a source.
   *
   * @param <T> what a game is read as
   */
  @FunctionalInterface
  public interface Opener<T> {
    /** Returns a reader before the first game of a text that is not packed. */
    TextReader<T> open(Source text, ReadOptions options);
  }

  private final String name;
  private final Opener<T> opener;
  private final Parts parts;
  private final int mostNotes;

  /** What is noted about texts that hold no games. */
  private final NoteCollector notes;

  /** What was noted behind the last games of texts that were read to their end. */
  private final List<Note> notesBehind = new ArrayList<>();

  private @Nullable TextReader<T> reader;
  private String nameOfText;
  private int gamesOfText;
  private boolean metText;
  private boolean ended;

  /** Opens a source. */
  public SourceReader(Source source, ReadOptions options, Opener<T> opener) {
    this.name = source.name();
    this.nameOfText = name;
    this.opener = opener;
    this.mostNotes = options.limit(ReadLimit.NOTES);
    this.notes = new NoteCollector(options);
    this.parts = new Parts(source, options, notes);
  }

  @Override
  public boolean hasNext() {
    return guarded(
        () -> {
          while (!ended) {
            if (reader == null) {
              openNext();
            } else if (reader.hasNext()) {
              return true;
            } else {
              endText(reader);
            }
          }
          return false;
        });
  }

  private void openNext() {
    Optional<Source> text = parts.next();
    if (text.isPresent()) {
      metText = true;
      nameOfText = text.get().name();
      gamesOfText = 0;
      reader = opener.open(text.get(), parts.options());
    } else {
      ended = true;
      if (!metText && notes.notes().isEmpty()) {
        noteNoGame();
      }
    }
  }

  private void endText(TextReader<T> read) {
    List<Note> behind = read.notes();
    int room = Math.max(0, mostNotes - notesBehind.size());
    notesBehind.addAll(behind.subList(0, Math.min(room, behind.size())));
    if (gamesOfText == 0 && behind.stream().noneMatch(SourceReader::tellsWhyNoGame)) {
      noteNoGame();
    }
    reader = null;
  }

  private static boolean tellsWhyNoGame(Note note) {
    return note.kind() == Note.Kind.NO_GAME || note.kind() == Note.Kind.ARCHIVE_NOT_READ;
  }

  private void noteNoGame() {
    Place beginning = new Place(nameOfText, 0, 1, 1);
    notes.report(
        Note.Kind.NO_GAME, beginning, "no game", "at least one", "nothing was read from it", 1);
  }

  @Override
  public T next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games in '" + name + "'");
    }
    notes.take();
    notesBehind.clear();
    TextReader<T> open = Objects.requireNonNull(reader);
    T game = guarded(open::next);
    gamesOfText++;
    return game;
  }

  /** Reading that fails is over. */
  private <R> R guarded(Supplier<R> step) {
    boolean done = false;
    try {
      R made = step.get();
      done = true;
      return made;
    } finally {
      ended |= !done;
    }
  }

  @Override
  public List<Note> notes() {
    List<Note> all = new ArrayList<>(notesBehind);
    if (reader != null) {
      all.addAll(reader.notes());
    }
    all.addAll(notes.notes());
    return List.copyOf(all);
  }

  @Override
  public void close() {
    ended = true;
    try (parts) {
      if (reader != null) {
        reader.close();
      }
    }
  }
}
