package io.github.linesofaction.page;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.testkit.NullContract;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Every public method names the argument that is null, at once. */
class NullContractTest {
  private static final PageOptions OPTIONS = PageOptions.titled("A title");

  private static final NullContract CONTRACT =
      NullContract.of(
          GamePage.class,
          Map.ofEntries(
              Map.entry(GamePage.class, GamePage.of(List.of(GameRecord.of(Game.start())), OPTIONS)),
              Map.entry(PageOptions.class, OPTIONS),
              Map.entry(RecordValidator.class, RecordValidator.standard()),
              Map.entry(Appendable.class, new StringBuilder()),
              Map.entry(String.class, "A title")));

  @Test
  void nullIsRefusedByName() throws ReflectiveOperationException {
    assertThat(CONTRACT.breaches()).isEmpty();
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(CONTRACT.questions()).hasSizeGreaterThanOrEqualTo(5);
  }
}
