package io.github.linesofaction.notation.transcript;

import java.util.Objects;

/**
 * How transcripts are written. An immutable value; the constants name the forms in use.
 *
 * @param count how moves are counted
 * @param perLine how many pairs, or single moves where they are not counted in pairs, stand in a
 *     line; 0 for all of them
 */
public record TranscriptLayout(Count count, int perLine) {
  /** How moves are counted. */
  public enum Count {
    /** In pairs: {@code 1. d1-b3 h5-g4}. */
    PAIRS,
    /** One by one, with the side: {@code B 1 d1-b3}. */
    PLIES,
    /** Not at all. */
    NONE
  }

  /** Numbered pairs, one a line. */
  public static final TranscriptLayout NUMBERED = new TranscriptLayout(Count.PAIRS, 1);

  /** Numbered pairs, three a line. */
  public static final TranscriptLayout THREE_PAIRS = new TranscriptLayout(Count.PAIRS, 3);

  /** Numbered pairs, all in one line. */
  public static final TranscriptLayout ONE_LINE = new TranscriptLayout(Count.PAIRS, 0);

  /** Counted plies, one a line. */
  public static final TranscriptLayout COUNTED = new TranscriptLayout(Count.PLIES, 1);

  /** The moves alone, one a line. */
  public static final TranscriptLayout BARE = new TranscriptLayout(Count.NONE, 1);

  /**
   * Makes a layout.
   *
   * @param count how moves are counted
   * @param perLine how many pairs or single moves stand in a line; 0 for all of them
   * @throws IllegalArgumentException if {@code perLine} is negative
   */
  public TranscriptLayout {
    Objects.requireNonNull(count, "count");
    if (perLine < 0) {
      throw new IllegalArgumentException("perLine must be at least 0, was " + perLine);
    }
  }
}
