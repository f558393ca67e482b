package io.github.linesofaction.notation;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.sgf.EndlessGames;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;

/** A program of its own, so that a test can run it in a small heap. */
final class BigStream {
  private BigStream() {}

  /** Arguments: the text of some games, and how many bytes of it. Prints games and sound games. */
  public static void main(String[] arguments) {
    EndlessGames source = new EndlessGames(arguments[0], Long.parseLong(arguments[1]));
    RecordValidator validator = RecordValidator.standard();
    long games = 0;
    long sound = 0;
    try (RecordReader reader = Records.read(Source.of("big", source), ReadOptions.lenient())) {
      while (reader.hasNext()) {
        GameRecord record = reader.next();
        games++;
        sound += validator.judge(record).isSound() ? 1 : 0;
      }
    }
    System.out.println(games + " " + sound + " " + source.isClosed());
  }
}
