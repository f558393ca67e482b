package io.github.linesofaction.core.internal;

import io.github.linesofaction.core.Rulesets;
import java.util.List;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The fast kernels and the general one give the same answers under every rule set. */
class KernelProperties {
  @Provide
  Arbitrary<Rulesets.Case> cases() {
    return Rulesets.smallCases();
  }

  /** Boards of all sizes, under the rules that are played on lines. */
  @Provide
  Arbitrary<Rulesets.Case> lineCases() {
    return Rulesets.lineCases();
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return Rulesets.choices(40);
  }

  @Provide
  Arbitrary<List<Integer>> fewChoices() {
    return Rulesets.choices(12);
  }

  @Property(tries = 500)
  void answersAgree(@ForAll("cases") Rulesets.Case one) {
    KernelLaws.answersAgree(new FastKernel(one.rules()), one);
  }

  @Property(tries = 100)
  void answersAgreeOnLines(@ForAll("lineCases") Rulesets.Case one) {
    KernelLaws.answersAgree(new LargeKernel(one.rules()), one);
  }

  @Property(tries = 300)
  void legalityAgreesForAnyMove(
      @ForAll("cases") Rulesets.Case one, @ForAll("choices") List<Integer> choices) {
    KernelLaws.legalityAgrees(new FastKernel(one.rules()), one, choices);
  }

  @Property(tries = 300)
  void cursorsAgree(@ForAll("cases") Rulesets.Case one, @ForAll("choices") List<Integer> choices) {
    KernelLaws.cursorsAgree(FastKernel::new, one, choices);
  }

  @Property(tries = 150)
  void cursorsAgreeOnLines(
      @ForAll("lineCases") Rulesets.Case one, @ForAll("fewChoices") List<Integer> choices) {
    KernelLaws.cursorsAgree(LargeKernel::new, one, choices);
  }

  @Property(tries = 60)
  void perftAgrees(@ForAll("cases") Rulesets.Case one) {
    KernelLaws.perftAgrees(new FastKernel(one.rules()), one, 20_000);
  }

  @Property(tries = 60)
  void perftAgreesOnLines(@ForAll("lineCases") Rulesets.Case one) {
    KernelLaws.perftAgrees(new LargeKernel(one.rules()), one, 20_000);
  }
}
