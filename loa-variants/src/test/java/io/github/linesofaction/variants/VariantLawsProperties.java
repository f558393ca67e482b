package io.github.linesofaction.variants;

import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.laws.Laws;
import java.util.List;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** The laws of every rule set hold for each variant, under every choice. */
class VariantLawsProperties {
  private static final List<Variant> VARIANTS =
      Stream.concat(
              Variants.builtIn().stream(),
              Stream.of(Variants.square(4), Variants.square(5), Variants.hexagon(6)))
          .toList();

  @Property(tries = 4)
  void lawsHoldAlongGames(
      @ForAll BothConnected both,
      @ForAll NoMove noMove,
      @ForAll @Size(max = 60) List<Short> picks) {
    for (Variant variant : VARIANTS) {
      Laws.of(
              variant.rules().toBuilder()
                  .bothConnected(both)
                  .noMove(noMove)
                  .repetition(Repetition.drawAt(2))
                  .build())
          .holdAlong(picks.stream().map(Short::intValue).toList());
    }
  }
}
