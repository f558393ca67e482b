package io.github.linesofaction.variants;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Objects;

/**
 * The four seats at a board of Ambiloa, in the order of their turns: one for each kind of stone of
 * each side. The game of four is the game of two, and partners win and lose together: a seat tells
 * whose turn it is, and changes no rule. Rule V5 of {@code docs/RULES.md}.
 */
public enum Seat {
  /** Who moves Black's soldiers, and begins. */
  BLACK_SOLDIERS(Color.BLACK, Kind.SOLDIER, "Black's soldiers"),

  /** Who moves White's soldiers. */
  WHITE_SOLDIERS(Color.WHITE, Kind.SOLDIER, "White's soldiers"),

  /** Who moves Black's kings. */
  BLACK_KINGS(Color.BLACK, Kind.KING, "Black's kings"),

  /** Who moves White's kings. */
  WHITE_KINGS(Color.WHITE, Kind.KING, "White's kings");

  private final Color color;
  private final Kind kind;
  private final String title;

  Seat(Color color, Kind kind, String title) {
    this.color = color;
    this.kind = kind;
    this.title = title;
  }

  /**
   * Tells whether a game under some rules can be played by four.
   *
   * @param rules the rules
   * @return whether the kinds of stones move in rotation
   */
  public static boolean areFor(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    return rules.moveRule() instanceof Movement movement
        && movement.rotation() == Movement.Rotation.SOLDIERS_THEN_KINGS;
  }

  /**
   * Returns whose turn it is.
   *
   * @param position a position under rules that {@link #areFor four can play by}
   * @return the seat of the side to move and the kind due
   * @throws IllegalArgumentException if four cannot play by its rules
   */
  public static Seat toMove(Position position) {
    Objects.requireNonNull(position, "position");
    if (!areFor(position.rules())) {
      throw new IllegalArgumentException(
          "no four seats: the kinds of stones do not move in rotation under these rules");
    }
    boolean king = position.setup().dueKind() == Kind.KING;
    return position.sideToMove() == Color.BLACK
        ? (king ? BLACK_KINGS : BLACK_SOLDIERS)
        : (king ? WHITE_KINGS : WHITE_SOLDIERS);
  }

  /** {@return the side the seat plays for} */
  public Color color() {
    return color;
  }

  /** {@return the kind of stone that is moved from the seat} */
  public Kind kind() {
    return kind;
  }

  /** {@return the other seat of the same side} */
  public Seat partner() {
    return values()[ordinal() ^ 2];
  }

  /** {@return the name for a reader, such as {@code Black's soldiers}} */
  public String title() {
    return title;
  }
}
