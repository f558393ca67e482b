package io.github.linesofaction.notation.position;

import java.util.Objects;
import java.util.Optional;

/**
 * What the signs of a drawn board mean. An immutable value; the constants name the legends in use.
 *
 * @param black the sign of a black stone
 * @param white the sign of a white stone
 * @param empty the sign of an empty square
 * @param hole the sign of a hole; nothing where there are none
 */
public record BoardLegend(char black, char white, char empty, Optional<Character> hole) {
  /** Black {@code x}, White {@code o}, empty {@code .}. */
  public static final BoardLegend X_O = of('x', 'o', '.');

  /** Black {@code o}, White {@code x}, empty {@code .}. */
  public static final BoardLegend O_X = of('o', 'x', '.');

  /** Black {@code B}, White {@code W}, empty {@code .}. */
  public static final BoardLegend CAPITALS = of('B', 'W', '.');

  /** Black {@code b}, White {@code w}, empty {@code .}. */
  public static final BoardLegend LETTERS = of('b', 'w', '.');

  /** Black {@code b}, White {@code w}, empty {@code -}. */
  public static final BoardLegend LETTERS_DASH = of('b', 'w', '-');

  /** Black {@code b}, White {@code w}, empty {@code x}. */
  public static final BoardLegend LETTERS_X = of('b', 'w', 'x');

  /** Black {@code 0}, White {@code 1}, empty {@code .}. */
  public static final BoardLegend ZERO_ONE = of('0', '1', '.');

  /** Black {@code 1}, White {@code 2}, empty {@code .}. */
  public static final BoardLegend ONE_TWO = of('1', '2', '.');

  /**
   * Makes a legend.
   *
   * @param black the sign of a black stone
   * @param white the sign of a white stone
   * @param empty the sign of an empty square
   * @param hole the sign of a hole; nothing where there are none
   * @throws IllegalArgumentException if one sign has two meanings, or is a blank or {@code |}
   */
  public BoardLegend {
    Objects.requireNonNull(hole, "hole");
    char[] signs = {black, white, empty, hole.orElse('\0')};
    for (int i = 0; i < signs.length; i++) {
      if (Character.isWhitespace(signs[i]) || signs[i] == '|') {
        throw new IllegalArgumentException("legend: a blank and | cannot be signs");
      }
      for (int j = i + 1; j < signs.length; j++) {
        if (signs[i] == signs[j]) {
          throw new IllegalArgumentException("legend: the sign " + signs[i] + " has two meanings");
        }
      }
    }
  }

  /**
   * Returns a legend without holes.
   *
   * @param black the sign of a black stone
   * @param white the sign of a white stone
   * @param empty the sign of an empty square
   * @return the legend
   * @throws IllegalArgumentException if one sign has two meanings, or is a blank or {@code |}
   */
  public static BoardLegend of(char black, char white, char empty) {
    return new BoardLegend(black, white, empty, Optional.empty());
  }

  /**
   * Returns this legend with a sign for holes.
   *
   * @param sign the sign
   * @return the legend
   * @throws IllegalArgumentException if the sign has a meaning already, or is a blank or {@code |}
   */
  public BoardLegend withHole(char sign) {
    return new BoardLegend(black, white, empty, Optional.of(sign));
  }

  /** Returns whether a sign means something. */
  boolean knows(char sign) {
    return sign == black
        || sign == white
        || sign == empty
        || hole.filter(known -> known == sign).isPresent();
  }
}
