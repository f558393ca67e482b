package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.record.RecordOrigin;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Collections;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;
import java.util.function.UnaryOperator;

/**
 * A game tree: its nodes in the order in which SGF writes them, each under a number from 0.
 *
 * <p>Every node comes after its parent, and a node's first child comes right after it. So the main
 * line is the beginning of the list of nodes, and all of a variation stands together. No method
 * needs recursion, however deep the tree. Equality looks at nodes and shape, not at places nor at
 * parentheses that part nothing: {@code (;B[](;W[]))} equals {@code (;B[];W[])}.
 */
public final class SgfTree implements RecordOrigin {
  private static final int NONE = -1;

  private final List<SgfNode> nodes;
  private final int[] parents;
  private final int[] ends;

  private SgfTree(List<SgfNode> nodes, int[] parents) {
    this.nodes = nodes;
    this.parents = parents;
    this.ends = ends(parents);
  }

  /** Returns for each node the number of the first node after it and its descendants. */
  private static int[] ends(int[] parents) {
    int[] ends = new int[parents.length];
    for (int i = parents.length - 1; i >= 0; i--) {
      ends[i] = Math.max(ends[i], i + 1);
      if (i > 0) {
        ends[parents[i]] = Math.max(ends[parents[i]], ends[i]);
      }
    }
    return ends;
  }

  /**
   * Begins a tree.
   *
   * @param root the node that all others descend from; its number is 0
   * @return a new builder
   */
  public static Builder builder(SgfNode root) {
    return new Builder(Objects.requireNonNull(root, "root"));
  }

  /**
   * Makes a tree without variations.
   *
   * @param line the nodes from the root on, at least one
   * @return the tree
   * @throws IllegalArgumentException if {@code line} is empty
   */
  public static SgfTree ofLine(List<SgfNode> line) {
    Objects.requireNonNull(line, "line");
    if (line.isEmpty()) {
      throw new IllegalArgumentException("line must have at least one node");
    }
    int[] parents = new int[line.size()];
    Arrays.setAll(parents, i -> i - 1);
    return new SgfTree(List.copyOf(line), parents);
  }

  /**
   * Returns how many nodes there are.
   *
   * @return at least 1
   */
  public int size() {
    return parents.length;
  }

  /**
   * Returns a node.
   *
   * @param number from 0 to {@link #size()} less 1
   * @return the node
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public SgfNode node(int number) {
    return nodes.get(Objects.checkIndex(number, size()));
  }

  /** {@return the first node} */
  public SgfNode root() {
    return nodes.get(0);
  }

  /**
   * Returns all nodes.
   *
   * @return an immutable list, in the order of their numbers
   */
  public List<SgfNode> nodes() {
    return nodes;
  }

  /**
   * Returns which node another follows.
   *
   * @param number from 0 to {@link #size()} less 1
   * @return the parent's number, or empty for the root
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public OptionalInt parent(int number) {
    int parent = parents[Objects.checkIndex(number, size())];
    return parent == NONE ? OptionalInt.empty() : OptionalInt.of(parent);
  }

  /**
   * Returns which nodes follow another: the main continuation first, then the variations.
   *
   * @param number from 0 to {@link #size()} less 1
   * @return an immutable list of numbers, rising; empty at the end of a line
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public List<Integer> children(int number) {
    Objects.checkIndex(number, size());
    List<Integer> children = new ArrayList<>();
    for (int child = number + 1; child < ends[number]; child = ends[child]) {
      children.add(child);
    }
    return List.copyOf(children);
  }

  /**
   * Returns the end of a node's descendants: they are the nodes from {@code number + 1} up to, but
   * without, the answer.
   *
   * @param number from 0 to {@link #size()} less 1
   * @return a number from {@code number + 1} to {@link #size()}
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public int endOfDescendants(int number) {
    return ends[Objects.checkIndex(number, size())];
  }

  /**
   * Returns the main line: from the root, the first child each time.
   *
   * @return an immutable list of nodes; their numbers are 0, 1, 2 and so on
   */
  public List<SgfNode> mainLine() {
    int end = 1;
    while (end < size() && parents[end] == end - 1) {
      end++;
    }
    return nodes.subList(0, end);
  }

  /**
   * Returns the way from the root to a node.
   *
   * @param number from 0 to {@link #size()} less 1
   * @return an immutable list of numbers, from 0 to {@code number}
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public List<Integer> path(int number) {
    Objects.checkIndex(number, size());
    List<Integer> path = new ArrayList<>();
    for (int at = number; at != NONE; at = parents[at]) {
      path.add(at);
    }
    Collections.reverse(path);
    return List.copyOf(path);
  }

  /**
   * Returns a node with all that descends from it as a tree of its own.
   *
   * @param number from 0 to {@link #size()} less 1
   * @return the tree that begins with that node
   * @throws IndexOutOfBoundsException if there is no such number
   */
  public SgfTree subtree(int number) {
    Objects.checkIndex(number, size());
    int end = ends[number];
    int[] shape = new int[end - number];
    Arrays.setAll(shape, i -> i == 0 ? NONE : parents[number + i] - number);
    return new SgfTree(nodes.subList(number, end), shape);
  }

