/** The command line program. */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.cli {
  requires com.fasterxml.jackson.jr.ob;
  requires info.picocli;
  requires io.github.linesofaction.arena;
  requires io.github.linesofaction.core;
  requires io.github.linesofaction.notation;
  requires io.github.linesofaction.page;
  requires io.github.linesofaction.players;
  requires io.github.linesofaction.variants;
  requires static org.jspecify;

  opens io.github.linesofaction.cli to
      info.picocli;
}
