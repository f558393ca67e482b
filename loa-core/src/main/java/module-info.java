import io.github.linesofaction.core.rules.RulesetCatalog;

/**
 * The game itself: boards, rules, positions, games and fast search. Depends on {@code java.base}
 * alone.
 *
 * <pre>{@code
 * Game game = Game.start();
 * while (!game.isOver() && game.plies() < 100) {
 *   game = game.play(game.legalMoves().get(0));
 * }
 * System.out.println(game.position());
 * System.out.println(game.outcome());
 * }</pre>
 *
 * <p>Start with {@link io.github.linesofaction.core.game.Game}. Four types have four roles that are
 * never mixed: a {@link io.github.linesofaction.core.board.Setup} is any arrangement of stones,
 * legal or not; a {@link io.github.linesofaction.core.game.Position} is one that a rule set
 * accepts, and knows its legal moves; a {@link io.github.linesofaction.core.game.Game} is a path of
 * moves with its history and its end; a {@link io.github.linesofaction.core.search.SearchPosition}
 * is the mutable board for programs. The rules are a value too: {@link
 * io.github.linesofaction.core.rules.Ruleset}.
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
