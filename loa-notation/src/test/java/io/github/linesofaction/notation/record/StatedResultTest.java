package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.notation.record.StatedResult.Verdict;
import java.util.Optional;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class StatedResultTest {
  // K8 and G21
  @ParameterizedTest
  @CsvSource({
    "1-0, BLACK_WINS, ",
    "0-1, WHITE_WINS, ",
    "1/2-1/2, DRAW, ",
    "½-½, DRAW, ",
    "1/2, DRAW, ",
    "Draw, DRAW, ",
    "DRAW, DRAW, ",
    "0, DRAW, ",
    "*, OPEN, ",
    "Void, OPEN, ",
    "?, OPEN, ",
    "'', OPEN, ",
    "B+, BLACK_WINS, ",
    "W+, WHITE_WINS, ",
    "B+R, BLACK_WINS, RESIGNATION",
    "B+Resign, BLACK_WINS, RESIGNATION",
    "W+RESIGN, WHITE_WINS, RESIGNATION",
    "W+T, WHITE_WINS, TIME",
    "W+F, WHITE_WINS, FORFEIT",
    "Game won by X, UNKNOWN, ",
    "2-0, UNKNOWN, ",
    "+, UNKNOWN, "
  })
  void resultsAreReadTheWayOfLinesOfAction(String text, Verdict verdict, EndReason reason) {
    StatedResult result = StatedResult.parse(text);

    assertThat(result.verdict()).isEqualTo(verdict);
    assertThat(result.reason()).isEqualTo(Optional.ofNullable(reason));
    assertThat(StatedResult.parse(result.toString())).isEqualTo(result);
    assertThat(result.text()).isEqualTo(verdict == Verdict.UNKNOWN ? text : "");
  }
}
