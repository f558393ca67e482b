package io.github.linesofaction.arena.clock;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.clock.TimeControl.Kind;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.core.board.TextException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class TimeControlTest {
  private static final long MILLI = 1_000_000;

  @ParameterizedTest
  @CsvSource({
    "300, CLOCK, 300000, 0, 0",
    "1+0.02, CLOCK, 1000, 20, 0",
    "40/60, CLOCK, 60000, 0, 40",
    "40/60+1.5, CLOCK, 60000, 1500, 40",
    "movetime=0.5, MOVE_TIME, 500, 0, 0",
    "nodes=1000, NODES, 1000, 0, 0",
    "depth=4, DEPTH, 4, 0, 0",
    "none, NONE, 0, 0, 0"
  })
  void textsMeanWhatTheySay(String text, Kind kind, long amount, long increment, int moves) {
    assertThat(TimeControl.parse(text)).isEqualTo(new TimeControl(kind, amount, increment, moves));
    assertThat(TimeControl.parse(text).toText()).isEqualTo(text);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "0",
        "-1",
        "1+",
        "+1",
        "1,5",
        "1.2345",
        "0/60",
        "40/",
        "movetime=0",
        "movetime=",
        "movetime=1.2.3",
        "nodes=0",
        "nodes=1.5",
        "nodes=99999999999999999999",
        "depth=0",
        "depth=9999999999",
        "None",
        "1 + 1",
        "99999999999",
        "1e3",
        "٣"
      })
  void whatIsNoneIsRefused(String text) {
    assertThatThrownBy(() -> TimeControl.parse(text))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("is no time control; write one like 300, 1+0.02, 40/60");
  }

  @Test
  void incrementsAndSessionsAreAddedAfterTheMove() {
    GameClock clock = GameClock.start(TimeControl.parse("2/10+0.5"));
    clock = clock.spend(Side.FIRST, 3_000 * MILLI);
    assertThat(clock.millisLeft(Side.FIRST)).hasValue(7_500);
    assertThat(clock.allowance(Side.FIRST).clocks().orElseThrow().movesToGo()).hasValue(1);
    clock = clock.spend(Side.FIRST, 7_500 * MILLI);
    assertThat(clock.millisLeft(Side.FIRST)).hasValue(10_500);
    assertThat(clock.millisLeft(Side.SECOND)).hasValue(10_000);
    assertThat(clock.allowance(Side.FIRST).clocks().orElseThrow().movesToGo()).hasValue(2);
  }

  @Test
  void nothingOfAMoveIsRounded() {
    GameClock clock = GameClock.start(TimeControl.parse("1"));
    for (int i = 0; i < 1_000; i++) {
      clock = clock.spend(Side.SECOND, 999_999);
    }
    assertThat(clock.allowed(Side.SECOND)).hasValue(1_000);
    assertThat(clock.millisLeft(Side.SECOND)).hasValue(0);
  }

  @Test
  void clocksCanBeSetByHand() {
    GameClock clock = GameClock.start(TimeControl.parse("60")).withMillis(Side.FIRST, 1_234);
    assertThat(clock.millisLeft(Side.FIRST)).hasValue(1_234);
    assertThatThrownBy(() -> GameClock.start(TimeControl.NONE).withMillis(Side.FIRST, -1))
        .isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> GameClock.start(TimeControl.NONE).spend(Side.FIRST, -1))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void whereNoClockRunsNothingIsLeftToTell() {
    GameClock clock = GameClock.start(TimeControl.parse("movetime=0.5"));
    assertThat(clock.millisLeft(Side.FIRST)).isEmpty();
    assertThat(clock.allowed(Side.FIRST)).hasValue(500 * MILLI);
    assertThat(GameClock.start(TimeControl.parse("nodes=5")).allowed(Side.FIRST)).isEmpty();
    assertThat(TimeControl.parse("nodes=5").isTimed()).isFalse();
    assertThat(TimeControl.parse("movetime=5").isTimed()).isTrue();
  }
}
