package io.github.linesofaction.notation.move;

import java.util.Arrays;
import java.util.Collections;
import java.util.EnumSet;
import java.util.Objects;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/**
 * What a reader of moves puts up with beyond the canonical form: a set of freedoms. An immutable
 * value; the constants name the dialects in use, {@link #with} and {@link #without} make others.
 */
public final class MoveDialect {
  /** One thing that canonical text does not have. */
  public enum Freedom {
    /** Letters in any case: {@code D1-B3}. Only the letters A to Z have cases here. */
    ANY_CASE,
    /** Blanks before, after and inside a move: {@code b1 - b3}. */
    BLANKS,
    /**
     * Any separator, or none: {@code c1c3}, {@code c1 c3}, {@code c1:a3}, a dash; and {@code e8-^^}
     * for a removal.
     */
    ANY_SEPARATOR,
    /** A capture marked behind the move: {@code c1-a3x}. */
    MARK_BEHIND,
    /** Marks that mean nothing for the rules: {@code + ++ # ! ? !? +>}. */
    MARKS,
    /** Words that end the game against the side to move: {@code resign}, {@code forfeit}. */
    DECISIONS,
    /** A capture that is not marked as one. */
    UNMARKED_CAPTURE,
    /** A capture mark on a move to an empty square, with a remark. */
    FALSE_CAPTURE_MARK,
    /** A target alone, or with part of the origin, where only one stone can go there. */
    DESTINATION_ALONE,
    /** A capital L, for a stone, before a target: {@code Ldd3}, {@code Lxa3}, {@code L2f2}. */
    STONE_LETTER
  }

  /** The library's own form of a move and nothing else. */
  public static final MoveDialect CANONICAL = new MoveDialect(EnumSet.noneOf(Freedom.class));

  /** The own form as records hold it: captures perhaps unmarked, marks, and words of resigning. */
  public static final MoveDialect STRICT =
      CANONICAL.with(Freedom.UNMARKED_CAPTURE, Freedom.MARKS, Freedom.DECISIONS);

  /** Everything found in other people's records, as long as both squares are written. */
  public static final MoveDialect LENIENT =
      new MoveDialect(EnumSet.allOf(Freedom.class))
          .without(Freedom.DESTINATION_ALONE, Freedom.STONE_LETTER);

  /** As {@link #LENIENT}, and targets alone. */
  public static final MoveDialect ABBREVIATED = LENIENT.with(Freedom.DESTINATION_ALONE);

  /** Short algebraic as PlayStrategy writes it, strictly. */
  public static final MoveDialect SHORT = STRICT.with(Freedom.STONE_LETTER);

  /** Short algebraic, and everything {@link #LENIENT} takes. */
  public static final MoveDialect SHORT_LENIENT = LENIENT.with(Freedom.STONE_LETTER);

  private final Set<Freedom> freedoms;

  private MoveDialect(EnumSet<Freedom> freedoms) {
    this.freedoms = Collections.unmodifiableSet(freedoms);
  }

  /**
   * Adds freedoms.
   *
   * @param more what else to put up with
   * @return this dialect with them
   */
  public MoveDialect with(Freedom... more) {
    EnumSet<Freedom> all = copy();
    all.addAll(Arrays.asList(Objects.requireNonNull(more, "more")));
    return new MoveDialect(all);
  }

  /**
   * Takes freedoms away.
   *
   * @param fewer what not to put up with
   * @return this dialect without them
   */
  public MoveDialect without(Freedom... fewer) {
    EnumSet<Freedom> rest = copy();
    for (Freedom freedom : Objects.requireNonNull(fewer, "fewer")) {
      rest.remove(Objects.requireNonNull(freedom, "fewer"));
    }
    return new MoveDialect(rest);
  }

  private EnumSet<Freedom> copy() {
    EnumSet<Freedom> copy = EnumSet.noneOf(Freedom.class);
    copy.addAll(freedoms);
    return copy;
  }

  /**
   * Returns what this dialect puts up with.
   *
   * @return the freedoms; unmodifiable
   */
  public Set<Freedom> freedoms() {
    return freedoms;
  }

  /**
   * Tells whether this dialect has a freedom.
   *
   * @param freedom any freedom
   * @return whether it puts up with that
   */
  public boolean allows(Freedom freedom) {
    return freedoms.contains(Objects.requireNonNull(freedom, "freedom"));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof MoveDialect dialect && dialect.freedoms.equals(freedoms);
  }

  // Made of names, so that it is the same in every run.
  @Override
  public int hashCode() {
    return toString().hashCode();
  }

  /**
   * Returns the freedoms for messages.
   *
   * @return such as {@code MoveDialect[MARKS, DECISIONS]}
   */
  @Override
  public String toString() {
    return "MoveDialect" + freedoms;
  }
}
