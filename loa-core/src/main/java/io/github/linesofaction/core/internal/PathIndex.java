package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.MoveCode;
import java.util.Arrays;

/**
 * What the positions of a cursor's path have to do with those before them: which stood there
 * before, how often, and what was captured since. Asking takes the same time however long the path
 * is, and making and unmaking turns costs nothing: what was made and unmade since the last question
 * is caught up with at the next one, each turn once. For one thread.
 *
 * <p>Positions that are the same have the same key, and share a bucket; there the latest that is
 * equal is looked for. Keys only decide where, never whether. The positions of a path leave the
 * index in the reverse order, so a bucket is a chain with its latest position at the head.
 */
public final class PathIndex implements Endings.Path {
  /** How many positions there is room for at first. */
  private static final int CAPACITY = 512;

  /** So many positions are looked through in less time than it takes to put one into the index. */
  private static final int FEW = 12;

  /** How many numbers are kept for each position. */
  private static final int STRIDE = 5;

  /** The position before in the same bucket, and one; 0 if there is none. */
  private static final int BELOW = 0;

  /** How often the position has stood up to here. */
  private static final int COUNT = 1;

  /** How many turns the path had when the position stood before; negative if it never did. */
  private static final int BEFORE = 2;

  /** How many turns the path had after its last capture. */
  private static final int CAPTURE = 3;

  /** How many captures of Black's lie behind, less those of White's. */
  private static final int LEAD = 4;

  private final Cursor cursor;

  /** For each bucket the latest position in it, and one; 0 if there is none. */
  private int[] heads = new int[2 * CAPACITY];

  private long[] keys = new long[CAPACITY];
  private int[] entries = new int[CAPACITY * STRIDE];
  private int size;

  /** Makes the index of a cursor's path. */
  public PathIndex(Cursor cursor) {
    this.cursor = cursor;
  }

  @Override
  public int plies() {
    return cursor.plies();
  }

  /** Returns how often the position has stood on the path, now included. */
  @Override
  public int occurrences() {
    int plies = cursor.plies();
    if (plies == 0 || !isKnown(plies - 1)) {
      int few = occurrencesAmongFew(plies);
      if (few > 0) {
        return few;
      }
    }
    int now = present();
    return entries[now + COUNT];
  }

  private boolean isKnown(int ply) {
    return size > ply && cursor.isMarked(ply);
  }

  /** Looks through the last positions and returns 0 if the present one may have stood before. */
  private int occurrencesAmongFew(int plies) {
    long key = cursor.keyAt(plies);
    int count = 1;
    for (int ply = plies - 1; ply >= 0 && !cursor.isLastingCapture(ply); ply--) {
      if (plies - ply > FEW) {
        return 0;
      }
      if (cursor.keyAt(ply) == key && cursor.isSame(plies, ply)) {
        count++;
      }
    }
    return count;
  }

  /** Returns how many turns ago the position last stood on the path, or 0 if never. */
  public int lastOccurrence() {
    int now = present();
    int before = entries[now + BEFORE];
    return before < 0 ? 0 : cursor.plies() - before;
  }

  /**
   * Returns how many captures more Black has made than White since the position last stood on the
   * path; since the first position if it never did.
   */
  @Override
  public int lead() {
    int now = present();
    return entries[now + LEAD] - entries[Math.max(entries[now + BEFORE], 0) * STRIDE + LEAD];
  }

  /** Returns how many turns in a row, up to now, have captured nothing. */
  @Override
  public int pliesWithoutCapture() {
    int now = present();
    return cursor.plies() - entries[now + CAPTURE];
  }

  /**
   * Catches up with the path and answers where the entry of the present position begins. The arrays
   * may be others afterwards.
   */
  private int present() {
    int plies = cursor.plies();
    int known = Math.min(size, plies + 1);
    while (known > 0 && !cursor.isMarked(known - 1)) {
      known--;
    }
    while (size > known) {
      drop();
    }
    while (size <= plies) {
      add();
    }
    return plies * STRIDE;
  }

  private void drop() {
    size--;
    heads[bucket(keys[size])] = entries[size * STRIDE + BELOW];
  }

  private void add() {
    int ply = size;
    if (ply == keys.length) {
      grow();
    }
    long key = cursor.keyAt(ply);
    int bucket = bucket(key);
    int before = find(key, ply, heads[bucket] - 1);
    int at = ply * STRIDE;
    keys[ply] = key;
    entries[at + BELOW] = heads[bucket];
    entries[at + COUNT] = before < 0 ? 1 : entries[before * STRIDE + COUNT] + 1;
    entries[at + BEFORE] = before;
    addCaptures(ply, at);
    heads[bucket] = ply + 1;
    size = ply + 1;
    cursor.mark(ply);
  }

  private int find(long key, int ply, int latest) {
    int other = latest;
    while (other >= 0 && !(keys[other] == key && cursor.isSame(ply, other))) {
      other = entries[other * STRIDE + BELOW] - 1;
    }
    return other;
  }

  private void addCaptures(int ply, int at) {
    if (ply == 0) {
      entries[at + CAPTURE] = 0;
      entries[at + LEAD] = 0;
      return;
    }
    boolean captured = MoveCode.isCapture(cursor.pathMove(ply - 1));
    int lead = cursor.sideAt(ply - 1) == 0 ? 1 : -1;
    entries[at + CAPTURE] = captured ? ply : entries[at - STRIDE + CAPTURE];
    entries[at + LEAD] = entries[at - STRIDE + LEAD] + (captured ? lead : 0);
  }

  private int bucket(long key) {
    return (int) (key ^ key >>> 32) & heads.length - 1;
  }

  /** Doubles the room and puts every position into its new bucket. */
  private void grow() {
    keys = Arrays.copyOf(keys, 2 * keys.length);
    entries = Arrays.copyOf(entries, 2 * entries.length);
    heads = new int[2 * heads.length];
    for (int ply = 0; ply < size; ply++) {
      int bucket = bucket(keys[ply]);
      entries[ply * STRIDE + BELOW] = heads[bucket];
      heads[bucket] = ply + 1;
    }
  }
}
