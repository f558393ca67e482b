/**
 * Games between programs, with the library as their arbiter: it knows the rules, holds the clocks
 * and writes the records; programs only choose moves.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.arena {
  requires transitive io.github.linesofaction.core;
  requires transitive io.github.linesofaction.notation;
  requires transitive io.github.linesofaction.variants;
  requires org.jgrapht.core;
  requires static org.jspecify;

  exports io.github.linesofaction.arena.clock;
  exports io.github.linesofaction.arena.event;
  exports io.github.linesofaction.arena.game;
  exports io.github.linesofaction.arena.player;
}
