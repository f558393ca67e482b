package io.github.linesofaction.examples.go;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.core.board.Color;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.function.ToIntBiFunction;

/**
 * Brings Go into the arena, with two players: one that draws its moves, and one that plays for area
 * one ply ahead and passes when no play gains any. Both answer the same at the same point of the
 * same game.
 */
public final class GoPlayers implements GameProvider {
  private static final int USUAL_SIZE = 9;

  @Override
  public String id() {
    return "go";
  }

  @Override
  public ArenaGame game(Map<String, String> choices) {
    int size = USUAL_SIZE;
    int halfKomi = GoGame.USUAL_KOMI;
    for (Map.Entry<String, String> choice : choices.entrySet()) {
      switch (choice.getKey()) {
        case "size" -> size = number(choice.getValue(), "lines a side, such as 9");
        case "halfKomi" -> halfKomi = number(choice.getValue(), "half points, such as 15");
        default ->
            throw new IllegalArgumentException(
                choice.getKey() + ": the choices of Go are size and halfKomi");
      }
    }
    GoBoard.empty(size);
    return new GoArena(size, halfKomi);
  }

  private static int number(String text, String what) {
    if (!text.matches("[0-9]{1,4}")) {
      throw new IllegalArgumentException(text + ": " + what);
    }
    return Integer.parseInt(text);
  }

  @Override
  public List<String> players() {
    return List.of("greedy", "random");
  }

  @Override
  public Optional<GamePlayer> player(String name, ArenaGame game, long seed, LongSupplier nanos) {
    return switch (name) {
      case "greedy" -> Optional.of(best(seed, GoPlayers::gain));
      case "random" -> Optional.of(best(seed, (position, move) -> 0));
      default -> Optional.empty();
    };
  }

  /** A player of the move with the highest value; chance decides among equals. */
  private static GamePlayer best(long seed, ToIntBiFunction<GoGame, String> value) {
    return (state, allowance, thinking) -> {
      GoGame game = ((GoArena.State) state).game();
      Random random = new Random(seed + game.moves().hashCode());
      List<String> best = new ArrayList<>();
      int most = Integer.MIN_VALUE;
      for (String move : game.legalMoves()) {
        int worth = value.applyAsInt(game, move);
        if (worth > most) {
          best.clear();
          most = worth;
        }
        if (worth == most) {
          best.add(move);
        }
      }
      return best.get(random.nextInt(best.size()));
    };
  }

  /** How much area a move wins; a pass wins none. */
  private static int gain(GoGame game, String move) {
    if (move.equals(GoGame.PASS)) {
      return 0;
    }
    Color side = game.sideToMove();
    GoGame after = game.play(move);
    return lead(after, side) - lead(game, side);
  }

  private static int lead(GoGame game, Color side) {
    return game.board().area(side) - game.board().area(side.opponent());
  }
}
