import io.github.linesofaction.core.rules.RulesetCatalog;

/**
 * The game itself: boards, rules, positions, games and fast search. Depends on {@code java.base}
 * alone.
 *
 * <p>Nothing takes or returns null: an argument that is null, or that holds a null element, is
 * refused at once by a {@link java.lang.NullPointerException} that names the parameter. Only {@code
 * equals} takes it.
 */
@org.jspecify.annotations.NullMarked
module io.github.linesofaction.core {
  requires static org.jspecify;

  exports io.github.linesofaction.core.board;
  exports io.github.linesofaction.core.game;
  exports io.github.linesofaction.core.rules;
  exports io.github.linesofaction.core.search;

  uses RulesetCatalog;
}
