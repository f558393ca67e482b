package io.github.linesofaction.notation;

import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetBuilder;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;

/** Single choices of the rules, as a JSON object tells them. Used once and thrown away. */
final class JsonChoices {
  private final JsonValues values;
  private final List<Consumer<RulesetBuilder>> choices = new ArrayList<>();
  private Place place = Place.NOWHERE;

  JsonChoices(JsonValues values) {
    this.values = values;
  }

  boolean isEmpty() {
    return choices.isEmpty();
  }

  /** Returns where they stand. */
  Place place() {
    return place;
  }

  /** Returns the rules with these choices. */
  Ruleset made(Ruleset rules) {
    if (choices.isEmpty()) {
      return rules;
    }
    RulesetBuilder builder = rules.toBuilder();
    choices.forEach(choice -> choice.accept(builder));
    return builder.build();
  }

  void read() {
    place = values.place();
    values.object("choices", this::field);
  }

  private void field(String name) {
    switch (name) {
      case "bothConnected" ->
          choice(BothConnected.values())
              .ifPresent(choice -> choices.add(rules -> rules.bothConnected(choice)));
      case "noMove" ->
          choice(NoMove.values()).ifPresent(choice -> choices.add(rules -> rules.noMove(choice)));
      case "precedence" ->
          choice(Precedence.values())
              .ifPresent(choice -> choices.add(rules -> rules.precedence(choice)));
      case "repetition" -> repetition();
      case "limits" -> limits();
      default -> values.unknown(name);
    }
  }

  private void repetition() {
    Place here = values.place();
    int[] at = new int[2];
    Repetition.Basis[] basis = {Repetition.NONE.basis()};
    Repetition.Verdict[] verdict = {Repetition.NONE.verdict()};
    values.object(
        "a rule of repetition",
        name -> {
          switch (name) {
            case "endsAt" -> at[0] = count().orElse(0);
            case "claimableAt" -> at[1] = count().orElse(0);
            case "basis" -> basis[0] = choice(Repetition.Basis.values()).orElse(basis[0]);
            case "verdict" -> verdict[0] = choice(Repetition.Verdict.values()).orElse(verdict[0]);
            default -> values.unknown(name);
          }
        });
    try {
      Repetition rule = new Repetition(at[0], at[1], basis[0], verdict[0]);
      choices.add(rules -> rules.repetition(rule));
    } catch (RulesException e) {
      values.wrong(here, "such numbers (" + e.getMessage() + ")", "a rule of repetition");
    }
  }

  private void limits() {
    int[] plies = new int[2];
    values.object(
        "limits",
        name -> {
          switch (name) {
            case "plies" -> plies[0] = count().orElse(0);
            case "pliesWithoutCapture" -> plies[1] = count().orElse(0);
            default -> values.unknown(name);
          }
        });
    Limits limits = new Limits(plies[0], plies[1]);
    choices.add(rules -> rules.limits(limits));
  }

  private OptionalInt count() {
    return values.number("a number", 0, Integer.MAX_VALUE);
  }

  private <E extends Enum<E>> Optional<E> choice(E[] all) {
    List<String> words = new ArrayList<>();
    for (E each : all) {
      words.add(word(each));
    }
    return values.oneOf(words).map(word -> all[words.indexOf(word)]);
  }

  /** The name of a choice as JSON writes names: {@code moverWins}. */
  private static String word(Enum<?> choice) {
    StringBuilder word = new StringBuilder();
    for (char c : choice.name().toCharArray()) {
      boolean begins = word.length() > 0 && word.charAt(word.length() - 1) == '_';
      if (begins) {
        word.setLength(word.length() - 1);
      }
      word.append(begins || c == '_' ? c : (char) (c - 'A' + 'a'));
    }
    return word.toString();
  }
}
