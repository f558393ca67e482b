package io.github.linesofaction.arena.game;

import io.github.linesofaction.core.board.TextException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Openings of any game: a line each, a position or moves split by blanks. */
final class OpeningLines {
  private OpeningLines() {}

  static List<Opening> read(ArenaGame game, String name, byte[] content, int cut) {
    List<Opening> openings = new ArrayList<>();
    List<String> lines = new String(content, StandardCharsets.UTF_8).lines().toList();
    for (int i = 0; i < lines.size(); i++) {
      String line = lines.get(i).strip();
      if (!line.isEmpty() && !line.startsWith("#")) {
        try {
          openings.add(opening(game, line, cut));
        } catch (TextException e) {
          throw new TextException(0, name + ", line " + (i + 1) + ": " + e.getMessage());
        }
      }
    }
    if (openings.isEmpty()) {
      throw new TextException(0, name + ": no opening in it");
    }
    return List.copyOf(openings);
  }

  private static Opening opening(ArenaGame game, String line, int cut) {
    List<String> moves = new ArrayList<>();
    GameState state = game.start();
    for (String word : line.split("\\s+", -1)) {
      if (moves.size() == cut) {
        break;
      }
      MoveCheck check = state.play(word);
      if (!check.isLegal()) {
        if (moves.isEmpty()) {
          game.start(line);
          return new Opening(Optional.of(line), List.of());
        }
        throw new TextException(0, word + ": " + check.fault());
      }
      moves.add(check.text());
      state = check.after().orElseThrow();
    }
    return new Opening(Optional.empty(), moves);
  }
}
