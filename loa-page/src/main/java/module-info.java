/** Game records as one HTML file with the library inside. */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.page {
  requires transitive io.github.linesofaction.notation;
  requires io.github.linesofaction.core;
  requires io.github.linesofaction.variants;
  requires static org.jspecify;

  exports io.github.linesofaction.page;
}
