package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import io.github.linesofaction.variants.Variants;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;

/** Judges all games of some sources, tells them one after the other, and keeps the sums. */
final class Validation {
  private final Streams streams;
  private final GameOptions game;
  private final ReadingOptions reading;
  private final Report report;

  /** One for each thread: a validator keeps the board that it played on last. */
  private final ThreadLocal<RecordValidator> validator;

  private final Optional<Hints> hints;
  private final Consumer<GameRecord> noticed;
  private long games;
  private long sound;
  private long remarked;
  private final boolean verbose;
  private final int threads;
  private boolean unreadable;

  /**
   * Prepares to judge.
   *
   * @param verbose whether to name the files that are passed over
   * @param threads how many threads judge
   * @param noticed is handed each game with a fault or a remark
   */
  Validation(
      Streams streams,
      GameOptions game,
      ReadingOptions reading,
      Report report,
      boolean hinting,
      boolean verbose,
      int threads,
      Consumer<GameRecord> noticed) {
    this.streams = streams;
    this.game = game;
    this.reading = reading;
    this.report = report;
    RecordValidator first = reading.validator(game);
    this.validator = ThreadLocal.withInitial(() -> reading.validator(game));
    this.noticed = noticed;
    this.verbose = verbose;
    this.threads = threads;
    this.hints = hinting ? Optional.of(new Hints(first, game)) : Optional.empty();
  }

  /** Judges every game of the sources and answers the exit status. */
  int run(RecordSources found) {
    found.troubles().forEach(this::tellTrouble);
    List<Source> sources = found.sources();
    tellSkipped(found.skipped());
    long total = sources.stream().mapToLong(each -> each.size().orElse(0)).sum();
    ProgressBar bar = new ProgressBar(streams, total, System::nanoTime);
    long before = 0;
    try (Judging judging = new Judging(threads, this::judged, this::tell)) {
      for (Source source : sources) {
        judge(source, judging, bar, before);
        before += source.size().orElse(0);
      }
      judging.finish();
    } finally {
      bar.hide();
    }
    if (sources.isEmpty() && unreadable) {
      return ExitStatus.UNUSABLE;
    }
    report.end(games, sound, remarked);
    if (unreadable) {
      return ExitStatus.UNUSABLE;
    }
    return games == sound ? ExitStatus.SOUND : ExitStatus.FAULTY;
  }

  private void tellSkipped(List<Path> skipped) {
    if (verbose) {
      skipped.forEach(file -> streams.complain(file + ": passed over for its name"));
    } else if (!skipped.isEmpty()) {
      streams.complain(
          skipped.size()
              + (skipped.size() == 1 ? " file" : " files")
              + " passed over by name; --verbose tells which");
    }
  }

  private void judge(Source source, Judging judging, ProgressBar bar, long before) {
    int number = 0;
    long[] read = {0};
    try (RecordReader reader = reading.open(source, game, bytes -> read[0] = bytes)) {
      while (reader.hasNext()) {
        tellTroubles(reader.notes(), judging);
        judging.give(reader.next());
        number++;
        bar.show(before + read[0], games);
      }
      tellTroubles(reader.notes(), judging);
    } catch (SyntaxException e) {
      judging.finish();
      tell(stopped(number + 1, e));
    } catch (UncheckedIOException e) {
      judging.finish();
      tellTrouble(new Trouble(source.name(), "cannot read: " + e.getMessage()));
    }
  }

  private void tellTroubles(List<Note> notes, Judging judging) {
    List<Trouble> troubles = Troubles.of(notes);
    if (!troubles.isEmpty()) {
      judging.finish();
      troubles.forEach(this::tellTrouble);
    }
  }

  private void tellTrouble(Trouble trouble) {
    unreadable = true;
    report.trouble(trouble);
  }

  private void tell(JudgedGame judged) {
    games++;
    if (judged.isSound()) {
      sound++;
      remarked += judged.remarks().isEmpty() ? 0 : 1;
    }
    if (!judged.isSound() || !judged.remarks().isEmpty()) {
      judged.record().ifPresent(noticed);
    }
    report.game(judged);
  }

  private JudgedGame judged(GameRecord record) {
    RecordVerdict verdict = validator.get().judge(record);
    JudgedGame judged =
        new JudgedGame(
            Optional.of(record),
            record.place().source(),
            record.number(),
            variant(record),
            verdict.plies(),
            verdict.outcome(),
            verdict.reason(),
            record.result(),
            verdict.faults(),
            verdict.remarks(),
            verdict.isSound()
                ? List.of()
                : hints.map(finder -> finder.of(record)).orElse(List.of()));
    return reading.isStrict() ? judged.strictly() : judged;
  }

  private String variant(GameRecord record) {
    return game.namesVariant()
        ? game.variant().id()
        : record.variant().map(reading::variantId).orElse(Variants.STANDARD.id());
  }

  /** What strict reading does not put up with counts as a game with that fault. */
  private static JudgedGame stopped(int number, SyntaxException e) {
    RecordFault fault = RecordFault.of(e, number);
    return new JudgedGame(
        Optional.empty(),
        e.place().source(),
        number,
        "?",
        0,
        Optional.empty(),
        Optional.empty(),
        StatedResult.OPEN,
        List.of(fault),
        List.of(),
        List.of());
  }
}
