package io.github.linesofaction.core.board;

import java.util.Objects;
import java.util.Optional;

/**
 * One thing that is wrong with a set-up.
 *
 * @param kind what sort of fault
 * @param square where, if it has a place
 * @param message what is wrong and what would be right
 */
public record SetupFault(Kind kind, Optional<Square> square, String message) {
  /** What a fault means for who would use the set-up. */
  public enum Weight {
    /** Nothing can be made of it: there is no such set-up, or the rules cannot handle it. */
    UNUSABLE,
    /** It makes a bare position, of which every question may be asked, but no game starts there. */
    BARE,
    /** No game starts like that, yet one can be played from there by who wants it. */
    UNUSUAL
  }

  /** The sorts of faults. */
  public enum Kind {
    /** A square is given more than one stone or hole. */
    OVERLAP(Weight.UNUSABLE),
    /** A square is not on the board. */
    OFF_BOARD(Weight.UNUSABLE),
    /** The number of stones in hand is below 0 or above the number of squares. */
    HAND_OUT_OF_RANGE(Weight.UNUSABLE),
    /** A side has no stone at all. */
    SIDE_WITHOUT_STONES(Weight.BARE),
    /** The set-up is on another board than the rules ask for. */
    WRONG_BOARD(Weight.UNUSABLE),
    /** A king stands or is due though the rules know one kind of stone only. */
    UNKNOWN_KIND(Weight.UNUSABLE),
    /** There are holes though the rules make none. */
    UNKNOWN_HOLE(Weight.UNUSABLE),
    /** There are stones in hand though the rules know none. */
    UNKNOWN_HAND(Weight.UNUSABLE),
    /** A stone stands on a black hole, or a hole was made of one. */
    ON_BLACK_HOLE(Weight.UNUSABLE),
    /** A side has more stones than the game starts with: rule S3 of {@code docs/RULES.md}. */
    TOO_MANY_STONES(Weight.UNUSUAL),
    /** The game is over in this set-up. */
    FINISHED(Weight.UNUSUAL),
    /** Both sides are connected under a rule by which no turn may connect both. */
    BOTH_CONNECTED(Weight.UNUSUAL);

    private final Weight weight;

    Kind(Weight weight) {
      this.weight = weight;
    }

    /** {@return what faults of this kind mean for who would use the set-up} */
    public Weight weight() {
      return weight;
    }
  }

  /**
   * Makes a fault.
   *
   * @param kind what sort of fault
   * @param square where, if it has a place
   * @param message what is wrong and what would be right
   */
  public SetupFault {
    Objects.requireNonNull(kind, "kind");
    Objects.requireNonNull(square, "square");
    Objects.requireNonNull(message, "message");
  }

  /**
   * Makes a fault without a place.
   *
   * @param kind what sort of fault
   * @param message what is wrong and what would be right
   * @return the fault
   */
  public static SetupFault of(Kind kind, String message) {
    return new SetupFault(kind, Optional.empty(), message);
  }

  /**
   * Makes a fault at a square.
   *
   * @param kind what sort of fault
   * @param square where
   * @param message what is wrong and what would be right
   * @return the fault
   */
  public static SetupFault at(Kind kind, Square square, String message) {
    return new SetupFault(kind, Optional.of(Objects.requireNonNull(square, "square")), message);
  }
}
