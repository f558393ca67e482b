import io.github.linesofaction.core.rules.RulesetCatalog;

/**
 * The game itself: boards, rules, positions, games and fast search. Depends on {@code java.base}
 * alone.
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
