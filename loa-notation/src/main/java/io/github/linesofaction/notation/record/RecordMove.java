package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.text.Place;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of a record, as it is written there: read or unreadable, legal or not; or the resignation
 * or forfeit at its end. An immutable value.
 *
 * <p>Two of them are equal if text and side are; where they stand in a file does not matter.
 */
public final class RecordMove {
  private final MoveText text;
  private final Color color;
  private final Place place;

  /**
   * Makes a move.
   *
   * @param text what is written
   * @param color the side whose move it is, as the record says or its order tells
   * @param place where it stands
   */
  public RecordMove(MoveText text, Color color, Place place) {
    this.text = Objects.requireNonNull(text, "text");
    this.color = Objects.requireNonNull(color, "color");
    this.place = Objects.requireNonNull(place, "place");
  }

  /**
   * Returns a move of the game that stands in no file.
   *
   * @param move the move
   * @param color the side whose move it is
   * @return the move of a record
   */
  public static RecordMove of(Move move, Color color) {
    return new RecordMove(MoveText.of(move), color, Place.NOWHERE);
  }

  /**
   * Returns what is written.
   *
   * @return the text of the move
   */
  public MoveText text() {
    return text;
  }

  /**
   * Returns whose move it is, as the record says or the order of its moves tells.
   *
   * @return the side
   */
  public Color color() {
    return color;
  }

  /**
   * Returns where the move stands.
   *
   * @return the place; {@link Place#NOWHERE} if it was not read
   */
  public Place place() {
    return place;
  }

  /**
   * Returns the same move with another text.
   *
   * @param newText what is to be written
   * @return the move by the same side, at the same place
   */
  public RecordMove withText(MoveText newText) {
    Objects.requireNonNull(newText, "newText");
    return new RecordMove(newText, color, place);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RecordMove move && move.text.equals(text) && move.color == color;
  }

  @Override
  public int hashCode() {
    return text.hashCode();
  }

  /**
   * Returns the move for messages.
   *
   * @return the text in plain form
   */
  @Override
  public String toString() {
    return text.toString();
  }
}
