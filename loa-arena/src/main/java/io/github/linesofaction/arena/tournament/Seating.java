package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.program.ProcessLauncher;
import io.github.linesofaction.arena.program.ProgramParticipant;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.InProcess;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Set;

/** Brings the entrants of an event to their boards. */
public final class Seating {
  /** The folder of files with what programs complain of, in the folder of the event. */
  static final String ERRORS = "errors";

  private static final int LONGEST = 60;

  private Seating() {}

  /**
   * Makes the entrants of an event. The standard error of programs goes into files of the event's
   * folder, and each process that is started into the journal.
   *
   * @param spec the event
   * @param time what answers are timed by
   * @param folder the folder of the event
   * @param journal the journal of the event
   * @return the entrants, in the order of the specification
   */
  public static List<Entrant> of(EventSpec spec, TimeSource time, Path folder, Journal journal) {
    Objects.requireNonNull(spec, "spec");
    Objects.requireNonNull(time, "time");
    Objects.requireNonNull(folder, "folder");
    Objects.requireNonNull(journal, "journal");
    List<String> files = fileNames(spec.entrants().stream().map(EntrantSpec::name).toList());
    List<Entrant> entrants = new ArrayList<>();
    for (EntrantSpec entrant : spec.entrants()) {
      Path errors = folder.resolve(ERRORS).resolve(files.get(entrants.size()) + ".txt");
      entrants.add(
          entrant.command().isEmpty()
              ? player(spec, entrant, time)
              : program(entrant, time, errors, journal));
    }
    return List.copyOf(entrants);
  }

  private static Entrant player(EventSpec spec, EntrantSpec entrant, TimeSource time) {
    return new Entrant(
        entrant.name(),
        false,
        seed ->
            new InProcess(
                spec.provider()
                    .player(entrant.player(), spec.game(), seed, time::nanos)
                    .orElseThrow(),
                time));
  }

  private static Entrant program(
      EntrantSpec entrant, TimeSource time, Path errors, Journal journal) {
    ProcessLauncher launcher =
        ProcessLauncher.of(entrant.command(), time)
            .withErrors(errors)
            .withListener(process -> journal.add(Leftovers.entry(process)));
    return new Entrant(
        entrant.name(),
        true,
        seed -> ProgramParticipant.of(launcher).withWhiteClock(entrant.whiteClock()));
  }

  /** Names of files that no file system objects to, that stay in their folder, and that differ. */
  static List<String> fileNames(List<String> names) {
    Set<String> taken = new HashSet<>();
    List<String> files = new ArrayList<>();
    for (String name : names) {
      String safe = name.replaceAll("[^\\p{L}\\p{N}._-]+", "_").replaceAll("^[._]+", "");
      String plain =
          safe.isEmpty() ? "entrant" : safe.substring(0, Math.min(LONGEST, safe.length()));
      String file = plain;
      for (int i = 2; !taken.add(file.toLowerCase(Locale.ROOT)); i++) {
        file = plain + "-" + i;
      }
      files.add(file);
    }
    return files;
  }
}
