package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A place in the tree of moves of a {@link GameRecord}: the root, which stands before the first
 * move, or a move with what is said about it. The first child of a node continues the line that
 * leads to it, the others are variations in place of that child; so the main line goes from the
 * root through first children alone.
 *
 * <p>A node may also have no move and only comments: the root, and a variation that begins with
 * words or consists of nothing else.
 *
 * <p>Records never change. Every edit answers a node of a new record, {@link #record()}, that
 * shares with the old one whatever was not touched, and keeps all that those parts were read with:
 * comments, signs, clocks, and what only their form knows.
 *
 * <p>Two nodes are equal if they are the same place of equal records.
 */
public final class RecordNode {
  private final GameRecord record;
  private final RecordTree tree;
  private final int number;

  RecordNode(GameRecord record, int number) {
    this.record = record;
    this.tree = record.tree();
    this.number = number;
  }

  private NodeContent content() {
    return tree.content(number);
  }

  private RecordNode node(int other) {
    return new RecordNode(record, other);
  }

  /** {@return the record that this is a node of} */
  public GameRecord record() {
    return record;
  }

  /** {@return the place of this node in {@link GameRecord#nodes()}, 0 for the root} */
  public int number() {
    return number;
  }

  /** {@return the node before; nothing for the root} */
  public Optional<RecordNode> parent() {
    return isRoot() ? Optional.empty() : Optional.of(node(tree.parent(number)));
  }

  /**
   * {@return what follows, the continuation of this line first, then its variations; unmodifiable}
   */
  public List<RecordNode> children() {
    return List.of(tree.children(number).stream().map(this::node).toArray(RecordNode[]::new));
  }

  /** {@return the first child; nothing at the end of a line} */
  public Optional<RecordNode> next() {
    return tree.end(number) == number + 1 ? Optional.empty() : Optional.of(node(number + 1));
  }

  /** {@return the nodes from behind the root to this one, this one last; none for the root} */
  public List<RecordNode> path() {
    List<RecordNode> path = new ArrayList<>();
    for (int at = number; at > 0; at = tree.parent(at)) {
      path.add(node(at));
    }
    Collections.reverse(path);
    return Collections.unmodifiableList(path);
  }

  /** {@return the moves from the start of the game to here, this node's last; unmodifiable} */
  public List<RecordMove> moves() {
    List<RecordMove> moves = new ArrayList<>();
    for (int at = number; at > 0; at = tree.parent(at)) {
      RecordMove move = tree.content(at).move;
      if (move != null) {
        moves.add(move);
      }
    }
    Collections.reverse(moves);
    return Collections.unmodifiableList(moves);
  }

  /** {@return the move that leads here; nothing for the root and where only something is said} */
  public Optional<RecordMove> move() {
    return Optional.ofNullable(content().move);
  }

  /**
   * {@return how many moves lead here, this node's included; a resignation or forfeit counts as the
   * move it stands for}
   */
  public int ply() {
    return tree.ply(number);
  }

  /**
   * {@return what is said about the move, or before the first one, in order; line ends are line
   * feeds; unmodifiable}
   */
  public List<String> comments() {
    return content().comments;
  }

  /** {@return the signs that judge the move, in order; unmodifiable} */
  public List<Sign> signs() {
    return content().signs;
  }

  /**
   * {@return how much time the side that made the move had left after it; nothing if the record
   * does not tell}
   */
  public Optional<Duration> clock() {
    return Optional.ofNullable(content().clock);
  }

  /**
   * {@return what this was read from, as its form has it; empty if it was not read, or the form has
   * nothing more than is told here}
   */
  public List<RecordOrigin> origins() {
    return content().origins;
  }

  /** {@return whether this stands before the first move} */
  public boolean isRoot() {
    return number == 0;
  }

  /** {@return whether only first children lead here} */
  public boolean isMainLine() {
    return number < tree.mainLength();
  }

  /**
   * Plays the moves that lead here, by the record's own rules, or the standard ones if it names no
   * variant. This takes time in proportion to {@link #ply()}; the result that the record states
   * does not matter.
   *
   * @return the game up to here
   * @throws RecordException if it cannot be played up to here; it carries the fault
   */
  public Game game() {
    return record.lineTo(number).toGame();
  }

  /** The side whose turn it is by the order of the moves. */
  Color sideToMove() {
    for (int at = number; at > 0; at = tree.parent(at)) {
      RecordMove move = tree.content(at).move;
      if (move != null) {
        return move.color().opponent();
      }
    }
    return record.firstSide();
  }

  /**
   * Adds a move of the side whose turn it is, behind the children that are there: the first one
   * continues the line, any other is a variation. Whether it may be played is not asked.
   *
   * @param move the move
   * @return the new node
   */
  public RecordNode add(Move move) {
    return add(RecordMove.of(Objects.requireNonNull(move, "move"), sideToMove()));
  }

  /**
   * Adds a move behind the children that are there: the first one continues the line, any other is
   * a variation. Whether it may be played is not asked.
   *
   * @param move the move
   * @return the new node
   */
  public RecordNode add(RecordMove move) {
    NodeContent content = NodeContent.EMPTY.withMove(Objects.requireNonNull(move, "move"));
    return edited(tree.plus(number, content), tree.end(number));
  }

  /**
   * Moves this node, with all that follows it, one place forward among the children of its parent.
   * In the first place it becomes the continuation of the line.
   *
   * @return this node in the new record; the same if it is the first child or the root
   */
  public RecordNode promote() {
    int place = place();
    return place <= 0 ? this : placed(place - 1);
  }

  /**
   * Moves this node, with all that follows it, to the first place among the children of its parent,
   * where it is the continuation of the line.
   *
   * @return this node in the new record; the same if it is the first child or the root
   */
  public RecordNode promoteToFirst() {
    return place() <= 0 ? this : placed(0);
  }

  /**
   * Moves this node, with all that follows it, one place back among the children of its parent.
   *
   * @return this node in the new record; the same if it is the last child or the root
   */
  public RecordNode demote() {
    boolean last = isRoot() || tree.end(number) == tree.end(tree.parent(number));
    return last ? this : placed(place() + 1);
  }

  private int place() {
    return isRoot() ? 0 : tree.children(tree.parent(number)).indexOf(number);
  }

  private RecordNode placed(int place) {
    RecordTree edited = tree.placed(number, place);
    return edited(edited, edited.children(tree.parent(number)).get(place));
  }

  /**
   * Takes this node and all that follows it out of the record.
   *
   * @return the parent, in the new record
   * @throws IllegalStateException if this is the root
   */
  public RecordNode delete() {
    requireMove("deleted");
    return edited(tree.minus(number), tree.parent(number));
  }

  /**
   * Puts another move in the place of this one, or one where there was none; what follows stays.
   *
   * @param move the move
   * @return this node in the new record
   * @throws IllegalStateException if this is the root
   */
  public RecordNode withMove(RecordMove move) {
    requireMove("given a move");
    return with(content().withMove(Objects.requireNonNull(move, "move")));
  }

  /**
   * Says other words.
   *
   * @param comments what to say; line ends become line feeds, blank ones are left out
   * @return this node in the new record
   */
  public RecordNode withComments(List<String> comments) {
    return with(content().withComments(Objects.requireNonNull(comments, "comments")));
  }

  /**
   * Sets other signs.
   *
   * @param signs the signs; perhaps none
   * @return this node in the new record
   * @throws IllegalStateException if this node has no move
   */
  public RecordNode withSigns(List<Sign> signs) {
    Objects.requireNonNull(signs, "signs");
    requireMoveHere("signs");
    return with(content().withSigns(signs));
  }

  /**
   * Sets how much time the side that made the move had left after it.
   *
   * @param left the time
   * @return this node in the new record
   * @throws IllegalArgumentException if the time is negative
   * @throws IllegalStateException if this node has no move
   */
  public RecordNode withClock(Duration left) {
    Duration clock = NodeContent.clock(left);
    requireMoveHere("a clock");
    return with(content().withClock(clock));
  }

  private void requireMove(String what) {
    if (isRoot()) {
      throw new IllegalStateException("the root of a record cannot be " + what);
    }
  }

  private void requireMoveHere(String what) {
    if (content().move == null) {
      throw new IllegalStateException(what + ": only a node with a move can have that");
    }
  }

  private RecordNode with(NodeContent content) {
    return edited(tree.with(number, content), number);
  }

  private RecordNode edited(RecordTree edited, int place) {
    return new RecordNode(record.with(edited), place);
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof RecordNode node && node.number == number && node.record.equals(record);
  }

  @Override
  public int hashCode() {
    return number;
  }

  /** {@return the ply and the move for messages, such as {@code ply 3, d1-b3}} */
  @Override
  public String toString() {
    return "ply " + ply() + move().map(move -> ", " + move).orElse("");
  }
}
