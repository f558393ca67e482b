package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.testkit.Cases;
import io.github.linesofaction.testkit.ReferenceCase;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The single cases, put to positions, games and search boards. */
class CasesTest {
  static List<ReferenceCase> cases() {
    return Cases.loadAll();
  }

  private static Position initial(ReferenceCase asked) {
    return Position.of(Variants.rules(asked), Setup.parse(asked.position()));
  }

  private static Game game(ReferenceCase asked) {
    Game game = Game.fromAny(initial(asked));
    for (String move : asked.moves()) {
      game = game.play(move);
    }
    return game;
  }

  private static Position position(ReferenceCase asked) {
    Position position = initial(asked);
    for (String move : asked.moves()) {
      position = position.play(move);
    }
    return position;
  }

  @ParameterizedTest
  @MethodSource("cases")
  void answersAreRight(ReferenceCase asked) {
    if (asked.ask().equals("game-start")) {
      assertThatThrownBy(() -> Game.fromAny(initial(asked)))
          .isInstanceOf(SetupException.class)
          .hasMessageContaining("no stones");
      return;
    }
    assertThat(answer(asked)).isEqualTo(asked.expected());
  }

  private static String answer(ReferenceCase asked) {
    Position position = position(asked);
    String argument = asked.argument();
    return switch (asked.ask()) {
      case "moves" -> list(position.legalMoves());
      case "moves-from" -> list(position.legalMoves(Square.of(argument)));
      case "move-count" -> String.valueOf(position.legalMoves().size());
      case "row-moves" -> list(rowMoves(position, Integer.parseInt(argument)));
      case "captures" -> list(position.captures());
      case "removals" -> list(position.legalMoves().stream().filter(Move::isRemoval).toList());
      case "winning-moves" -> list(position.winningMoves());
      case "board-moves" -> list(boardMoves(position));
      case "board-move-count" -> String.valueOf(boardMoves(position).size());
      case "position" -> position.toString();
      case "side" -> position.toString().split(" ")[1];
      case "row" -> row(position.setup(), Integer.parseInt(argument));
      case "result" -> result(outcome(asked));
      case "reason" -> outcome(asked).map(outcome -> outcome.reason().name()).orElse("none");
      case "check" -> check(asked, Move.parse(argument));
      case "connected" -> connected(position);
      case "groups" ->
          position.groups(Color.BLACK).size() + " " + position.groups(Color.WHITE).size();
      case "group" -> words(position.groupOf(Square.of(argument)).orElseThrow().stream());
      case "neighbours" -> words(position.topology().neighbours(Square.of(argument)).stream());
      case "line-counts" ->
          position.lineCounts(Square.of(argument)).values().stream()
              .map(String::valueOf)
              .reduce((one, other) -> one + " " + other)
              .orElseThrow();
      case "occurrences" -> occurrences(asked);
      case "may-claim" -> game(asked).claimable().isPresent() ? "yes" : "no";
      default -> throw new IllegalArgumentException(asked.ask());
    };
  }

  private static String words(Stream<?> things) {
    String text = String.join(" ", things.map(Object::toString).sorted().toList());
    return text.isEmpty() ? "none" : text;
  }

  private static String list(List<Move> moves) {
    return words(moves.stream());
  }

  private static List<Move> rowMoves(Position position, int number) {
    return position.legalMoves().stream()
        .filter(
            move ->
                move.from().orElseThrow().rank() == number - 1
                    && move.to().orElseThrow().rank() == number - 1)
        .toList();
  }

  private static List<Move> boardMoves(Position position) {
    return position.rules().moveRule().turns(position.setup()).stream()
        .filter(move -> !move.isPass())
        .map(Move::withoutPlacing)
        .distinct()
        .toList();
  }

  private static String row(Setup setup, int rank) {
    StringBuilder row = new StringBuilder();
    for (Square square : setup.topology().rowsFromTop().get(setup.topology().size() - rank)) {
      row.append(setup.stoneAt(square).map(stone -> stone.letter()).orElse('.'));
    }
    return row.toString();
  }

  /** By the game where one may start, else by the board alone. */
  private static Optional<Outcome> outcome(ReferenceCase asked) {
    try {
      return game(asked).outcome();
    } catch (SetupException bare) {
      return position(asked).outcome();
    }
  }

  private static String result(Optional<Outcome> outcome) {
    return outcome
        .map(end -> end.winner().map(color -> color.name() + "_WINS").orElse("DRAW"))
        .orElse("ONGOING");
  }

  private static String check(ReferenceCase asked, Move move) {
    Legality legality = position(asked).check(move);
    assertThat(game(asked).check(move)).isEqualTo(legality);
    assertThat(position(asked).isLegal(move)).isEqualTo(legality.isLegal());
    return legality.reason().map(Reason::name).orElse("LEGAL");
  }

  private static String connected(Position position) {
    boolean black = position.isGoalReached(Color.BLACK);
    boolean white = position.isGoalReached(Color.WHITE);
    return black ? (white ? "both" : "black") : white ? "white" : "none";
  }

