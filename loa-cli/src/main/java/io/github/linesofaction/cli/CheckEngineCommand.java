package io.github.linesofaction.cli;

import io.github.linesofaction.arena.check.EngineCheck;
import io.github.linesofaction.arena.check.Finding;
import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.program.Command;
import io.github.linesofaction.arena.program.Patience;
import io.github.linesofaction.arena.program.ProcessLauncher;
import io.github.linesofaction.core.board.TextException;
import java.util.List;
import java.util.concurrent.Callable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Tells whether a program keeps to the protocol, the rules and the clock. */
@picocli.CommandLine.Command(
    name = "check-engine",
    mixinStandardHelpOptions = true,
    description = {
      "Starts a program and asks it for everything an arbiter may ask, by UGI or UCI.",
      "Prints a line for each point, with the line of the program that broke it, and sums up on the"
          + " last line. Exit status 1 if a point is broken."
    })
final class CheckEngineCommand implements Callable<Integer> {
  private static final long PATIENCE_MILLIS = 10_000;

  private final Streams streams;

  @Parameters(
      arity = "1",
      paramLabel = "COMMAND",
      description = "The command line of the program, as one argument.")
  private String command = "";

  @Mixin private ArenaOptions options = new ArenaOptions();

  @Option(
      names = "--margin",
      paramLabel = "MS",
      defaultValue = "500",
      description = "How many milliseconds late an answer may be (500 if left out).")
  private long margin = 500;

  CheckEngineCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    if (margin < 1) {
      throw new UnusableException("--margin " + margin + ": 1 or more");
    }
    ProcessLauncher launcher;
    try {
      List<String> words = Command.parse(command);
      launcher = Entrants.launcher(words, TimeSource.system(), new LoaProvider());
    } catch (TextException e) {
      throw new UnusableException("COMMAND: " + e.getMessage());
    }
    Patience patience = new Patience(PATIENCE_MILLIS, PATIENCE_MILLIS, PATIENCE_MILLIS);
    List<Finding> findings =
        EngineCheck.run(launcher, options.game(), patience, margin, this::show);
    long broken = count(findings, Finding.Verdict.BROKEN);
    streams.line(
        findings.size()
            + " points: "
            + count(findings, Finding.Verdict.KEPT)
            + " kept, "
            + broken
            + " broken, "
            + count(findings, Finding.Verdict.NOT_OFFERED)
            + " not offered");
    return broken == 0 ? ExitStatus.SOUND : ExitStatus.FAULTY;
  }

  private static long count(List<Finding> findings, Finding.Verdict verdict) {
    return findings.stream().filter(finding -> finding.verdict() == verdict).count();
  }

  private void show(Finding finding) {
    String word =
        switch (finding.verdict()) {
          case KEPT -> "kept    ";
          case BROKEN -> "BROKEN  ";
          case NOT_OFFERED -> "-       ";
        };
    String detail = finding.detail().isEmpty() ? "" : ": " + OneLine.of(finding.detail());
    streams.line(word + finding.point() + detail);
    streams.out().flush();
  }
}
