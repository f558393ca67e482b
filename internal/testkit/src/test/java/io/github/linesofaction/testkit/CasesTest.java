package io.github.linesofaction.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.StringReader;
import java.util.Collections;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle gives the answers of the cases, as far as it knows the question. */
class CasesTest {
  static Stream<ReferenceCase> cases() {
    // Whether a game may start from a position is not the oracle's business.
    return Cases.loadAll().stream().filter(c -> !c.ask().equals("game-start"));
  }

  @ParameterizedTest
  @MethodSource("cases")
  void oracleAnswers(ReferenceCase asked) {
    Oracle oracle = Oracle.of(asked.variantId(), asked.oracleRules());
    String position = oracle.playAll(asked.position(), asked.moves());
    if (asked.ask().equals("check")) {
      boolean legal = oracle.legalMoves(position).contains(asked.argument());
      assertThat(legal).isEqualTo(asked.expected().equals("LEGAL"));
    } else {
      assertThat(answer(oracle, position, asked)).isEqualTo(asked.expected());
    }
  }

  private static String answer(Oracle oracle, String position, ReferenceCase asked) {
    String argument = asked.argument();
    List<String> legal = oracle.legalMoves(position);
    return switch (asked.ask()) {
      case "moves" -> list(legal.stream());
      case "moves-from" -> list(legal.stream().filter(move -> move.startsWith(argument)));
      case "move-count" -> String.valueOf(legal.size());
      case "row-moves" ->
          list(legal.stream().filter(m -> m.matches(".%1$s[-x].%1$s".formatted(argument))));
      case "captures" -> list(legal.stream().filter(move -> move.contains("x")));
      case "removals" -> list(legal.stream().filter(move -> move.matches("[a-h][1-8]")));
      case "winning-moves" ->
          list(legal.stream().filter(move -> moverWins(oracle, position, move)));
      case "board-moves" -> list(oracle.boardMoves(position).stream());
      case "board-move-count" -> String.valueOf(oracle.boardMoves(position).size());
      case "position" -> position;
      case "side" -> position.split(" ", -1)[1];
      case "row" -> row(position, Integer.parseInt(argument));
      case "result" -> result(oracle, position, asked).name();
      case "reason" -> reason(oracle, position, asked);
      case "connected" -> connected(oracle, position);
      case "groups" -> oracle.blackGroups(position) + " " + oracle.whiteGroups(position);
      case "group" -> list(oracle.groupOf(position, argument).stream());
      case "neighbours" -> list(oracle.neighbours(argument).stream());
      case "line-counts" ->
          list(oracle.lineCounts(position, argument).stream().map(String::valueOf));
      case "occurrences" ->
          list(oracle.occurrences(asked.position(), asked.moves()).stream().map(String::valueOf));
      case "may-claim" -> occurrence(oracle, asked) >= choice(asked, "claim") ? "yes" : "no";
      default -> throw new IllegalArgumentException(asked.ask());
    };
  }

  private static String list(Stream<String> words) {
    String text = String.join(" ", words.toList());
    return text.isEmpty() ? "none" : text;
  }

  private static boolean moverWins(Oracle oracle, String position, String move) {
    OracleResult wanted =
        position.split(" ", -1)[1].equals("b") ? OracleResult.BLACK_WINS : OracleResult.WHITE_WINS;
    return oracle.result(oracle.play(position, move)) == wanted;
  }

  private static String row(String position, int rank) {
    String row = position.split(" ", -1)[0].split("/", -1)[8 - rank];
    for (int run = 8; run > 0; run--) {
      row = row.replace(String.valueOf(run), ".".repeat(run));
    }
    return row;
  }

  private static int occurrence(Oracle oracle, ReferenceCase asked) {
    List<Integer> counts = oracle.occurrences(asked.position(), asked.moves());
    return counts.get(counts.size() - 1);
  }

  private static int choice(ReferenceCase asked, String name) {
    String value = asked.rules().get(name);
    return value == null ? Integer.MAX_VALUE : Integer.parseInt(value);
  }

  private static OracleResult result(Oracle oracle, String position, ReferenceCase asked) {
    OracleResult result = oracle.result(position);
    boolean repeated = occurrence(oracle, asked) >= choice(asked, "repetition");
    return result == OracleResult.ONGOING && repeated ? OracleResult.DRAW : result;
  }

  private static String reason(Oracle oracle, String position, ReferenceCase asked) {
    boolean whiteMoved = position.split(" ", -1)[1].equals("b");
    return switch (oracle.ending(position)) {
      case GOAL -> oracle.whiteAtGoal(position) == whiteMoved ? "GOAL" : "GOAL_BY_OPPONENT";
      case BOTH_GOALS -> "BOTH_AT_GOAL";
      case DEAD -> "DEAD_POSITION";
      case STUCK -> "NO_MOVE";
      case NONE -> result(oracle, position, asked) == OracleResult.DRAW ? "REPETITION" : "none";
    };
  }

  private static String connected(Oracle oracle, String position) {
    boolean black = oracle.blackAtGoal(position);
    boolean white = oracle.whiteAtGoal(position);
    if (black && white) {
      return "both";
    }
    if (black) {
      return "black";
    }
    return white ? "white" : "none";
  }

  @Test
  void listsAreSorted() {
    List<String> unsorted = List.of("occurrences", "line-counts", "groups", "position", "check");
    for (ReferenceCase one : Cases.loadAll()) {
      if (!unsorted.contains(one.ask())) {
        assertThat(one.expectedWords()).as(one.toString()).isSorted();
      }
    }
  }

  @Test
  void everySectionHasItsCases() {
    for (String section : Cases.sections()) {
      assertThat(Cases.load(section)).as(section).isNotEmpty();
    }
    assertThat(
            Collections.frequency(Cases.loadAll().stream().map(ReferenceCase::id).toList(), "M8"))
        .isEqualTo(8);
  }

  @Test
  void readerRefusesUnknownRules() {
    assertThatThrownBy(
            () -> Cases.read(new StringReader("M1\tstandard\tcolour=red\tstart\t-\tmoves\t-\t-\n")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("colour=red");
  }
}
