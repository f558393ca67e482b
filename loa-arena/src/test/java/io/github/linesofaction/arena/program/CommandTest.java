package io.github.linesofaction.arena.program;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.TextException;
import org.junit.jupiter.api.Test;

class CommandTest {
  @Test
  void wordsAreSplitAtBlanksOutsideOfQuotes() {
    assertThat(Command.parse("java -jar x.jar")).containsExactly("java", "-jar", "x.jar");
    assertThat(Command.parse("  \"my java\"  -D'a b'=c\\d '' "))
        .containsExactly("my java", "-Da b=c\\d", "");
  }

  @Test
  void noWordsAndOpenQuotesAreRefused() {
    assertThatThrownBy(() -> Command.parse("  ")).isInstanceOf(TextException.class);
    assertThatThrownBy(() -> Command.parse("a \"b"))
        .isInstanceOf(TextException.class)
        .hasMessage("the quote at character 3 is not closed");
  }
}
