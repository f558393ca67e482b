package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import java.util.List;
import java.util.Optional;

/** What came of judging a record. An immutable value. */
public final class RecordVerdict {
  private final GameRecord record;
  private final Optional<RecordReplay> replay;
  private final List<RecordFault> faults;
  private final List<RecordFault> remarks;

  RecordVerdict(
      GameRecord record,
      Optional<RecordReplay> replay,
      List<RecordFault> faults,
      List<RecordFault> remarks) {
    this.record = record;
    this.replay = replay;
    this.faults = List.copyOf(faults);
    this.remarks = List.copyOf(remarks);
  }

  /** {@return the record} */
  public GameRecord record() {
    return record;
  }

  /** {@return how the record was played over; nothing if no game could start} */
  public Optional<RecordReplay> replay() {
    return replay;
  }

  /**
   * Returns the main line as a game as far as it could be played, ended as the players decided if
   * the record says so. It is made when this is asked.
   *
   * @return the game; nothing if none could start
   */
  public Optional<Game> game() {
    return replay.map(RecordReplay::game);
  }

  /** {@return what is wrong, in the order of the record; empty if it is sound} */
  public List<RecordFault> faults() {
    return faults;
  }

  /** {@return what is remarkable but not wrong} */
  public List<RecordFault> remarks() {
    return remarks;
  }

  /** {@return whether there is no fault} */
  public boolean isSound() {
    return faults.isEmpty();
  }

  /**
   * Returns why the game ended, in a few words. Of a draw that only the record states no reason is
   * made up.
   *
   * @return such as {@code goal reached}; what the record gives as the reason of a stated draw, or
   *     {@code stated}; nothing if the game has not ended
   */
  public Optional<String> reason() {
    return outcome().map(this::reason);
  }

  private String reason(Outcome outcome) {
    boolean onlyStated =
        outcome.reason() == EndReason.AGREEMENT && record.result().reason().isEmpty();
    return onlyStated
        ? record
            .tag("Termination")
            .map(String::strip)
            .filter(said -> !said.isEmpty())
            .orElse("stated")
        : outcome.reason().words();
  }

  /** {@return how many plies of the main line could be played} */
  public int plies() {
    return replay.map(RecordReplay::plies).orElse(0);
  }

  /**
   * {@return how the game ended on the board or by a decision that the record tells; nothing if the
   * record stops before}
   */
  public Optional<Outcome> outcome() {
    return replay.flatMap(RecordReplay::outcome);
  }
}
