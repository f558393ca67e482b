package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.page.GamePage;
import io.github.linesofaction.page.PageOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Writes games, or a board to play on, as one HTML file. */
@Command(
    name = "page",
    mixinStandardHelpOptions = true,
    description = {
      "Writes the games of record files, folders of them, or - for standard input, as one HTML file"
          + " that opens in any browser without a network: step through them, see why a move is"
          + " illegal, try others, play on.",
      "Without a record it is a board to play on, from the start that the options name."
    })
final class PageCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Parameters(arity = "0..*", paramLabel = "PATH", description = "Files, folders, or -.")
  private List<String> paths = new ArrayList<>();

  @Option(
      names = {"-o", "--output"},
      required = true,
      paramLabel = "OUT",
      description = "The file to write, or - for standard output.")
  private String output = "";

  @Option(names = "--title", paramLabel = "TEXT", description = "The title of the page.")
  private @Nullable String title;

  private boolean unreadable;

  PageCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    List<GameRecord> records = paths.isEmpty() ? List.of(unplayed()) : read();
    if (records.isEmpty() && unreadable) {
      return ExitStatus.UNUSABLE;
    }
    if (records.isEmpty()) {
      throw new UnusableException("page: no game found in " + String.join(" ", paths));
    }
    PageOptions look = PageOptions.titled(title()).withValidator(reading.validator(options));
    OutputFile.write(streams, "--output", output, GamePage.of(records, look).toText());
    return unreadable ? ExitStatus.UNUSABLE : ExitStatus.SOUND;
  }

  /** A game of the options' variant before its first move. */
  private GameRecord unplayed() {
    return GameRecord.of(options.game()).toBuilder().variant(options.variant().id()).build();
  }

  private List<GameRecord> read() throws IOException {
    List<GameRecord> records = new ArrayList<>();
    RecordSources found = RecordSources.named(paths, streams.in());
    unreadable = found.complain(streams);
    for (Source source : found.sources()) {
      try (RecordReader reader = reading.open(source, options, bytes -> {})) {
        while (reader.hasNext()) {
          tell(Troubles.of(reader.notes()));
          records.add(reader.next());
        }
        tell(Troubles.of(reader.notes()));
      } catch (UncheckedIOException e) {
        tell(List.of(new Trouble(source.name(), "cannot read: " + e.getMessage())));
      }
    }
    return records;
  }

  /** Tells what could not be read; the rest is on the page all the same. */
  private void tell(List<Trouble> troubles) {
    unreadable |= !troubles.isEmpty();
    troubles.forEach(trouble -> streams.complain(trouble.words()));
  }

  private String title() {
    if (title != null) {
      return title;
    }
    return paths.isEmpty() ? options.variant().title() : String.join(", ", paths);
  }
}
