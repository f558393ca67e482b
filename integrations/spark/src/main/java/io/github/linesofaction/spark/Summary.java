package io.github.linesofaction.spark;

/**
 * The sums of many verdicts.
 *
 * @param games how many games there are
 * @param sound how many of them are sound, with remarks or without
 * @param faulty how many are not
 * @param remarks how many are sound and have remarks
 * @param troubles how many times a file could not be read, or had no game
 */
record Summary(long games, long sound, long faulty, long remarks, long troubles) {
  /** Returns one JSON object, in the words of {@code loa validate --json}. */
  String toJson() {
    return "{\"games\":"
        + games
        + ",\"sound\":"
        + sound
        + ",\"faulty\":"
        + faulty
        + ",\"remarks\":"
        + remarks
        + "}";
  }
}