  /**
   * Tells that nothing of a tree that is kept whole becomes part of a record.
   *
   * @return true
   */
  @Override
  public boolean isClosed() {
    return true;
  }

  /**
   * Finds the node that holds a place, such as that of a move or a fault.
   *
   * @param place any place
   * @return the number of the node that begins there or before it, the next one behind it; empty if
   *     the place is not known or lies before the root, or if the tree was not read
   */
  public OptionalInt nodeAt(Place place) {
    Objects.requireNonNull(place, "place");
    int found = NONE;
    for (int i = 0; i < size(); i++) {
      Place begin = nodes.get(i).place();
      if (place.isKnown() && begin.isKnown() && begin.offset() <= place.offset()) {
        found = i;
      }
    }
    return found == NONE ? OptionalInt.empty() : OptionalInt.of(found);
  }

  /**
   * Changes nodes and leaves the shape.
   *
   * @param change what becomes of a node; must not answer null
   * @return a tree of the same shape
   */
  public SgfTree map(UnaryOperator<SgfNode> change) {
    Objects.requireNonNull(change, "change");
    List<SgfNode> changed = new ArrayList<>(size());
    for (SgfNode node : nodes) {
      changed.add(Objects.requireNonNull(change.apply(node), "change of a node"));
    }
    return new SgfTree(List.copyOf(changed), parents);
  }

  /**
   * Changes the first node.
   *
   * @param root the new first node
   * @return a tree of the same shape
   */
  public SgfTree withRoot(SgfNode root) {
    Objects.requireNonNull(root, "root");
    List<SgfNode> changed = new ArrayList<>(nodes);
    changed.set(0, root);
    return new SgfTree(List.copyOf(changed), parents);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SgfTree that
        && Arrays.equals(parents, that.parents)
        && nodes.equals(that.nodes);
  }

  @Override
  public int hashCode() {
    return nodes.hashCode();
  }

  /**
   * Writes the tree as SGF in the {@linkplain SgfWriter#compact() compact} way.
   *
   * @return the text
   */
  @Override
  public String toString() {
    return SgfWriter.compact().toText(this);
  }

  /** Collects the nodes of a tree, in any order that names parents before children. */
  public static final class Builder {
    private final List<SgfNode> nodes = new ArrayList<>();
    private int[] parents = new int[16];

    private Builder(SgfNode root) {
      nodes.add(root);
      parents[0] = NONE;
    }

    /**
     * Adds a node behind the children that its parent has so far.
     *
     * @param parent the number that this builder gave the parent; the root's is 0
     * @param node the node
     * @return the node's number for this builder; the built tree may count otherwise
     * @throws IndexOutOfBoundsException if there is no such parent
     */
    public int add(int parent, SgfNode node) {
      Objects.requireNonNull(node, "node");
      int number = nodes.size();
      Objects.checkIndex(parent, number);
      if (number == parents.length) {
        parents = Arrays.copyOf(parents, number * 2);
      }
      nodes.add(node);
      parents[number] = parent;
      return number;
    }

    /**
     * Returns how many nodes were added.
     *
     * @return at least 1, the root
     */
    public int size() {
      return nodes.size();
    }

    /**
     * Makes the tree.
     *
     * @return a tree of the nodes added so far
     */
    public SgfTree build() {
      int[] shape = Arrays.copyOf(parents, nodes.size());
      return isInOrder(shape) ? new SgfTree(List.copyOf(nodes), shape) : inOrder(shape);
    }

    /** Returns whether every node's parent is its predecessor or an ancestor of that. */
    private static boolean isInOrder(int[] parents) {
      for (int i = 1; i < parents.length; i++) {
        int at = i - 1;
        while (at > parents[i]) {
          at = parents[at];
        }
        if (at != parents[i]) {
          return false;
        }
      }
      return true;
    }

    private SgfTree inOrder(int[] parents) {
      int size = parents.length;
      int[] firstChild = new int[size];
      int[] nextSibling = new int[size];
      Arrays.fill(firstChild, NONE);
      Arrays.fill(nextSibling, NONE);
      for (int i = size - 1; i > 0; i--) {
        nextSibling[i] = firstChild[parents[i]];
        firstChild[parents[i]] = i;
      }
      List<SgfNode> ordered = new ArrayList<>(size);
      int[] orderedParents = new int[size];
      int[] numbers = new int[size];
      int at = 0;
      while (at != NONE) {
        numbers[at] = ordered.size();
        orderedParents[numbers[at]] = at == 0 ? NONE : numbers[parents[at]];
        ordered.add(nodes.get(at));
        if (firstChild[at] != NONE) {
          at = firstChild[at];
        } else {
          while (at != NONE && nextSibling[at] == NONE) {
            at = parents[at];
          }
          at = at == NONE ? NONE : nextSibling[at];
        }
      }
      return new SgfTree(List.copyOf(ordered), orderedParents);
    }
  }
}
