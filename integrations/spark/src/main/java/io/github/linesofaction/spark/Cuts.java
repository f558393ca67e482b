package io.github.linesofaction.spark;

import static org.apache.spark.sql.functions.col;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.apache.spark.sql.Dataset;
import org.apache.spark.sql.Row;

/**
 * How files were cut, as the readers of the parts tell. A cut is right if the game before it is
 * closed and the one behind it begins there: then whoever reads on finds nothing that hangs over
 * from before, and reading the parts gives what reading the whole gives.
 */
final class Cuts {
  /** What is done with each part of the files that were rightly cut. */
  interface Action {
    /** Takes a part, and how many games of its file lie before it. */
    void take(String file, int part, int gamesBefore);
  }

  /**
   * What the reader of a part tells.
   *
   * @param part which part of its file it is, counted from 0
   * @param games how many games it has
   * @param begun whether the first of them begins where the part does
   * @param closed whether the last of them ends before the part does
   */
  record Account(int part, int games, boolean begun, boolean closed) {}

  private final Map<String, List<Account>> files = new TreeMap<>();

  /** Reads the accounts of all parts; this is where they are judged. */
  static Cuts of(Dataset<Row> found) {
    Cuts cuts = new Cuts();
    found
        .where(col(Found.BEGUN).isNotNull())
        .select(Found.FILE, Found.PART, Found.GAME, Found.BEGUN, Found.CLOSED)
        .sort(Found.FILE, Found.PART)
        .toLocalIterator()
        .forEachRemaining(
            row ->
                cuts.add(
                    row.getString(0),
                    new Account(
                        row.getInt(1), row.getInt(2), row.getBoolean(3), row.getBoolean(4))));
    return cuts;
  }

  /** Adds the next part of a file. */
  void add(String file, Account part) {
    files.computeIfAbsent(file, name -> new ArrayList<>()).add(part);
  }

  /** Returns whether a file has to be read in one piece. */
  boolean isWrong(String file) {
    return isWrong(files.getOrDefault(file, List.of()));
  }

  /** Text may stand before the first game of all, and the last one may be open. */
  private static boolean isWrong(List<Account> parts) {
    boolean right = !parts.isEmpty();
    for (int at = 0; at < parts.size(); at++) {
      Account part = parts.get(at);
      right &= part.games() > 0;
      right &= part.begun() || at == 0;
      right &= part.closed() || at == parts.size() - 1;
    }
    return !right;
  }

  /** Tells each part of the files that were rightly cut. */
  void forEach(Action action) {
    files.forEach(
        (file, parts) -> {
          if (!isWrong(parts)) {
            int before = 0;
            for (Account part : parts) {
              action.take(file, part.part(), before);
              before = Math.addExact(before, part.games());
            }
          }
        });
  }
}
