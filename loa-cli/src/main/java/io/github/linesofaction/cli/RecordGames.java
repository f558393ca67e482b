package io.github.linesofaction.cli;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.text.Source;
import java.util.List;

/** Finds one game in a record file, and plays it over as far as is asked. */
final class RecordGames {
  /** Asks for the position after the last ply. */
  static final int LAST = -1;

  private final ReadingOptions reading;
  private final GameOptions options;

  RecordGames(ReadingOptions reading, GameOptions options) {
    this.reading = reading;
    this.options = options;
  }

  /**
   * Returns a game as it stood after some plies.
   *
   * @param source the file
   * @param number which game of the file, counted from 1
   * @param ply after how many plies, or {@link #LAST}
   */
  Game at(Source source, int number, int ply) {
    RecordVerdict verdict = reading.validator(options).judge(find(source, number));
    Game game = verdict.game().orElseThrow(() -> new UnusableException(words(verdict.faults())));
    if (ply == LAST && verdict.isSound()) {
      return game;
    }
    if (ply == LAST || ply > game.plies()) {
      throw new UnusableException(
          verdict.isSound()
              ? "--ply " + ply + ": the game has " + Count.plies(game.plies())
              : "the game can be played up to ply "
                  + game.plies()
                  + ", --ply shows any up to there: "
                  + words(verdict.faults()));
    }
    // As the board stood after that ply, and before a player ended the game there.
    return game.undo().filter(open -> open.plies() == ply).orElseGet(() -> game.at(ply));
  }

  private GameRecord find(Source source, int number) {
    int games = 0;
    try (RecordReader reader = reading.open(source, options, bytes -> {})) {
      while (reader.hasNext()) {
        GameRecord record = reader.next();
        games++;
        if (games == number) {
          return record;
        }
      }
    }
    throw new UnusableException(
        "--game " + number + ": " + source.name() + " has " + Count.games(games));
  }

  private static String words(List<RecordFault> faults) {
    return faults.isEmpty() ? "" : faults.get(0).toString();
  }
}
