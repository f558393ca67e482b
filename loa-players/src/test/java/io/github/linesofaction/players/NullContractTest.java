package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.testkit.NullContract;
import java.util.List;
import java.util.Map;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import org.junit.jupiter.api.Test;

/** Every public method names the argument that is null, at once. */
class NullContractTest {
  private static final LongSupplier CLOCK = () -> 0;
  private static final BooleanSupplier GOES_ON = () -> false;
  private static final Consumer<Thought> LISTENER = thought -> {};
  private static final Function<Ruleset, Evaluation> EVALUATION = Evaluation::of;
  private static final Thought THOUGHT = new Thought(0, 0, 0, 0, List.of());

  private static final NullContract CONTRACT =
      NullContract.of(
          Player.class,
          Map.ofEntries(
              Map.entry(Player.class, new RandomPlayer(1)),
              Map.entry(RandomPlayer.class, new RandomPlayer(1)),
              Map.entry(AlphaBetaPlayer.class, new AlphaBetaPlayer(1, CLOCK)),
              Map.entry(MonteCarloPlayer.class, new MonteCarloPlayer(1, CLOCK)),
              Map.entry(Evaluation.class, Evaluation.of(Ruleset.standard())),
              Map.entry(Budget.class, Budget.ofNodes(1)),
              Map.entry(Thought.class, THOUGHT),
              Map.entry(Choice.class, new Choice(Move.pass(), THOUGHT)),
              Map.entry(Game.class, Game.start()),
              Map.entry(Move.class, Move.pass()),
              Map.entry(Ruleset.class, Ruleset.standard()),
              Map.entry(SearchPosition.class, SearchPosition.of(Game.start())),
              Map.entry(String.class, "random"),
              Map.entry(LongSupplier.class, CLOCK),
              Map.entry(BooleanSupplier.class, GOES_ON),
              Map.entry(Consumer.class, LISTENER),
              Map.entry(Function.class, EVALUATION)));

  @Test
  void nullIsRefusedByName() throws ReflectiveOperationException {
    assertThat(CONTRACT.breaches()).isEmpty();
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(CONTRACT.questions()).hasSizeGreaterThanOrEqualTo(20);
  }
}
