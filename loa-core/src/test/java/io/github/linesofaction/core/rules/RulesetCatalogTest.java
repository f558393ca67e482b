package io.github.linesofaction.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class RulesetCatalogTest {
  private static final RulesetCatalog CATALOG = RulesetCatalog.builtIn();

  private static Optional<Setup> start(String name) {
    return CATALOG.find(name).map(Ruleset::start);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"standard", "LOA", "Lines of Action", "lines_of-action", "Standard-8", "square-8"})
  void theStandardGameHasManyNames(String name) {
    assertThat(CATALOG.find(name)).contains(Ruleset.standard());
  }

  @ParameterizedTest
  @CsvSource({
    "standard-10, 10",
    "LOA 12, 12",
    "square-5, 5",
    "linesofaction4, 4",
    "Lines of Action 16, 16"
  })
  void sizesStandBehindTheName(String name, int size) {
    assertThat(start(name)).contains(StandardSetups.standard(Topology.square(size)));
  }

  @ParameterizedTest
  @CsvSource({
    "scrambled, 8, WHITE",
    "Scrambled-eggs, 8, WHITE",
    "scrambled eggs mirrored, 8, BLACK",
    "scrambled-mirrored, 8, BLACK",
    "scrambled-10, 10, WHITE",
    "scrambled-eggs-10, 10, WHITE",
    "scrambled-9-mirrored, 9, BLACK"
  })
  void scrambledEggsHasTwoLayouts(String name, int size, Color onA2) {
    assertThat(start(name)).contains(StandardSetups.scrambled(Topology.square(size), onA2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "",
        "square",
        "standard-3",
        "standard-17",
        "standard-010",
        "standard-99",
        "loa-mirrored",
        "gemma",
        "standard-",
        "8",
        "scrambledegg",
        "standard-100"
      })
  void otherNamesAreNotKnown(String name) {
    boolean trailing = name.equals("standard-"); // a hyphen at the end means nothing
    assertThat(CATALOG.find(name).isPresent()).isEqualTo(trailing);
  }

  @Test
  void namesOfRulesLeadBackToThem() {
    for (int size = Topology.SMALLEST_SQUARE; size <= Topology.LARGEST_SQUARE; size++) {
      Topology board = Topology.square(size);
      for (Setup start :
          new Setup[] {
            StandardSetups.standard(board),
            StandardSetups.scrambled(board, Color.WHITE),
            StandardSetups.scrambled(board, Color.BLACK)
          }) {
        Ruleset rules = Ruleset.builder(start).build();
        String name = CATALOG.nameOf(rules).orElseThrow();
        assertThat(CATALOG.find(name)).as(name).contains(rules);
        assertThat(CATALOG.nameOf(rules.with(Preset.SOUCIE))).contains(name);
      }
    }
    assertThat(CATALOG.nameOf(Ruleset.standard())).contains("standard");
    assertThat(CATALOG.nameOf(CATALOG.find("scrambled-10-mirrored").orElseThrow()))
        .contains("scrambled-10-mirrored");
  }

  @Test
  void rulesOfOtherGamesHaveNoNameHere() {
    Ruleset joining = Ruleset.standard().toBuilder().goal(JoinEdgesGoal.SFILZOTTO).build();
    Movement peaceful =
        Movement.STANDARD.toBuilder().capturing(Movement.Capturing.FORBIDDEN).build();
    Ruleset turned =
        Ruleset.builder(Setup.parse("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w")).build();
    Ruleset hexagon = Ruleset.builder(Setup.parse("1bb/w2w/5/b2b/1ww b")).build();

    assertThat(CATALOG.nameOf(joining)).isEmpty();
    assertThat(CATALOG.nameOf(Ruleset.standard().toBuilder().moveRule(peaceful).build())).isEmpty();
    assertThat(CATALOG.nameOf(turned)).isEmpty();
    assertThat(CATALOG.nameOf(hexagon)).isEmpty();
  }

  @Test
  void oneCatalogueStandsBehindAnother() {
    Ruleset mine = Ruleset.standard(Preset.SOUCIE);
    RulesetCatalog own = name -> name.equals("mine") ? Optional.of(mine) : Optional.empty();
    RulesetCatalog both = own.or(CATALOG);

    assertThat(both.find("mine")).contains(mine);
    assertThat(both.find("loa")).contains(Ruleset.standard());
    assertThat(both.find("none")).isEmpty();
    assertThat(own.nameOf(mine)).isEmpty();
    assertThat(both.nameOf(mine)).contains("standard");
    assertThat(own.or(own).nameOf(mine)).isEmpty();
  }

  @Test
  void whatIsInstalledHasWhatIsBuiltInBehindIt() {
    for (RulesetCatalog installed :
        new RulesetCatalog[] {
          RulesetCatalog.installed(),
          RulesetCatalog.installed(RulesetCatalogTest.class.getClassLoader())
        }) {
      assertThat(installed.find("LOA")).contains(Ruleset.standard());
      assertThat(installed.nameOf(Ruleset.standard())).contains("standard");
    }
  }

  @Test
  void plainNamesAreComparedWithoutCaseAndSigns() {
    assertThat(RulesetCatalog.plainName("Gemma's_Scrambled - EGGS"))
        .isEqualTo("gemmasscrambledeggs");
    assertThat(RulesetCatalog.plainName("TITLE")).isEqualTo("title");
  }

  /** It is looked for once, and asked again and again. */
  @Test
  void whatIsInstalledKnowsTheCoresNames() {
    RulesetCatalog installed = RulesetCatalog.installed();
    assertThat(installed.find("standard")).contains(Ruleset.standard());
    assertThat(installed.find("standard-9").map(Ruleset::start))
        .contains(StandardSetups.standard(Topology.square(9)));
    assertThat(installed.nameOf(Ruleset.standard())).contains("standard");
  }

  /** The standard set-up looks the same in the mirror, and has no name for it. */
  @Test
  void aMirroredStandardGameIsUnknown() {
    assertThat(CATALOG.find("standard mirrored")).isEmpty();
  }
}
