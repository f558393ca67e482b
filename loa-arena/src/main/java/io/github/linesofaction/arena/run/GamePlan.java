package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedMove;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * How a game is to be played.
 *
 * @param game which game
 * @param first the name of who has the first side
 * @param second the name of who has the second side
 * @param opening where it begins
 * @param control what each side may spend
 * @param marginMillis how much later than allowed an answer may come, in milliseconds
 * @param mostPlies after how many plies, those of the opening included, it is a draw
 * @param tags what its record tells of it, in the order to write it
 * @param played moves that were played already, before the runner was interrupted, those of the
 *     opening included; empty to begin anew
 */
public record GamePlan(
    ArenaGame game,
    String first,
    String second,
    Opening opening,
    TimeControl control,
    long marginMillis,
    int mostPlies,
    Map<String, String> tags,
    List<PlayedMove> played) {
  /** How many plies a game may have unless something else is said. */
  public static final int USUAL_MOST_PLIES = 1_000;

  /**
   * Makes a plan.
   *
   * @param game which game
   * @param first the name of who has the first side
   * @param second the name of who has the second side
   * @param opening where it begins
   * @param control what each side may spend
   * @param marginMillis how much later than allowed an answer may come, in milliseconds
   * @param mostPlies after how many plies it is a draw
   * @param tags what its record tells of it
   * @param played moves that were played already
   * @throws IllegalArgumentException if a number is below 0, or {@code mostPlies} below 1
   */
  public GamePlan {
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(first, "first");
    Objects.requireNonNull(second, "second");
    Objects.requireNonNull(opening, "opening");
    Objects.requireNonNull(control, "control");
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(Objects.requireNonNull(tags, "tags")));
    played = List.copyOf(Objects.requireNonNull(played, "played"));
    if (marginMillis < 0 || mostPlies < 1) {
      throw new IllegalArgumentException(
          "margin " + marginMillis + " ms, from 0; plies " + mostPlies + ", from 1");
    }
  }

  /**
   * Tells the margin where none is chosen: none for clocks, and a tenth of a second where each move
   * has its time, since a program that is told to think so long answers after it.
   *
   * @param control a time control
   * @return milliseconds
   */
  public static long usualMarginMillis(TimeControl control) {
    return Objects.requireNonNull(control, "control").kind() == TimeControl.Kind.MOVE_TIME
        ? 100
        : 0;
  }
}
