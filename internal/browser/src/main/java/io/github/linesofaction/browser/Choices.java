package io.github.linesofaction.browser;

import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;

/**
 * The choices on which the sources of the rules disagree, as a page carries them: nine words, such
 * as {@code DRAW PASSES WIN_FIRST 3 0 SITUATIONAL DRAW 0 0}.
 */
final class Choices {
  private static final int WORDS = 9;

  private Choices() {}

  /** Returns the rules with the choices of a text; an empty text changes nothing. */
  static Ruleset apply(Ruleset rules, String text) {
    if (text.isEmpty()) {
      return rules;
    }
    List<String> words = List.of(text.split(" ", -1));
    if (words.size() != WORDS) {
      throw new IllegalArgumentException("choices \"" + text + "\": nine words are wanted");
    }
    Repetition repetition =
        new Repetition(
            Integer.parseInt(words.get(3)),
            Integer.parseInt(words.get(4)),
            Repetition.Basis.valueOf(words.get(5)),
            Repetition.Verdict.valueOf(words.get(6)));
    return rules.toBuilder()
        .bothConnected(BothConnected.valueOf(words.get(0)))
        .noMove(NoMove.valueOf(words.get(1)))
        .precedence(Precedence.valueOf(words.get(2)))
        .repetition(repetition)
        .limits(new Limits(Integer.parseInt(words.get(7)), Integer.parseInt(words.get(8))))
        .build();
  }
}
