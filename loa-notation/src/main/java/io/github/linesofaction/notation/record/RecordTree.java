package io.github.linesofaction.notation.record;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;

/**
 * The nodes of a record, in the order in which a reader of the moves meets them: each behind its
 * parent, first the main continuation with all that follows it. An immutable value; nothing in it
 * needs recursion, however deep or wide the tree is. Edits share the contents they do not touch.
 *
 * <p>A node without a move is never the only child of its parent, unless it is closed: what it says
 * belongs to the parent then.
 */
final class RecordTree {
  static final int NONE = -1;

  private final NodeContent[] contents;
  private final int[] parents;

  /** For each node the number of the first one that is neither it nor below it. */
  private final int[] ends;

  private final int[] plies;

  private RecordTree(NodeContent[] contents, int[] parents) {
    this.contents = contents;
    this.parents = parents;
    ends = new int[parents.length];
    plies = new int[parents.length];
    for (int i = parents.length - 1; i > 0; i--) {
      ends[i] = Math.max(ends[i], i + 1);
      ends[parents[i]] = Math.max(ends[parents[i]], ends[i]);
    }
    ends[0] = parents.length;
    for (int i = 1; i < parents.length; i++) {
      plies[i] = plies[parents[i]] + (contents[i].move == null ? 0 : 1);
    }
  }

  /** Makes a tree of nodes that are in order, and whose parents are. */
  static RecordTree of(NodeContent[] contents, int[] parents) {
    return new RecordTree(contents, parents);
  }

  int size() {
    return parents.length;
  }

  NodeContent content(int number) {
    return contents[number];
  }

  int parent(int number) {
    return parents[number];
  }

  int end(int number) {
    return ends[number];
  }

  int ply(int number) {
    return plies[number];
  }

  /** How many nodes the main line has, the root included: they are the first ones. */
  int mainLength() {
    int length = 1;
    while (length < parents.length && parents[length] == length - 1) {
      length++;
    }
    return length;
  }

  List<Integer> children(int number) {
    List<Integer> children = new ArrayList<>(1);
    for (int child = number + 1; child < ends[number]; child = ends[child]) {
      children.add(child);
    }
    return children;
  }

  boolean hasOneChild(int number) {
    return ends[number] > number + 1 && ends[number + 1] == ends[number];
  }

  /** The line that leads to a node, without all that leaves it or follows. */
  RecordTree lineTo(int number) {
    List<NodeContent> line = new ArrayList<>();
    for (int at = number; at != NONE; at = parents[at]) {
      line.add(contents[at]);
    }
    Collections.reverse(line);
    int[] behind = new int[line.size()];
    Arrays.setAll(behind, i -> i - 1);
    return new RecordTree(line.toArray(new NodeContent[0]), behind);
  }

  RecordTree with(int number, NodeContent content) {
    NodeContent[] changed = contents.clone();
    changed[number] = content;
    return new RecordTree(changed, parents);
  }

  /** The tree with one more node, behind the other children of its parent: at the parent's end. */
  RecordTree plus(int parent, NodeContent content) {
    int at = ends[parent];
    NodeContent[] more = new NodeContent[size() + 1];
    int[] moreParents = new int[size() + 1];
    for (int i = 0; i < size(); i++) {
      int to = i < at ? i : i + 1;
      more[to] = contents[i];
      moreParents[to] = parents[i] < at ? parents[i] : parents[i] + 1;
    }
    more[at] = content;
    moreParents[at] = parent;
    return new RecordTree(more, moreParents);
  }

  /** The tree without a node and all below it. */
  RecordTree minus(int number) {
    int[] order = new int[size() - (ends[number] - number)];
    for (int i = 0; i < order.length; i++) {
      order[i] = i < number ? i : i + (ends[number] - number);
    }
    RecordTree left = ordered(order);
    int parent = parents[number];
    boolean merges = left.hasOneChild(parent) && left.contents[parent + 1].isMergeable();
    return merges ? left.merged(parent) : left;
  }

  /** The tree in which a node has taken over its only child. */
  private RecordTree merged(int number) {
    int[] order = new int[size() - 1];
    for (int i = 0; i < order.length; i++) {
      order[i] = i <= number ? i : i + 1;
    }
    int[] joined = parents.clone();
    for (int i = number + 2; i < size(); i++) {
      joined[i] = joined[i] == number + 1 ? number : joined[i];
    }
    NodeContent[] said = contents.clone();
    said[number] = said[number].joined(said[number + 1]);
    return new RecordTree(said, joined).ordered(order);
  }

  /** The tree in which a node has another place among the children of its parent. */
  RecordTree placed(int number, int place) {
    int parent = parents[number];
    List<Integer> siblings = children(parent);
    siblings.remove(Integer.valueOf(number));
    siblings.add(place, number);
    int[] order = new int[size()];
    Arrays.setAll(order, i -> i);
    int at = parent + 1;
    for (int sibling : siblings) {
      for (int i = sibling; i < ends[sibling]; i++) {
        order[at++] = i;
      }
    }
    return ordered(order);
  }

  /** Makes a tree of some of the nodes, named in their new order, parents before children. */
  private RecordTree ordered(int[] order) {
    int[] numbers = new int[size()];
    NodeContent[] moved = new NodeContent[order.length];
    int[] movedParents = new int[order.length];
    for (int i = 0; i < order.length; i++) {
      int old = order[i];
      numbers[old] = i;
      moved[i] = contents[old];
      movedParents[i] = old == 0 ? NONE : numbers[parents[old]];
    }
    return new RecordTree(moved, movedParents);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof RecordTree tree
        && Arrays.equals(tree.parents, parents)
        && Arrays.equals(tree.contents, contents);
  }

  @Override
  public int hashCode() {
    return 31 * Arrays.hashCode(parents) + Arrays.hashCode(contents);
  }
}
