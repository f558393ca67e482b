package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The catalogue: what it lists, what it finds, and what it refuses. */
class VariantsTest {
  static List<Variant> builtIn() {
    return Variants.builtIn();
  }

  static List<OracleVariant> oracleVariants() {
    return OracleVariant.all();
  }

  @Test
  void listsEveryVariantOfTheRules() {
    assertThat(Variants.builtIn().stream().map(Variant::id))
        .containsExactly(
            "standard",
            "scrambled-eggs",
            "scrambled-eggs-mirrored",
            "quick",
            "parachute",
            "parachute-board-only",
            "gemma",
            "sfilzotto",
            "sfilzotto-beppi",
            "sfilzotto-chiuso",
            "ambiloa",
            "neighbors",
            "alveole",
            "black-hole",
            "black-hole-scrambled",
            "black-hole-hex",
            "black-hole-hex-scrambled");
  }

  /** The oracle's starts were written down separately from the rules. Rules V1, V9 and V10. */
  @ParameterizedTest
  @MethodSource("oracleVariants")
  void startsAsTheOracleDoes(OracleVariant oracle) {
    Variant variant = Variants.find(oracle.id()).orElseThrow();
    assertThat(variant.rules().start()).hasToString(oracle.start());
  }

  @ParameterizedTest
  @CsvSource({
    "Scrambled-eggs, scrambled-eggs",
    "Scrambled-Eggs, scrambled-eggs",
    "Scrambled, scrambled-eggs",
    "Scrambled Eggs, scrambled-eggs",
    "SCRAMBLED_EGGS, scrambled-eggs",
    "LOA, standard",
    "Standard, standard",
    "Lines of Action, standard",
    "Pergolazione, standard",
    "standard-8, standard",
    "Gemma, gemma",
    "Cheshire Cat, gemma",
    "PARACHUTE, parachute",
    "SFILZOTTO, sfilzotto",
    "Sfilzotto Beppi, sfilzotto-beppi",
    "beppi, sfilzotto-beppi",
    "Chiuso, sfilzotto-chiuso",
    "Kuskala, alveole",
    "hexagon-5, alveole",
    "Neighbours, neighbors",
    "Blackhole, black-hole",
    "LOA-12, standard-12",
    "scrambled-8, scrambled-eggs",
    "scrambled-8-mirrored, scrambled-eggs-mirrored",
    "scrambled-7-mirrored, scrambled-7-mirrored",
    "hexagon-6, hexagon-6"
  })
  void findsByIdAndAlias(String name, String id) {
    assertThat(Variants.find(name)).map(Variant::id).contains(id);
    assertThat(Variants.find(name, ClassLoader.getPlatformClassLoader()))
        .map(Variant::id)
        .contains(id);
  }

  /** In Turkish a capital I is not the capital of i. */
  @Test
  void findsUnderEveryLocale() {
    Locale usual = Locale.getDefault();
    try {
      Locale.setDefault(Locale.forLanguageTag("tr"));
      assertThat(Variants.find("SFILZOTTO")).contains(Variants.SFILZOTTO);
      assertThat(Variants.find("QUICK")).contains(Variants.QUICK);
    } finally {
      Locale.setDefault(usual);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "-", "Reversed", "LoaRandom", "LOAP", "standard-3", "standard-17"})
  void findsNothingElse(String name) {
    assertThat(Variants.find(name)).isEmpty();
    assertThat(Variants.find(name, ClassLoader.getPlatformClassLoader())).isEmpty();
  }

  @Test
  void namesAreUnique() {
    HashSet<String> names = new HashSet<>();
    for (Variant variant : Variants.builtIn()) {
      assertThat(Variants.find(variant.id())).contains(variant);
      assertThat(names.add(variant.id())).isTrue();
      for (String alias : variant.aliases()) {
        assertThat(Variants.find(alias)).as(alias).contains(variant);
        assertThat(names.add(alias.toLowerCase(Locale.ROOT))).as(alias).isTrue();
      }
    }
  }

