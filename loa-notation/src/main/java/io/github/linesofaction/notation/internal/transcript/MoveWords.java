package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.notation.internal.transcript.TranscriptToken.Kind;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import java.util.List;
import java.util.Locale;

/** Finds moves in the words of a line: {@code c1 a3+} and {@code h5 - g4} are several words. */
final class MoveWords {
  private static final int MOST_WORDS = 3;
  private static final int LONGEST = 32;

  /** A word between two squares. */
  private static final String TO = "to";

  /**
   * A move found.
   *
   * @param text the move, or what cannot be read
   * @param words how many words it takes
   */
  record Found(MoveText text, int words) {}

  private final MoveReader reader;

  MoveWords(MoveReader reader) {
    this.reader = reader;
  }

  MoveReader reader() {
    return reader;
  }

  /**
   * Reads the move that begins with a word.
   *
   * @param removals whether a square alone may be a turn, so that the next square is none of its
   */
  Found find(List<TranscriptToken> tokens, int at, boolean removals) {
    MoveText single = reader.scan(tokens.get(at).text());
    boolean complete = single.isReadable() && single.kind() != MoveText.Kind.SQUARE;
    if (complete) {
      return withMarks(tokens, at, single, 1);
    }
    StringBuilder joined = new StringBuilder(tokens.get(at).text());
    for (int words = 2; words <= MOST_WORDS && isWord(tokens, at + words - 1); words++) {
      String next = tokens.get(at + words - 1).text();
      if (joined.length() + next.length() > LONGEST) {
        break;
      }
      boolean separated = endsOpen(joined) || startsOpen(next);
      joined.append(' ').append(next);
      boolean mayJoin = separated || single.isReadable() && !removals;
      if (!mayJoin) {
        break;
      }
      MoveText move = reader.scan(joined.toString());
      if (move.kind() == MoveText.Kind.STEP) {
        return withMarks(tokens, at, move, words);
      }
    }
    return withMarks(tokens, at, single, 1);
  }

  /** Takes marks that stand apart from their move. */
  private Found withMarks(List<TranscriptToken> tokens, int at, MoveText move, int words) {
    if (move.isReadable() && move.marks().isEmpty() && isWord(tokens, at + words)) {
      String marks = tokens.get(at + words).text();
      if (isMarks(marks)) {
        MoveText marked = reader.scan(move.raw() + " " + marks);
        if (marked.isReadable()) {
          return new Found(marked, words + 1);
        }
      }
    }
    return new Found(move, words);
  }

  private static boolean isMarks(String text) {
    for (int i = 0; i < text.length(); i++) {
      if ("+#!?>".indexOf(text.charAt(i)) < 0) {
        return false;
      }
    }
    return true;
  }

  /** Whether a text ends with the sign between two squares. */
  static boolean endsOpen(CharSequence text) {
    int length = text.length();
    return isSeparator(text.charAt(length - 1))
        || length > TO.length()
            && isTo(text.subSequence(length - TO.length(), length).toString())
            && text.charAt(length - TO.length() - 1) == ' ';
  }

  private static boolean isTo(String word) {
    return word.equalsIgnoreCase(TO);
  }

  private static boolean startsOpen(String text) {
    return isSeparator(text.charAt(0)) || isTo(text);
  }

  private static boolean isSeparator(char c) {
    return c == '-'
        || c == ':'
        || c == 'x'
        || c == 'X'
        || c == '×'
        || c == '>'
        || c == '/'
        || c == '\u2192'
        || c >= '\u2010' && c <= '\u2015';
  }

  private static boolean isWord(List<TranscriptToken> tokens, int at) {
    return at < tokens.size() && tokens.get(at).kind() == Kind.WORD;
  }

  /** Whether a word begins a move that can be read in full. */
  boolean isMove(List<TranscriptToken> tokens, int at) {
    MoveText.Kind kind = find(tokens, at, true).text().kind();
    return kind == MoveText.Kind.STEP
        || kind == MoveText.Kind.PASS
        || kind == MoveText.Kind.TARGET
        || kind == MoveText.Kind.REMOVAL
        || !reader.split(tokens.get(at).text()).isEmpty()
        || find(tokens, at, false).text().kind() == MoveText.Kind.STEP;
  }

  /** Whether a word is so much like a move that it can hardly be anything else. */
  static boolean looksDamaged(String word) {
    int letters = 0;
    for (int i = 0; i < word.length(); i++) {
      char c = word.charAt(i);
      boolean letter = c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z';
      letters = letter ? letters + 1 : 0;
      if (letters > 2) {
        return false;
      }
    }
    char first = word.charAt(0);
    return word.length() <= 8
        && hasDigit(word)
        && (first >= 'a' && first <= 'p' || first >= 'A' && first <= 'P');
  }

  static boolean hasDigit(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) >= '0' && word.charAt(i) <= '9') {
        return true;
      }
    }
    return false;
  }

  static boolean isDots(String word) {
    for (int i = 0; i < word.length(); i++) {
      if (word.charAt(i) != '.' && word.charAt(i) != '\u2026') {
        return false;
      }
    }
    return true;
  }

  /** Whether a word says that a line has a place without a move here. */
  static boolean isNoMove(String word) {
    return word.equals("--");
  }

  static boolean isSide(String word) {
    if (!beginsLikeSide(word)) {
      return false;
    }
    return switch (word.toLowerCase(Locale.ROOT)) {
      case "b", "w", "black", "white" -> true;
      default -> false;
    };
  }

  /** Whether a word begins with the letter of a side. */
  static boolean beginsLikeSide(String word) {
    return !word.isEmpty() && "bBwW".indexOf(word.charAt(0)) >= 0;
  }

  /** Whether a word is the name of a side with a colon. */
  static boolean isLabel(String word) {
    return word.endsWith(":") && isSide(word.substring(0, word.length() - 1));
  }

  static boolean isBlack(String word) {
    return word.charAt(0) == 'b' || word.charAt(0) == 'B';
  }
}
