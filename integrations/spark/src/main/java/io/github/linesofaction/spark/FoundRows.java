package io.github.linesofaction.spark;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Optional;
import org.apache.spark.sql.Row;
import org.apache.spark.sql.RowFactory;
import org.jspecify.annotations.Nullable;

/** What is found in a file or in a part of one, as rows of the table {@link Found}. */
final class FoundRows {
  private final RulesetCatalog variants;
  private final String file;
  private final int part;
  private final int linesBefore;

  /**
   * Prepares to make rows.
   *
   * @param part which part of its file it is, counted from 0
   * @param linesBefore how many lines of the file lie before the part
   */
  FoundRows(RulesetCatalog variants, String file, int part, int linesBefore) {
    this.variants = variants;
    this.file = file;
    this.part = part;
    this.linesBefore = linesBefore;
  }

  /** Returns the file's name. */
  String file() {
    return file;
  }

  /** Returns the row of a game; its number counts within the part. */
  Row game(RecordVerdict verdict) {
    GameRecord record = verdict.record();
    boolean sound = verdict.isSound();
    return RowFactory.create(
        record.place().source(),
        record.number(),
        variant(record),
        verdict.plies(),
        result(verdict.outcome()),
        verdict.reason().orElse(null),
        stated(record.result()).orElse(null),
        sound,
        !sound ? "faulty" : verdict.remarks().isEmpty() ? "sound" : "remarks",
        faults(verdict.faults()),
        faults(verdict.remarks()),
        null,
        part,
        null,
        null);
  }

  /** Returns the row of something that keeps a file from being read. */
  static Row trouble(Trouble trouble) {
    return row(trouble.file(), null, trouble.words(), 0, null, null);
  }

  /**
   * Returns the row of the part itself.
   *
   * @param games how many games it has
   * @param begun whether the first of them begins where the part does
   * @param closed whether the last of them ends before the part does
   */
  Row part(int games, boolean begun, boolean closed) {
    return row(file, games, null, part, begun, closed);
  }

  private static Row row(
      String where,
      @Nullable Integer games,
      @Nullable String trouble,
      int part,
      @Nullable Boolean begun,
      @Nullable Boolean closed) {
    return RowFactory.create(
        where, games, null, null, null, null, null, null, null, null, null, trouble, part, begun,
        closed);
  }

  private String variant(GameRecord record) {
    return record
        .variant()
        .map(name -> variants.find(name).flatMap(variants::nameOf).orElse(name))
        .orElse(Variants.STANDARD.id());
  }

  private static String result(Optional<Outcome> outcome) {
    if (outcome.isEmpty()) {
      return "open";
    }
    return outcome.get().winner().map(FoundRows::word).orElse("draw");
  }

  private static String word(Color color) {
    return color == Color.BLACK ? "black" : "white";
  }

  private static Optional<String> stated(StatedResult stated) {
    return switch (stated.verdict()) {
      case BLACK_WINS -> Optional.of("black");
      case WHITE_WINS -> Optional.of("white");
      case DRAW -> Optional.of("draw");
      case OPEN, UNKNOWN -> Optional.empty();
    };
  }

  private Row[] faults(List<RecordFault> faults) {
    return faults.stream().map(this::fault).toArray(Row[]::new);
  }

  private Row fault(RecordFault fault) {
    int line = fault.place().line();
    return RowFactory.create(
        fault.kind().name(),
        fault.place().isKnown() ? line + linesBefore : line,
        fault.place().column(),
        fault.ply(),
        fault.move(),
        fault.reason().map(Enum::name).orElse(null),
        fault.explanation(),
        fault.legal().stream().map(Move::toString).toArray(String[]::new));
  }
}
