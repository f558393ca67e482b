package io.github.linesofaction.variants;

import static io.github.linesofaction.variants.VariantsTest.assertNamesNull;
import static io.github.linesofaction.variants.VariantsTest.nothing;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The value that names a rule set. */
class VariantTest {
  private static Variant.Builder full() {
    return Variant.builder("my-game", Ruleset.standard())
        .title("My Game")
        .aliases("Mine", "My own")
        .inventor("I")
        .year(2026)
        .source("a letter")
        .description("As usual.");
  }

  @Test
  void holdsWhatWasSaid() {
    Variant variant = full().build();
    assertThat(variant.id()).isEqualTo("my-game");
    assertThat(variant.title()).isEqualTo("My Game");
    assertThat(variant.aliases()).containsExactly("Mine", "My own");
    assertThat(variant.inventor()).contains("I");
    assertThat(variant.year()).hasValue(2026);
    assertThat(variant.source()).isEqualTo("a letter");
    assertThat(variant.description()).isEqualTo("As usual.");
    assertThat(variant.rules()).isEqualTo(Ruleset.standard());
    assertThat(variant.rules(Preset.SOUCIE)).isEqualTo(Ruleset.standard(Preset.SOUCIE));
    assertThat(variant).hasToString("my-game (My Game)");
  }

  @Test
  void needsAnIdAndRulesAlone() {
    Variant variant = Variant.builder("x", Ruleset.standard()).build();
    assertThat(variant.title()).isEqualTo("x");
    assertThat(variant.aliases()).isEmpty();
    assertThat(variant.inventor()).isEmpty();
    assertThat(variant.year()).isEmpty();
    assertThat(variant.source()).isEmpty();
    assertThat(variant.description()).isEmpty();
  }

  @Test
  void isAValue() {
    Variant variant = full().build();
    assertThat(variant).isEqualTo(full().build()).hasSameHashCodeAs(full().build());
    assertThat(variant.equals(null)).isFalse();
    assertThat(variant.hashCode())
        .isNotEqualTo(Variant.builder("your-game", Ruleset.standard()).build().hashCode());
    assertThat(variant)
        .isNotEqualTo("my-game")
        .isNotEqualTo(Variant.builder("my-game", Ruleset.standard()).build())
        .isNotEqualTo(full().title("Yours").build())
        .isNotEqualTo(full().aliases("Mine").build())
        .isNotEqualTo(full().inventor("You").build())
        .isNotEqualTo(full().year(2025).build())
        .isNotEqualTo(full().source("").build())
        .isNotEqualTo(full().description("").build());
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "Gemma", "my game", "-a", "a-", "a--b", "1a", "ä", "a_b"})
  void refusesOtherIds(String id) {
    assertThatThrownBy(() -> Variant.builder(id, Ruleset.standard()))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("\"" + id + "\"");
  }

  @Test
  void longIdsNeedNoStack() {
    String id = "a" + "-b1".repeat(300_000);
    assertThat(Variant.builder(id, Ruleset.standard()).build().id()).isEqualTo(id);
    assertThatThrownBy(() -> Variant.builder(id + "-", Ruleset.standard()))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void nullsFailWithTheirNames() {
    assertNamesNull(() -> Variant.builder(nothing(), Ruleset.standard()), "id");
    assertNamesNull(() -> Variant.builder("a", nothing()), "rules");
    assertNamesNull(() -> full().title(nothing()), "name");
    assertNamesNull(() -> full().aliases(VariantsTest.<String[]>nothing()), "names");
    assertNamesNull(() -> full().inventor(nothing()), "name");
    assertNamesNull(() -> full().source(nothing()), "words");
    assertNamesNull(() -> full().description(nothing()), "paragraph");
    assertThatThrownBy(() -> full().aliases("a", nothing()))
        .isInstanceOf(NullPointerException.class);
  }
}
