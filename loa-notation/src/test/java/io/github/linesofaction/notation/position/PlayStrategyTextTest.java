package io.github.linesofaction.notation.position;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.RandomRecords;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class PlayStrategyTextTest {
  // P4 and P5
  @ParameterizedTest
  @CsvSource({
    "1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1,"
        + "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
    "1lLlLlL1/L6l/l6L/L6l/l6L/L6l/l6L/1LlLlLl1 w - - 0 1,"
        + "1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b",
    "6lL/6ll/8/8/8/8/ll6/Ll6 w - - 0 1, 6wb/6ww/8/8/8/8/ww6/bw6 b",
    "1llllll1/L7/L7/L7/L7/L7/L7/8 b - - 0 1, 1wwwwww1/b7/b7/b7/b7/b7/b7/8 w",
    "1llllll1/L6L/L6L/L6L/L6L/L6L/L6L/8 b - - 0 1, 1wwwwww1/b6b/b6b/b6b/b6b/b6b/b6b/8 w",
    "1LLLLLL1/8/8/8/8/8/8/8 b - - 0 1, 1bbbbbb1/8/8/8/8/8/8/8 w"
  })
  void readAndWrittenBack(String text, String own) {
    Setup setup = PlayStrategyText.parse(text);

    assertThat(setup).hasToString(own);
    assertThat(PlayStrategyText.toText(setup)).isEqualTo(text);
    assertThat(PlayStrategyText.parse(text.substring(0, text.length() - 4))).isEqualTo(setup);
    assertThat(PlayStrategyText.parse(text.substring(0, text.length() - 8))).isEqualTo(setup);
  }

  // P6
  @ParameterizedTest
  @CsvSource({
    "1LLLLL1/8/8/8/8/8/8/8 w - - 0 1, 0, rank 8",
    "8/8/1LLLLLLL1/8/8/8/8/8 w - - 0 1, 4, rank 6",
    "8/8/8/8/8/8/8/8/8 w - - 0 1, 15, 9 ranks",
    "8/8/8/8/8/8/8 w - - 0 1, 13, 7 ranks",
    "8/8/2b5/8/8/8/8/8 w - - 0 1, 5, rank 6",
    "8/8/8/8/8/8/8/w7 w - - 0 1, 14, rank 1",
    "8/8/8/8/8/8/8/x7 w - - 0 1, 14, rank 1",
    "8/8/8/8/8/8/8/9 w - - 0 1, 14, rank 1",
    "8/8/8/8/8/8/8/8, 15, side to move",
    "8/8/8/8/8/8/8/8 L - - 0 1, 16, no side",
    "8/8/8/8/8/8/8/8 w KQ - 0 1, 18, - is expected",
    "8/8/8/8/8/8/8/8 w - K 0 1, 20, - is expected",
    "8/8/8/8/8/8/8/8 w - - x 1, 22, no counter",
    "8/8/8/8/8/8/8/8 w - - 0 x, 24, no counter",
    "8/8/8/8/8/8/8/8 w - - 0 1 z, 26, six fields",
    "'', 0, rank 8"
  })
  void faultsNameTheirPlaceAndRank(String text, int offset, String words) {
    assertThatThrownBy(() -> PlayStrategyText.parse(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining(words)
        .extracting(e -> ((TextException) e).offset())
        .isEqualTo(offset);
  }

  // P7
  @Test
  void eachReaderRefusesTheOthersText() {
    String own = Ruleset.standard().start().toString();
    String foreign = PlayStrategyText.toText(Ruleset.standard().start());

    assertThatThrownBy(() -> Setup.parse(foreign)).isInstanceOf(TextException.class);
    assertThatThrownBy(() -> PlayStrategyText.parse(own)).isInstanceOf(TextException.class);
  }

  @Test
  void aVeryLongTextIsRefused() {
    assertThatThrownBy(() -> PlayStrategyText.parse("L".repeat(1_000_000)))
        .isInstanceOf(TextException.class);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "4/4/4/4 b",
        "8/8/8/8/8/8/8/7# b",
        "8/8/8/8/8/8/8/7B b",
        "8/8/8/8/8/8/8/8 B",
        "8/8/8/8/8/8/8/7b b b1w0",
        "8/8/8/8/8/8/8/7b b b1w1"
      })
  void whatTheFormCannotHoldIsRefused(String text) {
    assertThatThrownBy(() -> PlayStrategyText.toText(Setup.parse(text)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  // P11
  @Test
  void everyPlyOfARandomGameSurvives() {
    Position position = Position.start();
    for (var move : RandomRecords.game(Ruleset.standard(), new Random(7), 200).moves()) {
      position = position.play(move);
      assertThat(PlayStrategyText.parse(PlayStrategyText.toText(position.setup())))
          .isEqualTo(position.setup());
    }
  }
}
