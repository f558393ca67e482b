package io.github.linesofaction.core.board;

import java.util.Objects;
import java.util.Optional;

/**
 * A stone: a side's piece, of a kind.
 *
 * @param color whose stone it is
 * @param kind its kind; {@link Kind#SOLDIER} in all games with one kind
 */
public record Stone(Color color, Kind kind) {
  /** Black's ordinary stone. */
  public static final Stone BLACK = new Stone(Color.BLACK, Kind.SOLDIER);

  /** White's ordinary stone. */
  public static final Stone WHITE = new Stone(Color.WHITE, Kind.SOLDIER);

  /** Black's king (Ambiloa). */
  public static final Stone BLACK_KING = new Stone(Color.BLACK, Kind.KING);

  /** White's king (Ambiloa). */
  public static final Stone WHITE_KING = new Stone(Color.WHITE, Kind.KING);

  /**
   * Makes a stone.
   *
   * @param color whose stone it is
   * @param kind its kind; {@link Kind#SOLDIER} in all games with one kind
   */
  public Stone {
    Objects.requireNonNull(color, "color");
    Objects.requireNonNull(kind, "kind");
  }

  /**
   * Returns the stone of a side and a kind.
   *
   * @param color whose stone
   * @param kind its kind
   * @return the stone
   */
  public static Stone of(Color color, Kind kind) {
    Objects.requireNonNull(color, "color");
    Objects.requireNonNull(kind, "kind");
    if (kind == Kind.SOLDIER) {
      return color == Color.BLACK ? BLACK : WHITE;
    }
    return color == Color.BLACK ? BLACK_KING : WHITE_KING;
  }

  /**
   * Reads a stone's letter.
   *
   * @param letter any character
   * @return the stone written so, or nothing if the character is none of {@code b w B W}
   */
  public static Optional<Stone> ofLetter(char letter) {
    return switch (letter) {
      case 'b' -> Optional.of(BLACK);
      case 'w' -> Optional.of(WHITE);
      case 'B' -> Optional.of(BLACK_KING);
      case 'W' -> Optional.of(WHITE_KING);
      default -> Optional.empty();
    };
  }

  /**
   * Returns the letter of this stone in position texts.
   *
   * @return {@code b} or {@code w} for an ordinary stone, {@code B} or {@code W} for a king
   */
  public char letter() {
    char small = color.letter();
    return kind == Kind.SOLDIER ? small : (char) (small - 'a' + 'A');
  }
}
