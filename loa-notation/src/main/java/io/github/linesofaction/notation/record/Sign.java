package io.github.linesofaction.notation.record;

import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * A sign with which an annotator judges a move, under the number that chess records gave it ({@code
 * $1} is {@code !}): six of them have a symbol, all others are numbers only.
 *
 * @param number 0 to 999
 */
public record Sign(int number) {
  /** The largest number. */
  public static final int MOST = 999;

  /** A good move, {@code !}. */
  public static final Sign GOOD = new Sign(1);

  /** A mistake, {@code ?}. */
  public static final Sign MISTAKE = new Sign(2);

  /** A very good move, {@code !!}. */
  public static final Sign BRILLIANT = new Sign(3);

  /** A blunder, {@code ??}. */
  public static final Sign BLUNDER = new Sign(4);

  /** An interesting move, {@code !?}. */
  public static final Sign INTERESTING = new Sign(5);

  /** A doubtful move, {@code ?!}. */
  public static final Sign DOUBTFUL = new Sign(6);

  private static final List<String> SYMBOLS = List.of("!", "?", "!!", "??", "!?", "?!");

  /**
   * Makes a sign.
   *
   * @param number 0 to 999
   * @throws IllegalArgumentException if {@code number} is out of range
   */
  public Sign {
    if (number < 0 || number > MOST) {
      throw new IllegalArgumentException("number must be from 0 to " + MOST + ", was " + number);
    }
  }

  /**
   * Finds the sign of a symbol.
   *
   * @param symbol such as {@code !?}
   * @return the sign; nothing if no sign has that symbol
   */
  public static Optional<Sign> find(String symbol) {
    int index = SYMBOLS.indexOf(Objects.requireNonNull(symbol, "symbol"));
    return index < 0 ? Optional.empty() : Optional.of(new Sign(index + 1));
  }

  /** {@return the symbol, such as {@code !?}; nothing if the sign has a number only} */
  public Optional<String> symbol() {
    return number >= 1 && number <= SYMBOLS.size()
        ? Optional.of(SYMBOLS.get(number - 1))
        : Optional.empty();
  }

  /** {@return the number behind a dollar sign, such as {@code $1}} */
  @Override
  public String toString() {
    return "$" + number;
  }
}
