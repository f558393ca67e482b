package io.github.linesofaction.spark;

import static org.apache.spark.sql.functions.col;

import java.io.IOException;
import java.io.OutputStream;
import java.nio.charset.StandardCharsets;
import java.util.HashMap;
import java.util.Map;
import java.util.function.Consumer;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Column;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.functions;

/**
 * Judges all records under a folder.
 *
 * <p>Short files are read in one piece, by tasks of many files. A long file is run through once by
 * one task, which looks for lines with which games begin and hands on parts of it; each part is
 * read and judged elsewhere. Games are counted and numbered only then. Whether a part was rightly
 * cut is told by the reader of it, and a file with a wrong cut is read again in one piece, so that
 * the verdicts are those of a single reader whatever a file holds.
 */
final class ValidateJob {
  private final String in;
  private final String out;
  private final int partSize;

  /**
   * Prepares to judge.
   *
   * @param in a folder or a file
   * @param out a folder that is not there yet
   * @param partSize how long a file is that is cut, and its parts, in bytes
   */
  ValidateJob(String in, String out, int partSize) {
    this.in = in;
    this.out = out;
    this.partSize = partSize;
  }

  /**
   * Judges, and writes the verdicts.
   *
   * @param words is told what cannot be read
   * @return the sums
   * @throws UnusableException if there is nothing to read, or something where to write
   * @throws IOException if the file system fails
   */
  Summary run(SparkSession session, Consumer<String> words) throws IOException {
    JavaSparkContext context = JavaSparkContext.fromSparkContext(session.sparkContext());
    Path target = new Path(out);
    FileSystem system = target.getFileSystem(context.hadoopConfiguration());
    if (system.exists(target)) {
      throw new UnusableException("\"" + out + "\": is there already, and nothing is overwritten");
    }
    RecordFiles files = RecordFiles.in(in, context.hadoopConfiguration());
    try (Judgement judgement = new Judgement(session, partSize)) {
      Dataset<Row> found =
          judgement.of(files.files()).unionByName(judgement.troubles(files.troubles()));
      write(found, words);
      Summary summary = sums(found);
      try (OutputStream stream = system.create(new Path(target, "summary.json"))) {
        stream.write((summary.toJson() + "\n").getBytes(StandardCharsets.UTF_8));
      }
      return summary;
    }
  }

  private void write(Dataset<Row> found, Consumer<String> words) {
    Dataset<Row> verdicts =
        found
            .where(col(Found.GRADE).isNotNull())
            .select(Found.VERDICT.stream().map(functions::col).toArray(Column[]::new));
    verdicts.write().parquet(out + "/verdicts.parquet");
    verdicts.write().json(out + "/verdicts.json");
    Dataset<Row> troubles =
        found
            .where(col(Found.TROUBLE).isNotNull())
            .select(Found.FILE, Found.TROUBLE)
            .sort(Found.FILE)
            .coalesce(1);
    troubles.write().json(out + "/troubles.json");
    troubles.toLocalIterator().forEachRemaining(row -> words.accept(row.getString(1)));
  }

  private static Summary sums(Dataset<Row> found) {
    Map<String, Long> rows = new HashMap<>();
    found
        .where(col(Found.GRADE).isNotNull().or(col(Found.TROUBLE).isNotNull()))
        .groupBy(Found.GRADE)
        .count()
        .collectAsList()
        .forEach(row -> rows.put(row.isNullAt(0) ? "" : row.getString(0), row.getLong(1)));
    long remarks = rows.getOrDefault("remarks", 0L);
    long sound = rows.getOrDefault("sound", 0L) + remarks;
    long faulty = rows.getOrDefault("faulty", 0L);
    return new Summary(sound + faulty, sound, faulty, remarks, rows.getOrDefault("", 0L));
  }
}
