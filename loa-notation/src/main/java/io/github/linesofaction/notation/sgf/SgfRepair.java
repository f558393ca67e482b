package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Puts right in a tree what FF[4] does not allow, and changes nothing else. */
final class SgfRepair {
  private static final String LINES_OF_ACTION = "9";

  private SgfRepair() {}

  private static boolean isOtherGame(SgfTree tree) {
    return tree.root()
        .value("GM")
        .filter(type -> !type.simpleText().strip().equals(LINES_OF_ACTION))
        .isPresent();
  }

  /** Parts nodes that hold too much, and joins properties that come twice in one. */
  static SgfTree of(SgfTree tree) {
    boolean changes = false;
    List<List<SgfNode>> parts = new ArrayList<>(tree.size());
    for (SgfNode node : tree.nodes()) {
      List<SgfNode> part = parts(joined(node), parts.isEmpty());
      changes |= part.size() > 1 || !part.get(0).equals(node);
      parts.add(part);
    }
    if (!changes || isOtherGame(tree)) {
      return tree;
    }
    int[] lastPart = new int[tree.size()];
    SgfTree.Builder repaired = SgfTree.builder(parts.get(0).get(0));
    for (int i = 0; i < tree.size(); i++) {
      List<SgfNode> nodes = parts.get(i);
      int at = i == 0 ? 0 : repaired.add(lastPart[tree.parent(i).orElseThrow()], nodes.get(0));
      for (SgfNode node : nodes.subList(1, nodes.size())) {
        at = repaired.add(at, node);
      }
      lastPart[i] = at;
    }
    return repaired.build();
  }

  private static SgfNode joined(SgfNode node) {
    Map<String, List<SgfProperty>> byId = new LinkedHashMap<>();
    for (SgfProperty property : node.properties()) {
      byId.computeIfAbsent(property.id(), id -> new ArrayList<>(1)).add(property);
    }
    if (byId.size() == node.properties().size()) {
      return hasManyComments(node) ? node.with(comment(node.properties())) : node;
    }
    List<SgfProperty> properties = new ArrayList<>(byId.size());
    for (SgfProperty property : node.properties()) {
      List<SgfProperty> same = byId.get(property.id());
      if (SgfProperties.isMove(property.id())) {
        properties.add(property);
      } else if (same != null) {
        properties.add(joined(same));
        byId.remove(property.id());
      }
    }
    return SgfNode.of(properties, node.place());
  }

  private static SgfProperty joined(List<SgfProperty> same) {
    SgfProperty first = same.get(0);
    if (first.id().equals("C")) {
      return comment(same);
    }
    if (same.size() == 1) {
      return first;
    }
    List<SgfValue> values = new ArrayList<>();
    same.forEach(property -> values.addAll(property.values()));
    return SgfProperty.of(first.rawId(), values, first.place());
  }

  private static boolean hasManyComments(SgfNode node) {
    return node.property("C").filter(comment -> comment.values().size() > 1).isPresent();
  }

  /** All remarks of a node as one. */
  private static SgfProperty comment(List<SgfProperty> properties) {
    StringBuilder text = new StringBuilder();
    for (SgfProperty property : properties) {
      if (property.id().equals("C")) {
        for (SgfValue value : property.values()) {
          text.append(text.length() == 0 ? "" : "\n").append(value.text());
        }
      }
    }
    return SgfProperty.of("C", text.toString());
  }

  /**
   * Parts a node so that none of the parts sets up and moves, or moves twice; the root does not
   * move at all.
   */
  static List<SgfNode> parts(SgfNode node, boolean root) {
    int moves = 0;
    for (SgfProperty property : node.properties()) {
      moves += SgfProperties.isMove(property.id()) ? property.values().size() : 0;
    }
    boolean setsUp = SgfStart.setsUp(node);
    if (moves == 0 || moves == 1 && !setsUp && !root) {
      return List.of(node);
    }
    return new Parting(node, root, moves).parts();
  }

  /** Parts one node. */
  private static final class Parting {
    private final List<SgfNode> parts = new ArrayList<>();
    private final List<SgfProperty> before = new ArrayList<>();
    private final List<SgfProperty> ofMove = new ArrayList<>();
    private final Place place;

    Parting(SgfNode node, boolean root, int moves) {
      place = node.place();
      int left = moves;
      for (SgfProperty property : node.properties()) {
        if (SgfProperties.isMove(property.id())) {
          for (SgfValue value : property.values()) {
            left--;
            move(SgfProperty.of(property.rawId(), List.of(value), property.place()), left == 0);
          }
        } else if (root || SgfProperties.SETUP.contains(property.id())) {
          before.add(property);
        } else {
          ofMove.add(property);
        }
      }
      if (root || !before.isEmpty()) {
        parts.add(0, SgfNode.of(before, place));
      }
      parts.add(SgfNode.of(ofMove, place));
    }

    /** The last move keeps what the node says beside its moves. */
    private void move(SgfProperty move, boolean last) {
      if (last) {
        ofMove.add(move);
      } else {
        parts.add(SgfNode.of(List.of(move), place));
      }
    }

    List<SgfNode> parts() {
      return parts;
    }
  }

  /** Makes the first node say what the text will be: FF[4], GM[9] and, where it matters, CA. */
  static SgfTree withTrueHead(SgfTree tree) {
    if (isOtherGame(tree)) {
      return tree;
    }
    List<SgfProperty> head = new ArrayList<>();
    SgfNode root = tree.root();
    SgfProperty format = SgfProperty.of("FF", "4");
    SgfProperty game = SgfProperty.of("GM", LINES_OF_ACTION);
    SgfProperty charset = SgfProperty.of("CA", "UTF-8");
    if (root.has("FF")) {
      root = root.with(format);
    } else {
      head.add(format);
    }
    if (root.has("GM")) {
      root = root.with(game);
    } else {
      head.add(game);
    }
    if (root.has("CA")) {
      root = root.with(charset);
    } else if (hasNonAscii(tree)) {
      head.add(charset);
    }
    head.addAll(root.properties());
    return tree.withRoot(SgfNode.of(head, root.place()));
  }

  private static boolean hasNonAscii(SgfTree tree) {
    for (SgfNode node : tree.nodes()) {
      for (SgfProperty property : node.properties()) {
        for (SgfValue value : property.values()) {
          if (value.raw().chars().anyMatch(c -> c >= 128)) {
            return true;
          }
        }
      }
    }
    return false;
  }
}
