package io.github.linesofaction.spark;

import java.util.List;
import org.apache.spark.sql.types.DataType;
import org.apache.spark.sql.types.DataTypes;
import org.apache.spark.sql.types.StructType;

/**
 * The table of what tasks find. A row is a game with its verdict, or a trouble, or the account of a
 * part: how many games it has, and whether it was rightly cut.
 */
final class Found {
  /** The file's name; in an archive, with the entry's. */
  static final String FILE = "file";

  /** Which game of its part it is, counted from 1; in the row of a part, how many games it has. */
  static final String GAME = "game";

  /** The verdict's grade; null in rows that are no game. */
  static final String GRADE = "grade";

  /** What keeps a file from being read, in words; null in other rows. */
  static final String TROUBLE = "trouble";

  /** Which part of its file a row belongs to, counted from 0; 0 for files that were not cut. */
  static final String PART = "part";

  /** Whether the first game of a part begins where the part does; null in rows that are no part. */
  static final String BEGUN = "begun";

  /** Whether the last game of a part is closed; null in rows that are no part. */
  static final String CLOSED = "closed";

  /** The columns of a verdict, in the words and in the order of {@code loa validate --json}. */
  static final List<String> VERDICT =
      List.of(
          FILE, GAME, "variant", "plies", "result", "reason", "stated", "sound", GRADE, "faults",
          "remarks");

  private static final StructType FAULT =
      new StructType()
          .add("kind", DataTypes.StringType, false)
          .add("line", DataTypes.IntegerType, false)
          .add("column", DataTypes.IntegerType, false)
          .add("ply", DataTypes.IntegerType, false)
          .add("move", DataTypes.StringType, false)
          .add("reason", DataTypes.StringType, true)
          .add("explanation", DataTypes.StringType, false)
          .add("legal", DataTypes.createArrayType(DataTypes.StringType, false), false);

  private Found() {}

  /** Returns the columns and their types. */
  static StructType schema() {
    StructType columns = new StructType();
    for (String name : VERDICT) {
      columns = columns.add(name, type(name), !name.equals(FILE));
    }
    return columns
        .add(TROUBLE, DataTypes.StringType, true)
        .add(PART, DataTypes.IntegerType, false)
        .add(BEGUN, DataTypes.BooleanType, true)
        .add(CLOSED, DataTypes.BooleanType, true);
  }

  private static DataType type(String column) {
    return switch (column) {
      case GAME, "plies" -> DataTypes.IntegerType;
      case "sound" -> DataTypes.BooleanType;
      case "faults", "remarks" -> DataTypes.createArrayType(FAULT, false);
      default -> DataTypes.StringType;
    };
  }
}
