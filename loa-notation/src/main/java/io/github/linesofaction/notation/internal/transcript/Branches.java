package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.text.Place;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import org.jspecify.annotations.Nullable;

/** Where in the tree of moves a text is while it is read: the main line and open variations. */
final class Branches {
  private static final int ROOT = 0;

  /** A line that is being read. */
  private static final class Line {
    /** How many moves lead to the node that the line leaves. */
    private final int fromPly;

    /** Its last node, or as long as it has none the one that it leaves, and the node before. */
    private int last;

    private int before;
    private int moves;
    private boolean begun;

    /** Whether a variation was opened before the first move. */
    private boolean isLeft;

    /** Who made the last move on the way to the last node, and to the one before. */
    private @Nullable Color mover;

    private @Nullable Color moverBefore;
    private boolean endsWithMove;

    /** The last node that has a clock. */
    private int clocked;

    Line(int from, int fromPly, @Nullable Color mover) {
      this.fromPly = fromPly;
      this.last = from;
      this.before = from;
      this.mover = mover;
      this.moverBefore = mover;
    }

    int ply() {
      return fromPly + moves;
    }
  }

  private final GameRecord.Builder record;
  private final Deque<Line> open = new ArrayDeque<>();
  private int nodes;

  Branches(GameRecord.Builder record) {
    this.record = record;
    open.push(new Line(ROOT, 0, null));
  }

  private Line line() {
    return open.getFirst();
  }

  /** How many nodes there are in all lines. */
  int nodes() {
    return nodes;
  }

  /** How many variations are open. */
  int depth() {
    return open.size() - 1;
  }

  /** How many moves the main line has. */
  int mainMoves() {
    return open.getLast().moves;
  }

  /** The ply of the next move. */
  int nextPly() {
    return line().ply() + 1;
  }

  /** Whose turn is next, by the order of the moves. */
  Color nextSide(Color firstSide) {
    Color mover = line().mover;
    return mover == null ? firstSide : mover.opponent();
  }

  void add(MoveText text, Color color, Place place) {
    RecordMove move = new RecordMove(text, color, place);
    Line line = line();
    boolean first = line.isLeft && !line.begun;
    int node = first ? record.addFirst(line.last, move) : record.add(line.last, move);
    line.moverBefore = line.mover;
    line.mover = color;
    line.moves++;
    line.endsWithMove = true;
    step(line, node);
  }

  /** Adds a place without a move. */
  void addEmpty() {
    Line line = line();
    boolean first = line.isLeft && !line.begun;
    int node = first ? record.addEmptyFirst(line.last) : record.addEmpty(line.last);
    line.moverBefore = line.mover;
    line.endsWithMove = false;
    step(line, node);
  }

  private void step(Line line, int node) {
    line.before = line.last;
    line.last = node;
    line.begun = true;
    nodes++;
  }

  /** Adds a remark behind the last move, or before the first. */
  void remark(String text) {
    if (depth() > 0 && !line().begun) {
      addEmpty();
    }
    record.comment(line().last, text);
  }

  /** Adds an annotation sign to the last move; tells whether there is one. */
  boolean annotate(int sign) {
    Line line = line();
    boolean fits = line.endsWithMove && sign <= Sign.MOST;
    if (fits) {
      record.sign(line.last, new Sign(sign));
    }
    return fits;
  }

  /** Says what the clock shows after the last move; tells whether there is one without a clock. */
  boolean clock(Duration left) {
    Line line = line();
    boolean fits = line.endsWithMove && line.clocked != line.last;
    if (fits) {
      record.clock(line.last, left);
      line.clocked = line.last;
    }
    return fits;
  }

  /** Opens a variation in place of the last move. */
  void open() {
    Line line = line();
    line.isLeft |= !line.begun;
    int ply = line.ply() - (line.endsWithMove ? 1 : 0);
    open.push(new Line(line.before, ply, line.moverBefore));
  }

  /** Closes a variation; tells whether one was open. */
  boolean close() {
    if (depth() == 0) {
      return false;
    }
    finish(line());
    open.pop();
    return true;
  }

  /** A line without anything in it is a place without a move, if it is a variation or has one. */
  private void finish(Line line) {
    if (!line.begun && (depth() > 0 || line.isLeft)) {
      addEmpty();
    }
  }

  /** Closes all that is open. */
  void finish() {
    while (depth() > 0) {
      close();
    }
    finish(line());
  }
}
