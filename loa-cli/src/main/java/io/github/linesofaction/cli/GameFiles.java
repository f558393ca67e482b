package io.github.linesofaction.cli;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.PlayedGame;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.Optional;

/** The records of games, a file each. */
final class GameFiles {
  private final Optional<Path> folder;
  private final ArenaGame game;

  /** Makes the folder if there is to be one. */
  GameFiles(Optional<Path> folder, ArenaGame game) throws IOException {
    this.folder = folder;
    this.game = game;
    if (folder.isPresent()) {
      Files.createDirectories(folder.get());
    }
  }

  /** Writes the record of a game. */
  void write(int number, PlayedGame played) {
    if (folder.isEmpty()) {
      return;
    }
    String name = String.format(Locale.ROOT, "game-%04d.%s", number, game.recordSuffix());
    Path file = folder.get().resolve(name);
    try {
      Files.writeString(file, game.toRecord(played), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UnusableException("cannot write " + file + ": " + IoWords.of(e));
    }
  }
}
