/** Programs that play. Depends on the core alone, starts no threads and reads no clock. */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.players {
  requires transitive io.github.linesofaction.core;
  requires static org.jspecify;

  exports io.github.linesofaction.players;
}
