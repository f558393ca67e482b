import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.player.GameProvider;

/**
 * Games between programs, with the library as their arbiter: it knows the rules, holds the clocks
 * and writes the records; programs only choose moves.
 *
 * <p>A null argument is refused at once by a {@link java.lang.NullPointerException} that names the
 * parameter.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.arena {
  requires transitive io.github.linesofaction.core;
  requires transitive io.github.linesofaction.notation;
  requires transitive io.github.linesofaction.players;
  requires transitive io.github.linesofaction.variants;
  requires com.fasterxml.jackson.core;
  requires org.jgrapht.core;
  requires static org.jspecify;

  exports io.github.linesofaction.arena.check;
  exports io.github.linesofaction.arena.clock;
  exports io.github.linesofaction.arena.event;
  exports io.github.linesofaction.arena.game;
  exports io.github.linesofaction.arena.loa;
  exports io.github.linesofaction.arena.player;
  exports io.github.linesofaction.arena.program;
  exports io.github.linesofaction.arena.run;
  exports io.github.linesofaction.arena.tournament;

  uses GameProvider;

  provides GameProvider with
      LoaProvider;
}
