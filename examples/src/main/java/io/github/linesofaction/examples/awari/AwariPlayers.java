package io.github.linesofaction.examples.awari;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.GameProvider;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.function.LongSupplier;
import java.util.function.ToIntBiFunction;

/**
 * Brings Awari into the arena, with two players: one that draws its moves, and one that looks two
 * plies ahead for the most stones. Both answer the same at the same point of the same game.
 */
public final class AwariPlayers implements GameProvider {
  @Override
  public String id() {
    return "awari";
  }

  @Override
  public ArenaGame game(Map<String, String> choices) {
    if (!choices.isEmpty()) {
      throw new IllegalArgumentException(choices.keySet() + ": Awari has no choices of rules");
    }
    return new AwariArena();
  }

  @Override
  public List<String> players() {
    return List.of("greedy", "random");
  }

  @Override
  public Optional<GamePlayer> player(String name, ArenaGame game, long seed, LongSupplier nanos) {
    return switch (name) {
      case "greedy" -> Optional.of(best(seed, AwariPlayers::gain));
      case "random" -> Optional.of(best(seed, (position, pit) -> 0));
      default -> Optional.empty();
    };
  }

  /** A player of the move with the highest value; chance decides among equals. */
  private static GamePlayer best(long seed, ToIntBiFunction<AwariPosition, Character> value) {
    return (state, allowance, thinking) -> {
      AwariGame game = ((AwariArena.State) state).game();
      Random random = new Random(seed + game.moves().hashCode());
      String best = "";
      int most = Integer.MIN_VALUE;
      for (char pit : game.legalMoves().toCharArray()) {
        int worth = value.applyAsInt(game.position(), pit);
        best = worth > most ? "" + pit : worth == most ? best + pit : best;
        most = Math.max(most, worth);
      }
      return best.substring(random.nextInt(best.length())).substring(0, 1);
    };
  }

  /** What a move takes, less the most that the answer to it takes. */
  private static int gain(AwariPosition position, char pit) {
    boolean south = position.southToMove();
    AwariPosition after = position.play(pit);
    int worst = 0;
    for (char answer : after.legalMoves().toCharArray()) {
      worst = Math.max(worst, after.play(answer).captured(!south) - after.captured(!south));
    }
    return after.captured(south) - position.captured(south) - worst;
  }
}
