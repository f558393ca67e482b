package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.board.MoveCode;

/** The Basque rule: a capture that connects both sides may not be played. */
final class Basque {
  private Basque() {}

  /** Tells whether a turn brings both sides to their goal. */
  static boolean connectsBoth(Cursor cursor, int move) {
    if ((move & (MoveCode.CAPTURE | MoveCode.PLACES)) == 0) {
      return false;
    }
    cursor.make(move);
    int both = Cursor.NEXT_THERE | Cursor.MOVER_THERE;
    boolean forbidden = (cursor.goals() & both) == both;
    cursor.unmake();
    return forbidden;
  }
}
