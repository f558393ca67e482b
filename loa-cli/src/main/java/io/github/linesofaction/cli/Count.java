package io.github.linesofaction.cli;

/** Numbers with their nouns: one game, two games. */
final class Count {
  private Count() {}

  static String games(long number) {
    return number + (number == 1 ? " game" : " games");
  }

  static String plies(int number) {
    return number + (number == 1 ? " ply" : " plies");
  }
}
