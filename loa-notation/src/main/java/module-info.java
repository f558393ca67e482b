/**
 * Text in and out: moves, positions, game records and diagrams.
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
