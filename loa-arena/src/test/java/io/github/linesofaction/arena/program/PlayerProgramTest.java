package io.github.linesofaction.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.loa.LoaProvider;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.io.Reader;
import java.io.StringReader;
import java.io.StringWriter;
import java.io.Writer;
import java.time.Duration;
import java.util.List;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import org.junit.jupiter.api.Test;

class PlayerProgramTest {
  private static List<String> say(String player, String... lines) {
    StringWriter said = new StringWriter();
    try {
      PlayerProgram.serve(
          new LoaProvider(),
          player,
          5,
          "1.2",
          TimeSource.system(),
          new BufferedReader(new StringReader(String.join("\n", lines))),
          new PrintWriter(said));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
    return said.toString().lines().filter(line -> !line.matches("info (depth|time) .*")).toList();
  }

  @Test
  void introducesItselfInBothProtocols() {
    assertThat(say("random", "ugi", "isready"))
        .containsExactly(
            "id name random 1.2",
            "id author the Lines of Action library",
            "option name Variant type string default standard",
            "option name Rules type string default customary",
            "option name Seed type spin default 5 min 0 max 9223372036854775807",
            "ugiok",
            "readyok");
    assertThat(say("random", "uci")).contains("uciok").doesNotContain("ugiok");
  }

  @Test
  void answersWithLegalMovesAndToQueries() {
    List<String> said =
        say(
            "alpha-beta:1",
            "position startpos moves c1-c3 a2c4",
            "query p1turn",
            "query gameover",
            "query result",
            "go depth 1");
    assertThat(said.subList(0, 3))
        .containsExactly("response true", "response false", "response none");
    assertThat(said.get(3)).matches("bestmove [a-h][1-8][-x][a-h][1-8]");
  }

  @Test
  void knowsWhoHasWonAndMovesNoMore() {
    assertThat(
            say(
                "random",
                "position fen 8/8/8/8/b6w/8/8/b6w b moves a1-a3",
                "query gameover",
                "query p1turn",
                "query result",
                "go infinite"))
        .containsExactly("response true", "response false", "response p1win", "bestmove (none)");
  }

  @Test
  void speaksOfPositionsAndMovesAsUciDoes() {
    List<String> said =
        say(
            "random",
            "uci",
            "position startpos moves b1b3",
            "go nodes 1",
            "position fen 1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1",
            "query p1turn");
    assertThat(said).contains("response true");
    assertThat(said)
        .filteredOn(line -> line.startsWith("bestmove "))
        .singleElement()
        .asString()
        .matches("bestmove [a-h][1-8][a-h][1-8]");
  }

  @Test
  void optionsChooseTheGame() {
    assertThat(
            say(
                "random",
                "setoption name Variant value quick",
                "setoption name Rules value soucie",
                "position startpos moves c1-c3",
                "query p1turn",
                "setoption name Variant value nonsense",
                "setoption name Rules value nonsense",
                "setoption name Seed value many",
                "setoption name Nothing"))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("response false"),
            line -> assertThat(line).startsWith("info string option Variant: variant nonsense"),
            line -> assertThat(line).startsWith("info string option Rules: rules nonsense"),
            line -> assertThat(line).startsWith("info string option Seed:"));
  }

  @Test
  void whatCannotBePlayedIsSaidAndNotAnswered() {
    assertThat(say("random", "position startpos moves b1-b3 b1-b3", "go nodes 1", "query result"))
        .satisfiesExactly(
            line -> assertThat(line).startsWith("info string position: move 2, b1-b3: "),
            line -> assertThat(line).isEqualTo("bestmove (none)"),
            line -> assertThat(line).isEqualTo("response none"));
    assertThat(say("random", "position fen nonsense"))
        .singleElement()
        .asString()
        .startsWith("info string position: ");
  }

  @Test
  void anEndlessSearchAnswersWhenItIsStopped() {
    assertThat(say("random", "go infinite", "isready", "stop", "stop"))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("readyok"),
            line -> assertThat(line).startsWith("bestmove "));
    assertThat(say("alpha-beta", "go infinite", "go infinite", "quit"))
        .satisfiesExactly(
            line -> assertThat(line).isEqualTo("info string still thinking"),
            line -> assertThat(line).startsWith("bestmove "));
    assertThat(say("monte-carlo", "go infinite"))
        .singleElement()
        .asString()
        .startsWith("bestmove ");
  }

  /** The next question may come while the thread that said the answer is still there. */
  @Test
  void whoHearsTheAnswerMayAskAtOnce() {
    int rounds = 3_000;
    BlockingQueue<String> questions = new LinkedBlockingQueue<>(List.of("go nodes 1\n"));
    Reader in =
        new Reader() {
          @Override
          public int read(char[] text, int from, int count) throws IOException {
            try {
              String line = questions.take();
              line.getChars(0, line.length(), text, from);
              return line.length();
            } catch (InterruptedException e) {
              throw new IOException(e);
            }
          }

          @Override
          public void close() {}
        };
    int[] answers = new int[1];
    Writer out =
        new Writer() {
          private final StringBuilder line = new StringBuilder();

          @Override
          public void write(char[] text, int from, int count) {
            line.append(text, from, count);
          }

          @Override
          public void flush() {
            if (line.indexOf("bestmove") >= 0) {
              answers[0]++;
              questions.add(answers[0] < rounds ? "go nodes 1\n" : "quit\n");
            }
            line.setLength(0);
          }

          @Override
          public void close() {}
        };
    assertTimeoutPreemptively(
        Duration.ofSeconds(60),
        () ->
            PlayerProgram.serve(
                new LoaProvider(),
                "random",
                1,
                "",
                TimeSource.system(),
                new BufferedReader(in),
                new PrintWriter(out)));
    assertThat(answers[0]).isEqualTo(rounds);
  }

  @Test
  void aPlayerThatIsNotThereIsRefused() {
    assertThatThrownBy(() -> say("genius"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("genius: no such player; one of alpha-beta, monte-carlo, random");
    assertThatThrownBy(() -> say("random:9")).hasMessage("level 9: 1 to 8");
  }
}
