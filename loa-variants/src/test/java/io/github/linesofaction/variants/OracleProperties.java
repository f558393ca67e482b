package io.github.linesofaction.variants;

import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import java.util.List;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.Size;

/** Random games of every variant, move by move against the plain oracle. */
class OracleProperties {
  /** Rule S5 is among them. */
  @Property(tries = 12)
  void movesAndResultsAreTheOracles(
      @ForAll BothConnected both,
      @ForAll NoMove noMove,
      @ForAll @Size(max = 70) List<Short> picks) {
    List<Integer> numbers = picks.stream().map(Short::intValue).toList();
    for (Variant variant : Variants.builtIn()) {
      String start = variant.rules().start().toString();
      new LawfulCase(variant, both, noMove, start, numbers).oracleAgrees();
    }
  }
}
