package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Boards;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Reading and writing position texts are each other's inverse, and nothing else is thrown. */
class SetupTextProperties {
  @Provide
  Arbitrary<Setup> setups() {
    return Boards.setups();
  }

  /** Letters of position texts in any order. */
  @Provide
  Arbitrary<String> nearTexts() {
    return Arbitraries.strings().withChars("bwBW#/ 0123456789").ofMaxLength(80);
  }

  /** Good texts with one part replaced. */
  @Provide
  Arbitrary<String> damagedTexts() {
    return Combinators.combine(
            Boards.setups().map(Setup::toString),
            Arbitraries.integers().between(0, 400),
            Arbitraries.integers().between(0, 3),
            Arbitraries.oneOf(
                Arbitraries.strings().withChars("bwBW#/ 0123456789").ofMaxLength(3),
                Arbitraries.strings().ofMaxLength(3)))
        .as(
            (text, at, length, instead) -> {
              int start = Math.min(at, text.length());
              int end = Math.min(start + length, text.length());
              return text.substring(0, start) + instead + text.substring(end);
            });
  }

  @Property
  void whatIsWrittenReadsBack(@ForAll("setups") Setup setup) {
    assertThat(Setup.parse(setup.toString())).isEqualTo(setup).hasSameHashCodeAs(setup);
  }

  @Property(tries = 2_000)
  void anyTextReadsBackOrIsRefused(@ForAll String text) {
    check(text);
  }

  @Property(tries = 2_000)
  void lettersInAnyOrder(@ForAll("nearTexts") String text) {
    check(text);
  }

  @Property(tries = 2_000)
  void damagedTextsReadBackOrAreRefused(@ForAll("damagedTexts") String text) {
    check(text);
  }

  private static void check(String text) {
    Setup setup;
    try {
      setup = Setup.parse(text);
    } catch (TextException fault) {
      assertThat(fault.offset()).isBetween(0, text.length());
      assertThat(fault.getMessage()).isNotBlank().hasSizeLessThan(400);
      return;
    }
    assertThat(Setup.parse(setup.toString())).isEqualTo(setup);
    assertThat(setup.toString().length()).isLessThanOrEqualTo(text.length());
  }
}
