package io.github.linesofaction.examples.ferry;

import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.laws.Laws;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** The laws of the library's own variants hold for this one too. */
class FerryProperties {
  @Property(tries = 40)
  void lawsHoldAlongGames(
      @ForAll BothConnected both,
      @ForAll NoMove noMove,
      @ForAll @Size(max = 80) List<Short> picks) {
    Laws.of(
            FerryTest.RULES.toBuilder()
                .bothConnected(both)
                .noMove(noMove)
                .repetition(Repetition.drawAt(2))
                .build())
        .holdAlong(picks.stream().map(Short::intValue).toList());
  }
}
