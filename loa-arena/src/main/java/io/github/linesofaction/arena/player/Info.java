package io.github.linesofaction.arena.player;

import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;

/**
 * What a player thinks of the position it is to move in.
 *
 * @param depth how many plies it has looked ahead
 * @param score how good the position is for the side to move, in hundredths of a stone
 * @param nodes how many positions it has looked at
 * @param line the moves it expects; may be empty
 */
public record Info(OptionalInt depth, OptionalInt score, OptionalLong nodes, List<String> line) {
  /** Nothing told. */
  public static final Info NONE =
      new Info(OptionalInt.empty(), OptionalInt.empty(), OptionalLong.empty(), List.of());

  /**
   * Makes an info.
   *
   * @param depth how many plies it has looked ahead
   * @param score how good the position is for the side to move, in hundredths of a stone
   * @param nodes how many positions it has looked at
   * @param line the moves it expects; may be empty
   */
  public Info {
    Objects.requireNonNull(depth, "depth");
    Objects.requireNonNull(score, "score");
    Objects.requireNonNull(nodes, "nodes");
    line = List.copyOf(Objects.requireNonNull(line, "line"));
  }
}
