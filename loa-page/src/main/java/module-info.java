/**
 * Game records as one HTML file with the library inside.
 *
 * <p>Nothing takes or returns null: an argument that is null, or that holds a null element, is
 * refused at once by a {@link java.lang.NullPointerException} that names the parameter. Only {@code
 * equals} takes it.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.page {
  requires transitive io.github.linesofaction.notation;
  requires io.github.linesofaction.core;
  requires io.github.linesofaction.variants;
  requires static org.jspecify;

  exports io.github.linesofaction.page;
}
