package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Move;
import java.util.ArrayList;
import java.util.List;
import java.util.TreeSet;
import java.util.stream.Collectors;

/** A {@link Movement} described to a player. */
final class MovementWords {
  private MovementWords() {}

  static String of(Movement rule) {
    List<String> sentences = new ArrayList<>();
    sentences.add(
        switch (rule.distance()) {
          case STONES_ON_LINE ->
              "A stone moves along a line exactly as many squares as stones of both colours stand on"
                  + " that whole line.";
          case NEIGHBOURS ->
              "A stone moves in any direction exactly as many squares as it has neighbouring stones"
                  + " of either colour.";
        });
    sentences.add(
        switch (rule.passing()) {
          case OWN_STONES -> "It may pass over own stones, not over enemy stones.";
          case ALL_STONES -> "It may pass over stones of both colours.";
          case NO_STONES -> "It may pass over no stone.";
        });
    sentences.add(
        switch (rule.capturing()) {
          case ALLOWED -> "Landing on an enemy stone captures it; captures are never forced.";
          case FORBIDDEN -> "It lands on empty squares only: nothing is captured.";
        });
    if (!rule.forbiddenCaptures().isEmpty()) {
      sentences.add(
          "Never allowed are the captures "
              + rule.forbiddenCaptures().stream()
                  .map(Move::toString)
                  .sorted()
                  .collect(Collectors.joining(", "))
              + ".");
    }
    if (rule.vacated() == Movement.Vacated.HOLE) {
      sentences.add(
          "The square a stone leaves becomes a hole for ever: it can be crossed, never landed on, and"
              + " does not count.");
    }
    if (rule.immobile() == Movement.Immobile.MAY_BE_REMOVED) {
      sentences.add("A stone without a legal move may be taken off by its owner as his turn.");
    }
    if (rule.rotation() == Movement.Rotation.SOLDIERS_THEN_KINGS) {
      sentences.add(
          "The kinds move in turn: Black soldier, White soldier, Black king, White king. A side"
              + " without a move for the kind due passes.");
    }
    if (rule.placing() == Movement.Placing.ENEMY_STONES) {
      sentences.add(
          "As long as a player holds stones of the other side, his turn ends with placing one of them"
              + " on any empty square.");
    }
    if (!rule.blackHoles().isEmpty()) {
      sentences.add(
          "A stone that lands on a black hole is taken off the board: "
              + new TreeSet<>(rule.blackHoles())
                  .stream().map(Object::toString).collect(Collectors.joining(", "))
              + ".");
    }
    return String.join(" ", sentences);
  }
}
