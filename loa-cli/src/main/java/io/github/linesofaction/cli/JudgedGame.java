package io.github.linesofaction.cli;

import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.record.RecordFault;
import java.util.List;
import java.util.Optional;

/**
 * A game of a record file and what was found in it.
 *
 * @param file the file's name
 * @param number which game of the file it is, counted from 1
 * @param variant the variant's id, or the name that the record gives it
 * @param plies how many plies could be played
 * @param outcome how the game ended; nothing if the record stops before
 * @param faults what is wrong
 * @param remarks what is remarkable but not wrong
 * @param hints what might repair it, if that was asked for
 */
record JudgedGame(
    String file,
    int number,
    String variant,
    int plies,
    Optional<Outcome> outcome,
    List<RecordFault> faults,
    List<RecordFault> remarks,
    List<Hint> hints) {
  boolean isSound() {
    return faults.isEmpty();
  }
}
