/** Small programs that show the library at work. */
module io.github.linesofaction.examples {
  requires io.github.linesofaction.core;
  requires io.github.linesofaction.notation;
  requires io.github.linesofaction.variants;
}
