package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.text.SyntaxException;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Judges all games of some sources, one after the other, and keeps the sums. */
final class Validation {
  private final Streams streams;
  private final GameOptions game;
  private final ReadingOptions reading;
  private final Report report;
  private final RecordValidator validator;
  private final Optional<Hints> hints;
  private long games;
  private long sound;
  private final List<String> empty = new ArrayList<>();

  Validation(
      Streams streams, GameOptions game, ReadingOptions reading, Report report, boolean hinting) {
    this.streams = streams;
    this.game = game;
    this.reading = reading;
    this.report = report;
    this.validator = reading.validator(game);
    this.hints = hinting ? Optional.of(new Hints(validator, game)) : Optional.empty();
  }

  /** Judges every game of the sources and answers the exit status. */
  int run(List<RecordSource> sources) throws IOException {
    long total = sources.stream().mapToLong(RecordSource::bytes).sum();
    ProgressBar bar = new ProgressBar(streams, total, System::nanoTime);
    long before = 0;
    try {
      for (RecordSource source : sources) {
        judge(source, bar, before);
        before += source.bytes();
      }
    } finally {
      bar.hide();
    }
    report.end(games, sound);
    if (!empty.isEmpty()) {
      String more = empty.size() == 1 ? "" : " and " + (empty.size() - 1) + " more";
      throw new UnusableException("no game found in " + empty.get(0) + more);
    }
    return games == sound ? ExitStatus.SOUND : ExitStatus.FAULTY;
  }

  private void judge(RecordSource source, ProgressBar bar, long before) throws IOException {
    int number = 0;
    long[] read = {0};
    try (RecordReader reader = reading.open(source, bytes -> read[0] = bytes)) {
      while (reader.hasNext()) {
        GameRecord record = reader.next();
        number++;
        tell(judged(source, record));
        bar.show(before + read[0], games);
      }
      if (number == 0) {
        empty.add(source.name());
      }
    } catch (SyntaxException e) {
      tell(stopped(source, number + 1, e));
    } catch (UncheckedIOException e) {
      throw e.getCause();
    }
  }

  private void tell(JudgedGame judged) {
    games++;
    if (judged.isSound()) {
      sound++;
    }
    report.game(judged);
  }

  private JudgedGame judged(RecordSource source, GameRecord record) {
    RecordVerdict verdict = validator.judge(record);
    return new JudgedGame(
        source.name(),
        record.number(),
        variant(record),
        verdict.plies(),
        verdict.outcome(),
        verdict.faults(),
        verdict.remarks(),
        verdict.isSound() ? List.of() : hints.map(finder -> finder.of(record)).orElse(List.of()));
  }

  private String variant(GameRecord record) {
    return game.namesVariant()
        ? game.variant().id()
        : record.variant().map(reading.variants()::id).orElse(Variants.STANDARD.id());
  }

  /** What strict reading does not put up with counts as a game with that fault. */
  private static JudgedGame stopped(RecordSource source, int number, SyntaxException e) {
    RecordFault fault = RecordFault.of(e, number);
    return new JudgedGame(
        source.name(), number, "?", 0, Optional.empty(), List.of(fault), List.of(), List.of());
  }
}
