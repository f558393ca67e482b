package io.github.linesofaction.examples.go;

import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.sgf.SgfNode;
import io.github.linesofaction.notation.sgf.SgfProperty;
import io.github.linesofaction.notation.sgf.SgfReader;
import io.github.linesofaction.notation.sgf.SgfTree;
import io.github.linesofaction.notation.sgf.SgfValue;
import io.github.linesofaction.notation.sgf.SgfWriter;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * Games of Go as SGF, through the same tree that records of Lines of Action are read into: points
 * are two letters, file and rank from the upper left, and a pass is an empty value.
 */
final class GoRecord {
  private static final String GO = "1";

  private GoRecord() {}

  /** Writes a game that was played in the arena. */
  static String toText(GoArena rules, PlayedGame played) {
    List<SgfNode> line = new ArrayList<>();
    SgfNode root =
        SgfNode.of(
            SgfProperty.of("FF", "4"),
            SgfProperty.of("GM", GO),
            SgfProperty.of("CA", "UTF-8"),
            SgfProperty.of("SZ", Integer.toString(rules.size())),
            SgfProperty.of("KM", String.format(Locale.ROOT, "%.1f", rules.halfKomi() / 2.0)),
            SgfProperty.of("PB", played.nameOf(Side.FIRST)),
            SgfProperty.of("PW", played.nameOf(Side.SECOND)),
            SgfProperty.of("RE", result(played)),
            SgfProperty.of("C", played.end().kind().words() + ": " + played.end().detail()));
    if (played.position().isPresent()) {
      root = root.with(SgfProperty.of("GC", "starts from " + played.position().get()));
      root = withStones(root, GoGame.parse(played.position().get(), rules.halfKomi()));
    }
    line.add(root);
    for (PlayedMove move : played.moves()) {
      String id = move.side() == Side.FIRST ? "B" : "W";
      SgfNode node = SgfNode.of(SgfProperty.of(id, toSgf(move.text(), rules.size())));
      if (!move.comment().isEmpty()) {
        node = node.with(SgfProperty.of("C", move.comment()));
      }
      line.add(node);
    }
    return SgfWriter.lines().toText(SgfTree.ofLine(line));
  }

  private static SgfNode withStones(SgfNode root, GoGame start) {
    SgfNode node = root.with(SgfProperty.of("PL", start.sideToMove() == Color.BLACK ? "B" : "W"));
    for (Color color : Color.values()) {
      List<String> points = new ArrayList<>();
      for (int point = 0; point < start.board().points(); point++) {
        if (start.board().stone(point).equals(Optional.of(color))) {
          points.add(toSgf(start.board().name(point), start.board().size()));
        }
      }
      if (!points.isEmpty()) {
        String[] others = points.subList(1, points.size()).toArray(new String[0]);
        node = node.with(SgfProperty.of(color == Color.BLACK ? "AB" : "AW", points.get(0), others));
      }
    }
    return node;
  }

  private static String result(PlayedGame played) {
    Optional<Side> winner = played.end().winner();
    return winner.isEmpty() ? "0" : winner.get() == Side.FIRST ? "B+" : "W+";
  }

  /** The two letters of a point; nothing for a pass. */
  private static String toSgf(String move, int size) {
    if (move.equals(GoGame.PASS)) {
      return "";
    }
    int rank = Integer.parseInt(move.substring(1));
    return "" + move.charAt(0) + (char) ('a' + size - rank);
  }

  private static String ofSgf(String value, int size) {
    if (value.isEmpty()) {
      return GoGame.PASS;
    }
    if (value.length() != 2) {
      throw new IllegalArgumentException(value + ": a point is two letters");
    }
    return "" + value.charAt(0) + (size - (value.charAt(1) - 'a'));
  }

  /** The position of a root: its stones and who is to move. */
  private static String position(SgfNode root, int size) {
    byte[] points = new byte[GoBoard.empty(size).points()];
    for (Color color : Color.values()) {
      for (SgfValue value :
          root.property(color == Color.BLACK ? "AB" : "AW")
              .map(SgfProperty::values)
              .orElse(List.of())) {
        int point = GoBoard.empty(size).point(ofSgf(value.text(), size));
        points[point] = (byte) (color.ordinal() + 1);
      }
    }
    String side = root.value("PL").map(SgfValue::text).orElse("B").toLowerCase(Locale.ROOT);
    return GoBoard.of(size, points) + " " + side + " 0 0";
  }

  /**
   * Reads the main line of a game.
   *
   * @throws IllegalArgumentException if it is none of Go, or a move cannot be played
   */
  static GoGame parse(String text) {
    SgfTree tree;
    try (SgfReader reader = SgfReader.of(Source.of(text), ReadOptions.lenient())) {
      if (!reader.hasNext()) {
        throw new IllegalArgumentException("no game");
      }
      tree = reader.next().tree();
    }
    SgfNode root = tree.root();
    if (!root.value("GM").map(SgfValue::text).orElse(GO).equals(GO)) {
      throw new IllegalArgumentException("a game of another kind: GM is 1 for Go");
    }
    int size = Integer.parseInt(root.value("SZ").map(SgfValue::text).orElse("19"));
    double komi = Double.parseDouble(root.value("KM").map(SgfValue::text).orElse("7.5"));
    GoGame game = GoGame.parse(position(root, size), (int) Math.round(2 * komi));
    for (SgfNode node : tree.mainLine()) {
      for (String id : List.of("B", "W")) {
        if (node.has(id)) {
          game = game.play(ofSgf(node.value(id).map(SgfValue::text).orElse(""), size));
        }
      }
    }
    return game;
  }
}