  private static String occurrences(ReferenceCase asked) {
    List<String> counts = new ArrayList<>();
    Game game = Game.fromAny(initial(asked));
    counts.add(String.valueOf(game.occurrences()));
    for (String move : asked.moves()) {
      int announced = game.occurrencesAfter(Move.parse(move));
      game = game.play(move);
      assertThat(game.occurrences()).isEqualTo(announced);
      counts.add(String.valueOf(game.occurrences()));
    }
    return String.join(" ", counts);
  }

  /** Whatever is asked, the search board says the same as position and game. */
  @ParameterizedTest
  @MethodSource("cases")
  void searchBoardAgrees(ReferenceCase asked) {
    SearchPosition board = SearchPosition.of(initial(asked));
    for (String move : asked.moves()) {
      board.make(board.toCode(Move.parse(move)));
    }
    Position position = position(asked);
    assertThat(board.toPosition()).isEqualTo(position);
    assertThat(board.hash()).isEqualTo(position.hash());
    int[] buffer = new int[board.bufferSize()];
    int count = board.generate(buffer);
    List<Move> moves = Arrays.stream(buffer, 0, count).mapToObj(board::toMove).toList();
    assertThat(moves).isEqualTo(position.legalMoves());
    assertThat(board.countMoves()).isEqualTo(count);
    assertThat(board.outcome()).isEqualTo(outcome(asked));
    if (!asked.ask().equals("game-start")
        && Variants.rules(asked).faultsOf(Setup.parse(asked.position())).stream()
            .noneMatch(fault -> fault.kind() == SetupFault.Kind.SIDE_WITHOUT_STONES)) {
      assertThat(SearchPosition.of(game(asked)).outcome()).isEqualTo(outcome(asked));
      assertThat(board.toGame()).isEqualTo(game(asked));
    }
  }

  @Test
  void forbiddenMoveIsNotInTheList() {
    for (ReferenceCase asked : cases()) {
      if (asked.ask().equals("check")) {
        boolean listed = position(asked).legalMoves().contains(Move.parse(asked.argument()));
        assertThat(listed).as(asked.toString()).isEqualTo(asked.expected().equals("LEGAL"));
      }
    }
  }

  /** Case M11: asked in every order, each twice, always the same lists in the same order. */
  @Test
  void askingChangesNothing() {
    Position position = Position.of(Ruleset.standard(), Setup.parse("8/w7/7w/8/3b4/8/3w4/3b2b1 b"));
    List<Square> squares = List.of(Square.of("d1"), Square.of("g1"), Square.of("d4"));
    List<List<Move>> first = squares.stream().map(position::legalMoves).toList();
    List<Move> all = position.legalMoves();
    for (int round = 0; round < 12; round++) {
      int i = round % 3;
      assertThat(position.legalMoves(squares.get(i))).isEqualTo(first.get(i));
      assertThat(position.legalMoves()).isEqualTo(all);
      assertThat(position.legalMoves(squares.get((i + round / 3) % 3)))
          .isEqualTo(first.get((i + round / 3) % 3));
    }
    assertThat(all)
        .extracting(Move::toString)
        .containsExactly(
            "d1-b1", "d1-c2", "d1-e2", "d1-f1", "d4xa7", "d4-c3", "d4-c4", "d4-d7", "d4-e4",
            "d4-e5", "g1-e1", "g1-g2", "g1-h2");
  }

  /** Case M18: the other side's moves by a query of their own, which changes nothing. */
  @Test
  void movesOfEitherSide() {
    Position start = Position.start();
    long hash = start.hash();
    assertThat(start.movesOf(Color.WHITE))
        .hasSize(36)
        .allMatch(
            move -> {
              char file = move.toString().charAt(0);
              return file == 'a' || file == 'h';
            });
    assertThat(start.movesOf(Color.BLACK)).isEqualTo(start.legalMoves()).hasSize(36);
    assertThat(start.hash()).isEqualTo(hash);
    assertThat(start).isEqualTo(Position.start());
  }

  /** Case M19: after the end neither side has a move. */
  @Test
  void nobodyMovesAfterTheEnd() {
    Position end =
        Position.of(
            Ruleset.standard(), Setup.parse("1bbbbbb1/w3b2w/w3b2w/w3b3/w6w/8/w6w/2w2ww1 w"));
    assertThat(end.legalMoves()).isEmpty();
    assertThat(end.movesOf(Color.WHITE)).isEmpty();
    assertThat(end.movesOf(Color.BLACK)).isEmpty();
    assertThat(end.legalMoves(Square.of("h4"))).isEmpty();
    assertThat(end.winningMoves()).isEmpty();
  }

  /** Case H12: three positions alive together, asked in turn. */
  @Test
  void positionsDoNotDisturbEachOther() {
    Position start = Position.start();
    Position few = Position.of(Ruleset.standard(), Setup.parse("8/8/3bb3/8/8/8/w6w/8 b"));
    Position near = Position.of(Ruleset.standard(), Setup.parse("4w2b/6ww/8/8/8/8/ww6/bw6 w"));
    for (int round = 0; round < 3; round++) {
      assertThat(groups(start)).isEqualTo("2/2");
      assertThat(groups(few)).isEqualTo("1/2");
      assertThat(groups(near)).isEqualTo("2/3");
    }
  }

  private static String groups(Position position) {
    return position.groups(Color.BLACK).size() + "/" + position.groups(Color.WHITE).size();
  }
}
