package io.github.linesofaction.spark;

import java.io.IOException;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Counts sequences of legal moves. */
@Command(
    name = "perft",
    mixinStandardHelpOptions = true,
    description = {
      "Counts the sequences of DEPTH legal moves; the count stands on the last line.",
      "The first moves are tried here, and what comes behind each is counted by the cluster."
    })
final class PerftCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ClusterOptions cluster = new ClusterOptions();

  @Mixin private StartOptions options = new StartOptions();

  @Parameters(paramLabel = "DEPTH", description = "How many plies, 0 or more.")
  private int depth;

  @Option(
      names = "--prefix",
      paramLabel = "N",
      description = "How many plies are tried before the work is shared out (2 if left out).")
  private int prefix = 2;

  @Override
  public Integer call() throws IOException {
    if (depth < 0) {
      throw new UnusableException("perft " + depth + ": the depth is 0 or more plies");
    }
    if (prefix < 0 || prefix > PerftJob.LONGEST_PREFIX) {
      throw new UnusableException(
          "--prefix " + prefix + ": from 0 to " + PerftJob.LONGEST_PREFIX + " plies");
    }
    StartText start = options.start();
    try (SparkSession session = cluster.open("perft " + depth)) {
      PerftJob job = new PerftJob(start, depth, prefix);
      long count = job.run(session, spec.commandLine().getErr()::println);
      spec.commandLine().getOut().println(count);
    }
    return Main.DONE;
  }
}
