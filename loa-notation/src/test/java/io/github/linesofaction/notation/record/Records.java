package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.List;

/** Records made from a row of moves. */
public final class Records {
  private Records() {}

  /** Moves by the two sides in turn, Black first, each at its place in one line. */
  public static List<RecordMove> moves(String text) {
    List<RecordMove> moves = new ArrayList<>();
    Color side = Color.BLACK;
    int column = 1;
    for (String move : text.split(" ")) {
      Place place = new Place("test", column - 1, 1, column);
      moves.add(new RecordMove(MoveReader.lenient().scan(move), side, place));
      side = side.opponent();
      column += move.length() + 1;
    }
    return moves;
  }

  /** A record of such moves. */
  public static GameRecord.Builder record(String text) {
    return GameRecord.builder().number(1).moves(moves(text));
  }
}
