import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.examples.awari.AwariPlayers;
import io.github.linesofaction.examples.ferry.FerryProvider;
import io.github.linesofaction.examples.go.GoPlayers;
import io.github.linesofaction.variants.VariantProvider;

/** Small programs that show the library at work. */
module io.github.linesofaction.examples {
  requires io.github.linesofaction.arena;
  requires io.github.linesofaction.core;
  requires io.github.linesofaction.notation;
  requires io.github.linesofaction.page;
  requires io.github.linesofaction.players;
  requires io.github.linesofaction.variants;
  requires jdk.httpserver;

  provides GameProvider with
      AwariPlayers,
      GoPlayers;
  provides VariantProvider with
      FerryProvider;
}
