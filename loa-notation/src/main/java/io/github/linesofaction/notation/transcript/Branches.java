package io.github.linesofaction.notation.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordLine;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** The lines of moves of a game while it is read: the main line and its variations. */
final class Branches {
  /** A move that remarks may still follow. */
  private static final class Draft {
    private final MoveText text;
    private final Color color;
    private final Place place;
    private final List<String> remarks = new ArrayList<>(0);
    private final List<Integer> annotations = new ArrayList<>(0);

    Draft(MoveText text, Color color, Place place) {
      this.text = text;
      this.color = color;
      this.place = place;
    }

    RecordMove finish() {
      return new RecordMove(text, color, remarks, annotations, place);
    }
  }

  private static final class Branch {
    private final int number;
    private final int parent;
    private final int firstPly;
    private final Color firstSide;
    private final List<String> remarks = new ArrayList<>(0);
    private final List<Draft> moves = new ArrayList<>();

    Branch(int number, int parent, int firstPly, Color firstSide) {
      this.number = number;
      this.parent = parent;
      this.firstPly = firstPly;
      this.firstSide = firstSide;
    }

    @Nullable Draft last() {
      return moves.isEmpty() ? null : moves.get(moves.size() - 1);
    }
  }

  private final List<Branch> all = new ArrayList<>();
  private final Deque<Branch> open = new ArrayDeque<>();
  private final List<String> before = new ArrayList<>();
  private int moves;

  /** Starts the main line, once it is known who moves first. */
  private Branch now(Color firstSide) {
    if (open.isEmpty()) {
      Branch main = new Branch(0, RecordLine.NONE, 1, firstSide);
      main.remarks.addAll(before);
      all.add(main);
      open.push(main);
    }
    return open.getFirst();
  }

  /** How many moves there are in all lines. */
  int moves() {
    return moves;
  }

  /** How many variations are open. */
  int depth() {
    return Math.max(0, open.size() - 1);
  }

  /** How many moves the main line has. */
  int mainMoves() {
    return all.isEmpty() ? 0 : all.get(0).moves.size();
  }

  /** The ply of the next move. */
  int nextPly() {
    if (open.isEmpty()) {
      return 1;
    }
    Branch branch = open.getFirst();
    return branch.firstPly + branch.moves.size();
  }

  /** Whose turn is next, by the order of the moves. */
  Color nextSide(Color firstSide) {
    if (open.isEmpty()) {
      return firstSide;
    }
    Draft last = open.getFirst().last();
    return last == null ? open.getFirst().firstSide : last.color.opponent();
  }

  void add(MoveText text, Color color, Place place, Color firstSide) {
    now(firstSide).moves.add(new Draft(text, color, place));
    moves++;
  }

  /** Adds a remark behind the last move, or before the first. */
  void remark(String text) {
    if (open.isEmpty()) {
      before.add(text);
      return;
    }
    Draft last = open.getFirst().last();
    (last == null ? open.getFirst().remarks : last.remarks).add(text);
  }

  /** Adds an annotation sign to the last move; tells whether there is one. */
  boolean annotate(int sign) {
    Draft last = open.isEmpty() ? null : open.getFirst().last();
    if (last != null) {
      last.annotations.add(sign);
    }
    return last != null;
  }

  /** Opens a variation in place of the last move. */
  void open(Color firstSide) {
    Branch parent = now(firstSide);
    Draft last = parent.last();
    int firstPly = parent.firstPly + Math.max(0, parent.moves.size() - 1);
    Color side = last == null ? parent.firstSide : last.color;
    Branch variation = new Branch(all.size(), parent.number, firstPly, side);
    all.add(variation);
    open.push(variation);
  }

  /** Closes a variation; tells whether one was open. */
  boolean close() {
    if (open.size() < 2) {
      return false;
    }
    open.pop();
    return true;
  }

  void finish(GameRecord.Builder record) {
    if (all.isEmpty()) {
      record.line(new RecordLine(RecordLine.NONE, 1, before, List.of()));
      return;
    }
    for (Branch branch : all) {
      List<RecordMove> finished = new ArrayList<>(branch.moves.size());
      for (Draft draft : branch.moves) {
        finished.add(draft.finish());
      }
      record.line(new RecordLine(branch.parent, branch.firstPly, branch.remarks, finished));
    }
  }
}
