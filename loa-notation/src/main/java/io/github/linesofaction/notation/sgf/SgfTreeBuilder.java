package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordLine;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RulesetSource;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Makes the tree of a record that has none. Used once and thrown away. */
final class SgfTreeBuilder {
  private final GameRecord record;
  private final SgfHead head;
  private final SgfMoves moves;

  SgfTreeBuilder(GameRecord record, RulesetSource variants) {
    this.record = record;
    this.head = new SgfHead(record, variants);
    this.moves = new SgfMoves(record, head.rules());
  }

  SgfTree build() {
    SgfTree.Builder tree = SgfTree.builder(SgfNode.of(root(), Place.NOWHERE));
    List<RecordLine> lines = record.lines();
    Set<Integer> leftAtOnce = leftAtOnce(lines);
    List<int[]> ends = new ArrayList<>(lines.size());
    for (int i = 0; i < lines.size(); i++) {
      RecordLine line = lines.get(i);
      int at = 0;
      List<String> remarks = line.remarks();
      if (i == 0) {
        remarks = remarks.isEmpty() ? remarks : remarks.subList(1, remarks.size());
      } else {
        RecordLine parent = lines.get(line.parent());
        at = ends.get(line.parent())[line.firstPly() - parent.firstPly()];
        boolean bare = line.moves().isEmpty() || leftAtOnce.contains(i);
        if (remarks.isEmpty() && bare) {
          at = tree.add(at, SgfNode.of());
        }
      }
      at = addRemarks(tree, at, remarks);
      int[] end = new int[line.moves().size() + 1];
      end[0] = at;
      for (int ply = 0; ply < line.moves().size(); ply++) {
        RecordMove move = line.moves().get(ply);
        at = tree.add(at, node(move, moves.text(i, ply)));
        List<String> said = move.remarks();
        at = addRemarks(tree, at, said.isEmpty() ? said : said.subList(1, said.size()));
        end[ply + 1] = at;
      }
      ends.add(end);
    }
    return tree.build();
  }

  /** The variations that have a variation of their first move. */
  private static Set<Integer> leftAtOnce(List<RecordLine> lines) {
    Set<Integer> left = new HashSet<>();
    for (RecordLine line : lines) {
      int parent = line.parent();
      if (parent > 0 && lines.get(parent).firstPly() == line.firstPly()) {
        left.add(parent);
      }
    }
    return left;
  }

  private static int addRemarks(SgfTree.Builder tree, int parent, List<String> remarks) {
    int at = parent;
    for (String remark : remarks) {
      at = tree.add(at, SgfNode.of(SgfProperty.of("C", remark)));
    }
    return at;
  }

  private List<SgfProperty> root() {
    List<SgfProperty> root = new ArrayList<>(head.properties());
    Map<String, List<SgfValue>> tags = new LinkedHashMap<>();
    for (Tag tag : record.tags()) {
      SgfProperties.idOf(tag.name())
          .ifPresent(
              id ->
                  tags.computeIfAbsent(id, each -> new ArrayList<>(1))
                      .add(SgfValue.of(tag.value())));
    }
    tags.forEach((id, values) -> root.add(SgfProperty.of(id, values, Place.NOWHERE)));
    if (!tags.containsKey("RU")) {
      head.preset().ifPresent(preset -> root.add(SgfProperty.of("RU", preset.id())));
    }
    result(record.result()).ifPresent(root::add);
    List<String> remarks = record.mainLine().remarks();
    if (!remarks.isEmpty()) {
      root.add(SgfProperty.of("C", remarks.get(0)));
    }
    return root;
  }

  private static Optional<SgfProperty> result(StatedResult result) {
    String text =
        switch (result.verdict()) {
          case OPEN -> "";
          case DRAW -> "Draw";
          case UNKNOWN -> result.text();
          case BLACK_WINS, WHITE_WINS ->
              result.reason().isPresent()
                  ? result.toString()
                  : result.verdict() == StatedResult.Verdict.BLACK_WINS ? "B+" : "W+";
        };
    return text.isEmpty() ? Optional.empty() : Optional.of(SgfProperty.of("RE", text));
  }

  private static SgfNode node(RecordMove move, MoveText text) {
    List<SgfProperty> properties = new ArrayList<>(3);
    properties.add(SgfProperty.of(move.color() == Color.BLACK ? "B" : "W", written(text)));
    List<Integer> signs = move.annotations();
    if (signs.size() == 1 && SgfProperties.ANNOTATIONS.containsKey(signs.get(0))) {
      properties.add(SgfProperties.ANNOTATIONS.get(signs.get(0)));
    } else if (!signs.isEmpty()) {
      List<SgfValue> values =
          signs.stream().map(sign -> SgfValue.of(String.valueOf(sign))).toList();
      properties.add(SgfProperty.of("NAG", values, Place.NOWHERE));
    }
    if (!move.remarks().isEmpty()) {
      properties.add(SgfProperty.of("C", move.remarks().get(0)));
    }
    return SgfNode.of(properties, Place.NOWHERE);
  }

  private static String written(MoveText text) {
    return switch (text.kind()) {
      case RESIGNATION -> "Resign" + text.marks();
      case FORFEIT -> "Forfeit" + text.marks();
      default -> text.toString();
    };
  }
}
