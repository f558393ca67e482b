package io.github.linesofaction.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * The laws of one rule set, checked along games that are given by picks: each number chooses one of
 * the legal moves, so that a failing game can be shrunk. Every method throws {@link AssertionError}
 * where a law does not hold.
 */
public final class Laws {
  private final Ruleset rules;

  private Laws(Ruleset rules) {
    this.rules = rules;
  }

  /**
   * Returns the laws of a rule set.
   *
   * @param rules any rule set
   * @return its laws
   * @throws NullPointerException if {@code rules} is null
   */
  public static Laws of(Ruleset rules) {
    return new Laws(Objects.requireNonNull(rules, "rules"));
  }

  /**
   * Plays a game by picks.
   *
   * @param picks each chooses a legal move: the one at that index, counted round and round
   * @return the game after all picks, or where it ended before
   */
  public Game play(List<Integer> picks) {
    return play(Game.start(rules), picks);
  }

  private static Game play(Game start, List<Integer> picks) {
    Game game = start;
    for (int pick : picks) {
      if (game.isOver()) {
        break;
      }
      game = game.play(game.legalMoves().get(Math.floorMod(pick, game.legalMoves().size())));
    }
    return game;
  }

  /**
   * Checks all laws along a game.
   *
   * @param picks the game, as for {@link #play}
   */
  public void holdAlong(List<Integer> picks) {
    holdAlong(play(picks));
  }

  /**
   * Checks all laws along a game that starts from a set-up, be there too many stones or the game
   * over in it.
   *
   * @param start the set-up
   * @param picks the game, as for {@link #play}
   * @throws io.github.linesofaction.core.board.SetupException if the rules cannot handle the set-up
   */
  public void holdAlong(Setup start, List<Integer> picks) {
    Game game = Game.fromAny(Position.of(rules, start));
    holdAlong(play(game, picks));
  }

  private static void holdAlong(Game played) {
    List<Game> stages = stages(played);
    for (Game stage : stages) {
      PositionLaws laws = new PositionLaws(stage.position());
      laws.movesAreOrderedAndWritten();
      laws.textIsReadBack();
      laws.outcomeFollowsFromGoals();
    }
    Game last = stages.get(stages.size() - 1);
    // The slow laws hold where the game stands after a third of its plies, and at its end.
    new SymmetryLaws(stages.get(stages.size() / 3).position()).imagesHaveTheImagesOfTheMoves();
    new SymmetryLaws(last.position()).imagesHaveTheImagesOfTheMoves();
    new PositionLaws(last.position()).legalityIsMembership();
    new PositionLaws(last.position()).winningMovesWin();
    GameLaws games = new GameLaws(stages);
    games.undoAndRedoRestore();
    games.aStepperGoesTheSameWay();
    games.nothingIsPlayedAfterTheEnd();
    SearchLaws search = new SearchLaws(stages);
    search.boardFollowsTheGame();
  }

  /** The game after 0, 1, 2, … plies. */
  private static List<Game> stages(Game game) {
    List<Game> stages = new ArrayList<>();
    for (int ply = 0; ply <= game.plies(); ply++) {
      stages.add(game.at(ply));
    }
    assertThat(stages.get(game.plies())).isEqualTo(game);
    return stages;
  }
}
