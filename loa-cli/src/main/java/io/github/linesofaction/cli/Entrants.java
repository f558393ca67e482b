package io.github.linesofaction.cli;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.arena.program.Command;
import io.github.linesofaction.arena.program.ProcessLauncher;
import io.github.linesofaction.arena.program.ProgramParticipant;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.InProcess;
import io.github.linesofaction.core.board.TextException;
import java.io.File;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/**
 * Who takes part, as named on the command line: a player that comes with the game, or a command.
 */
final class Entrants {
  private final GameProvider provider;
  private final ArenaGame game;
  private final TimeSource time;
  private final Side whiteClock;
  private final Optional<Path> folder;

  /**
   * Makes a finder of entrants.
   *
   * @param folder where the standard error of programs goes; nothing to let it go
   */
  Entrants(
      GameProvider provider,
      ArenaGame game,
      TimeSource time,
      Side whiteClock,
      Optional<Path> folder) {
    this.provider = provider;
    this.game = game;
    this.time = time;
    this.whiteClock = whiteClock;
    this.folder = folder;
  }

  /**
   * Finds an entrant.
   *
   * @param text a name, or a command line
   * @param name what it is called
   */
  Entrant find(String text, String name) {
    try {
      if (provider.player(text, game, 0, time::nanos).isPresent()) {
        return new Entrant(
            name,
            false,
            seed ->
                new InProcess(provider.player(text, game, seed, time::nanos).orElseThrow(), time));
      }
      ProcessLauncher launcher = launcher(Command.parse(text), time, provider);
      ProcessLauncher known =
          folder
              .map(place -> launcher.withErrors(place.resolve(fileName(name) + ".err")))
              .orElse(launcher);
      return new Entrant(
          name, true, seed -> ProgramParticipant.of(known).withWhiteClock(whiteClock));
    } catch (TextException | IllegalArgumentException e) {
      throw new UnusableException("\"" + text + "\": " + e.getMessage());
    }
  }

  /** Makes a launcher of a program that is there. */
  static ProcessLauncher launcher(List<String> words, TimeSource time, GameProvider provider) {
    if (!exists(words.get(0))) {
      throw new UnusableException(
          "\""
              + words.get(0)
              + "\": no player of the library ("
              + String.join(", ", provider.players())
              + ") and no program found");
    }
    return ProcessLauncher.of(words, time);
  }

  private static boolean exists(String program) {
    try {
      if (program.contains("/") || program.contains(File.separator)) {
        return Files.isRegularFile(Path.of(program));
      }
      String path = System.getenv("PATH");
      return path == null
          || Pattern.compile(Pattern.quote(File.pathSeparator))
              .splitAsStream(path)
              .anyMatch(
                  place ->
                      Files.isRegularFile(Path.of(place, program))
                          || Files.isRegularFile(Path.of(place, program + ".exe")));
    } catch (InvalidPathException e) {
      return false;
    }
  }

  /** Returns a name that no file system objects to, and that stays in its folder. */
  static String fileName(String name) {
    String safe = name.replaceAll("[^\\p{L}\\p{N}._-]+", "_").replaceAll("^[._]+", "");
    String some = safe.isEmpty() ? "entrant" : safe;
    return some.length() > 60 ? some.substring(0, 60) : some;
  }
}
