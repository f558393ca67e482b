/**
 * Text in and out: moves, positions, game records and diagrams.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(Game.start().play("b1-b3").play("a2-c2"));
 * String sgf = SgfRecordWriter.standard().toText(record);
 * try (RecordReader records = Records.read(Source.of(sgf))) {
 *   System.out.println(records.next().equals(record));
 * }
 * }</pre>
 *
 * <p>Start with {@link io.github.linesofaction.notation.Records}, which reads whatever it is given,
 * and {@link io.github.linesofaction.notation.record.GameRecord}, which is what it gives.
 *
 * <p>Nothing takes or returns null: an argument that is null, or that holds a null element, is
 * refused at once by a {@link java.lang.NullPointerException} that names the parameter. Only {@code
 * equals} takes it.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.notation {
  requires transitive io.github.linesofaction.core;
  requires static org.jspecify;

  exports io.github.linesofaction.notation;
  exports io.github.linesofaction.notation.diagram;
  exports io.github.linesofaction.notation.move;
  exports io.github.linesofaction.notation.position;
  exports io.github.linesofaction.notation.record;
  exports io.github.linesofaction.notation.sgf;
  exports io.github.linesofaction.notation.text;
  exports io.github.linesofaction.notation.transcript;
}
