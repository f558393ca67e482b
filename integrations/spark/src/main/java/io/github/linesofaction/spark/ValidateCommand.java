package io.github.linesofaction.spark;

import java.io.IOException;
import java.io.PrintWriter;
import java.util.concurrent.Callable;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Judges all records under a folder. */
@Command(
    name = "validate",
    mixinStandardHelpOptions = true,
    description = {
      "Reads the records under IN, a folder or a file, plays every game over, and writes into the"
          + " folder OUT a table of verdicts, as Parquet and as lines of JSON, what could not be"
          + " read, and the sums.",
      "Exit status: 0 if all games are sound, 1 if some are faulty, 2 if something could not be"
          + " read."
    })
final class ValidateCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ClusterOptions cluster = new ClusterOptions();

  @Parameters(index = "0", paramLabel = "IN", description = "A folder or a file.")
  private String in = "";

  @Parameters(index = "1", paramLabel = "OUT", description = "A folder, which is made.")
  private String out = "";

  @Option(
      names = "--part-size",
      paramLabel = "BYTES",
      description =
          "Files longer than that are cut where games begin, into parts about as long (1048576 if"
              + " left out).")
  private int partSize = 1 << 20;

  @Override
  public Integer call() throws IOException {
    if (partSize < 1 || partSize > Splitter.LONGEST) {
      throw new UnusableException(
          "--part-size " + partSize + ": from 1 to " + Splitter.LONGEST + " bytes");
    }
    PrintWriter err = spec.commandLine().getErr();
    try (SparkSession session = cluster.open("validate " + in)) {
      Summary summary = new ValidateJob(in, out, partSize).run(session, err::println);
      spec.commandLine().getOut().println(summary.toJson());
      return summary.troubles() > 0
          ? Main.UNUSABLE
          : summary.faulty() > 0 ? Main.FAULTY : Main.DONE;
    }
  }
}
