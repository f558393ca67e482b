package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.text.Place;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * A move of a record, as it is written there: read or unreadable, legal or not; or the resignation
 * or forfeit at its end. An immutable value.
 *
 * <p>Two of them are equal if text, side, remarks and annotations are; where they stand in a file
 * does not matter.
 */
public final class RecordMove {
  private final MoveText text;
  private final Color color;
  private final List<String> remarks;
  private final List<Integer> annotations;
  private final Place place;

  /**
   * Makes a move without remarks.
   *
   * @param text what is written
   * @param color the side whose move it is, as the record says or its order tells
   * @param place where it stands
   * @throws NullPointerException if an argument is null
   */
  public RecordMove(MoveText text, Color color, Place place) {
    this(text, color, List.of(), List.of(), place);
  }

  /**
   * Makes a move.
   *
   * @param text what is written
   * @param color the side whose move it is, as the record says or its order tells
   * @param remarks what is said behind it
   * @param annotations the numbers of annotation signs behind it, such as 1 for {@code $1}
   * @param place where it stands
   * @throws NullPointerException if an argument is null
   */
  public RecordMove(
      MoveText text, Color color, List<String> remarks, List<Integer> annotations, Place place) {
    this.text = Objects.requireNonNull(text, "text");
    this.color = Objects.requireNonNull(color, "color");
    this.remarks = List.copyOf(Objects.requireNonNull(remarks, "remarks"));
    this.annotations = List.copyOf(Objects.requireNonNull(annotations, "annotations"));
    this.place = Objects.requireNonNull(place, "place");
  }

  /**
   * Answers a move of the game that stands in no file.
   *
   * @param move the move
   * @param color the side whose move it is
   * @return the move of a record
   * @throws NullPointerException if an argument is null
   */
  public static RecordMove of(Move move, Color color) {
    return new RecordMove(MoveText.of(move), color, Place.NOWHERE);
  }

  /**
   * Answers what is written.
   *
   * @return the text of the move
   */
  public MoveText text() {
    return text;
  }

  /**
   * Answers whose move it is, as the record says or the order of its moves tells.
   *
   * @return the side
   */
  public Color color() {
    return color;
  }

  /**
   * Answers what is said behind the move.
   *
   * @return the remarks in order; unmodifiable
   */
  public List<String> remarks() {
    return remarks;
  }

  /**
   * Answers the annotation signs behind the move.
   *
   * @return their numbers in order, such as 1 for {@code $1}; unmodifiable
   */
  public List<Integer> annotations() {
    return annotations;
  }

  /**
   * Answers where the move stands.
   *
   * @return the place; {@link Place#NOWHERE} if it was not read
   */
  public Place place() {
    return place;
  }

  /**
   * Answers the same move with another text.
   *
   * @param newText what is to be written
   * @return the move with its remarks and annotations
   * @throws NullPointerException if {@code newText} is null
   */
  public RecordMove withText(MoveText newText) {
    Objects.requireNonNull(newText, "newText");
    return new RecordMove(newText, color, remarks, annotations, place);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RecordMove move
        && move.text.equals(text)
        && move.color == color
        && move.remarks.equals(remarks)
        && move.annotations.equals(annotations);
  }

  @Override
  public int hashCode() {
    return Objects.hash(text, remarks, annotations);
  }

  /**
   * Answers the move for messages.
   *
   * @return the text in plain form
   */
  @Override
  public String toString() {
    return text.toString();
  }
}
