package io.github.linesofaction.variants;

import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.laws.Laws;
import io.github.linesofaction.testkit.Mutation;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;

/**
 * Positions that no game comes to: those of random games with stones moved, taken off, added, of
 * the other colour. The laws hold there too, and the oracle agrees.
 */
class MutationProperties {
  private static final int CELLS = 256;

  @Provide
  Arbitrary<LawfulCase> cases() {
    return cases(Variants.builtIn());
  }

  @Provide
  Arbitrary<LawfulCase> largeCases() {
    return cases(
        IntStream.rangeClosed(9, Topology.LARGEST_SQUARE)
            .boxed()
            .flatMap(size -> Stream.of("standard-" + size, "scrambled-" + size))
            .map(id -> Variants.find(id).orElseThrow())
            .toList());
  }

  private static Arbitrary<LawfulCase> cases(List<Variant> variants) {
    Arbitrary<Integer> squares = Arbitraries.integers().between(0, CELLS - 1);
    Arbitrary<Mutation> mutations =
        Combinators.combine(Arbitraries.of(Mutation.Kind.class), squares, squares)
            .as(Mutation::new);
    Arbitrary<Integer> picks = Arbitraries.integers().between(0, 1_000);
    return Combinators.combine(
            Arbitraries.of(variants),
            Arbitraries.of(BothConnected.class),
            Arbitraries.of(NoMove.class),
            picks.list().ofMaxSize(60),
            mutations.list().ofMinSize(1).ofMaxSize(6),
            picks.list().ofMaxSize(12))
        .as(MutationProperties::mutated);
  }

  /** A change that the rules cannot handle is left out. */
  private static LawfulCase mutated(
      Variant variant,
      BothConnected both,
      NoMove noMove,
      List<Integer> before,
      List<Mutation> mutations,
      List<Integer> after) {
    String position = Laws.of(variant.rules()).play(before).position().toString();
    LawfulCase made = new LawfulCase(variant, both, noMove, position, after);
    for (Mutation mutation : mutations) {
      String next = mutation.applyTo(made.position());
      LawfulCase changed = new LawfulCase(variant, both, noMove, next, after);
      made = changed.canBePlayed() ? changed : made;
    }
    return made;
  }

  @Property(tries = 20)
  @Tag("slow")
  void lawsHold(@ForAll("cases") LawfulCase made) {
    made.lawsHold();
  }

  @Property(tries = 60)
  @Tag("slow")
  void oracleAgrees(@ForAll("cases") LawfulCase made) {
    made.oracleAgrees();
  }

  @Property(tries = 10)
  @Tag("slow")
  void lawsHoldOnLargeBoards(@ForAll("largeCases") LawfulCase made) {
    made.lawsHold();
  }

  @Property(tries = 60)
  @Tag("slow")
  void oracleAgreesOnLargeBoards(@ForAll("largeCases") LawfulCase made) {
    made.oracleAgrees();
  }
}
