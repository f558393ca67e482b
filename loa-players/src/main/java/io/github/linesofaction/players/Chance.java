package io.github.linesofaction.players;

import io.github.linesofaction.core.game.Game;

/**
 * Chance by arithmetic of its own, so that a seed means the same everywhere. The numbers are a
 * counter in steps of an odd constant, well mixed (the generator is known as SplitMix64).
 */
final class Chance {
  private static final long STEP = 0x9E3779B97F4A7C15L;

  private long state;

  Chance(long state) {
    this.state = state;
  }

  /** Chance for one choice: the same seed and the same game give the same numbers. */
  static Chance of(long seed, Game game) {
    return new Chance(mix(mix(seed) ^ game.position().hash()) + game.plies());
  }

  /** A number between all numbers that there are. */
  long next() {
    state += STEP;
    return mix(state);
  }

  /** A number from 0 to one less than the bound, each with the same chance but for one in 2^33. */
  int below(int bound) {
    return (int) ((next() >>> 33) * bound >>> 31);
  }

  private static long mix(long number) {
    long mixed = (number ^ number >>> 30) * 0xBF58476D1CE4E5B9L;
    mixed = (mixed ^ mixed >>> 27) * 0x94D049BB133111EBL;
    return mixed ^ mixed >>> 31;
  }
}
