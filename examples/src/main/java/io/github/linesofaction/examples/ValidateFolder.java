package io.github.linesofaction.examples;

import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.io.PrintWriter;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * Plays over all games in a folder, SGF ({@code .sgf}) and transcripts ({@code .txt}), and prints a
 * report: a line for each game, each fault with its place, and how many games are sound. It shows
 * how records are read one game at a time, so that the size of a file does not matter, and how
 * {@link RecordValidator} judges.
 *
 * <p>Run it with a folder:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.ValidateFolder examples/records
 * }</pre>
 */
public final class ValidateFolder {
  private final PrintWriter out;
  private final RecordValidator validator = RecordValidator.standard();
  private int games;
  private int sound;

  private ValidateFolder(PrintWriter out) {
    this.out = out;
  }

  /**
   * Prints the report.
   *
   * @param args the folder
   * @throws IOException if the folder or a file in it cannot be read
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 1) {
      System.err.println("Give one folder.");
      return;
    }
    report(Path.of(args[0]), new PrintWriter(System.out, true, Charset.defaultCharset()));
  }

  /**
   * Reports on a folder.
   *
   * @param folder a folder; those in it are looked through too
   * @param out where the report goes
   * @return whether every game is sound
   * @throws IOException if the folder or a file in it cannot be read
   */
  static boolean report(Path folder, PrintWriter out) throws IOException {
    ValidateFolder report = new ValidateFolder(out);
    List<Path> files;
    try (Stream<Path> found = Files.walk(folder)) {
      files = found.filter(file -> file.toString().matches(".*\\.(sgf|txt)")).sorted().toList();
    }
    for (Path file : files) {
      try (RecordReader reader = Records.read(Source.of(file))) {
        while (reader.hasNext()) {
          report.judge(folder.relativize(file), reader.next());
        }
      }
    }
    out.println(
        report.sound
            + " of "
            + report.games
            + (report.games == 1 ? " game is sound." : " games are sound."));
    out.flush();
    return report.sound == report.games;
  }

  private void judge(Path file, GameRecord game) {
    RecordVerdict verdict = validator.judge(game);
    games++;
    sound += verdict.isSound() ? 1 : 0;
    out.println(
        file
            + ", game "
            + game.number()
            + ": "
            + verdict.plies()
            + (verdict.plies() == 1 ? " ply, " : " plies, ")
            + verdict.outcome().map(Object::toString).orElse("no end")
            + (verdict.isSound() ? "" : ", not sound"));
    for (RecordFault fault : verdict.faults()) {
      out.println("  " + fault);
    }
  }
}
