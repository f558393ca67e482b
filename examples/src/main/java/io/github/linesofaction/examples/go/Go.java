package io.github.linesofaction.examples.go;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;

/**
 * Replays games of Go: a line of moves in, a line out, with the last board, both sides' captures,
 * the winner and by what, separated by tabs.
 *
 * <p>Run it:
 *
 * <pre>{@code
 * echo "d4 c2 pass pass" | java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar \
 *     io.github.linesofaction.examples.go.Go 5 -
 * }</pre>
 */
public final class Go {
  private Go() {}

  /**
   * Replays the lines of standard input.
   *
   * @param args lines a side, and {@code -}
   */
  public static void main(String[] args) throws IOException {
    if (args.length != 2 || !args[0].matches("[1-9][0-9]?") || !args[1].equals("-")) {
      System.err.println("use: Go SIZE -    lines of moves on standard input, such as d4 c2 pass");
      System.exit(2);
    }
    BufferedReader in =
        new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8));
    System.exit(replay(Integer.parseInt(args[0]), in, System.out) ? 0 : 1);
  }

  /** Replays lines; a bad one is answered in its place. Tells whether all were good. */
  static boolean replay(int size, BufferedReader in, PrintStream out) throws IOException {
    boolean good = true;
    for (String line = in.readLine(); line != null; line = in.readLine()) {
      GoGame game = GoGame.start(size);
      try {
        for (String move : line.isBlank() ? new String[0] : line.strip().split("\\s+", -1)) {
          game = game.play(move);
        }
        out.println(game);
      } catch (IllegalArgumentException bad) {
        out.println("error: ply " + (game.plies() + 1) + ": " + bad.getMessage());
        good = false;
      }
    }
    return good;
  }
}
