package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringReader;
import java.io.StringWriter;
import java.util.List;
import java.util.function.Function;
import org.junit.jupiter.api.Test;

class PlayInTerminalTest {
  private final StringWriter seen = new StringWriter();

  private Game play(Color human, String typed, Function<Game, Move> program) throws IOException {
    return PlayInTerminal.play(
        new BufferedReader(new StringReader(typed)),
        new PrintWriter(seen),
        Game.start(),
        human,
        program);
  }

  /** A program that plays given moves, one for each ply of its side. */
  private static Function<Game, Move> of(String... moves) {
    return game -> Move.parse(moves[game.plies() / 2]);
  }

  @Test
  void theShortestGameIsWon() throws IOException {
    // Case M3.
    Game game =
        play(
            Color.BLACK,
            "d1-b3\nb1b4\nB4 - e7\nb3-e6\ne1-e5\n",
            of("h5-g4", "g4xg1", "a3xc1", "h3xf1"));
    assertThat(game.outcome()).contains(Outcome.win(Color.BLACK, EndReason.GOAL));
    assertThat(seen.toString())
        .contains("White plays g4xg1")
        .endsWith("Black wins: goal reached\n");
  }

  @Test
  void theHumanMayPlayWhite() throws IOException {
    Game game = play(Color.WHITE, "h3\nquit\n", of("d1-b3", "b1-b4"));
    assertThat(game.moves()).isEqualTo(List.of(Move.parse("d1-b3")));
    assertThat(seen.toString())
        .contains("Black plays d1-b3", "White to move: ", "\"h3\": ")
        .endsWith("The game was left\n");
  }

  @Test
  void anIllegalMoveIsExplained() throws IOException {
    play(Color.BLACK, "b1-b4\n", of());
    assertThat(seen.toString()).contains("b4 is 3 squares away\nPossible: b1-b3 b1-d3 b1-h1\n");
  }

  @Test
  void turnsAreTakenBackInPairs() throws IOException {
    Function<Game, Move> first = game -> game.legalMoves().get(0);
    Game game = play(Color.BLACK, "undo\nd1-b3\nundo\nundo\n\nc1xa3\n", first);
    assertThat(game.moves().get(0)).isEqualTo(Move.parse("c1xa3"));
    assertThat(game.plies()).isEqualTo(2);
    assertThat(seen.toString().split("no move of yours to take back", -1)).hasSize(3);
  }

  @Test
  void movesAreListedAndGamesGivenUp() throws IOException {
    Game game = play(Color.BLACK, "moves\nresign\n", of());
    assertThat(game.outcome()).contains(Outcome.win(Color.WHITE, EndReason.RESIGNATION));
    assertThat(seen.toString()).contains("c1xa3 c1-c3 c1-e3");
  }
}
