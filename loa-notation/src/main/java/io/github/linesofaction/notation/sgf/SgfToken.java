package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.text.Place;
import java.util.Objects;

/**
 * A piece of an SGF text.
 *
 * @param type what sort of piece it is
 * @param text the piece as it stands in the text; of a value, what lies between the brackets, with
 *     its escapes; of {@link Type#LONG_VALUE} and {@link Type#TEXT}, the beginning only
 * @param place where the piece begins; of a value, the place after its opening bracket
 */
record SgfToken(Type type, String text, Place place) {

  /** The sorts of pieces. */
  public enum Type {
    /** An opening parenthesis. */
    OPEN,
    /** A closing parenthesis. */
    CLOSE,
    /** The semicolon that opens a node. */
    SEMICOLON,
    /** A property identifier, old or new. */
    IDENTIFIER,
    /** A property value. */
    VALUE,
    /**
     * A value without its closing bracket: the text ended, or, in lenient reading, a line in it
     * began a new game.
     */
    UNCLOSED_VALUE,
    /** A value longer than the limit. */
    LONG_VALUE,
    /** Text that is none of these, inside or outside of games. */
    TEXT,
    /** The end of the text. */
    END
  }

  /**
   * Makes a token.
   *
   * @param type what sort of piece it is
   * @param text the piece as it stands in the text
   * @param place where the piece begins
   */
  public SgfToken {
    Objects.requireNonNull(type, "type");
    Objects.requireNonNull(text, "text");
    Objects.requireNonNull(place, "place");
  }
}
