package io.github.linesofaction.spark;

import java.io.Serializable;
import java.util.HashMap;
import java.util.Map;
import org.apache.hadoop.conf.Configuration;
import org.apache.spark.SparkConf;
import scala.Tuple2;

/**
 * The settings of file systems, as texts that travel: what the job was given beyond the cluster's
 * own.
 */
final class Settings implements Serializable {
  private static final long serialVersionUID = 1L;
  private static final String PREFIX = "spark.hadoop.";

  private final HashMap<String, String> given = new HashMap<>();

  Settings(SparkConf conf) {
    for (Tuple2<String, String> each : conf.getAllWithPrefix(PREFIX)) {
      given.put(each._1(), each._2());
    }
  }

  /** Returns the settings as file systems want them. */
  Configuration configuration() {
    Configuration configuration = new Configuration();
    for (Map.Entry<String, String> each : given.entrySet()) {
      configuration.set(each.getKey(), each.getValue());
    }
    return configuration;
  }
}
