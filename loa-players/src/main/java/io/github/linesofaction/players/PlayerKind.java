package io.github.linesofaction.players;

import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;

/** The players of this package by name, and how strong they are to play. */
public enum PlayerKind {
  /** Looks ahead as far as it can: {@link AlphaBetaPlayer}. */
  ALPHA_BETA("alpha-beta", 30),

  /** Plays many games at random: {@link MonteCarloPlayer}. */
  MONTE_CARLO("monte-carlo", 10),

  /** Plays any move: {@link RandomPlayer}. */
  RANDOM("random", 0);

  /** The highest level; 1 is the lowest. */
  public static final int LEVELS = 8;

  private final String id;
  private final long nodes;

  PlayerKind(String id, long nodes) {
    this.id = id;
    this.nodes = nodes;
  }

  /** {@return the name, such as {@code alpha-beta}} */
  public String id() {
    return id;
  }

  /**
   * Finds a kind by its name.
   *
   * @param id a name as of {@link #id()}
   * @return the kind, or nothing if there is none of that name
   */
  public static Optional<PlayerKind> find(String id) {
    Objects.requireNonNull(id, "id");
    return Arrays.stream(values()).filter(kind -> kind.id.equals(id)).findFirst();
  }

  /**
   * Makes a player of this kind.
   *
   * @param seed where chance begins
   * @param clock answers nanoseconds since some moment and never goes back, such as {@code
   *     System::nanoTime}; one that stands still ends no search by time
   * @return the player
   */
  public Player create(long seed, LongSupplier clock) {
    Objects.requireNonNull(clock, "clock");
    return switch (this) {
      case ALPHA_BETA -> new AlphaBetaPlayer(seed, clock);
      case MONTE_CARLO -> new MonteCarloPlayer(seed, clock);
      case RANDOM -> new RandomPlayer(seed);
    };
  }

  /**
   * Returns how much a player of this kind may spend on a move at a level. It is counted in nodes,
   * so a level is as strong on every machine; each level has four times as many as the one below.
   *
   * @param level 1 to {@link #LEVELS}
   * @return the budget
   * @throws IllegalArgumentException if there is no such level
   */
  public Budget budget(int level) {
    if (level < 1 || level > LEVELS) {
      throw new IllegalArgumentException("level " + level + ": 1 to " + LEVELS);
    }
    return Budget.ofNodes(nodes << 2 * (level - 1));
  }

  /** {@return the name} */
  @Override
  public String toString() {
    return id;
  }
}
