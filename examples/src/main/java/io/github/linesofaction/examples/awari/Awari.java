package io.github.linesofaction.examples.awari;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Replays games of Awari: a line of letters in, a line out, with the last position, the scores and
 * why the game is over, separated by tabs.
 *
 * <p>Run it:
 *
 * <pre>{@code
 * echo cCeEdA | java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar \
 *     io.github.linesofaction.examples.awari.Awari -
 * }</pre>
 */
public final class Awari {
  private Awari() {}

  /**
   * Replays the lines of standard input.
   *
   * @param args {@code -}
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 1 || !args[0].equals("-")) {
      System.err.println("use: Awari -    lines of moves on standard input, such as cCeEdA");
      System.exit(2);
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.exit(replay(in, System.out) ? 0 : 1);
  }

  /** Replays lines; a bad one is answered in its place. Tells whether all were good. */
  static boolean replay(BufferedReader in, PrintStream out) throws IOException {
    boolean good = true;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      AwariGame game = AwariGame.start();
      try {
        for (char pit : line.strip().toCharArray()) {
          game = game.play(pit);
        }
        out.println(game);
      } catch (IllegalArgumentException bad) {
        out.println("error: ply " + (game.moves().length() + 1) + ": " + bad.getMessage());
        good = false;
      }
    }
    return good;
  }
}
