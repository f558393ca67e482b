package io.github.linesofaction.players;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.Consumer;
import java.util.function.LongSupplier;

/** The search for one move by games at random. */
final class MonteCarloSearch {
  /** A random game that lasts longer counts as a draw: under some rules it might never end. */
  private static final int MOST_RANDOM_PLIES = 250;

  private final SearchPosition board;
  private final Meter meter;
  private final Chance chance;
  private final LongSupplier bits;
  private final boolean proofs;
  private final MonteCarloTree tree = new MonteCarloTree();
  private final int[] buffer;

  /** The nodes of the present round, the root first. */
  private int[] path = new int[64];

  private int pathLength;

  MonteCarloSearch(Game game, Meter meter, Chance chance, boolean proofs) {
    this.board = SearchPosition.of(game);
    this.meter = meter;
    this.chance = chance;
    this.bits = chance::next;
    this.proofs = proofs;
    this.buffer = new int[board.bufferSize()];
  }

  /** Plays rounds until the budget is spent or there is nothing to find out any more. */
  Choice choose(int depthLimit, Consumer<Thought> listener) {
    expand(MonteCarloTree.ROOT);
    long nextThought = 64;
    while (isOpen() && depthLimit > 0 && meter.allowsMore() && meter.spendNode()) {
      playRound(depthLimit);
      if (meter.nodes() >= nextThought) {
        listener.accept(thought());
        nextThought *= 2;
      }
    }
    Thought thought = thought();
    listener.accept(thought);
    return new Choice(thought.line().get(0), thought);
  }

  /** Whether there is a choice still: more than one move, and neither a win nor a certain loss. */
  private boolean isOpen() {
    return tree.endOfChildren(MonteCarloTree.ROOT) - tree.firstChild(MonteCarloTree.ROOT) > 1
        && tree.state(MonteCarloTree.ROOT) == MonteCarloTree.OPEN;
  }

  private void playRound(int depthLimit) {
    pathLength = 0;
    enter(MonteCarloTree.ROOT);
    int node = MonteCarloTree.ROOT;
    while (tree.isExpanded(node) && tree.state(node) == MonteCarloTree.OPEN) {
      node = descend(node);
    }
    boolean mayGrow = tree.visits(node) > 0 && pathLength <= depthLimit;
    if (mayGrow && tree.state(node) == MonteCarloTree.OPEN && expand(node)) {
      node = descend(node);
    }
    int result = board.result();
    if (result == SearchPosition.ONGOING) {
      result = proven(node);
    }
    if (result == SearchPosition.ONGOING) {
      result = playAtRandom();
    }
    for (int i = pathLength - 1; i >= 0; i--) {
      // The moves below the root stand on the board still.
      tree.count(path[i], success(result, board.sideToMove().opponent()));
      if (i > 0) {
        settle(path[i - 1], path[i]);
        board.unmake();
      }
    }
  }

  private int descend(int node) {
    int child = tree.mostInteresting(node);
    board.make(tree.move(child));
    enter(child);
    return child;
  }

  private void enter(int node) {
    if (pathLength == path.length) {
      path = Arrays.copyOf(path, 2 * path.length);
    }
    path[pathLength++] = node;
  }

  /** Adds all moves of the position as children of its node; answers whether there was room. */
  private boolean expand(int node) {
    int count = board.generate(buffer);
    if (!tree.hasRoom(count)) {
      return false;
    }
    shuffle(count);
    tree.expand(node, buffer, count);
    Color mover = board.sideToMove();
    for (int child = tree.firstChild(node); child < tree.endOfChildren(node); child++) {
      board.make(tree.move(child));
      int result = board.result();
      board.unmake();
      if (result != SearchPosition.ONGOING) {
        tree.setState(child, stateOf(result, mover));
        settle(node, child);
      }
    }
    return true;
  }

  private byte stateOf(int result, Color mover) {
    if (!proofs || result == SearchPosition.DRAW) {
      return MonteCarloTree.OVER;
    }
    return result == won(mover) ? MonteCarloTree.WON : MonteCarloTree.LOST;
  }

  /** Looks what a child that has become certain means for its parent. */
  private void settle(int parent, int child) {
    if (!proofs || tree.state(parent) != MonteCarloTree.OPEN) {
      return;
    }
    if (tree.state(child) == MonteCarloTree.WON) {
      tree.setState(parent, MonteCarloTree.LOST);
    } else if (tree.state(child) == MonteCarloTree.LOST && tree.isEveryChildLost(parent)) {
      tree.setState(parent, MonteCarloTree.WON);
    }
  }

  /** The result of a node that is won or lost for certain, with its position on the board. */
  private int proven(int node) {
    return switch (tree.state(node)) {
      case MonteCarloTree.WON -> won(board.sideToMove().opponent());
      case MonteCarloTree.LOST -> won(board.sideToMove());
      default -> SearchPosition.ONGOING;
    };
  }

  /** Plays to the end or the limit, and takes back what it played. */
  private int playAtRandom() {
    int plies = 0;
    int result = SearchPosition.ONGOING;
    while (result == SearchPosition.ONGOING && plies < MOST_RANDOM_PLIES) {
      board.make(board.randomMove(bits));
      plies++;
      result = board.result();
    }
    for (; plies > 0; plies--) {
      board.unmake();
    }
    return result == SearchPosition.ONGOING ? SearchPosition.DRAW : result;
  }

  private static int won(Color color) {
    return color == Color.BLACK ? SearchPosition.BLACK_WINS : SearchPosition.WHITE_WINS;
  }

  /** What a result is worth to a side: 2 for a win, 1 for a draw, 0 for a loss. */
  private static int success(int result, Color side) {
    return result == SearchPosition.DRAW ? 1 : result == won(side) ? 2 : 0;
  }

  /** The moves come in an order of chance: among equals the first is tried first. */
  private void shuffle(int count) {
    for (int i = count - 1; i > 0; i--) {
      int j = chance.below(i + 1);
      int move = buffer[i];
      buffer[i] = buffer[j];
      buffer[j] = move;
    }
  }

  private boolean isCertain(int node) {
    return tree.state(node) == MonteCarloTree.WON || tree.state(node) == MonteCarloTree.LOST;
  }

  private Thought thought() {
    List<Move> line = new ArrayList<>();
    int first = tree.best(MonteCarloTree.ROOT);
    int node = first;
    line.add(board.toMove(tree.move(node)));
    while (tree.isExpanded(node) && (tree.visits(node) > 1 || isCertain(node))) {
      node = tree.best(node);
      line.add(board.toMove(tree.move(node)));
    }
    int score =
        switch (tree.state(first)) {
          case MonteCarloTree.WON -> Thought.WON - line.size();
          case MonteCarloTree.LOST -> line.size() - Thought.WON;
          default -> (int) (200 * tree.success(first)) - 100;
        };
    return new Thought(line.size(), score, meter.nodes(), meter.millis(), line);
  }
}
