package io.github.linesofaction.core;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.Goal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetBuilder;
import io.github.linesofaction.testkit.OracleRules;
import io.github.linesofaction.testkit.OracleVariant;
import io.github.linesofaction.testkit.ReferenceCase;
import java.util.Set;

/**
 * The rule sets of the variants, built by hand from their movements and goals; named as in the test
 * kit.
 */
public final class Variants {
  public static final Movement GEMMA =
      Movement.STANDARD.toBuilder()
          .vacated(Movement.Vacated.HOLE)
          .immobile(Movement.Immobile.MAY_BE_REMOVED)
          .build();

  public static final Movement BEPPI =
      Movement.STANDARD.toBuilder()
          .forbiddenCaptures(
              Set.of(
                  Move.parse("a3xc1"),
                  Move.parse("a6xc8"),
                  Move.parse("h3xf1"),
                  Move.parse("h6xf8"),
                  Move.parse("c1xa3"),
                  Move.parse("c8xa6"),
                  Move.parse("f1xh3"),
                  Move.parse("f8xh6")))
          .build();

  public static final Movement CHIUSO =
      Movement.STANDARD.toBuilder()
          .passing(Movement.Passing.NO_STONES)
          .capturing(Movement.Capturing.FORBIDDEN)
          .build();

  public static final Movement AMBILOA =
      Movement.STANDARD.toBuilder().rotation(Movement.Rotation.SOLDIERS_THEN_KINGS).build();

  public static final Movement NEIGHBORS =
      Movement.STANDARD.toBuilder()
          .distance(Movement.Distance.NEIGHBOURS)
          .passing(Movement.Passing.ALL_STONES)
          .build();

  public static final Movement PARACHUTE =
      Movement.STANDARD.toBuilder().placing(Movement.Placing.ENEMY_STONES).build();

  private Variants() {}

  /** How stones move in a variant. */
  public static Movement movement(String variantId) {
    return switch (variantId) {
      case "gemma" -> GEMMA;
      case "sfilzotto-beppi" -> BEPPI;
      case "sfilzotto-chiuso" -> CHIUSO;
      case "ambiloa" -> AMBILOA;
      case "neighbors" -> NEIGHBORS;
      case "parachute" -> PARACHUTE;
      case "black-hole", "black-hole-scrambled" -> blackHole("e5");
      case "black-hole-hex", "black-hole-hex-scrambled" -> blackHole("f6");
      default -> Movement.STANDARD;
    };
  }

  private static Movement blackHole(String square) {
    return Movement.STANDARD.toBuilder().blackHoles(Set.of(Square.of(square))).build();
  }

  /** What a side has to reach in a variant. */
  public static Goal goal(String variantId) {
    return variantId.startsWith("sfilzotto") ? JoinEdgesGoal.SFILZOTTO : ConnectGoal.ALL_STONES;
  }

  /** The rules of a variant under the default choices. */
  public static Ruleset rules(String variantId) {
    return builder(variantId).build();
  }

  /** The rules of a variant under the default choices, but without any repetition rule. */
  public static Ruleset endless(String variantId) {
    return builder(variantId).repetition(Repetition.NONE).build();
  }

  private static RulesetBuilder builder(String variantId) {
    return Ruleset.builder(Setup.parse(OracleVariant.of(variantId).start()))
        .moveRule(movement(variantId))
        .goal(goal(variantId));
  }

  /** The rules of a variant under the oracle's choices, without any repetition rule. */
  public static Ruleset rules(String variantId, OracleRules choices) {
    RulesetBuilder builder =
        builder(variantId)
            .bothConnected(BothConnected.valueOf(choices.bothConnected().name()))
            .noMove(NoMove.valueOf(choices.noMove().name()))
            .repetition(Repetition.NONE);
    return choices.boardOnly() ? builder.goal(ConnectGoal.BOARD_ONLY).build() : builder.build();
  }

  /** The rules that a case names; without any repetition rule where it names none. */
  public static Ruleset rules(ReferenceCase asked) {
    int endsAt = Integer.parseInt(asked.rules().getOrDefault("repetition", "0"));
    int claimableAt = Integer.parseInt(asked.rules().getOrDefault("claim", "0"));
    return rules(asked.variantId(), asked.oracleRules()).toBuilder()
        .repetition(
            new Repetition(
                endsAt, claimableAt, Repetition.Basis.SITUATIONAL, Repetition.Verdict.DRAW))
        .build();
  }
}
