package io.github.linesofaction.spark;

import static org.apache.spark.sql.functions.broadcast;
import static org.apache.spark.sql.functions.col;

import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.Path;
import org.apache.spark.HashPartitioner;
import org.apache.spark.api.java.JavaRDD;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.apache.spark.sql.SparkSession;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;
import org.apache.spark.storage.StorageLevel;
import scala.Tuple2;

/**
 * What is found in files, as a table of {@link Found}. What tasks found is kept on their disks
 * until this is closed, and found again where a worker is lost.
 */
final class Judgement implements AutoCloseable {
  private static final int TASKS_PER_CORE = 3;
  private static final long BYTES_PER_TASK = 1L << 25;
  private static final String BEFORE = "before";

  private final SparkSession session;
  private final JavaSparkContext context;
  private final Settings settings;
  private final int partSize;
  private final List<Dataset<Row>> kept = new ArrayList<>();

  /**
   * Prepares to judge.
   *
   * @param partSize how long a file is that is cut, and its parts, in bytes
   */
  Judgement(SparkSession session, int partSize) {
    this.session = session;
    this.context = JavaSparkContext.fromSparkContext(session.sparkContext());
    this.settings = new Settings(context.getConf());
    this.partSize = partSize;
  }

  /** Returns all that is found in some files; long ones are read when this is called. */
  Dataset<Row> of(List<RecordFile> files) {
    List<RecordFile> whole = new ArrayList<>();
    List<RecordFile> large = new ArrayList<>();
    for (RecordFile file : files) {
      (file.length() > partSize ? large : whole).add(file);
    }
    if (large.isEmpty()) {
      return whole(whole);
    }
    Dataset<Row> parts = parts(large);
    Cuts cuts = Cuts.of(parts);
    large.stream().filter(file -> cuts.isWrong(file.name())).forEach(whole::add);
    return whole(whole).unionByName(numbered(parts, cuts));
  }

  /** Returns troubles that were met before. */
  Dataset<Row> troubles(List<Trouble> troubles) {
    List<Row> rows = new ArrayList<>();
    for (Trouble trouble : troubles) {
      rows.add(FoundRows.trouble(trouble));
    }
    return session.createDataFrame(rows, Found.schema());
  }

  private Dataset<Row> whole(List<RecordFile> files) {
    Settings given = settings;
    JavaRDD<Row> rows =
        context
            .parallelize(files, tasks(files, files.size()))
            .mapPartitions(
                each -> {
                  Judge judge = new Judge();
                  Configuration configuration = given.configuration();
                  return new Flat<>(each, file -> judged(judge, configuration, file));
                });
    return kept(rows);
  }

  private static Iterator<Row> judged(Judge judge, Configuration settings, RecordFile file) {
    try {
      return judge.file(file.name(), open(settings, file));
    } catch (IOException e) {
      return List.of(FoundRows.trouble(Trouble.of(file.name(), e))).iterator();
    }
  }

  private Dataset<Row> parts(List<RecordFile> files) {
    Settings given = settings;
    int size = partSize;
    JavaRDD<Row> rows =
        context
            .parallelize(files, files.size())
            .flatMapToPair(
                file ->
                    new Flat<>(
                        cut(given, file, size),
                        part -> {
                          int place = file.name().hashCode() + part.number();
                          return List.of(new Tuple2<>(place, part)).iterator();
                        }))
            .partitionBy(new HashPartitioner(tasks(files, Integer.MAX_VALUE)))
            .values()
            .mapPartitions(
                each -> {
                  Judge judge = new Judge();
                  return new Flat<>(each, judge::part);
                });
    return kept(rows);
  }

  private static Iterator<Part> cut(Settings settings, RecordFile file, int size) {
    try {
      return new Splitter(file.name(), open(settings.configuration(), file), size);
    } catch (IOException e) {
      return List.of(Part.uncut(file.name(), 0)).iterator();
    }
  }

  private static InputStream open(Configuration settings, RecordFile file) throws IOException {
    Path path = new Path(file.path());
    return path.getFileSystem(settings).open(path);
  }

  private int tasks(List<RecordFile> files, int most) {
    long bytes = files.stream().mapToLong(RecordFile::length).sum();
    long wanted = Math.max(TASKS_PER_CORE * context.defaultParallelism(), bytes / BYTES_PER_TASK);
    return (int) Math.max(1, Math.min(wanted, most));
  }

  private Dataset<Row> kept(JavaRDD<Row> rows) {
    Dataset<Row> table = session.createDataFrame(rows, Found.schema());
    table.persist(StorageLevel.DISK_ONLY());
    kept.add(table);
    return table;
  }

  /** Returns the rows of files that were rightly cut, their games numbered through. */
  private Dataset<Row> numbered(Dataset<Row> parts, Cuts cuts) {
    StructType columns =
        new StructType()
            .add(Found.FILE, DataTypes.StringType, false)
            .add(Found.PART, DataTypes.IntegerType, false)
            .add(BEFORE, DataTypes.IntegerType, false);
    List<Row> before = new ArrayList<>();
    cuts.forEach((file, part, games) -> before.add(RowFactory.create(file, part, games)));
    Dataset<Row> numbers = session.createDataFrame(before, columns);
    return parts
        .join(broadcast(numbers), new String[] {Found.FILE, Found.PART})
        .withColumn(Found.GAME, col(Found.GAME).plus(col(BEFORE)))
        .drop(BEFORE);
  }

  @Override
  public void close() {
    kept.forEach(Dataset::unpersist);
  }
}
