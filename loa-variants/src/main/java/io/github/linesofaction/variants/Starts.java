package io.github.linesofaction.variants;

import io.github.linesofaction.core.board.Setup;

/** The set-ups that follow from no simple rule. */
final class Starts {
  static final Setup QUICK = Setup.parse("2bbbb2/8/w6w/w6w/w6w/w6w/8/2bbbb2 b");
  static final Setup PARACHUTE = Setup.parse("8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6");
  static final Setup AMBILOA = Setup.parse("1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b");
  static final Setup NEIGHBORS = Setup.parse("1bbbwww1/w6b/w6b/w6b/b6w/b6w/b6w/1wwwbbb1 b");
  static final Setup ALVEOLE = Setup.parse("wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b");
  static final Setup HEXAGON_6 = Setup.parse("1bbbb1/w5w/w6w/w7w/w8w/11/b8b/b7b/b6b/b5b/1wwww1 b");
  static final Setup HEXAGON_6_SCRAMBLED =
      Setup.parse("1bwbw1/w5b/b6w/w7b/b8w/11/w8b/b7w/w6b/b5w/1wbwb1 b");

  private Starts() {}
}
