package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThatExceptionOfType;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.GameRecord;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class JudgingTest {
  @ParameterizedTest
  @ValueSource(ints = {1, 2})
  void wantOfMemoryIsMetAsSuchOnAnyThread(int threads) {
    GameRecord record = GameRecord.of(Game.start(Ruleset.standard()));

    assertThatExceptionOfType(OutOfMemoryError.class)
        .isThrownBy(
            () -> {
              try (Judging judging =
                  new Judging(
                      threads,
                      each -> {
                        throw new OutOfMemoryError("none left");
                      },
                      judged -> {})) {
                judging.give(record);
                judging.finish();
              }
            });
  }
}
