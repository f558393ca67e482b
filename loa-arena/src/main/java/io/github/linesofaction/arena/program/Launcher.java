package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.player.FailureException;

/** Starts a program, again and again where it has ended. */
@FunctionalInterface
public interface Launcher {
  /**
   * Starts the program.
   *
   * @return the way to it
   * @throws FailureException if it cannot be started
   */
  LineChannel launch();
}
