package io.github.linesofaction.spark;

import java.io.IOException;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.MapFunction;
import org.apache.spark.sql.Encoders;
import org.apache.spark.sql.SparkSession;

/**
 * Plays many games and writes their records. Each partition is a file of consecutive games, so that
 * the files one after the other are the same text however many there are.
 */
final class SelfPlayJob {
  private static final int PARTITIONS_PER_CORE = 4;

  private final SelfPlay play;
  private final long games;
  private final String out;

  /**
   * Prepares to play.
   *
   * @param games how many games, 1 or more
   * @param out a folder that is not there yet
   */
  SelfPlayJob(SelfPlay play, long games, String out) {
    this.play = play;
    this.games = games;
    this.out = out;
  }

  /**
   * Plays.
   *
   * @param partitions how many files there are to be; 0 for a number that suits the cluster
   * @throws UnusableException if something is where to write
   * @throws IOException if the file system fails
   */
  void run(SparkSession session, int partitions) throws IOException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    Path target = new Path(out);
    if (target.getFileSystem(context.hadoopConfiguration()).exists(target)) {
      throw new UnusableException("\"" + out + "\": is there already, and nothing is overwritten");
    }
    int suitable = PARTITIONS_PER_CORE * context.defaultParallelism();
    int files = (int) Math.min(games, partitions == 0 ? suitable : partitions);
    SelfPlay choices = play;
    MapFunction<Long, String> record = choices::play;
    session.range(1, games + 1, 1, files).map(record, Encoders.STRING()).write().text(out);
  }
}