  @ParameterizedTest
  @MethodSource("builtIn")
  void tellsEverything(Variant variant) {
    assertThat(variant.title()).isNotBlank();
    assertThat(variant.source()).isNotBlank();
    assertThat(variant.description()).endsWith(".").doesNotContain("\n");
    assertThat(variant).hasToString(variant.id() + " (" + variant.title() + ")");
  }

  @ParameterizedTest
  @EnumSource(Preset.class)
  void takesEveryPreset(Preset preset) {
    for (Variant variant : Variants.builtIn()) {
      Ruleset rules = variant.rules(preset);
      assertThat(rules).isEqualTo(variant.rules().with(preset));
      assertThat(rules.start()).isEqualTo(variant.rules().start());
      assertThat(rules.moveRule()).isEqualTo(variant.rules().moveRule());
      assertThat(rules.goal()).isEqualTo(variant.rules().goal());
      assertThat(Game.start(rules).isOver()).isFalse();
    }
  }

  @Test
  void choicesAreTheDefaultExceptInAlveole() {
    Ruleset standard = Ruleset.standard();
    for (Variant variant : Variants.builtIn()) {
      if (variant != Variants.ALVEOLE) {
        assertThat(variant.rules().bothConnected()).isEqualTo(standard.bothConnected());
        assertThat(variant.rules().noMove()).isEqualTo(standard.noMove());
      }
      assertThat(variant.rules().repetition()).isEqualTo(standard.repetition());
      assertThat(variant.rules().limits()).isEqualTo(standard.limits());
    }
    assertThat(Variants.ALVEOLE.rules().bothConnected()).isEqualTo(BothConnected.MOVER_WINS);
    assertThat(Variants.ALVEOLE.rules().noMove()).isEqualTo(NoMove.LOSES);
  }

  @Test
  void boardsOfAllSizes() {
    for (int size = 4; size <= 16; size++) {
      for (Variant variant :
          List.of(
              Variants.square(size),
              Variants.scrambled(size, Color.WHITE),
              Variants.scrambled(size, Color.BLACK))) {
        assertThat(variant.rules().topology()).isSameAs(Topology.square(size));
        assertThat(Variants.find(variant.id())).contains(variant);
        assertThat(variant.rules().start().stones(Color.BLACK).size()).isEqualTo(2 * (size - 2));
        assertThat(variant.rules().start().stones(Color.WHITE).size()).isEqualTo(2 * (size - 2));
      }
    }
    assertThat(Variants.square(8)).isSameAs(Variants.STANDARD);
    assertThat(Variants.scrambled(8, Color.WHITE)).isSameAs(Variants.SCRAMBLED_EGGS);
    assertThat(Variants.scrambled(8, Color.BLACK)).isSameAs(Variants.SCRAMBLED_EGGS_MIRRORED);
    assertThat(Variants.hexagon(5)).isSameAs(Variants.ALVEOLE);
    assertThat(Variants.hexagon(6).rules().start())
        .isEqualTo(Variants.BLACK_HOLE_HEX.rules().start());
  }

  @Test
  void refusesOtherSizes() {
    for (int size : new int[] {3, 17, -1}) {
      assertThatThrownBy(() -> Variants.square(size))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("size " + size);
      assertThatThrownBy(() -> Variants.scrambled(size, Color.WHITE))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("size " + size);
    }
    for (int side : new int[] {4, 7}) {
      assertThatThrownBy(() -> Variants.hexagon(side))
          .isInstanceOf(IllegalArgumentException.class)
          .hasMessageContaining("side " + side);
    }
  }

