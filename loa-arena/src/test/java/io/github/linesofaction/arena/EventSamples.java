package io.github.linesofaction.arena;

import io.github.linesofaction.arena.clock.FakeTime;
import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.event.AllPlayAll;
import io.github.linesofaction.arena.event.EventException;
import io.github.linesofaction.arena.event.KnockOut;
import io.github.linesofaction.arena.event.Olympiad2000;
import io.github.linesofaction.arena.event.PairedGames;
import io.github.linesofaction.arena.event.Pairing;
import io.github.linesofaction.arena.event.PairingSystem;
import io.github.linesofaction.arena.event.PlayedRound;
import io.github.linesofaction.arena.event.RandomRounds;
import io.github.linesofaction.arena.event.Ratings;
import io.github.linesofaction.arena.event.Round;
import io.github.linesofaction.arena.event.Standing;
import io.github.linesofaction.arena.event.Swiss;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.tournament.EntrantSpec;
import io.github.linesofaction.arena.tournament.EventFileException;
import io.github.linesofaction.arena.tournament.EventFiles;
import io.github.linesofaction.arena.tournament.EventSpec;
import io.github.linesofaction.arena.tournament.EventTable;
import io.github.linesofaction.arena.tournament.Journal;
import io.github.linesofaction.arena.tournament.JournalException;
import io.github.linesofaction.arena.tournament.Seating;
import io.github.linesofaction.arena.tournament.Tournament;
import io.github.linesofaction.arena.tournament.TournamentGame;
import io.github.linesofaction.arena.tournament.TournamentRunner;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Values of the types that hold events. */
final class EventSamples {
  private EventSamples() {}

  static Map<Class<?>, Object> all() {
    Round round = new Round("round 1", List.of(), List.of());
    Map<Class<?>, Object> samples = new HashMap<>();
    samples.put(AllPlayAll.class, new AllPlayAll(4, 1, 1));
    samples.put(EventException.class, new EventException("x"));
    samples.put(KnockOut.class, new KnockOut(List.of(0, 1), 2, 1));
    samples.put(Olympiad2000.class, new Olympiad2000(8, 1, 1));
    samples.put(PairedGames.class, new PairedGames(2, 2));
    samples.put(PairingSystem.class, samples.get(PairedGames.class));
    samples.put(Pairing.class, new Pairing(0, 1, 0));
    samples.put(PlayedRound.class, new PlayedRound(round, List.of()));
    samples.put(RandomRounds.class, new RandomRounds(8, 4, 1));
    samples.put(Ratings.Rating.class, Ratings.of(2, List.of()).get(0));
    samples.put(Round.class, round);
    samples.put(Standing.class, Standing.byPoints(2, List.of()).get(0));
    samples.put(Swiss.class, new Swiss(7, 5, 1));
    try {
      tournament(samples);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return samples;
  }

  private static void tournament(Map<Class<?>, Object> samples) throws IOException {
    Path folder = Files.createTempDirectory("samples");
    LoaProvider provider = new LoaProvider();
    EntrantSpec entrant = new EntrantSpec("one", "random", List.of(), Side.FIRST);
    EntrantSpec other = new EntrantSpec("two", "random", List.of(), Side.FIRST);
    EventSpec spec =
        new EventSpec(
            "event",
            "",
            provider,
            provider.game(Map.of()),
            "match",
            new PairedGames(2, 2),
            TimeControl.NONE,
            0,
            10,
            List.of(Opening.START),
            1,
            1,
            false,
            List.of(entrant, other),
            "{}");
    Journal journal = Journal.open(folder);
    Tournament.Audience audience = new Tournament.Audience() {};
    Tournament tournament =
        new Tournament(spec, Seating.of(spec, new FakeTime(), folder, journal), journal, audience);
    samples.put(EntrantSpec.class, entrant);
    samples.put(EventSpec.class, spec);
    samples.put(EventFileException.class, new EventFileException(List.of("x")));
    samples.put(EventFiles.class, new EventFiles(folder));
    samples.put(EventTable.class, EventTable.of(tournament));
    samples.put(Journal.class, journal);
    samples.put(JournalException.class, new JournalException("x"));
    samples.put(Tournament.class, tournament);
    samples.put(Tournament.Audience.class, audience);
    samples.put(
        TournamentGame.class,
        new TournamentGame(1, "match", new Pairing(0, 1, 0), Optional.empty(), List.of()));
    samples.put(
        TournamentRunner.class, new TournamentRunner(spec, folder, new FakeTime(), audience));
  }
}
