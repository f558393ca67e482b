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
    "validate -weird, Unknown option: '-weird'; loa validate --help tells more",
    "validate --jsn, Unknown option: '--jsn'; did you mean --json?; loa validate",
    "convert -weird, Unknown option: '-weird'",
    "perft --dvide=3, Unknown option: '--dvide=3'",
    "page --titel x a.txt, Unknown option",
    "page --title -x a.txt, Missing required option: '--output=OUT'",
    "convert -- -weird, Missing required option: '--to=FORM'",
    "perft --rules soucie, Missing required parameter: 'DEPTH'",
    "moves --variant hexagon-4, there is hexagon-5 and hexagon-6",
    "moves --variant hexagon, there is hexagon-5 and hexagon-6",
    "moves --variant square-99, there are square-4 to square-16",
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
