package io.github.linesofaction.players;

import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.Objects;

/**
 * How good a position looks without looking ahead: what {@link AlphaBetaPlayer} asks where its
 * search stops. An implementation may be asked by one thread alone.
 */
@FunctionalInterface
public interface Evaluation {
  /**
   * Returns how good a position is for the side to move.
   *
   * @param board a position in which the game goes on; to be left as it is
   * @return a score as explained at {@link Thought#score()}, well below {@link Thought#DECIDED}
   *     either way: less than 100,000
   */
  int of(SearchPosition board);

  /**
   * Chooses an evaluation by the goal of the game: {@link Concentration} where the stones have to
   * be connected, {@link Chains} where edges have to be joined. Of a goal of another's making it
   * knows nothing, and counts moves.
   *
   * @param rules the rules
   * @return an evaluation for positions under these rules
   */
  static Evaluation of(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    if (rules.goal() instanceof ConnectGoal) {
      return new Concentration(rules);
    }
    return rules.goal() instanceof JoinEdgesGoal ? new Chains(rules) : Mobility::of;
  }
}
