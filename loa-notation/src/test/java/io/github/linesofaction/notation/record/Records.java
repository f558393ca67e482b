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

  /** A variation of such moves that leaves a node of a record; answers its last node. */
  public static int variation(GameRecord.Builder record, int from, Color side, String moves) {
    int at = from;
    Color next = side;
    for (RecordMove move : moves(moves)) {
      at = record.add(at, new RecordMove(move.text(), next, move.place()));
      next = next.opponent();
    }
    return at;
  }

  /** The moves to the end of every line, the main line first. */
  public static List<String> lines(GameRecord record) {
    return record.nodes().stream()
        .filter(node -> node.next().isEmpty())
        .map(node -> node.moves().toString())
        .toList();
  }

  /** What is said behind each move of the main line. */
  public static List<List<String>> comments(GameRecord record) {
    return record.mainLine().stream().map(RecordNode::comments).toList();
  }

  /** The same record without all that only its format knows. */
  public static GameRecord plain(GameRecord record) {
    GameRecord.Builder plain =
        GameRecord.builder().number(record.number()).place(record.place()).result(record.result());
    record.variant().ifPresent(plain::variant);
    record.rules().ifPresent(plain::rules);
    record.start().ifPresent(plain::start);
    record.tags().forEach(tag -> plain.tag(tag.name(), tag.value()));
    int[] numbers = new int[record.nodes().size()];
    for (RecordNode node : record.nodes()) {
      int number = 0;
      if (node.parent().isPresent()) {
        int parent = numbers[node.parent().get().number()];
        number =
            node.move().isPresent() ? plain.add(parent, node.move().get()) : plain.addEmpty(parent);
      }
      for (String comment : node.comments()) {
        plain.comment(number, comment);
      }
      for (Sign sign : node.signs()) {
        plain.sign(number, sign);
      }
      if (node.clock().isPresent()) {
        plain.clock(number, node.clock().get());
      }
      numbers[node.number()] = number;
    }
    return plain.dialect(record.dialect()).build();
  }

  /** A record of such moves. */
  public static GameRecord.Builder record(String text) {
    return GameRecord.builder().number(1).moves(moves(text));
  }
}
