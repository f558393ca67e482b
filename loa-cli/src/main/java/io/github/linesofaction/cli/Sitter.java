package io.github.linesofaction.cli;

import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.players.RandomPlayer;

/**
 * Who sits at a seat of the board.
 *
 * @param person whether it is somebody at the terminal
 * @param name what to call them in records; may be empty
 * @param seat what is moved from the seat
 * @param player who chooses the moves, if it is a program; else of no use
 * @param budget how much it may spend on one
 */
record Sitter(boolean person, String name, String seat, Player player, Budget budget) {
  static Sitter person(String name, String seat) {
    return new Sitter(true, name, seat, new RandomPlayer(0), Budget.ofNodes(0));
  }

  static Sitter program(Player player, Budget budget, String name) {
    return new Sitter(false, name, "", player, budget);
  }

  /** Returns the same at a seat. */
  Sitter at(String other) {
    return new Sitter(person, name, other, player, budget);
  }

  /** What to call them at the board. */
  String title() {
    return person && !name.isEmpty() ? name + " (" + seat + ")" : seat;
  }
}
