package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.MonteCarloPlayer;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.players.PlayerKind;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.Function;

/**
 * How strong a player is, by games against another: pairs of games from the same four random plies,
 * with colours exchanged, by nodes and not by time, so that the result is the same on every
 * machine.
 *
 * <p>Run it with two players, how many games, a variant and a seed. A player is {@code alpha-beta},
 * {@code monte-carlo}, {@code random} or {@code plain-monte-carlo}, which keeps no proofs, with its
 * nodes for each move: {@code monte-carlo:1000}.
 */
public final class PlayerMatch {
  /** Under rules without an end a game counts as drawn then. */
  private static final int MOST_PLIES = 300;

  private static final int OPENING_PLIES = 4;

  private PlayerMatch() {}

  /**
   * Plays the match, and tells how it stands after each pair.
   *
   * @param args two players, games, a variant, {@code standard} if missing, a seed, 1 if missing
   */
  public static void main(String[] args) {
    int games = Integer.parseInt(args[2]);
    Ruleset rules = Variants.find(args.length > 3 ? args[3] : "standard").orElseThrow().rules();
    long seed = args.length > 4 ? Long.parseLong(args[4]) : 1;
    SplittableRandom random = new SplittableRandom(seed);
    Game opening = Game.start(rules);
    int[] counts = new int[3];
    for (int game = 0; game < games; game++) {
      boolean firstIsBlack = game % 2 == 0;
      if (firstIsBlack) {
        opening = opening(rules, random);
      }
      Function<Game, Move> first = player(args[0], seed + game);
      Function<Game, Move> second = player(args[1], seed + game);
      Game played = play(firstIsBlack ? first : second, firstIsBlack ? second : first, opening);
      Optional<Color> winner = played.outcome().flatMap(Outcome::winner);
      Color own = firstIsBlack ? Color.BLACK : Color.WHITE;
      counts[winner.isEmpty() ? 1 : winner.get() == own ? 0 : 2]++;
      if (!firstIsBlack || game + 1 == games) {
        System.out.println(report(args[0], args[1], counts));
      }
    }
  }

  private static Game opening(Ruleset rules, SplittableRandom random) {
    Game game = Game.start(rules);
    for (int ply = 0; ply < OPENING_PLIES; ply++) {
      List<Move> moves = game.legalMoves();
      game =
          moves.isEmpty() ? Game.start(rules) : game.play(moves.get(random.nextInt(moves.size())));
    }
    return game.isOver() ? opening(rules, random) : game;
  }

  private static Game play(Function<Game, Move> black, Function<Game, Move> white, Game start) {
    Game game = start;
    while (!game.isOver() && game.plies() < MOST_PLIES) {
      game = game.play((game.sideToMove() == Color.BLACK ? black : white).apply(game));
    }
    return game;
  }

  private static Function<Game, Move> player(String text, long seed) {
    String name = text.substring(0, text.indexOf(':'));
    Budget budget = Budget.ofNodes(Long.parseLong(text.substring(text.indexOf(':') + 1)));
    Player player =
        name.equals("plain-monte-carlo")
            ? new MonteCarloPlayer(seed, System::nanoTime).withProofs(false)
            : PlayerKind.find(name).orElseThrow().create(seed, System::nanoTime);
    return game -> player.choose(game, budget).move();
  }

  /** The score of the first and the half width of its 95 % interval. */
  private static String report(String first, String second, int[] counts) {
    int games = counts[0] + counts[1] + counts[2];
    double score = (counts[0] + 0.5 * counts[1]) / games;
    double squares = counts[0] + 0.25 * counts[1];
    double error = 1.96 * Math.sqrt((squares / games - score * score) / games);
    return "%s against %s: %d games, +%d =%d -%d, %.1f %% ± %.1f"
        .formatted(first, second, games, counts[0], counts[1], counts[2], 100 * score, 100 * error);
  }
}
