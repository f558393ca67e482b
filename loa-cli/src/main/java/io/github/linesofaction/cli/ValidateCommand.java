package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.page.GamePage;
import io.github.linesofaction.page.PageOptions;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Reads game records, plays them over and reports every fault. */
@Command(
    name = "validate",
    mixinStandardHelpOptions = true,
    description = {
      "Reads record files, folders of them, or - for standard input, and plays every game over.",
      "Prints one line a game, one line a fault with its place and what was legal, and the sums on"
          + " the last line. In folders, files called *.txt, *.sgf, *.pgn, *.json, *.jsonl, these"
          + " with .gz, and *.zip count as records; any file may be named by itself. --variant,"
          + " --size and --position go before what a record says."
    })
final class ValidateCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(arity = "1..*", paramLabel = "PATH", description = "Files, folders, or -.")
  private List<String> paths = new ArrayList<>();

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Mixin private ThreadsOption threads = new ThreadsOption();

  @Option(names = "--json", description = "Print one JSON object a line.")
  private boolean json;

  @Option(
      names = "--hints",
      description = "Tell which single change would repair a broken game. Nothing is changed.")
  private boolean hints;

  @Option(
      names = "--verbose",
      description = "Name the files in folders that are passed over for their name.")
  private boolean verbose;

  @Option(
      names = "--html",
      paramLabel = "OUT",
      description =
          "Also write a page with the games that have faults or remarks, each at its first faulty"
              + " ply.")
  private @Nullable String html;

  ValidateCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    RecordSources sources = RecordSources.named(paths, streams.in());
    Report report = json ? new JsonReport(streams) : new TextReport(streams);
    List<GameRecord> noticed = new ArrayList<>();
    Validation validation =
        new Validation(
            streams,
            options,
            reading,
            report,
            hints,
            verbose,
            threads.number(),
            record -> {
              if (html != null) {
                noticed.add(record);
              }
            });
    try {
      return validation.run(sources);
    } finally {
      if (html != null) {
        OutputFile.write(streams, "--html", html, page(noticed).toText());
      }
    }
  }

  private GamePage page(List<GameRecord> noticed) {
    PageOptions look =
        PageOptions.titled("Report on " + String.join(", ", paths))
            .withValidator(reading.validator(options))
            .withGamesAtFaults(true);
    return GamePage.of(
        noticed,
        noticed.isEmpty() ? look.withNotices(List.of("No game has a fault or a remark.")) : look);
  }
}
