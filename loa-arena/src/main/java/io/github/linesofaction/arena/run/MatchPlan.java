package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Opening;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;

/**
 * What a match is to be like.
 *
 * @param game which game is played
 * @param games how many games, 1 or more; the two of a pair begin alike, with colours exchanged
 * @param openings where the pairs begin, by turns; one or more
 * @param control what each side may spend
 * @param marginMillis how much later than allowed an answer may come, in milliseconds
 * @param mostPlies after how many plies a game is a draw
 * @param sprt what ends the match early; nothing to play all games
 * @param seed what all chance starts from
 * @param tags what the records tell of the match, in the order to write it
 */
public record MatchPlan(
    ArenaGame game,
    int games,
    List<Opening> openings,
    TimeControl control,
    long marginMillis,
    int mostPlies,
    Optional<Sprt> sprt,
    long seed,
    Map<String, String> tags) {
  /**
   * Makes a plan.
   *
   * @param game which game is played
   * @param games how many games, 1 or more
   * @param openings where the pairs begin, by turns; one or more
   * @param control what each side may spend
   * @param marginMillis how much later than allowed an answer may come, in milliseconds
   * @param mostPlies after how many plies a game is a draw
   * @param sprt what ends the match early; nothing to play all games
   * @param seed what all chance starts from
   * @param tags what the records tell of the match
   * @throws IllegalArgumentException if there is no game or no opening
   */
  public MatchPlan {
    Objects.requireNonNull(game, "game");
    openings = List.copyOf(Objects.requireNonNull(openings, "openings"));
    Objects.requireNonNull(control, "control");
    Objects.requireNonNull(sprt, "sprt");
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(Objects.requireNonNull(tags, "tags")));
    if (games < 1 || openings.isEmpty()) {
      throw new IllegalArgumentException(
          games + " games, " + openings.size() + " openings: 1 or more each");
    }
  }

  /**
   * Makes a plan of games from the start, without a test, under what is usual.
   *
   * @param game which game is played
   * @param games how many games, 1 or more
   * @param control what each side may spend
   * @return the plan
   * @throws IllegalArgumentException if there is no game
   */
  public static MatchPlan of(ArenaGame game, int games, TimeControl control) {
    return new MatchPlan(
        game,
        games,
        List.of(Opening.START),
        control,
        GamePlan.usualMarginMillis(control),
        GamePlan.USUAL_MOST_PLIES,
        Optional.empty(),
        1,
        Map.of());
  }
}
