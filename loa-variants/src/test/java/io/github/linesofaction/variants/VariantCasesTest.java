package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.RulesetBuilder;
import io.github.linesofaction.testkit.Cases;
import io.github.linesofaction.testkit.ReferenceCase;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * The single cases about variants, put to the rules that the catalogue gives: rules V1, V2, V3, V4,
 * V5, V6 and V7. Rule V8 is played by {@link OracleProperties}.
 */
class VariantCasesTest {
  static List<ReferenceCase> cases() {
    return Cases.load("variants");
  }

  @ParameterizedTest
  @MethodSource("cases")
  void answersAreRight(ReferenceCase asked) {
    Position position = position(asked);
    String argument = asked.argument();
    String answer =
        switch (asked.ask()) {
          case "moves" -> words(position.legalMoves());
          case "moves-from" -> words(position.legalMoves(Square.of(argument)));
          case "move-count" -> String.valueOf(position.legalMoves().size());
          case "captures" -> words(position.captures());
          case "removals" -> words(position.legalMoves().stream().filter(Move::isRemoval).toList());
          case "winning-moves" -> words(position.winningMoves());
          case "board-moves" -> words(boardMoves(position));
          case "board-move-count" -> String.valueOf(boardMoves(position).size());
          case "position" -> position.toString();
          case "side" -> position.toString().split(" ", -1)[1];
          case "result" ->
              position
                  .outcome()
                  .map(end -> end.winner().map(winner -> winner + "_WINS").orElse("DRAW"))
                  .orElse("ONGOING");
          case "reason" -> position.outcome().orElseThrow().reason().name();
          case "check" ->
              position.check(Move.parse(argument)).reason().map(Reason::name).orElse("LEGAL");
          case "connected" -> connected(position);
          case "neighbours" -> words(position.topology().neighbours(Square.of(argument)).toList());
          default -> throw new IllegalArgumentException(asked.ask());
        };
    assertThat(answer).isEqualTo(asked.expected());
  }

  private static Position position(ReferenceCase asked) {
    String id = asked.variantId();
    String boardOnly = asked.rules().get("boardOnly");
    Variant variant =
        Variants.find("yes".equals(boardOnly) ? id + "-board-only" : id).orElseThrow();
    RulesetBuilder rules = variant.rules().toBuilder();
    String both = asked.rules().get("both");
    if (both != null) {
      rules.bothConnected(BothConnected.valueOf(both));
    }
    String noMove = asked.rules().get("noMove");
    if (noMove != null) {
      rules.noMove(NoMove.valueOf(noMove));
    }
    Position position = Position.of(rules.build(), Setup.parse(asked.position()));
    for (String move : asked.moves()) {
      position = position.play(move);
    }
    return position;
  }

  /** What the rule of movement allows, without placements and passes. */
  private static List<Move> boardMoves(Position position) {
    return position.rules().moveRule().turns(position.setup()).stream()
        .filter(move -> !move.isPass())
        .map(Move::withoutPlacing)
        .distinct()
        .toList();
  }

  private static String connected(Position position) {
    boolean black = position.isGoalReached(Color.BLACK);
    boolean white = position.isGoalReached(Color.WHITE);
    if (black && white) {
      return "both";
    }
    return black ? "black" : white ? "white" : "none";
  }

  private static String words(List<?> things) {
    Stream<String> sorted = things.stream().map(Object::toString).sorted();
    return things.isEmpty() ? "none" : String.join(" ", sorted.toList());
  }
}
