package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;

/**
 * Plays by Monte-Carlo tree search: from a position many games are played at random, moves that did
 * well are tried more often, and a tree of them grows. It knows nothing about a variant but its
 * rules.
 */
public final class MonteCarloPlayer implements Player {
  private static final double CURIOSITY = 0.7;

  /** A random game that lasts longer counts as a draw: under some rules it might never end. */
  private static final int MOST_RANDOM_PLIES = 250;

  private final long seed;
  private final LongSupplier clock;

  /**
   * Makes a player.
   *
   * @param seed where chance begins
   * @param clock answers nanoseconds since some moment and never goes back, such as {@code
   *     System::nanoTime}; one that stands still ends no search by time
   */
  public MonteCarloPlayer(long seed, LongSupplier clock) {
    this.seed = seed;
    this.clock = Objects.requireNonNull(clock, "clock");
  }

  @Override
  public Choice choose(
      Game game, Budget budget, BooleanSupplier stopped, Consumer<Thought> listener) {
    Questions.check(game, budget, stopped, listener);
    Meter meter = new Meter(budget, stopped, clock);
    Chance chance = Chance.of(seed, game);
    SearchPosition board = SearchPosition.of(game);
    int[] buffer = new int[board.bufferSize()];
    Node root = new Node(MoveCode.NONE, board.result());
    root.expand(board, buffer);
    while (root.children.size() > 1 && meter.allowsMore() && meter.spendNode()) {
      playRound(root, board, buffer, chance);
    }
    Node best = root.children.get(0);
    for (Node child : root.children) {
      best = child.visits > best.visits ? child : best;
    }
    Thought thought =
        new Thought(
            1,
            best.visits == 0 ? 0 : (int) (200 * best.success / best.visits) - 100,
            meter.nodes(),
            meter.millis(),
            List.of(board.toMove(best.move)));
    listener.accept(thought);
    return new Choice(board.toMove(best.move), thought);
  }

  private void playRound(Node root, SearchPosition board, int[] buffer, Chance chance) {
    List<Node> path = new ArrayList<>();
    path.add(root);
    Node node = root;
    while (!node.children.isEmpty()) {
      node = node.mostInteresting();
      board.make(node.move);
      path.add(node);
    }
    if (node.visits > 0 && node.result == SearchPosition.ONGOING) {
      node.expand(board, buffer);
      node = node.children.get(chance.below(node.children.size()));
      board.make(node.move);
      path.add(node);
    }
    int result = node.result == SearchPosition.ONGOING ? playAtRandom(board, chance) : node.result;
    for (int i = path.size() - 1; i >= 0; i--) {
      // The moves below the root stand on the board still.
      path.get(i).count(result, board.sideToMove().opponent());
      if (i > 0) {
        board.unmake();
      }
    }
  }

  /** Plays to the end or the limit, and takes back what it played. */
  private int playAtRandom(SearchPosition board, Chance chance) {
    RandomGenerator random = chance::next;
    int plies = 0;
    int result = board.result();
    while (result == SearchPosition.ONGOING && plies < MOST_RANDOM_PLIES) {
      board.make(board.randomMove(random));
      plies++;
      result = board.result();
    }
    for (; plies > 0; plies--) {
      board.unmake();
    }
    return result == SearchPosition.ONGOING ? SearchPosition.DRAW : result;
  }

  /** A position of the tree, and the move that leads to it. */
  private static final class Node {
    final int move;

    /** How the game stands here. */
    final int result;

    /** What may be played from here; empty until it was tried more than once, or if nothing may. */
    List<Node> children = List.of();

    int visits;

    /** Games won from here by the side that made the move, a draw counting one half. */
    double success;

    Node(int move, int result) {
      this.move = move;
      this.result = result;
    }

    /** Adds all moves of a position that is not over, or one alone if it wins. */
    void expand(SearchPosition board, int[] buffer) {
      int won = won(board.sideToMove());
      int count = board.generate(buffer);
      List<Node> all = new ArrayList<>(count);
      for (int i = 0; i < count; i++) {
        board.make(buffer[i]);
        Node child = new Node(buffer[i], board.result());
        board.unmake();
        if (child.result == won) {
          children = List.of(child);
          return;
        }
        all.add(child);
      }
      children = all;
    }

    Node mostInteresting() {
      double patience = Math.log(visits + 1);
      Node best = children.get(0);
      double most = -1;
      for (Node child : children) {
        double interest =
            child.visits == 0
                ? Double.MAX_VALUE
                : child.success / child.visits + CURIOSITY * Math.sqrt(patience / child.visits);
        if (interest > most) {
          most = interest;
          best = child;
        }
      }
      return best;
    }

    void count(int result, Color mover) {
      visits++;
      if (result == SearchPosition.DRAW) {
        success += 0.5;
      } else if (result == won(mover)) {
        success++;
      }
    }

    private static int won(Color color) {
      return color == Color.BLACK ? SearchPosition.BLACK_WINS : SearchPosition.WHITE_WINS;
    }
  }
}
