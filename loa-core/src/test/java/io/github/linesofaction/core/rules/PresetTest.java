package io.github.linesofaction.core.rules;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.CsvSource;

class PresetTest {
  /** The table of the rules. */
  @ParameterizedTest
  @CsvFileSource(resources = "/presets.tsv", delimiter = '\t')
  void choicesAreThoseOfTheTable(
      String id,
      BothConnected bothConnected,
      NoMove noMove,
      int endsAt,
      int claimableAt,
      Repetition.Basis basis,
      int plies,
      int pliesWithoutCapture,
      Precedence precedence) {
    Ruleset rules = Ruleset.standard(Preset.find(id).orElseThrow());
    assertThat(rules.bothConnected()).isEqualTo(bothConnected);
    assertThat(rules.noMove()).isEqualTo(noMove);
    assertThat(rules.repetition())
        .isEqualTo(new Repetition(endsAt, claimableAt, basis, Repetition.Verdict.DRAW));
    assertThat(rules.limits()).isEqualTo(new Limits(plies, pliesWithoutCapture));
    assertThat(rules.precedence()).isEqualTo(precedence);
    assertThat(rules.moveRule()).isEqualTo(Movement.STANDARD);
    assertThat(rules.goal()).isEqualTo(ConnectGoal.ALL_STONES);
    assertThat(rules.start()).hasToString("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b");
  }

  @Test
  void idsAreThoseOfTheTableAndEachHasASource() {
    assertThat(Preset.ids())
        .containsExactly(
            "olympiad2000",
            "mindSports",
            "soucie",
            "playStrategy",
            "openSpiel",
            "abstractPlay",
            "boardspace",
            "codinGame");
    for (Preset preset : Preset.values()) {
      assertThat(Preset.find(preset.id())).contains(preset);
      assertThat(Preset.find(preset.name())).contains(preset);
      assertThat(preset.source()).isNotBlank();
    }
    assertThat(List.of(Preset.values())).extracting(Preset::source).doesNotHaveDuplicates();
  }

  @ParameterizedTest
  @CsvSource({
    "mindsports, MIND_SPORTS",
    "MINDSPORTS, MIND_SPORTS",
    "mind-sports, MIND_SPORTS",
    "mind_sports, MIND_SPORTS",
    "Olympiad-2000, OLYMPIAD_2000",
    "CODINGAME, CODIN_GAME"
  })
  void idsAreReadInAnyCase(String id, Preset preset) {
    assertThat(Preset.find(id)).contains(preset);
  }

  @ParameterizedTest
  @CsvSource({"''", "' '", "mindsport", "mind sports", "olympiad", "MİNDSPORTS", "mındSports"})
  void otherIdsAreUnknown(String id) {
    assertThat(Preset.find(id)).isEmpty();
  }

  @Test
  void defaultIsMindSports() {
    assertThat(Ruleset.standard()).isEqualTo(Ruleset.standard(Preset.MIND_SPORTS));
    assertThat(Ruleset.builder(Ruleset.standard().start()).build()).isEqualTo(Ruleset.standard());
  }
}
