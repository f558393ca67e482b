package io.github.linesofaction.arena.player;

/** What a player may ask and tell while it thinks. */
public interface Thinking {
  /** {@return whether the player has to answer now, with the best it has} */
  boolean isStopped();

  /**
   * Tells what the player thinks so far.
   *
   * @param info what it thinks
   */
  void tell(Info info);
}
