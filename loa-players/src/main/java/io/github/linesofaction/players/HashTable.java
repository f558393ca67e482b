package io.github.linesofaction.players;

/**
 * What was found out about positions, by hash. Two entries share a place: one keeps what was
 * searched deepest, the other what came last.
 *
 * <p>A win or loss is kept as so many plies from its own position, and told as so many from the
 * root of the search, which lies {@code ply} plies above.
 */
final class HashTable {
  static final int EXACT = 0;
  static final int AT_LEAST = 1;
  static final int AT_MOST = 2;

  /** What {@link #find} answers when nothing is known. */
  static final int UNKNOWN = -1;

  private final long[] hashes;
  private final int[] moves;
  private final int[] scores;

  /** The depth searched and one, and in the lowest two bits what the score is; 0 for no entry. */
  private final int[] notes;

  /** A table with two to the power of {@code bits} entries, 20 bytes each. */
  HashTable(int bits) {
    hashes = new long[1 << bits];
    moves = new int[1 << bits];
    scores = new int[1 << bits];
    notes = new int[1 << bits];
  }

  /** Returns the entry of a position, for the questions below, or {@link #UNKNOWN}. */
  int find(long hash) {
    int entry = place(hash);
    if (hashes[entry] == hash && notes[entry] != 0) {
      return entry;
    }
    entry++;
    return hashes[entry] == hash && notes[entry] != 0 ? entry : UNKNOWN;
  }

  private int place(long hash) {
    return (int) hash & hashes.length - 2;
  }

  int move(int entry) {
    return moves[entry];
  }

  /**
   * Tells whether an entry spares a search.
   *
   * @param score what the entry says, as of {@link #score}
   */
  boolean answers(int entry, int score, int depth, int alpha, int beta) {
    int bound = notes[entry] & 3;
    return (notes[entry] >> 2) - 1 >= depth
        && (bound == EXACT
            || (bound == AT_LEAST && score >= beta)
            || (bound == AT_MOST && score <= alpha));
  }

  int score(int entry, int ply) {
    int score = scores[entry];
    return score > Thought.DECIDED ? score - ply : score < -Thought.DECIDED ? score + ply : score;
  }

  void put(long hash, int move, int score, int ply, int depth, int bound) {
    int entry = place(hash);
    boolean other = notes[entry] != 0 && hashes[entry] != hash;
    if (other && (notes[entry] >> 2) - 1 > depth) {
      entry++;
    }
    hashes[entry] = hash;
    moves[entry] = move;
    scores[entry] =
        score > Thought.DECIDED ? score + ply : score < -Thought.DECIDED ? score - ply : score;
    notes[entry] = depth + 1 << 2 | bound;
  }
}
