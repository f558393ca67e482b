package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Ruleset;

/** Rule sets as the tests need them, made of the choices of the core. */
public final class TestRules {
  private TestRules() {}

  /** Gemma: vacated squares become holes, immobile stones may be taken off. */
  public static Ruleset gemma() {
    return Ruleset.standard().toBuilder()
        .moveRule(
            Movement.STANDARD.toBuilder()
                .vacated(Movement.Vacated.HOLE)
                .immobile(Movement.Immobile.MAY_BE_REMOVED)
                .build())
        .build();
  }

  /** Parachute: six stones of each colour in the other side's hand. */
  public static Ruleset parachute() {
    return Ruleset.builder(Setup.parse("8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6"))
        .moveRule(Movement.STANDARD.toBuilder().placing(Movement.Placing.ENEMY_STONES).build())
        .build();
  }

  /** Ambiloa: soldiers and kings in rotation. */
  public static Ruleset ambiloa() {
    return Ruleset.builder(Setup.parse("1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b"))
        .moveRule(
            Movement.STANDARD.toBuilder().rotation(Movement.Rotation.SOLDIERS_THEN_KINGS).build())
        .build();
  }

  /** The rules of a name, or the standard ones. */
  public static Ruleset named(String name) {
    return switch (name) {
      case "gemma" -> gemma();
      case "parachute" -> parachute();
      case "ambiloa" -> ambiloa();
      default -> Ruleset.standard();
    };
  }
}
