package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.jspecify.annotations.Nullable;

/**
 * All the rules of a game: the start, how stones move, the goal, and the choices on which the
 * sources disagree. An immutable value; two rule sets are equal if all of that is equal.
 *
 * <p>{@link #standard()} is Lines of Action under the default choices; {@link #with} takes the
 * choices of a {@link Preset}; {@link #toBuilder} changes anything.
 *
 * <p>A rule set is not serializable. It travels by name: the id of a variant and, if one was taken,
 * the preset; what reads it asks a catalogue of variants for the rules of that name.
 */
public final class Ruleset {
  private static final Ruleset STANDARD =
      new RulesetBuilder(StandardSetups.standard(Topology.square(8))).build();

  private final Setup start;
  private final MoveRule moveRule;
  private final Goal goal;
  private final BothConnected bothConnected;
  private final NoMove noMove;
  private final Repetition repetition;
  private final Limits limits;
  private final Precedence precedence;

  Ruleset(RulesetBuilder builder) {
    start = builder.start;
    moveRule = builder.moveRule;
    goal = builder.goal;
    bothConnected = builder.bothConnected;
    noMove = builder.noMove;
    repetition = builder.repetition;
    limits = builder.limits;
    precedence = builder.precedence;
  }

  /**
   * Returns Lines of Action on the 8×8 board under the choices of {@link Preset#MIND_SPORTS}.
   *
   * @return the default rule set
   */
  public static Ruleset standard() {
    return STANDARD;
  }

  /**
   * Returns Lines of Action on the 8×8 board under the choices of a preset.
   *
   * @param preset the choices
   * @return the rule set
   */
  public static Ruleset standard(Preset preset) {
    return STANDARD.with(preset);
  }

  /**
   * Starts building a rule set: Lines of Action from a set-up, under the default choices.
   *
   * @param start the set-up a game starts from; it tells the board too
   * @return a builder
   */
  public static RulesetBuilder builder(Setup start) {
    return new RulesetBuilder(start);
  }

  /**
   * Starts building a rule set from this one.
   *
   * @return a builder that holds all choices made here
   */
  public RulesetBuilder toBuilder() {
    return new RulesetBuilder(start)
        .moveRule(moveRule)
        .goal(goal)
        .bothConnected(bothConnected)
        .noMove(noMove)
        .repetition(repetition)
        .limits(limits)
        .precedence(precedence);
  }

  /**
   * Returns this rule set under the choices of a preset. Start, movement and goal stay.
   *
   * @param preset the choices
   * @return the rule set
   */
  public Ruleset with(Preset preset) {
    return toBuilder().preset(preset).build();
  }

  /** {@return the board's shape} */
  public Topology topology() {
    return start.topology();
  }

  /** {@return the set-up a game starts from} */
  public Setup start() {
    return start;
  }

  /** {@return how stones move} */
  public MoveRule moveRule() {
    return moveRule;
  }

  /** {@return what a side has to reach} */
  public Goal goal() {
    return goal;
  }

  /** {@return what happens when a turn brings both sides to their goal} */
  public BothConnected bothConnected() {
    return bothConnected;
  }

  /** {@return what happens to a side without a legal move} */
  public NoMove noMove() {
    return noMove;
  }

  /** {@return when a position that comes again ends the game} */
  public Repetition repetition() {
    return repetition;
  }

  /** {@return how long a game may last} */
  public Limits limits() {
    return limits;
  }

  /** {@return what counts when a turn wins and reaches a limit or a repetition at once} */
  public Precedence precedence() {
    return precedence;
  }

