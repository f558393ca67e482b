package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Outcome;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/**
 * What came of judging a record.
 *
 * @param record the record
 * @param game the game as far as it could be played, ended as the players decided if the record
 *     says so; nothing if no game could start
 * @param faults what is wrong, in the order of the record; empty if it is sound
 * @param remarks what is remarkable but not wrong
 */
public record RecordVerdict(
    GameRecord record, Optional<Game> game, List<RecordFault> faults, List<RecordFault> remarks) {
  /**
   * Makes a verdict.
   *
   * @param record the record
   * @param game the game as far as it could be played, ended as the players decided if the record
   *     says so; nothing if no game could start
   * @param faults what is wrong, in the order of the record; empty if it is sound
   * @param remarks what is remarkable but not wrong
   * @throws NullPointerException if an argument is null
   */
  public RecordVerdict {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(game, "game");
    faults = List.copyOf(Objects.requireNonNull(faults, "faults"));
    remarks = List.copyOf(Objects.requireNonNull(remarks, "remarks"));
  }

  /**
   * Tells whether the record is sound.
   *
   * @return whether there is no fault
   */
  public boolean isSound() {
    return faults.isEmpty();
  }

  /**
   * Answers how many plies could be played.
   *
   * @return 0 or more
   */
  public int plies() {
    return game.map(Game::plies).orElse(0);
  }

  /**
   * Answers how the game ended on the board or by a decision that the record tells.
   *
   * @return the outcome; nothing if the record stops before
   */
  public Optional<Outcome> outcome() {
    return game.flatMap(Game::outcome);
  }
}
