package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.LoaException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;
import picocli.CommandLine.UnmatchedArgumentException;

/** The program: finds the command and runs it; whatever goes wrong becomes one line. */
@Command(
    name = "loa",
    mixinStandardHelpOptions = true,
    versionProvider = Version.class,
    description =
        "Lines of Action: checks, replays, shows and counts games, and lets programs play.",
    footer = {
      "",
      "Exit status: 0 all is well, 1 something was found wrong, 2 wrong use or unreadable input."
    })
public final class Main implements Runnable {
  @Spec private CommandSpec spec;

  private Main() {
    this.spec = CommandSpec.create();
  }

  /**
   * Runs the program and ends the process.
   *
   * @param args a command and its arguments
   */
  public static void main(String[] args) {
    Streams streams = Streams.ofProcess();
    int status;
    try {
      status = run(streams, args);
    } catch (OutOfMemoryError e) {
      status = tell(streams, "not enough memory; java -Xmx2g -jar loa.jar gives it two gigabytes");
      streams.err().flush();
    }
    System.exit(status);
  }

  /** Runs the program on the given streams and answers its exit status. */
  static int run(Streams streams, String... args) {
    CommandLine program =
        new CommandLine(new Main())
            .addSubcommand(new ValidateCommand(streams))
            .addSubcommand(new ConvertCommand(streams))
            .addSubcommand(new MovesCommand(streams))
            .addSubcommand(new ReplayCommand(streams))
            .addSubcommand(new ShowCommand(streams))
            .addSubcommand(new PageCommand(streams))
            .addSubcommand(new PerftCommand(streams))
            .addSubcommand(new VariantsCommand(streams))
            .addSubcommand(new PlayCommand(streams))
            .addSubcommand(new EngineCommand(streams))
            .addSubcommand(new MatchCommand(streams))
            .addSubcommand(new CheckEngineCommand(streams))
            .addSubcommand(new TournamentCommand(streams))
            .addSubcommand(new CommandLine.HelpCommand())
            .addSubcommand(new GenerateCompletion())
            .setOut(streams.out())
            .setErr(streams.err())
            .setExpandAtFiles(false)
            .setParameterExceptionHandler(
                (e, arguments) -> tell(streams, OneLine.of(e.getMessage()) + advice(e)))
            .setExecutionExceptionHandler(
                (e, command, result) ->
                    e instanceof NobodyReadsException
                        ? ExitStatus.UNUSABLE
                        : tell(streams, reason(e)));
    int status;
    try {
      status = program.execute(args);
      if (streams.out().checkError()) {
        status = tell(streams, "cannot write the answer");
      }
    } catch (NobodyReadsException e) {
      status = ExitStatus.UNUSABLE;
    }
    streams.err().flush();
    return status;
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "which command? One of " + String.join(", ", spec.subcommands().keySet()));
  }

  /** Tells what may have been meant, and where help is. */
  private static String advice(ParameterException e) {
    String meant = "";
    if (e instanceof UnmatchedArgumentException unmatched) {
      String first = unmatched.getUnmatched().get(0);
      List<String> known = new ArrayList<>(e.getCommandLine().getSubcommands().keySet());
      known.addAll(e.getCommandLine().getCommandSpec().optionsMap().keySet());
      meant = Nearest.question(first, known);
    }
    return meant
        + "; "
        + e.getCommandLine().getCommandSpec().qualifiedName()
        + " --help tells more";
  }

  private static String reason(Exception e) {
    boolean told = e instanceof UnusableException || e instanceof LoaException;
    String message = OneLine.of(e.getMessage());
    if (told) {
      return message;
    }
    if (e instanceof UncheckedIOException) {
      return "cannot read: " + message;
    }
    if (e instanceof IOException failure) {
      String file =
          failure instanceof FileSystemException named ? OneLine.of(named.getFile()) + ": " : "";
      return "cannot read: " + file + IoWords.of(failure);
    }
    return "internal fault, please report it: " + e.getClass().getSimpleName() + ": " + message;
  }

  private static int tell(Streams streams, String message) {
    streams.complain(message);
    return ExitStatus.UNUSABLE;
  }
}
