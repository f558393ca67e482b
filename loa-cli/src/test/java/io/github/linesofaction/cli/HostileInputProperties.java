package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Whatever comes in, the program ends with a documented status and without a stack trace. */
class HostileInputProperties {
  private static final List<String> WORDS =
      List.of(
          "moves",
          "replay",
          "show",
          "-",
          "--variant",
          "gemma",
          "--size",
          "6",
          "--rules",
          "soucie",
          "--position",
          "--square",
          "c1",
          "c1-c3",
          "pass",
          "e8",
          "a3-b2@e5",
          "--divide",
          "8/8/8/8/8/8/8/8 b",
          "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
          "parachute",
          "\"",
          "@x");

  @Property(tries = 150)
  void anyBytesOnStandardInput(@ForAll byte[] input, @ForAll boolean games) {
    Loa.Answer answer = Loa.fed(input, games ? "replay" : "moves", "-");

    assertFit(answer);
  }

  @Property(tries = 150)
  void nearlyPositionsAndMoves(@ForAll("nearly") String input, @ForAll boolean games) {
    Loa.Answer answer =
        Loa.fed(input.getBytes(StandardCharsets.UTF_8), games ? "replay" : "moves", "-");

    assertFit(answer);
  }

  @Property(tries = 150)
  void nearlyRecords(@ForAll("nearly") String input, @ForAll boolean strict) {
    byte[] bytes = input.getBytes(StandardCharsets.UTF_8);

    assertFit(
        strict ? Loa.fed(bytes, "validate", "-", "--strict") : Loa.fed(bytes, "validate", "-"));
  }

  @Property(tries = 150)
  void anyBytesAsRecords(@ForAll byte[] input, @ForAll boolean strict) {
    assertFit(
        strict ? Loa.fed(input, "validate", "-", "--strict") : Loa.fed(input, "validate", "-"));
  }

  @Provide
  Arbitrary<String> nearly() {
    return Arbitraries.strings()
        .withChars("bwBW#/0123456789 -x@abcdefghpass\n\r\t\u00e9")
        .ofMaxLength(120);
  }

  @Property(tries = 150)
  void anyArguments(@ForAll("arguments") List<String> args) {
    assertFit(Loa.run(args.toArray(String[]::new)));
  }

  @Provide
  Arbitrary<List<String>> arguments() {
    return Arbitraries.oneOf(Arbitraries.of(WORDS), Arbitraries.strings().ofMaxLength(6))
        .list()
        .ofMaxSize(7);
  }

  private static void assertFit(Loa.Answer answer) {
    assertThat(answer.status()).isBetween(0, 2);
    assertThat(answer.err()).doesNotContain("internal fault").doesNotContain("\tat ");
    if (answer.status() == 2) {
      assertThat(answer.err()).startsWith("loa: ").hasLineCount(1);
    } else {
      assertThat(answer.err()).isEmpty();
    }
  }
}
