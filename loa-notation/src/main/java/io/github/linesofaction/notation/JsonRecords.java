package io.github.linesofaction.notation;

import io.github.linesofaction.notation.internal.json.JsonScanner;
import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.internal.read.TextReader;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.List;
import java.util.NoSuchElementException;
import org.jspecify.annotations.Nullable;

/**
 * Games as JSON objects, one behind the other or in an array, each read when it is asked for. What
 * stands in the place of one and is none counts as a game with that fault.
 */
final class JsonRecords implements TextReader<GameRecord> {
  private final JsonScanner scanner;
  private final ReadOptions options;
  private final NoteCollector notes;
  private final int mostGames;
  private @Nullable Place array;
  private boolean afterGame;
  private int games;
  private boolean stopped;

  JsonRecords(Source text, ReadOptions options) {
    this.options = options;
    this.notes = new NoteCollector(options);
    this.mostGames = options.limit(ReadLimit.GAMES);
    this.scanner = new JsonScanner(CharSource.of(text, options), options, notes);
  }

  @Override
  public boolean hasNext() {
    while (!stopped) {
      int mark = scanner.peekMark();
      if (mark == CharSource.END) {
        stopped = array == null;
        return !stopped;
      }
      if (mark == '[' && array == null) {
        scanner.advance();
        array = scanner.place();
        afterGame = false;
      } else if (mark == ']' && array != null) {
        scanner.advance();
        array = null;
      } else if (mark == ',' && array != null && afterGame) {
        scanner.advance();
        afterGame = false;
      } else {
        return true;
      }
    }
    return false;
  }

  @Override
  public GameRecord next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games in '" + scanner.name() + "'");
    }
    stopped = true;
    int mark = scanner.peekMark();
    scanner.game(games + 1);
    scanner.advance();
    if (games == mostGames) {
      throw new SyntaxException(
          scanner.place(), "one more game", "no more than the limit 'games' allows, " + games);
    }
    games++;
    scanner.beginGame();
    GameRecord record = mark == '{' ? game() : noGame(mark);
    scanner.endGame();
    stopped = false;
    afterGame = true;
    return record;
  }

  private GameRecord game() {
    if (array != null && afterGame) {
      notes.report(Note.Kind.JSON_FORGIVEN, scanner.place(), "'{'", "',' between two games", games);
    }
    return new JsonGame(scanner, options, notes, games).read();
  }

  private GameRecord noGame(int mark) {
    Place place = scanner.place();
    if (mark == CharSource.END) {
      Place open = array == null ? place : array;
      array = null;
      notes.report(Note.Kind.GAME_NOT_CLOSED, open, "'['", "']' behind the last game", games);
    } else {
      notes.report(
          Note.Kind.UNEXPECTED_TEXT, place, scanner.shown(), "an object with a game", games);
      if (array == null) {
        scanner.skipLine();
      } else {
        scanner.skipValue();
      }
    }
    return GameRecord.builder().number(games).place(place).notes(notes.take()).build();
  }

  @Override
  public List<Note> notes() {
    return notes.notes();
  }

  @Override
  public void close() {
    stopped = true;
    scanner.close();
  }
}
