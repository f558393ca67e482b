package io.github.linesofaction.spark;

import org.apache.spark.sql.SparkSession;

/** A cluster of two threads in this process. */
final class LocalSpark {
  static final String MASTER = "local[2]";

  private LocalSpark() {}

  static SparkSession start() {
    return SparkSession.builder()
        .master(MASTER)
        .appName("tests")
        .config("spark.ui.enabled", "false")
        .config("spark.driver.host", "localhost")
        .config("spark.driver.bindAddress", "127.0.0.1")
        .config("spark.sql.shuffle.partitions", "4")
        .getOrCreate();
  }
}
