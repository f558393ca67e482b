package io.github.linesofaction.arena.tournament;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * The files of an event: a record of each game in {@code games}, and the table as {@code table.txt}
 * and {@code table.json}. They follow from the event's file and its results alone.
 */
public final class EventFiles {
  private final Path folder;

  /**
   * Names the folder.
   *
   * @param folder the folder of the event
   */
  public EventFiles(Path folder) {
    this.folder = Objects.requireNonNull(folder, "folder");
  }

  /**
   * Writes the record of a game that is over.
   *
   * @param spec the event
   * @param game the game
   * @throws IOException if that cannot be done
   */
  public void write(EventSpec spec, TournamentGame game) throws IOException {
    Objects.requireNonNull(spec, "spec");
    Objects.requireNonNull(game, "game");
    Path games = folder.resolve("games");
    Files.createDirectories(games);
    String name =
        String.format(Locale.ROOT, "game-%04d.%s", game.number(), spec.game().recordSuffix());
    Files.writeString(
        games.resolve(name),
        spec.game().toRecord(game.played().orElseThrow()),
        StandardCharsets.UTF_8);
  }

  /**
   * Writes all records and the table.
   *
   * @param tournament the event as it stands
   * @throws IOException if that cannot be done
   */
  public void writeAll(Tournament tournament) throws IOException {
    Objects.requireNonNull(tournament, "tournament");
    for (TournamentGame game : tournament.games()) {
      if (game.played().isPresent()) {
        write(tournament.spec(), game);
      }
    }
    EventTable table = EventTable.of(tournament);
    List<String> lines = table.lines();
    Files.writeString(
        folder.resolve("table.txt"), String.join("\n", lines) + "\n", StandardCharsets.UTF_8);
    Files.writeString(folder.resolve("table.json"), table.toJson(), StandardCharsets.UTF_8);
  }
}
