package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordException;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.function.Function;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes games in another form. */
@Command(
    name = "convert",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the games of record files to standard output in another form: sgf, text (numbered"
          + " moves), short (short algebraic), moves (one a line) or json (one"
          + " object a line).",
      "A game that the form cannot express is left out and told on standard error, and so is what"
          + " is said of moves where the form has no place for it; the exit status is then 1. --variant names the variant of records that do not."
    })
final class ConvertCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Option(
      names = "--to",
      required = true,
      paramLabel = "FORM",
      description = "sgf, text, short, moves or json.")
  private String form = "";

  @Parameters(arity = "1..*", paramLabel = "FILE", description = "Files, folders, or -.")
  private List<String> paths = new ArrayList<>();

  private boolean begun;
  private boolean faulty;
  private boolean unreadable;

  ConvertCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    RecordValidator validator = reading.validator(options);
    Function<GameRecord, String> writer =
        RecordWriters.named(
            form, reading.variants(), validator, record -> played(validator, record));
    RecordSources found = RecordSources.named(paths, streams.in());
    unreadable = found.complain(streams);
    for (Source source : found.sources()) {
      convert(source, writer);
    }
    if (unreadable) {
      return ExitStatus.UNUSABLE;
    }
    return faulty ? ExitStatus.FAULTY : ExitStatus.SOUND;
  }

  private void convert(Source source, Function<GameRecord, String> writer) {
    try (RecordReader reader = reading.open(source, options, bytes -> {})) {
      while (reader.hasNext()) {
        tellTroubles(reader.notes());
        GameRecord record = reader.next();
        try {
          write(writer.apply(named(record)));
          String left = RecordWriters.leftOut(form, record);
          if (!left.isEmpty()) {
            complain(source, record, form + " has no place for " + left + ", which are left out");
          }
        } catch (LoaException e) {
          complain(source, record, String.valueOf(e.getMessage()));
        }
      }
      tellTroubles(reader.notes());
    } catch (UncheckedIOException e) {
      unreadable = true;
      streams.complain("cannot read: " + e.getMessage());
    }
  }

  private void complain(Source source, GameRecord record, String what) {
    faulty = true;
    streams.complain(source.name() + ": game " + record.number() + ": " + what);
  }

  private void tellTroubles(List<Note> notes) {
    for (Trouble trouble : Troubles.of(notes)) {
      unreadable = true;
      streams.complain(trouble.words());
    }
  }

  /** Says in the record what the user says about it, where it says nothing itself. */
  private GameRecord named(GameRecord record) {
    GameRecord.Builder named = record.toBuilder();
    if (options.namesVariant() && record.variant().isEmpty()) {
      named.variant(options.variant().id()).rules(options.variant().rules());
    }
    options
        .preset()
        .ifPresent(
            preset ->
                named.rules(
                    (options.namesVariant() && record.variant().isEmpty()
                            ? Optional.of(options.variant().rules())
                            : record.rules())
                        .orElseGet(Ruleset::standard)
                        .with(preset)));
    if (options.hasPosition() && record.start().isEmpty()) {
      named.start(options.position().setup());
    }
    return named.build();
  }

  private void write(String text) {
    if (begun && RecordWriters.isSpaced(form)) {
      streams.line("");
    }
    begun = true;
    streams.out().print(text);
  }

  private static Game played(RecordValidator validator, GameRecord record) {
    RecordVerdict verdict = validator.judge(record);
    if (!verdict.isSound()) {
      throw new RecordException(verdict.faults().get(0));
    }
    return verdict.game().orElseThrow();
  }
}
