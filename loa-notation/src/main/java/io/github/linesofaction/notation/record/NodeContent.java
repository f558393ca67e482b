package io.github.linesofaction.notation.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * What a node says, apart from where it stands in a tree. An immutable value; what it was read from
 * does not matter for equality.
 */
final class NodeContent {
  static final NodeContent EMPTY = new NodeContent(null, List.of(), List.of(), null, List.of());

  final @Nullable RecordMove move;
  final List<String> comments;
  final List<Sign> signs;
  final @Nullable Duration clock;
  final List<RecordOrigin> origins;

  NodeContent(
      @Nullable RecordMove move,
      List<String> comments,
      List<Sign> signs,
      @Nullable Duration clock,
      List<RecordOrigin> origins) {
    this.move = move;
    this.comments = comments;
    this.signs = signs;
    this.clock = clock;
    this.origins = origins;
  }

  /**
   * A comment as records hold it: with line feeds alone, whatever broke its lines; blank ones say
   * nothing.
   */
  static String comment(String text) {
    return text.indexOf('\r') < 0 ? text : text.replace("\r\n", "\n").replace('\r', '\n');
  }

  static List<String> comments(List<String> texts) {
    return List.of(
        texts.stream()
            .map(NodeContent::comment)
            .filter(text -> !text.isBlank())
            .toArray(String[]::new));
  }

  static Duration clock(Duration left) {
    if (Objects.requireNonNull(left, "left").isNegative()) {
      throw new IllegalArgumentException("left must not be negative, was " + left);
    }
    return left;
  }

  /** Whether all that this says could as well be said by the node before. */
  boolean isMergeable() {
    return move == null && origins.stream().noneMatch(RecordOrigin::isClosed);
  }

  /** This with all that a node without a move says behind it. */
  NodeContent joined(NodeContent next) {
    List<String> said = new ArrayList<>(comments);
    said.addAll(next.comments);
    List<RecordOrigin> read = new ArrayList<>(origins);
    read.addAll(next.origins);
    return new NodeContent(move, List.copyOf(said), signs, clock, List.copyOf(read));
  }

  NodeContent withMove(RecordMove value) {
    return new NodeContent(value, comments, signs, clock, origins);
  }

  NodeContent withComments(List<String> value) {
    return new NodeContent(move, comments(value), signs, clock, origins);
  }

  NodeContent withSigns(List<Sign> value) {
    return new NodeContent(move, comments, List.copyOf(value), clock, origins);
  }

  NodeContent withClock(@Nullable Duration value) {
    return new NodeContent(move, comments, signs, value, origins);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof NodeContent that
        && Objects.equals(that.move, move)
        && that.comments.equals(comments)
        && that.signs.equals(signs)
        && Objects.equals(that.clock, clock);
  }

  @Override
  public int hashCode() {
    return Objects.hash(move, comments, signs, clock);
  }
}
