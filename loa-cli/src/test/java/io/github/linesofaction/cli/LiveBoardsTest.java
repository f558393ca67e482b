package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Where somebody watches, running games are drawn with their clocks, and taken away again. */
class LiveBoardsTest {
  @ParameterizedTest
  @ValueSource(strings = {"10+0.1", "nodes=5"})
  void boardsAreDrawnAndTakenAway(String control) {
    StringWriter out = new StringWriter();
    StringWriter err = new StringWriter();
    Streams streams =
        new Streams(
            new ByteArrayInputStream(new byte[0]),
            new PrintWriter(out),
            new PrintWriter(err),
            true,
            true);
    int status =
        Main.run(
            streams,
            "match",
            "random",
            "random",
            "--games",
            "2",
            "--max-plies",
            "60",
            "--tc",
            control);
    assertThat(status).as(err.toString()).isZero();
    assertThat(err.toString())
        .contains("game 1: random - random (2), start", "\u001b[")
        .matches(text -> text.contains(" s - ") == control.equals("10+0.1"));
    assertThat(out.toString()).contains("game 2: ").doesNotContain("\u001b[");
  }
}