  /**
   * Tells whether a symmetry of the board leaves the rules the same, so that positions may be
   * turned by it. The start does not matter.
   *
   * @param symmetry a symmetry of this board
   * @param colorsSwapped whether the colours are exchanged as well
   * @return whether movement and goal are the same afterwards
   */
  public boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    Objects.requireNonNull(symmetry, "symmetry");
    return symmetry.topology() == topology()
        && moveRule.isPreservedBy(symmetry, colorsSwapped)
        && goal.isPreservedBy(symmetry, colorsSwapped);
  }

  /**
   * Returns everything that is unusual or wrong about a set-up under these rules, at once: what the
   * rules cannot handle, sides without stones or with too many, and a game that is over already: by
   * a goal, because none can be reached, or because the side to move has no legal move where that
   * ends the game.
   *
   * @param setup any set-up
   * @return all faults, empty if there are none
   */
  public List<SetupFault> faultsOf(Setup setup) {
    Objects.requireNonNull(setup, "setup");
    List<SetupFault> faults = new ArrayList<>();
    if (setup.topology() != topology()) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.WRONG_BOARD,
              "a set-up on " + setup.topology() + ", where these rules need " + topology()));
      return List.copyOf(faults);
    }
    List<SetupFault> unknown = moveRule.faultsOf(setup);
    faults.addAll(unknown);
    for (Color color : Color.values()) {
      int stones = setup.stones(color).size() + setup.inHand(color);
      int most = start.stones(color).size() + start.inHand(color);
      if (stones == 0) {
        faults.add(
            SetupFault.of(
                SetupFault.Kind.SIDE_WITHOUT_STONES,
                color.title() + " has no stones: each side needs one at least"));
      } else if (stones > most) {
        faults.add(
            SetupFault.of(
                SetupFault.Kind.TOO_MANY_STONES,
                color.title() + " has " + stones + " stones, and the game starts with " + most));
      }
    }
    boolean black = goal.isReached(setup, Color.BLACK);
    boolean white = goal.isReached(setup, Color.WHITE);
    if (black && white && bothConnected == BothConnected.ILLEGAL) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.BOTH_CONNECTED,
              "both sides are connected, which no turn may bring about under these rules"));
    } else if (black || white) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.FINISHED,
              (black && white ? "both sides have" : black ? "Black has" : "White has")
                  + " reached the goal already"));
    } else if (goal.isDead(setup)) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.FINISHED, "neither side can reach the goal: the game is over"));
    } else if (noMove != NoMove.PASSES && unknown.isEmpty() && isStuck(setup)) {
      faults.add(
          SetupFault.of(
              SetupFault.Kind.FINISHED,
              setup.sideToMove().title()
                  + " has no legal move: "
                  + (noMove == NoMove.LOSES ? "the game is lost" : "the game is drawn")));
    }
    return List.copyOf(faults);
  }

  private boolean isStuck(Setup setup) {
    boolean basque = bothConnected == BothConnected.ILLEGAL;
    return !moveRule.hasTurn(setup, turn -> basque && connectsBoth(setup, turn));
  }

  /**
   * Tells whether a turn brings both sides to their goal, which {@link #bothConnected} judges.
   *
   * @param setup any set-up without faults under these rules
   * @param turn a turn of {@link #moveRule} there
   * @return whether both sides are at their goal afterwards
   */
  public boolean connectsBoth(Setup setup, Move turn) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(turn, "turn");
    Setup after = setup.apply(moveRule.edits(setup, turn));
    return goal.isReached(after, Color.BLACK) && goal.isReached(after, Color.WHITE);
  }

  /**
   * Describes the rules to a player, every choice included.
   *
   * @return sentences, one subject a line
   */
  public String describe() {
    return String.join(
        "\n",
        "Board: " + topology() + ", start " + start + ".",
        moveRule.describe(),
        goal.describe(),
        bothConnected.describe(),
        noMove.describe(),
        repetition.describe(),
        limits.describe(),
        precedence.describe());
  }

  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof Ruleset rules
        && rules.start.equals(start)
        && rules.moveRule.equals(moveRule)
        && rules.goal.equals(goal)
        && rules.bothConnected == bothConnected
        && rules.noMove == noMove
        && rules.repetition.equals(repetition)
        && rules.limits.equals(limits)
        && rules.precedence == precedence;
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        start,
        moveRule,
        goal,
        bothConnected.name(),
        noMove.name(),
        repetition.endsAt(),
        repetition.claimableAt(),
        limits);
  }

  @Override
  public String toString() {
    return "Ruleset["
        + start
        + ", "
        + moveRule
        + ", "
        + goal
        + ", "
        + bothConnected
        + ", "
        + noMove
        + ", "
        + repetition
        + ", "
        + limits
        + ", "
        + precedence
        + "]";
  }
}
