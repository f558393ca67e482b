package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.Setup;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * How often each set-up has stood in a game, and when last: an immutable map that shares all but a
 * few nodes with the one it was made from, so that every position of a game can have its own.
 *
 * <p>It is a tree that takes five bits of the hash at each level. Equality decides which set-up is
 * which; set-ups whose hashes agree share a leaf and are told apart there.
 */
final class Occurrences {
  private static final int BITS = 5;
  private static final int FAN = 1 << BITS;
  private static final int DEEPEST = 32;

  /** What is known of a set-up: how often it stood, and at which ply last. */
  record Entry(Setup setup, int count, int lastPly) {}

  /** A place in the tree: either children or, at a leaf, entries. */
  private static final class Node {
    final @Nullable Node[] children;
    final List<Entry> entries;

    Node(@Nullable Node[] children, List<Entry> entries) {
      this.children = children;
      this.entries = entries;
    }
  }

  private static final Node EMPTY = new Node(new Node[0], List.of());

  private final Node root;
  private final ToIntFunction<Setup> hasher;

  private Occurrences(Node root, ToIntFunction<Setup> hasher) {
    this.root = root;
    this.hasher = hasher;
  }

  /** Returns the map without entries, with a way of hashing that only decides how fast it is. */
  static Occurrences none(ToIntFunction<Setup> hasher) {
    return new Occurrences(EMPTY, hasher);
  }

  /** Returns what is known of a set-up; a count of 0 if it never stood. */
  Entry find(Setup setup) {
    int hash = hasher.applyAsInt(setup);
    Node node = root;
    for (int shift = 0; ; shift += BITS) {
      for (Entry entry : node.entries) {
        if (entry.setup().equals(setup)) {
          return entry;
        }
      }
      Node child = child(node, hash, shift);
      if (child == null) {
        return new Entry(setup, 0, -1);
      }
      node = child;
    }
  }

  private static @Nullable Node child(Node node, int hash, int shift) {
    return node.children.length == 0 ? null : node.children[hash >>> shift & FAN - 1];
  }

  /** Returns the map in which a set-up has stood once more, at a ply. */
  Occurrences with(Setup setup, int ply) {
    Entry entry = new Entry(setup, find(setup).count() + 1, ply);
    return new Occurrences(with(root, entry, hasher.applyAsInt(setup), 0), hasher);
  }

  private Node with(Node node, Entry entry, int hash, int shift) {
    boolean leaf = node.children.length == 0;
    if (leaf && fits(node, entry, shift)) {
      List<Entry> entries = new ArrayList<>(node.entries);
      entries.removeIf(known -> known.setup().equals(entry.setup()));
      entries.add(entry);
      return new Node(node.children, List.copyOf(entries));
    }
    @Nullable Node[] children = leaf ? new Node[FAN] : Arrays.copyOf(node.children, FAN);
    Node split = new Node(children, List.of());
    if (leaf) {
      for (Entry known : node.entries) {
        insert(children, known, hasher.applyAsInt(known.setup()), shift);
      }
    }
    insert(children, entry, hash, shift);
    return split;
  }

  /**
   * Tells whether a leaf may take an entry: the same set-up again, an empty leaf, or no bits left.
   */
  private static boolean fits(Node leaf, Entry entry, int shift) {
    return leaf.entries.isEmpty()
        || shift >= DEEPEST
        || leaf.entries.size() == 1 && leaf.entries.get(0).setup().equals(entry.setup());
  }

  private void insert(@Nullable Node[] children, Entry entry, int hash, int shift) {
    int slot = hash >>> shift & FAN - 1;
    Node child = children[slot];
    children[slot] = with(child == null ? EMPTY : child, entry, hash, shift + BITS);
  }
}
