package io.github.linesofaction.core.rules;

/** Why a move may not be played. */
public enum Reason {
  /** The game is over. */
  GAME_OVER,
  /** A square of the move is not on the board. */
  OFF_BOARD,
  /** No stone stands where the move begins. */
  EMPTY_SQUARE,
  /** The stone is the other side's. */
  NOT_YOUR_STONE,
  /** The stone is of a kind that is not due (Ambiloa). */
  STONE_OF_WRONG_KIND,
  /** The two squares share no line. */
  NOT_ON_A_LINE,
  /** The distance is not the number of squares the stone has to move. */
  WRONG_DISTANCE,
  /** An enemy stone stands in the way. */
  ENEMY_IN_THE_WAY,
  /** An own stone stands in the way, and may not be passed over here (Sfilzotto chiuso). */
  OWN_STONE_IN_THE_WAY,
  /** An own stone stands on the target. */
  OWN_STONE_ON_TARGET,
  /** The target is a hole (Gemma). */
  HOLE_ON_TARGET,
  /** The rules forbid this capture (Sfilzotto Beppi and chiuso). */
  CAPTURE_FORBIDDEN,
  /** The move captures and is not written as a capture: rule S4 of {@code docs/RULES.md}. */
  CAPTURE_NOT_MARKED,
  /** The move is written as a capture and its target is empty. */
  NOTHING_TO_CAPTURE,
  /** The move would connect both sides, which the rule set forbids (the Basque rule). */
  CONNECTS_BOTH,
  /** Stones are taken off by their owner in Gemma only. */
  REMOVAL_NOT_ALLOWED,
  /** Only a stone without a legal move may be taken off (Gemma). */
  NOT_IMMOBILE,
  /** A stone in hand must be placed at the end of the turn (Parachute). */
  PLACEMENT_MISSING,
  /** There is no stone in hand to place. */
  NOTHING_TO_PLACE,
  /** A stone may be placed on an empty square only (Parachute). */
  SQUARE_TAKEN,
  /** A pass is legal only when there is no other turn. */
  PASS_NOT_ALLOWED,
  /** A rule of another's making forbids it; the explanation says how. */
  OTHER
}
