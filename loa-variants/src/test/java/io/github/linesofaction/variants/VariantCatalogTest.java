package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class VariantCatalogTest {
  private static List<Variant> everyVariant() {
    List<Variant> all = new ArrayList<>(Variants.builtIn());
    for (int size = Topology.SMALLEST_SQUARE; size <= Topology.LARGEST_SQUARE; size++) {
      all.add(Variants.square(size));
      all.add(Variants.scrambled(size, Color.WHITE));
      all.add(Variants.scrambled(size, Color.BLACK));
    }
    all.add(Variants.hexagon(6));
    return all;
  }

  @Test
  void whatIsInstalledKnowsEveryVariantByEveryName() {
    for (RulesetCatalog catalog : List.of(RulesetCatalog.installed(), new VariantCatalog())) {
      for (Variant variant : everyVariant()) {
        assertThat(catalog.find(variant.id())).as(variant.id()).contains(variant.rules());
        for (String alias : variant.aliases()) {
          assertThat(catalog.find(alias)).as(alias).contains(variant.rules());
        }
        for (Preset preset : Preset.values()) {
          assertThat(catalog.nameOf(variant.rules(preset))).contains(variant.id());
        }
      }
      assertThat(catalog.find("no such game")).isEmpty();
      assertThat(catalog.nameOf(strange())).isEmpty();
    }
  }

  private static Ruleset strange() {
    return Variants.GEMMA.rules().toBuilder().goal(JoinEdgesGoal.SFILZOTTO).build();
  }

  /** The core has names of its own for what it knows, and they mean the same. */
  @Test
  void theNamesOfTheCoreMeanTheSameVariants() {
    RulesetCatalog core = RulesetCatalog.builtIn();
    for (Variant variant : everyVariant()) {
      core.find(variant.id()).ifPresent(rules -> assertThat(rules).isEqualTo(variant.rules()));
      for (String alias : variant.aliases()) {
        core.find(alias).ifPresent(rules -> assertThat(rules).isEqualTo(variant.rules()));
      }
      core.nameOf(variant.rules()).ifPresent(name -> assertThat(name).isEqualTo(variant.id()));
    }
    assertThat(core.nameOf(Variants.square(11).rules())).contains("standard-11");
    assertThat(Variants.find("LOA 10")).contains(Variants.square(10));
    assertThat(Variants.find("square-5")).contains(Variants.square(5));
    assertThat(Variants.find("scrambled-eggs-9-mirrored"))
        .contains(Variants.scrambled(9, Color.BLACK));
  }

  @Test
  void variantsAreFoundByTheirRules() {
    for (Variant variant : everyVariant()) {
      assertThat(Variants.find(variant.rules(Preset.CODIN_GAME))).contains(variant);
    }
    assertThat(Variants.find(strange())).isEmpty();
    assertThatThrownBy(() -> Variants.find((Ruleset) null))
        .isInstanceOf(NullPointerException.class)
        .hasMessage("rules");
  }
}
