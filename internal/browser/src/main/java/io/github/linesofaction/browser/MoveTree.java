package io.github.linesofaction.browser;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The moves of one game with its variations, numbered as the page numbers them: 0 is the start,
 * parents come before children. Games are played out when they are asked for.
 */
final class MoveTree {
  /** Stands before a move that cannot be played. */
  static final String UNPLAYABLE = "?";

  /** Stands for no move: here only something is said. */
  static final String NOTHING = "-";

  private final List<Integer> parents = new ArrayList<>();
  private final List<String> moves = new ArrayList<>();
  private final List<@Nullable Game> games = new ArrayList<>();

  MoveTree(Game start) {
    parents.add(-1);
    moves.add(NOTHING);
    games.add(start);
  }

  int size() {
    return moves.size();
  }

  /** Adds a node and returns its number. */
  int add(int parent, String move) {
    check(parent);
    parents.add(parent);
    moves.add(move);
    games.add(null);
    return moves.size() - 1;
  }

  /** Returns the game at a node; nothing if a move on the way cannot be played. */
  Optional<Game> at(int node) {
    check(node);
    List<Integer> missing = new ArrayList<>();
    int known = node;
    while (games.get(known) == null) {
      missing.add(known);
      known = parents.get(known);
    }
    Game game = games.get(known);
    for (int i = missing.size() - 1; i >= 0 && game != null; i--) {
      game = after(game, moves.get(missing.get(i)));
      games.set(missing.get(i), game);
    }
    return Optional.ofNullable(game);
  }

  private static @Nullable Game after(Game game, String move) {
    return switch (move) {
      case NOTHING -> game;
      case "resign b" -> game.resign(Color.BLACK);
      case "resign w" -> game.resign(Color.WHITE);
      case "forfeit b" -> game.forfeit(Color.BLACK);
      case "forfeit w" -> game.forfeit(Color.WHITE);
      default -> move.startsWith(UNPLAYABLE) ? null : game.play(Move.parse(move));
    };
  }

  int parent(int node) {
    check(node);
    return parents.get(node);
  }

  /** Returns what leads to a node, as it was added. */
  String move(int node) {
    check(node);
    return moves.get(node);
  }

  /** Returns the node behind another that is reached by a move; one is made if there is none. */
  int child(int node, String move) {
    check(node);
    for (int i = node + 1; i < parents.size(); i++) {
      if (parents.get(i) == node && moves.get(i).equals(move)) {
        return i;
      }
    }
    return add(node, move);
  }

  private void check(int node) {
    if (node < 0 || node >= parents.size()) {
      throw new IllegalArgumentException("node " + node + ": there are " + parents.size());
    }
  }
}
