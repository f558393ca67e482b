package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Symmetry;
import java.util.Objects;

/**
 * The goal of Lines of Action: all stones of a side form one group. One stone alone is a group; no
 * stone at all is none. Rules R4 and S2 of {@code docs/RULES.md}.
 *
 * @param counts which stones have to be in the group
 */
public record ConnectGoal(Counts counts) implements Goal {
  /** Which stones have to be in the group. */
  public enum Counts {
    /** All: a side with stones still off the board is not connected. */
    ALL_STONES,
    /** Those on the board, whatever is still off it. */
    BOARD_ONLY
  }

  /** The goal in every game but Parachute, and there too unless told otherwise. */
  public static final ConnectGoal ALL_STONES = new ConnectGoal(Counts.ALL_STONES);

  /** The same counting just the board, an option of Parachute. */
  public static final ConnectGoal BOARD_ONLY = new ConnectGoal(Counts.BOARD_ONLY);

  /**
   * Makes the goal.
   *
   * @param counts which stones have to be in the group
   */
  public ConnectGoal {
    Objects.requireNonNull(counts, "counts");
  }

  @Override
  public boolean isReached(Setup setup, Color color) {
    Objects.requireNonNull(setup, "setup");
    return (counts == Counts.BOARD_ONLY || setup.inHand(color) == 0) && setup.isOneGroup(color);
  }

  @Override
  public String describe() {
    String words =
        "A side whose stones form one group, neighbour to neighbour, wins, whoever moved. One stone"
            + " alone is connected.";
    return counts == Counts.BOARD_ONLY
        ? words + " Stones still off the board do not matter."
        : words;
  }

  @Override
  public boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    Objects.requireNonNull(symmetry, "symmetry");
    return true;
  }
}
