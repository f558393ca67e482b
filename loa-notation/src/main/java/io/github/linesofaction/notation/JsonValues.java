package io.github.linesofaction.notation;

import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.json.JsonScanner;
import io.github.linesofaction.notation.internal.json.JsonScanner.Token;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Consumer;
import java.util.regex.Pattern;

/**
 * Reads values of the sort that is expected. Each begins at its first token and ends at its last
 * one; what is of another sort is noted and passed over.
 */
final class JsonValues {
  private static final Pattern NUMBER = Pattern.compile("-?[0-9]{1,9}");

  private final JsonScanner scanner;
  private final NoteCollector notes;
  private final int game;

  JsonValues(JsonScanner scanner, NoteCollector notes, int game) {
    this.scanner = scanner;
    this.notes = notes;
    this.game = game;
  }

  /** Whether the game can go on no further. */
  boolean isEnd() {
    return scanner.token() == Token.END || scanner.token() == Token.NEXT_GAME;
  }

  Place place() {
    return scanner.place();
  }

  void wrong(Place place, String found, String expected) {
    notes.report(Note.Kind.UNEXPECTED_TEXT, place, found, expected, "it is passed over", game);
  }

  void unknown(String name) {
    notes.report(Note.Kind.FIELD_UNKNOWN, scanner.place(), Quote.of(name), game);
    scanner.skipValue();
  }

  private void forgive(String found, String expected) {
    notes.report(Note.Kind.JSON_FORGIVEN, scanner.place(), found, expected, game);
  }

  private void notClosed(Place open, String found, String expected) {
    if (scanner.wasCut()) {
      return;
    }
    if (isEnd()) {
      scanner.cut();
      notes.report(Note.Kind.GAME_NOT_CLOSED, open, found, expected, game);
    } else {
      forgive(scanner.shown(), expected + " before it");
    }
  }

  /** What is of the wrong sort; {@code null} stands for nothing and is forgiven. */
  private void refuse(String expected) {
    if (scanner.token() == Token.WORD && scanner.text().equals("null")) {
      forgive("null", expected + ", or no such field");
    } else if (!isEnd()) {
      wrong(scanner.place(), scanner.shown(), expected);
      scanner.skipValue();
    }
  }

  /** Reads a text that has a meaning for the game, and none of which may be missing. */
  Optional<String> string(String expected) {
    Optional<String> text = words(expected);
    return scanner.isCut() ? Optional.empty() : text;
  }

  /** Reads what somebody says; if it is cut, up to there. */
  Optional<String> words(String expected) {
    if (scanner.token() != Token.STRING) {
      refuse(expected);
      return Optional.empty();
    }
    return scanner.isFull() ? Optional.empty() : Optional.of(scanner.text());
  }

  Optional<String> oneOf(List<String> words) {
    String expected = "one of " + String.join(", ", words);
    Place place = scanner.place();
    Optional<String> word = string(expected);
    if (word.isPresent() && !words.contains(word.get())) {
      wrong(place, Quote.of(word.get()), expected);
      return Optional.empty();
    }
    return word;
  }

  OptionalInt number(String expected, int least, int most) {
    if (scanner.token() == Token.NUMBER && NUMBER.matcher(scanner.text()).matches()) {
      int number = Integer.parseInt(scanner.text());
      if (number >= least && number <= most) {
        return OptionalInt.of(number);
      }
    }
    String range = most == Integer.MAX_VALUE ? least + " or more" : least + " to " + most;
    refuse(expected + ", " + range);
    return OptionalInt.empty();
  }

  /**
   * Reads an array; the reader of an element begins at its first token and ends at its last one.
   */
  void array(String expected, Runnable element) {
    if (scanner.token() != Token.ARRAY) {
      refuse(expected);
      return;
    }
    Place open = scanner.place();
    boolean mayBegin = true;
    boolean isEmpty = true;
    scanner.advance();
    while (true) {
      switch (scanner.token()) {
        case ARRAY_END -> {
          if (mayBegin && !isEmpty) {
            forgive("',' before ']'", "no comma behind the last element");
          }
          return;
        }
        case END, NEXT_GAME -> {
          notClosed(open, "'['", "']'");
          return;
        }
        case OBJECT_END -> {
          notClosed(open, "'['", "']'");
          scanner.stay();
          return;
        }
        case COMMA -> {
          if (mayBegin) {
            forgive("','", "an element before it");
          }
          mayBegin = true;
        }
        case COLON -> wrong(scanner.place(), "':'", "an element, ',' or ']'");
        default -> {
          if (!mayBegin) {
            forgive(scanner.shown(), "',' before it");
          }
          mayBegin = false;
          isEmpty = false;
          element.run();
        }
      }
      advance();
    }
  }

  private void advance() {
    if (!isEnd()) {
      scanner.advance();
    }
  }

  /**
   * Reads an object; the reader of a field is told its name, begins at the first token of the value
   * and ends at its last one.
   */
  void object(String what, Consumer<String> field) {
    if (scanner.token() != Token.OBJECT) {
      refuse("an object with " + what);
      return;
    }
    Place open = scanner.place();
    Set<String> seen = new HashSet<>();
    boolean mayBegin = true;
    scanner.advance();
    while (true) {
      switch (scanner.token()) {
        case OBJECT_END -> {
          if (mayBegin && !seen.isEmpty()) {
            forgive("',' before '}'", "no comma behind the last field");
          }
          return;
        }
        case END, NEXT_GAME -> {
          notClosed(open, "'{'", "'}'");
          return;
        }
        case COMMA -> {
          if (mayBegin) {
            forgive("','", "a field before it");
          }
          mayBegin = true;
        }
        case STRING -> {
          if (!mayBegin) {
            forgive(scanner.shown(), "',' before it");
          }
          mayBegin = false;
          if (!field(seen, field)) {
            continue;
          }
        }
        default -> {
          wrong(scanner.place(), scanner.shown(), "a field, \"name\":value, or '}'");
          scanner.skipValue();
        }
      }
      advance();
    }
  }

  /** Reads a field; answers whether its last token still stands there. */
  private boolean field(Set<String> seen, Consumer<String> field) {
    String name = scanner.text();
    Place place = scanner.place();
    boolean cut = scanner.isCut();
    scanner.advance();
    if (cut) {
      return false;
    }
    if (scanner.token() == Token.COLON) {
      scanner.advance();
    } else if (!isEnd()) {
      forgive(scanner.shown(), "':' before it");
    }
    switch (scanner.token()) {
      case END, NEXT_GAME -> {
        return false;
      }
      case COMMA, OBJECT_END, ARRAY_END, COLON -> {
        wrong(place, Quote.of(name) + " without a value", "a value behind ':'");
        return false;
      }
      default -> {}
    }
    if (!seen.add(name)) {
      notes.report(
          Note.Kind.UNEXPECTED_TEXT,
          place,
          Quote.of(name) + " again",
          "each field once",
          "the first is used",
          game);
      scanner.skipValue();
    } else {
      field.accept(name);
    }
    return true;
  }
}