  /** V2 and V53: how the starts lie. */
  @Test
  void startsAreSymmetric() {
    Ruleset eggs = Variants.SCRAMBLED_EGGS.rules();
    Ruleset mirrored = Variants.SCRAMBLED_EGGS_MIRRORED.rules();
    for (Symmetry symmetry : Topology.square(8).symmetries()) {
      boolean mirrors = symmetry.toString().startsWith("mirror");
      assertThat(symmetry.apply(eggs.start()))
          .as(symmetry.toString())
          .isEqualTo(mirrors ? mirrored.start() : eggs.start());
    }
    assertThat(halfTurn().apply(Variants.NEIGHBORS.rules().start()))
        .isEqualTo(Variants.NEIGHBORS.rules().start());
  }

  private static Symmetry halfTurn() {
    return Topology.square(8).symmetries().stream()
        .filter(symmetry -> symmetry.toString().equals("turn by 180 degrees"))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void combinesWhatGoesTogether() {
    Ruleset rules = Variants.combine(Variants.SCRAMBLED_EGGS, Variants.GEMMA);
    assertThat(rules.start()).isEqualTo(Variants.SCRAMBLED_EGGS.rules().start());
    assertThat(rules.moveRule()).isEqualTo(Variants.GEMMA.rules().moveRule());
    assertThat(Variants.combine(Variants.GEMMA, Variants.SCRAMBLED_EGGS)).isEqualTo(rules);

    Ruleset chain = Variants.combine(Variants.NEIGHBORS, Variants.SFILZOTTO);
    assertThat(chain.start()).isEqualTo(Variants.NEIGHBORS.rules().start());
    assertThat(chain.moveRule()).isEqualTo(Variants.NEIGHBORS.rules().moveRule());
    assertThat(chain.goal()).isEqualTo(Variants.SFILZOTTO.rules().goal());

    assertThat(Variants.combine(Variants.STANDARD, Variants.ALVEOLE))
        .isEqualTo(Variants.ALVEOLE.rules());
    for (Variant variant : Variants.builtIn()) {
      assertThat(Variants.combine(variant, variant)).isEqualTo(variant.rules());
    }
  }

  /** V81. */
  @ParameterizedTest
  @CsvSource({
    "scrambled-eggs, scrambled-eggs-mirrored, the start",
    "sfilzotto-beppi, sfilzotto-chiuso, (chiuso)",
    "gemma, alveole, the hexagon of side 5",
    "gemma, parachute, (Parachute)",
    "gemma, black-hole, black holes",
    "parachute, black-hole, the start",
    "parachute, ambiloa, the start",
    "sfilzotto, alveole, the hexagon of side 5",
    "sfilzotto, black-hole-hex, the hexagon of side 6"
  })
  void refusesWhatExcludesEachOther(String first, String second, String why) {
    Variant one = Variants.find(first).orElseThrow();
    Variant other = Variants.find(second).orElseThrow();
    assertThatThrownBy(() -> Variants.combine(one, other))
        .isInstanceOf(RulesException.class)
        .hasMessageContaining(one.title())
        .hasMessageContaining(other.title())
        .hasMessageContaining(why);
    assertThatThrownBy(() -> Variants.combine(other, one)).isInstanceOf(RulesException.class);
  }

  @Test
  void nullsFailWithTheirNames() {
    assertNamesNull(() -> Variants.find((String) nothing()), "name");
    assertNamesNull(() -> Variants.find(nothing(), getClass().getClassLoader()), "name");
    assertNamesNull(() -> Variants.find("gemma", nothing()), "loader");
    assertNamesNull(() -> Variants.all(nothing()), "loader");
    assertNamesNull(() -> Variants.scrambled(8, nothing()), "onA2");
    assertNamesNull(() -> Variants.combine(nothing(), Variants.GEMMA), "first");
    assertNamesNull(() -> Variants.combine(Variants.GEMMA, nothing()), "second");
  }

  static void assertNamesNull(
      org.assertj.core.api.ThrowableAssert.ThrowingCallable call, String name) {
    assertThatThrownBy(call).isInstanceOf(NullPointerException.class).hasMessage(name);
  }

  /** Null where the compiler must not know. */
  @SuppressWarnings("NullAway")
  static <T> T nothing() {
    return null;
  }
}
