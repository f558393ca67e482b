package io.github.linesofaction.spark;

import org.apache.spark.SparkConf;
import org.apache.spark.sql.SparkSession;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell where a job runs: shared by all commands. */
final class ClusterOptions {
  private static final String MASTER = "spark.master";

  @Option(
      names = "--master",
      paramLabel = "URL",
      description =
          "The cluster, such as spark://host:7077; if left out, what Spark's own settings tell, or"
              + " else local[*], all cores of this machine.")
  private @Nullable String master;

  /** Opens a session, which the caller stops. */
  SparkSession open(String job) {
    SparkConf conf = new SparkConf().setAppName(job);
    if (master != null) {
      conf.setMaster(master);
    }
    conf.setIfMissing(MASTER, "local[*]");
    conf.setIfMissing("spark.ui.enabled", "false");
    conf.setIfMissing("spark.ui.showConsoleProgress", "false");
    if (conf.get(MASTER).startsWith("local")) {
      conf.setIfMissing("spark.driver.host", "localhost");
      conf.setIfMissing("spark.driver.bindAddress", "127.0.0.1");
    }
    return SparkSession.builder().config(conf).getOrCreate();
  }
}
