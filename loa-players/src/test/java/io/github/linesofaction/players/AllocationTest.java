package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.AllocatedBytes;
import io.github.linesofaction.variants.Variants;
import java.util.function.LongConsumer;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Thinking longer costs no more memory. */
class AllocationTest {
  @ParameterizedTest
  @ValueSource(strings = {"standard", "gemma", "ambiloa", "alveole", "sfilzotto"})
  void alphaBetaAllocatesNothingForANode(String variant) throws Exception {
    Ruleset rules = Variants.find(variant).orElseThrow().rules();
    Game game = Game.start(rules);
    HashTable table = new HashTable(8);
    assertThat(
            bytesPerNode(
                nodes ->
                    new AlphaBetaSearch(
                            game,
                            new Meter(Budget.ofNodes(nodes), () -> false, () -> 0),
                            Evaluation.of(rules),
                            table)
                        .choose(100, new Chance(1), thought -> {})))
        .isLessThan(1);
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "gemma", "ambiloa", "alveole", "sfilzotto"})
  void monteCarloAllocatesNothingForARandomGame(String variant) throws Exception {
    Game game = Game.start(Variants.find(variant).orElseThrow().rules());
    // A depth of 1 lets the tree not grow.
    Budget budget = Budget.ofDepth(1);
    MonteCarloPlayer player = new MonteCarloPlayer(1, () -> 0);
    assertThat(bytesPerNode(nodes -> player.choose(game, budget.withNodes(nodes)))).isLessThan(1);
  }

  /** What a node more costs, the classes being loaded and the first buffers made. */
  private static double bytesPerNode(LongConsumer search) throws Exception {
    search.accept(4000);
    long few = bytes(search, 4000);
    long many = bytes(search, 14_000);
    // A few lines and thoughts more are told; they are small and few.
    return Math.max(0, many - few - 20_000) / 10_000.0;
  }

  private static long bytes(LongConsumer search, long nodes) throws Exception {
    AllocatedBytes allocated = new AllocatedBytes();
    long before = allocated.bytes();
    search.accept(nodes);
    return allocated.bytes() - before;
  }
}
