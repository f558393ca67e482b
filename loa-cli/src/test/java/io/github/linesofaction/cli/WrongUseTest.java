package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.io.Writer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class WrongUseTest {
  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "bogus",
        "moves --size abc",
        "moves --size 3",
        "moves --size 0",
        "moves --size -8",
        "moves --size 17",
        "moves --size 99999999999",
        "moves --size 6 --variant gemma",
        "moves --variant nope",
        "moves --rules nope",
        "moves --position nope",
        "moves --position",
        "moves xx",
        "moves - -",
        "moves @file",
        "moves --bogus",
        "replay --bogus",
        "perft",
        "perft x",
        "perft -1",
        "perft 1 2",
        "show --square",
        "show --square zz",
        "show c1",
        "variants x"
      })
  void isOneLineAndStatusTwo(String command) {
    Loa.Answer answer = Loa.run(command.isEmpty() ? new String[0] : command.split(" "));

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.out()).isEmpty();
    assertThat(answer.err()).startsWith("loa: ").endsWith("\n").hasLineCount(1);
  }

  @Test
  void controlCharactersDoNotReachTheTerminal() {
    Loa.Answer answer = Loa.run("moves", "--variant", "a\u001b[31m\r\nb\u2028c\u0085");

    assertThat(answer.err()).hasLineCount(1).doesNotContain("\u001b", "\r", "\u2028", "\u0085");
  }

  @Test
  void helpAndVersionAreAnswers() {
    assertThat(Loa.run("--help").status()).isZero();
    assertThat(Loa.run("--help").out()).contains("moves", "replay", "show", "perft", "variants");
    assertThat(Loa.run("moves", "--help").status()).isZero();
    assertThat(Loa.run("--version").out()).startsWith("loa ");
  }

  @Test
  void unreadableInputIsOneLine() {
    InputStream broken =
        new InputStream() {
          @Override
          public int read() throws IOException {
            throw new IOException("the disk\nis gone");
          }
        };
    StringWriter err = new StringWriter();

    int status =
        Main.run(
            new Streams(
                broken, new PrintWriter(new StringWriter()), new PrintWriter(err), false, false),
            "moves",
            "-");

    assertThat(status).isEqualTo(2);
    assertThat(err.toString()).hasLineCount(1).contains("the disk is gone");
  }

  @Test
  void anAnswerThatCannotBeWrittenIsNotWell() {
    Writer full =
        new Writer() {
          @Override
          public void write(char[] buffer, int offset, int length) throws IOException {
            throw new IOException("no space left");
          }

          @Override
          public void flush() {}

          @Override
          public void close() {}
        };
    StringWriter err = new StringWriter();

    int status =
        Main.run(
            new Streams(
                InputStream.nullInputStream(),
                new PrintWriter(full),
                new PrintWriter(err),
                false,
                false),
            "moves");

    assertThat(status).isEqualTo(2);
    assertThat(err.toString()).isEqualTo("loa: cannot write the answer\n");
  }
}
