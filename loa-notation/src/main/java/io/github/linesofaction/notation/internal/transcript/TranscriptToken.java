package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.notation.text.Place;
import java.util.Objects;

/**
 * A piece of a transcript.
 *
 * @param kind what sort of piece
 * @param text its text: of a tag the name, of a remark what is inside its signs, otherwise as
 *     written
 * @param value of a tag its value, otherwise empty
 * @param number of a move number or an annotation its value, otherwise 0
 * @param dots of a move number how many dots follow it, otherwise 0
 * @param place where it begins
 */
public record TranscriptToken(
    Kind kind, String text, String value, int number, int dots, Place place) {
  /** The sorts of pieces. */
  public enum Kind {
    /** A name and a value in brackets. */
    TAG,
    /** Brackets at the head that hold no name and value in quotes. */
    TAG_MALFORMED,
    /** A remark: in braces, behind a semicolon or a hash sign, or in parentheses. */
    REMARK,
    /** A remark without its closing sign. */
    REMARK_OPEN,
    /** A number, with or without dots. */
    NUMBER,
    /** An annotation sign such as {@code $1}. */
    ANNOTATION,
    /**
     * A remark that tells a clock, {@code {[%left 0:00:59.5]}}: the part behind the percent sign.
     */
    CLOCK,
    /** The parenthesis before a variation. */
    OPEN,
    /** The parenthesis behind a variation. */
    CLOSE,
    /** A result. */
    RESULT,
    /** Anything else up to the next blank: a move, a part of one, or a word. */
    WORD
  }

  /**
   * Makes a token.
   *
   * @param kind what sort of piece
   * @param text its text: of a tag the name, of a remark what is inside its signs, otherwise as
   *     written
   * @param value of a tag its value, otherwise empty
   * @param number of a move number or an annotation its value, otherwise 0
   * @param dots of a move number how many dots follow it, otherwise 0
   * @param place where it begins
   */
  public TranscriptToken {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(value, "value");
    Objects.requireNonNull(place, "place");
  }

  static TranscriptToken of(Kind kind, String text, Place place) {
    return new TranscriptToken(kind, text, "", 0, 0, place);
  }
}
