package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.Allowance;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.Info;
import io.github.linesofaction.arena.player.Thinking;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.players.PlayerKind;
import io.github.linesofaction.players.Thought;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.function.LongSupplier;

/** One of the library's own players, at a board of the arena. */
final class LoaPlayer implements GamePlayer {
  /** What is kept back of the time for a move, to answer within it. */
  private static final long RESERVE_MILLIS = 10;

  /** What is kept back of a clock, for the moments in which a busy machine lets nobody think. */
  private static final long CLOCK_RESERVE_MILLIS = 120;

  /** How strong a player is that nothing bounds. */
  private static final int USUAL_LEVEL = 5;

  private final PlayerKind kind;
  private final Player player;
  private final Budget level;

  private LoaPlayer(PlayerKind kind, Player player, Budget level) {
    this.kind = kind;
    this.player = player;
    this.level = level;
  }

  /** Makes a player; without a level, only the game bounds its thinking. */
  static GamePlayer of(PlayerKind kind, OptionalInt level, long seed, LongSupplier nanos) {
    Budget budget = level.isPresent() ? kind.budget(level.getAsInt()) : Budget.unlimited();
    return new LoaPlayer(kind, kind.create(seed, nanos), budget);
  }

  @Override
  public String choose(GameState state, Allowance allowance, Thinking thinking) {
    Objects.requireNonNull(allowance, "allowance");
    Objects.requireNonNull(thinking, "thinking");
    if (!(state instanceof LoaState loa)) {
      throw new IllegalArgumentException("plays Lines of Action alone");
    }
    return player
        .choose(
            loa.game(),
            budget(allowance, state.sideToMove()),
            thinking::isStopped,
            thought -> thinking.tell(info(thought)))
        .move()
        .toString();
  }

  /** Returns the level's nodes within what the game allows. */
  private Budget budget(Allowance allowance, Side side) {
    Budget budget =
        allowance
            .clocks()
            .map(
                clocks ->
                    Budget.ofClock(
                        Math.max(0, clocks.left(side) - CLOCK_RESERVE_MILLIS),
                        clocks.increment(side),
                        clocks.movesToGo().orElse(0)))
            .orElse(Budget.unlimited());
    if (allowance.moveMillis().isPresent()) {
      long millis = allowance.moveMillis().getAsLong();
      budget = budget.withMillis(millis - Math.min(RESERVE_MILLIS, millis / 10));
    }
    if (allowance.depth().isPresent()) {
      budget = budget.withDepth(allowance.depth().getAsInt());
    }
    if (allowance.equals(Allowance.FREE) && level.equals(Budget.unlimited())) {
      return kind.budget(USUAL_LEVEL);
    }
    return budget.withNodes(Math.min(level.nodes(), allowance.nodes().orElse(Long.MAX_VALUE)));
  }

  private static Info info(Thought thought) {
    boolean thinks = thought.depth() > 0 || thought.nodes() > 0;
    return new Info(
        thought.depth() > 0 ? OptionalInt.of(thought.depth()) : OptionalInt.empty(),
        thinks ? OptionalInt.of(thought.score()) : OptionalInt.empty(),
        thinks ? OptionalLong.of(thought.nodes()) : OptionalLong.empty(),
        thought.line().stream().map(Move::toString).toList());
  }
}
