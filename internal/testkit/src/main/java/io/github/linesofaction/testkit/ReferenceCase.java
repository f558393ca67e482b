package io.github.linesofaction.testkit;

import io.github.linesofaction.testkit.OracleRules.BothConnected;
import io.github.linesofaction.testkit.OracleRules.NoMove;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * One question about one position, with its right answer. The kinds of questions are described at
 * the head of each resource file.
 *
 * @param id the id of the case, for example {@code M10}; several questions can share one
 * @param variantId an id that {@link OracleVariant#of} knows
 * @param rules the choices that matter, by name ({@code both}, {@code noMove}, {@code boardOnly},
 *     {@code repetition}, {@code claim}); where one is missing, every choice gives the same answer
 * @param position the position text to begin with
 * @param moves the moves to play first, in canonical text
 * @param ask the kind of question, for example {@code moves-from}
 * @param argument what it asks about, for example a square; a dash if the question needs nothing
 * @param expected the answer
 */
public record ReferenceCase(
    String id,
    String variantId,
    Map<String, String> rules,
    String position,
    List<String> moves,
    String ask,
    String argument,
    String expected) {

  /**
   * Copies the collections.
   *
   * @param id as for the record
   * @param variantId as for the record
   * @param rules as for the record
   * @param position as for the record
   * @param moves as for the record
   * @param ask as for the record
   * @param argument as for the record
   * @param expected as for the record
   * @throws NullPointerException if a component is null
   */
  public ReferenceCase {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(variantId, "variantId");
    rules = Map.copyOf(rules);
    Objects.requireNonNull(position, "position");
    moves = List.copyOf(moves);
    Objects.requireNonNull(ask, "ask");
    Objects.requireNonNull(argument, "argument");
    Objects.requireNonNull(expected, "expected");
  }

  /**
   * The answer as a list.
   *
   * @return its words; empty if the answer is {@code none}
   */
  public List<String> expectedWords() {
    return expected.equals("none") ? List.of() : Tsv.words(expected);
  }

  /**
   * The rules as far as the oracle knows them, filled up from {@link OracleRules#MIND_SPORTS}.
   *
   * @return the rules
   * @throws IllegalArgumentException if a choice has no such value
   */
  public OracleRules oracleRules() {
    OracleRules filled = OracleRules.MIND_SPORTS;
    String both = rules.get("both");
    if (both != null) {
      filled = filled.with(BothConnected.valueOf(both));
    }
    String noMove = rules.get("noMove");
    if (noMove != null) {
      filled = filled.with(NoMove.valueOf(noMove));
    }
    String boardOnly = rules.get("boardOnly");
    return boardOnly == null ? filled : filled.withBoardOnly(Tsv.yes(boardOnly));
  }

  @Override
  public String toString() {
    return id + " " + variantId + " " + rules + " " + position + " " + moves + " " + ask + " "
        + argument;
  }
}
