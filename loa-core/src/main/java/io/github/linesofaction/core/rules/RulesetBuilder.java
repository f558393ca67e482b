package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Builds a {@link Ruleset}. A mutable helper for one thread. */
public final class RulesetBuilder {
  Setup start;
  MoveRule moveRule = Movement.STANDARD;
  Goal goal = ConnectGoal.ALL_STONES;
  BothConnected bothConnected = BothConnected.DRAW;
  NoMove noMove = NoMove.PASSES;
  Repetition repetition = Repetition.NONE;
  Limits limits = Limits.NONE;
  Precedence precedence = Precedence.WIN_FIRST;

  RulesetBuilder(Setup start) {
    this.start = Objects.requireNonNull(start, "start");
    preset(Preset.MIND_SPORTS);
  }

  /**
   * Takes all choices of a preset.
   *
   * @param preset the choices
   * @return this builder
   */
  public RulesetBuilder preset(Preset preset) {
    Objects.requireNonNull(preset, "preset").applyTo(this);
    return this;
  }

  /**
   * Says what a game starts from; it tells the board too.
   *
   * @param setup the start
   * @return this builder
   */
  public RulesetBuilder start(Setup setup) {
    this.start = Objects.requireNonNull(setup, "setup");
    return this;
  }

  /**
   * Says how stones move.
   *
   * @param rule the movement
   * @return this builder
   */
  public RulesetBuilder moveRule(MoveRule rule) {
    this.moveRule = Objects.requireNonNull(rule, "rule");
    return this;
  }

  /**
   * Says what a side has to reach.
   *
   * @param aim the goal
   * @return this builder
   */
  public RulesetBuilder goal(Goal aim) {
    this.goal = Objects.requireNonNull(aim, "aim");
    return this;
  }

  /**
   * Says what happens when a turn brings both sides to their goal.
   *
   * @param choice the choice
   * @return this builder
   */
  public RulesetBuilder bothConnected(BothConnected choice) {
    this.bothConnected = Objects.requireNonNull(choice, "choice");
    return this;
  }

  /**
   * Says what happens to a side without a legal move.
   *
   * @param choice the choice
   * @return this builder
   */
  public RulesetBuilder noMove(NoMove choice) {
    this.noMove = Objects.requireNonNull(choice, "choice");
    return this;
  }

  /**
   * Says when a position that comes again ends the game.
   *
   * @param choice the choice
   * @return this builder
   */
  public RulesetBuilder repetition(Repetition choice) {
    this.repetition = Objects.requireNonNull(choice, "choice");
    return this;
  }

  /**
   * Says how long a game may last.
   *
   * @param choice the choice
   * @return this builder
   */
  public RulesetBuilder limits(Limits choice) {
    this.limits = Objects.requireNonNull(choice, "choice");
    return this;
  }

  /**
   * Says what counts when a turn wins and reaches a limit or a repetition at once.
   *
   * @param choice the choice
   * @return this builder
   */
  public RulesetBuilder precedence(Precedence choice) {
    this.precedence = Objects.requireNonNull(choice, "choice");
    return this;
  }

  /**
   * Builds the rule set.
   *
   * @return the rule set
   * @throws RulesException if the choices make no game together; the message says why
   */
  public Ruleset build() {
    List<String> objections = new ArrayList<>();
    objections.addAll(moveRule.objectionsTo(start.topology()));
    objections.addAll(goal.objectionsTo(start.topology()));
    if (objections.isEmpty()) {
      Ruleset rules = new Ruleset(this);
      for (SetupFault fault : rules.faultsOf(start)) {
        if (fault.kind().weight() != SetupFault.Weight.UNUSUAL) {
          objections.add("the start " + start + ": " + fault.message());
        }
      }
      if (objections.isEmpty()) {
        return rules;
      }
    }
    throw new RulesException(String.join("; ", objections));
  }
}
