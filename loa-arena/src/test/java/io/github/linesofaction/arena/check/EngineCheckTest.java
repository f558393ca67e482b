package io.github.linesofaction.arena.check;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.arena.clock.FakeTime;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.program.FakeChannel;
import io.github.linesofaction.arena.program.Patience;
import io.github.linesofaction.arena.program.ToyBrain;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** A program that keeps to everything, and programs that break one thing each. */
class EngineCheckTest {
  private final FakeTime time = new FakeTime();

  private List<Finding> check(String... modes) {
    List<Finding> told = new ArrayList<>();
    List<Finding> findings =
        EngineCheck.run(
            () -> new FakeChannel(time, new ToyBrain(modes)),
            LoaGame.of(Variants.STANDARD),
            new Patience(2_000, 1_000, 3_000),
            500,
            told::add);
    assertThat(told).isEqualTo(findings);
    return findings;
  }

  @Test
  void aGoodProgramKeepsAllPoints() {
    assertThat(check()).hasSize(13).allMatch(finding -> finding.verdict() == Finding.Verdict.KEPT);
  }

  @Test
  void aGoodUciProgramKeepsAllThatItOffers() {
    assertThat(check("uci"))
        .filteredOn(finding -> finding.verdict() != Finding.Verdict.KEPT)
        .extracting(Finding::point)
        .containsExactly("answers query gameover, p1turn and result");
    assertThat(check("no-queries"))
        .filteredOn(finding -> finding.verdict() != Finding.Verdict.KEPT)
        .extracting(Finding::detail)
        .containsExactly("not offered");
  }

  @ParameterizedTest
  @CsvSource({
    "hang-at-start, 'starts and says ugiok, or uciok', 'nothing'",
    "nameless, 'tells its name, its author and its options', 'no id author'",
    "bad-option, 'tells its name, its author and its options', 'option Depth spin 3'",
    "nervous, passes over lines it does not know, ended with status 3",
    "twice, answers once, 'a second answer to one go: \"bestmove '",
    "answers-to-stop, answers once, 'an answer to stop without a search: \"bestmove '",
    "hasty, 'thinks until stop after go infinite, then answers at once', 'before stop: \"bestmove"
        + " '",
    "deaf-while-thinking, says readyok while it thinks, no readyok within 500 ms",
    "wrong-result, 'answers query gameover, p1turn and result', 'said \"response draw\" where'",
    "wrong-turn, 'answers query gameover, p1turn and result', 'said \"response false\" where'",
    "stubborn, ends after quit, still there 1000 ms after quit"
  })
  void whatAProgramBreaksIsNamed(String mode, String point, String detail) {
    List<Finding> broken =
        check(mode).stream()
            .filter(finding -> finding.verdict() == Finding.Verdict.BROKEN)
            .toList();
    assertThat(broken).extracting(Finding::point).containsExactly(point);
    assertThat(broken.get(0).detail()).contains(detail);
  }

  @ParameterizedTest
  @CsvSource({
    "illegal, '\"bestmove a1-a2\": '",
    "garbage, '\"bestmove\" has no move'",
    "silent, no bestmove within 700 ms",
    "late, no bestmove within 700 ms",
    "crash-at-3, ended with status 3"
  })
  void whatBreaksManyPointsIsNamedAtEach(String mode, String detail) {
    assertThat(check(mode))
        .filteredOn(finding -> finding.verdict() == Finding.Verdict.BROKEN)
        .isNotEmpty()
        .anyMatch(finding -> finding.detail().contains(detail));
  }
}
