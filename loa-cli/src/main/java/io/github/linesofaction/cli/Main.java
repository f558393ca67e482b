package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.LoaException;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.FileSystemException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import picocli.AutoComplete.GenerateCompletion;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.MissingParameterException;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Model.OptionSpec;
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
            .setParameterExceptionHandler((e, arguments) -> tell(streams, wrongUse(e, arguments)))
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

  /** Tells what is wrong, what may have been meant, and where help is. */
  private static String wrongUse(ParameterException e, String... arguments) {
    CommandSpec command = e.getCommandLine().getCommandSpec();
    Optional<String> unknown = Optional.empty();
    String wrong = OneLine.of(e.getMessage());
    if (e instanceof UnmatchedArgumentException unmatched) {
      unknown = Optional.of(unmatched.getUnmatched().get(0));
    } else if (e instanceof MissingParameterException) {
      // An option that does not exist is why the rest is missing.
      unknown = unknownOption(command, arguments);
      wrong = unknown.map(name -> "Unknown option: '" + OneLine.of(name) + "'").orElse(wrong);
    }
    List<String> known = new ArrayList<>(e.getCommandLine().getSubcommands().keySet());
    known.addAll(command.optionsMap().keySet());
    return wrong
        + unknown.map(name -> Nearest.question(name, known)).orElse("")
        + "; "
        + command.qualifiedName()
        + " --help tells more";
  }

  /** Finds the first argument that looks like an option, is none, and is no option's value. */
  private static Optional<String> unknownOption(CommandSpec command, String... arguments) {
    boolean isValue = false;
    for (String argument : arguments) {
      if (argument.equals("--")) {
        return Optional.empty();
      }
      int end = argument.indexOf('=');
      String name = end < 0 ? argument : argument.substring(0, end);
      OptionSpec option = command.optionsMap().get(name);
      boolean joined =
          argument.length() > 2 && command.optionsMap().containsKey(argument.substring(0, 2));
      if (!isValue
          && option == null
          && !joined
          && argument.length() > 1
          && argument.charAt(0) == '-'
          && !Character.isDigit(argument.charAt(1))) {
        return Optional.of(argument);
      }
      isValue = option != null && end < 0 && option.arity().max() > 0;
    }
    return Optional.empty();
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
    return "internal fault; please report it, with the command and what it was given";
  }

  private static int tell(Streams streams, String message) {
    streams.complain(message);
    return ExitStatus.UNUSABLE;
  }
}
