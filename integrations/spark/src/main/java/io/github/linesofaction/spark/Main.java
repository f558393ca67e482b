package io.github.linesofaction.spark;

import java.io.PrintWriter;
import java.nio.charset.StandardCharsets;
import picocli.CommandLine;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The program: one command a job. */
@Command(
    name = "loa-spark",
    mixinStandardHelpOptions = true,
    description = "Lines of Action on a Spark cluster.")
public final class Main implements Runnable {
  /** The exit status of a job that did what was asked. */
  static final int DONE = 0;

  /** The exit status where games are faulty. */
  static final int FAULTY = 1;

  /** The exit status where something could not be used or read. */
  static final int UNUSABLE = 2;

  @Spec private CommandSpec spec = CommandSpec.create();

  private Main() {}

  /**
   * Runs a job and ends the process: with 0 if all is well, 1 if games are faulty, 2 if something
   * could not be used or read.
   *
   * @param args a command and its arguments
   */
  public static void main(String[] args) {
    PrintWriter out = new PrintWriter(System.out, true, StandardCharsets.UTF_8);
    PrintWriter err = new PrintWriter(System.err, true, StandardCharsets.UTF_8);
    System.exit(run(out, err, args));
  }

  /** Runs a job and returns the exit status. */
  static int run(PrintWriter out, PrintWriter err, String... args) {
    return new CommandLine(new Main())
        .addSubcommand(new ValidateCommand())
        .addSubcommand(new PerftCommand())
        .addSubcommand(new SelfPlayCommand())
        .addSubcommand(new CommandLine.HelpCommand())
        .setOut(out)
        .setErr(err)
        .setExpandAtFiles(false)
        .setParameterExceptionHandler(
            (e, arguments) -> {
              err.println("loa-spark: " + e.getMessage());
              return UNUSABLE;
            })
        .setExecutionExceptionHandler(
            (e, command, result) -> {
              if (!(e instanceof UnusableException)) {
                throw e;
              }
              err.println("loa-spark: " + e.getMessage());
              return UNUSABLE;
            })
        .execute(args);
  }

  @Override
  public void run() {
    throw new ParameterException(
        spec.commandLine(),
        "which command? One of " + String.join(", ", spec.subcommands().keySet()));
  }
}
