package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.run.Entrant;
import io.github.linesofaction.arena.run.Hall;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.function.Consumer;

/**
 * Holds an event in a folder, from its start or from where it was stopped to its last game, and
 * writes its files. {@link #close()} may come from any thread, stops the event and leaves no
 * program running; what was played is in the journal.
 */
public final class TournamentRunner implements AutoCloseable {
  private final EventSpec spec;
  private final Path folder;
  private final TimeSource time;
  private final Tournament.Audience audience;
  private final Hall hall;

  /**
   * Makes a runner.
   *
   * @param spec what the event is to be like
   * @param folder where everything goes; it is made if it is not there
   * @param time what answers are timed by
   * @param audience who follows the event
   */
  public TournamentRunner(
      EventSpec spec, Path folder, TimeSource time, Tournament.Audience audience) {
    this.spec = Objects.requireNonNull(spec, "spec");
    this.folder = Objects.requireNonNull(folder, "folder");
    this.time = Objects.requireNonNull(time, "time");
    this.audience = Objects.requireNonNull(audience, "audience");
    this.hall = new Hall(spec.concurrency());
  }

  /**
   * Plays all games that are left. Programs that a runner before left running are ended first.
   *
   * @return the event, over
   * @throws JournalException if another runner is at work, or the journal cannot be kept
   * @throws java.util.concurrent.CancellationException if this runner was closed meanwhile
   * @throws IOException if the files cannot be written; the journal is whole, and the event can be
   *     resumed
   */
  public Tournament run() throws IOException {
    try (Journal journal = Journal.open(folder)) {
      Leftovers.end(journal);
      Files.createDirectories(folder.resolve(Seating.ERRORS));
      List<Entrant> entrants = Seating.of(spec, time, folder, journal);
      EventFiles files = new EventFiles(folder);
      Tournament tournament = new Tournament(spec, entrants, journal, audience);
      hall.play(tournament);
      files.writeAll(tournament);
      return tournament;
    }
  }

  /**
   * Looks at an event, or corrects it, while it is not running.
   *
   * @param spec what the event is like
   * @param folder its folder
   * @param work what is done with it; corrections go into the journal
   * @throws JournalException if a runner is at work, or a correction cannot be made
   * @throws IOException if the journal cannot be read
   */
  public static void withStopped(EventSpec spec, Path folder, Consumer<Tournament> work)
      throws IOException {
    Objects.requireNonNull(spec, "spec");
    Objects.requireNonNull(work, "work");
    try (Journal journal = Journal.open(folder)) {
      work.accept(new Tournament(spec, List.of(), journal, new Tournament.Audience() {}));
    }
  }

  /** Stops the event: games that are being played stay in the journal as far as they came. */
  @Override
  public void close() {
    hall.close();
  }
}
