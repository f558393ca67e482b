package io.github.linesofaction.cli;

import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.StatedResult;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A game of a record file and what was found in it.
 *
 * @param record the game as it was read; nothing where reading stopped
 * @param file the file's name
 * @param number which game of the file it is, counted from 1
 * @param variant the variant's id, or the name that the record gives it
 * @param plies how many plies could be played
 * @param outcome how the game ended; nothing if the record stops before
 * @param reason why it ended, in words
 * @param stated the result that the record states
 * @param faults what is wrong
 * @param remarks what is remarkable but not wrong
 * @param hints what might repair it, if that was asked for
 */
record JudgedGame(
    Optional<GameRecord> record,
    String file,
    int number,
    String variant,
    int plies,
    Optional<Outcome> outcome,
    Optional<String> reason,
    StatedResult stated,
    List<RecordFault> faults,
    List<RecordFault> remarks,
    List<Hint> hints) {
  boolean isSound() {
    return faults.isEmpty();
  }

  /** Returns the grade: {@code sound}, {@code remarks} (sound, with remarks) or {@code faulty}. */
  String grade() {
    return !isSound() ? "faulty" : remarks.isEmpty() ? "sound" : "remarks";
  }

  /** Returns this game as it is judged strictly: what is remarked upon is a fault. */
  JudgedGame strictly() {
    List<RecordFault> all = new ArrayList<>(faults);
    all.addAll(remarks);
    return new JudgedGame(
        record, file, number, variant, plies, outcome, reason, stated, all, List.of(), hints);
  }
}
