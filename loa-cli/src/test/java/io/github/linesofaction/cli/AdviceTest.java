package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class AdviceTest {
  @ParameterizedTest
  @CsvSource({
    "validat x, did you mean validate?",
    "foo, loa --help tells more",
    "moves --variant gema, did you mean gemma?",
    "validate --jsn x, did you mean --json?",
    "validate -weird, loa validate --help tells more",
    "show --groups, needs --svg",
    "perft 2 --threads 0, from 1 to",
    "perft 2 --divide --threads 2, one thread"
  })
  void wrongUseIsToldWithAWordOnWhatWasMeant(String command, String words) {
    Loa.Answer answer = Loa.run(command.split(" "));

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains(words).hasLineCount(1);
  }

  @Test
  void helpAndCompletionAreCommands() {
    assertThat(Loa.run("help").out()).contains("validate", "perft");
    assertThat(Loa.run("help", "validate").out()).contains("--json", "*.sgf");
    assertThat(Loa.run("generate-completion").out()).contains("complete", "validate");
  }

  @Test
  void sizesInNamesAreVariants() {
    assertThat(Loa.run("show", "--variant", "square-5").status()).isZero();
    assertThat(Loa.run("show", "--variant", "hexagon-6").status()).isZero();
  }

  @Test
  void perftOnThreadsCountsTheSame() {
    assertThat(Loa.run("perft", "3", "--threads", "2").out())
        .isEqualTo(Loa.run("perft", "3").out());
  }
}
