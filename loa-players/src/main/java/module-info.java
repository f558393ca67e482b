/**
 * Programs that play. Depends on the core alone, starts no threads and reads no clock.
 *
 * <p>Nothing takes or returns null: an argument that is null, or that holds a null element, is
 * refused at once by a {@link java.lang.NullPointerException} that names the parameter. Only {@code
 * equals} takes it.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.players {
  requires transitive io.github.linesofaction.core;
  requires static org.jspecify;

  exports io.github.linesofaction.players;
}
