package io.github.linesofaction.players;

/**
 * What was found out about positions, by hash. A new entry takes the place of an old one.
 *
 * <p>A win or loss is kept as so many plies from its own position, and told as so many from the
 * root of the search, which lies {@code ply} plies above.
 */
final class HashTable {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  private final long[] hashes;
  private final int[] moves;
  private final int[] scores;

  /** The depth searched and one, and in the lowest two bits what the score is; 0 for no entry. */
  private final int[] notes;

  HashTable(int bits) {
    hashes = new long[1 << bits];
    moves = new int[1 << bits];
    scores = new int[1 << bits];
    notes = new int[1 << bits];
  }

  private int slot(long hash) {
    return (int) hash & hashes.length - 1;
  }

  boolean holds(long hash) {
    return hashes[slot(hash)] == hash && notes[slot(hash)] != 0;
  }

  int move(long hash) {
    return moves[slot(hash)];
  }

  int depth(long hash) {
    return (notes[slot(hash)] >> 2) - 1;
  }

  int bound(long hash) {
    return notes[slot(hash)] & 3;
  }

  int score(long hash, int ply) {
    int score = scores[slot(hash)];
    return score > Thought.DECIDED ? score - ply : score < -Thought.DECIDED ? score + ply : score;
  }

  void put(long hash, int move, int score, int ply, int depth, int bound) {
    int slot = slot(hash);
    hashes[slot] = hash;
    moves[slot] = move;
    scores[slot] =
        score > Thought.DECIDED ? score + ply : score < -Thought.DECIDED ? score - ply : score;
    notes[slot] = depth + 1 << 2 | bound;
  }
}
