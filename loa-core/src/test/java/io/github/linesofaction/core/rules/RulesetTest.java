package io.github.linesofaction.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class RulesetTest {
  private static final Ruleset STANDARD = Ruleset.standard();

  /** A goal of another's making that nobody reaches. */
  record Never() implements Goal {
    @Override
    public boolean isReached(Setup setup, Color color) {
      return false;
    }

    @Override
    public String describe() {
      return "Nobody wins.";
    }
  }

  /** One rule set for each single choice, all different from the standard one. */
  private static List<Ruleset> oneChoiceEach() {
    List<Ruleset> all = new ArrayList<>();
    for (BothConnected choice : BothConnected.values()) {
      all.add(STANDARD.toBuilder().bothConnected(choice).build());
    }
    for (NoMove choice : NoMove.values()) {
      all.add(STANDARD.toBuilder().noMove(choice).build());
    }
    all.add(STANDARD.toBuilder().repetition(Repetition.NONE).build());
    all.add(STANDARD.toBuilder().repetition(Repetition.drawAt(2)).build());
    all.add(STANDARD.toBuilder().repetition(Repetition.drawAt(5)).build());
    all.add(STANDARD.toBuilder().repetition(Repetition.claimableAt(3)).build());
    all.add(
        STANDARD.toBuilder()
            .repetition(Repetition.drawAt(3).by(Repetition.Basis.POSITIONAL))
            .build());
    all.add(
        STANDARD.toBuilder()
            .repetition(Repetition.drawAt(3).verdict(Repetition.Verdict.LONG_CYCLE))
            .build());
    all.add(STANDARD.toBuilder().limits(Limits.ofPlies(150)).build());
    all.add(STANDARD.toBuilder().limits(Limits.ofPlies(200)).build());
    all.add(STANDARD.toBuilder().limits(Limits.ofPliesWithoutCapture(100)).build());
    all.add(STANDARD.toBuilder().precedence(Precedence.COUNTERS_FIRST).build());
    all.add(STANDARD.toBuilder().goal(JoinEdgesGoal.SFILZOTTO).build());
    all.add(STANDARD.toBuilder().goal(ConnectGoal.BOARD_ONLY).build());
    all.add(Variants.rules("scrambled-eggs"));
    all.add(Variants.rules("standard-9"));
    for (String variant : List.of("gemma", "sfilzotto-beppi", "sfilzotto-chiuso", "neighbors")) {
      all.add(STANDARD.toBuilder().moveRule(Variants.movement(variant)).build());
    }
    all.add(STANDARD.toBuilder().moveRule(Variants.AMBILOA).build());
    all.add(STANDARD.toBuilder().moveRule(Variants.PARACHUTE).build());
    all.add(STANDARD.toBuilder().moveRule(Variants.movement("black-hole")).build());
    all.removeIf(STANDARD::equals);
    return all;
  }

  @Test
  void everyChoiceIsVisibleInEqualityTextAndDescription() {
    List<Ruleset> all = new ArrayList<>(oneChoiceEach());
    all.add(STANDARD);
    assertThat(all).hasSize(27).doesNotHaveDuplicates();
    assertThat(all).extracting(Ruleset::describe).doesNotHaveDuplicates();
    assertThat(all).extracting(Ruleset::toString).doesNotHaveDuplicates();
    for (Ruleset rules : all) {
      assertThat(rules.toBuilder().build()).isEqualTo(rules).hasSameHashCodeAs(rules);
      assertThat(rules.describe()).doesNotContain("null").doesNotContain("@");
    }
    assertThat(new HashSet<>(all)).hasSameSizeAs(all);
    assertThat(all.stream().map(Ruleset::hashCode).distinct()).hasSizeGreaterThan(all.size() / 2);
  }

  @Test
  void descriptionNamesTheChoices() {
    assertThat(STANDARD.describe())
        .contains("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b")
        .contains("8×8")
        .contains("connects both sides at once, the game is drawn")
        .contains("no legal move, it passes")
        .contains("third time")
        .contains("as long as it likes")
        .doesNotContain("Stones still off the board");
    assertThat(STANDARD.toBuilder().goal(ConnectGoal.BOARD_ONLY).build().describe())
        .contains("Stones still off the board do not matter.");
    assertThat(STANDARD.toBuilder().goal(JoinEdgesGoal.SFILZOTTO).build().describe())
        .contains("Black wins by joining the bottom and the top edge")
        .contains("White by joining the left and the right edge");
    assertThat(Ruleset.standard(Preset.OPEN_SPIEL).describe())
        .contains("the side that moved wins")
        .contains("it loses")
        .contains("same board", "second time")
        .contains("1000 plies")
        .contains("even if it connects");
    assertThat(Ruleset.standard(Preset.PLAY_STRATEGY).describe())
        .contains("fifth time", "third time", "claim", "100 plies in a row without a capture");
    assertThat(Ruleset.standard(Preset.SOUCIE).describe()).contains("as often as the players like");
  }

  @Test
  void presetsKeepStartMovementAndGoal() {
    Ruleset gemma = Variants.rules("gemma");
    for (Preset preset : Preset.values()) {
      Ruleset with = gemma.with(preset);
      assertThat(with.start()).isEqualTo(gemma.start());
      assertThat(with.moveRule()).isEqualTo(gemma.moveRule());
      assertThat(with.goal()).isEqualTo(gemma.goal());
      assertThat(with.bothConnected()).isEqualTo(Ruleset.standard(preset).bothConnected());
    }
  }

  /** Rules S2 and S3. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // set-up | faults under the standard rules
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b |",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w |",
        "5/5/5/5/5 b | WRONG_BOARD",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 B | UNKNOWN_KIND",
        "1Bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b | UNKNOWN_KIND",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/#bbbbbb1 b | UNKNOWN_HOLE",
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/7w/1bbbbb2 b b1w1 | UNKNOWN_HAND",
        "7b/8/8/8/8/8/1b6/8 b | SIDE_WITHOUT_STONES",
        "1bbbbbb1/8/8/8/8/8/8/8 w | SIDE_WITHOUT_STONES FINISHED",
        "8/8/8/8/8/8/8/8 b | SIDE_WITHOUT_STONES SIDE_WITHOUT_STONES",
        "7b/8/8/8/8/8/1b1w4/8 b | FINISHED",
        "8/2bb4/8/8/8/8/5ww1/8 b | FINISHED",
        "bbbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b | TOO_MANY_STONES",
        "bbbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbbw b b1w0 | UNKNOWN_HAND TOO_MANY_STONES"
            + " TOO_MANY_STONES",
        "#bbbbbbb/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbBw B b1w0 | UNKNOWN_KIND UNKNOWN_HOLE"
            + " UNKNOWN_HAND TOO_MANY_STONES TOO_MANY_STONES"
      })
  void allFaultsOfASetupAtOnce(String text, String faults) {
    List<String> found =
        STANDARD.faultsOf(Setup.parse(text)).stream().map(fault -> fault.kind().name()).toList();
    assertThat(found).isEqualTo(faults == null ? List.of() : List.of(faults.split(" ")));
    STANDARD.faultsOf(Setup.parse(text)).forEach(fault -> assertThat(fault.message()).isNotBlank());
  }

  @Test
  void stonesOffTheBoardAreCounted() {
    String board = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/7w/1bbbbb2 b ";

    assertThat(STANDARD.faultsOf(Setup.parse(board + "b1w0")).get(0).message())
        .startsWith("1 stone off the board");
    assertThat(STANDARD.faultsOf(Setup.parse(board + "b1w1")).get(0).message())
        .startsWith("2 stones off the board");
  }

  /** Rule S1. */
  @Test
  void faultsUnderOtherRules() {
    Setup both = Setup.parse("8/2bb4/8/8/8/8/5ww1/8 b");
    Ruleset basque = STANDARD.toBuilder().bothConnected(BothConnected.ILLEGAL).build();
    assertThat(kinds(basque, both)).containsExactly(SetupFault.Kind.BOTH_CONNECTED);
    Setup few = Setup.parse("8/8/3bb3/8/8/8/w6w/8 b");
    assertThat(kinds(Variants.rules("sfilzotto"), few))
        .as("nobody can join the edges any more")
        .containsExactly(SetupFault.Kind.FINISHED);
    Setup onHole = Setup.parse("9/9/9/9/4b4/9/9/w1w6/b8 b");
    assertThat(kinds(Variants.rules("black-hole"), onHole))
        .containsExactly(SetupFault.Kind.ON_BLACK_HOLE);
    assertThat(Variants.rules("black-hole").faultsOf(onHole).get(0).square())
        .contains(Square.of("e5"));
    assertThat(kinds(Variants.rules("parachute"), Setup.parse("8/8/8/3b4/3b4/8/w6w/8 b b1w1")))
        .isEmpty();
    assertThat(kinds(Variants.rules("ambiloa"), Setup.parse("8/8/4B3/8/7w/8/ww6/bw6 B"))).isEmpty();
    assertThat(kinds(Variants.rules("gemma"), Setup.parse("#b4b1/8/8/8/8/8/w6w/8 b"))).isEmpty();
    List<SetupFault> faults = STANDARD.faultsOf(both);
    assertThatThrownBy(faults::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @CsvSource({
    "8/2bb4/8/8/8/8/5ww1/8 b, both sides have reached the goal already",
    "8/2bb4/8/8/8/8/4w1w1/8 b, Black has reached the goal already",
    "8/2b1b3/8/8/8/8/5ww1/8 b, White has reached the goal already"
  })
  void finishedSetupsNameTheSideThatIsThere(String text, String message) {
    assertThat(STANDARD.faultsOf(Setup.parse(text)))
        .extracting(SetupFault::message)
        .containsExactly(message);
  }

  private static List<SetupFault.Kind> kinds(Ruleset rules, Setup setup) {
    return rules.faultsOf(setup).stream().map(SetupFault::kind).toList();
  }

  @Test
  void startsThatMakeNoGameAreRefused() {
    for (String start :
        List.of(
            "7b/8/8/8/8/8/1b6/8 b",
            "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 B",
            "#bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
            "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b b1w0")) {
      assertThatThrownBy(() -> Ruleset.builder(Setup.parse(start)).build())
          .isInstanceOf(RulesException.class)
          .hasMessageContaining(start);
    }
    assertThat(Ruleset.builder(Setup.parse("8/2bb4/8/8/8/8/5ww1/8 b")).build())
        .as("a start that is decided is one, for set-up positions")
        .isNotNull();
  }

  /** Case V81: choices that exclude each other, both named. */
  @Test
  void choicesThatDoNotFitTheBoardAreRefused() {
    Setup alveole = Setup.parse("wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b");
    assertThatThrownBy(() -> Ruleset.builder(alveole).moveRule(Variants.GEMMA).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("Gemma")
        .hasMessageContaining("Alveole");
    assertThatThrownBy(() -> Ruleset.builder(alveole).goal(JoinEdgesGoal.SFILZOTTO).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("hexagon of side 5");
    assertThatThrownBy(
            () ->
                Ruleset.builder(StandardSetups.standard(Topology.square(4)))
                    .moveRule(Variants.movement("black-hole"))
                    .build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("e5");
    assertThatThrownBy(
            () ->
                Ruleset.builder(StandardSetups.standard(Topology.square(7)))
                    .moveRule(Variants.BEPPI)
                    .goal(JoinEdgesGoal.SFILZOTTO)
                    .build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("h3xf1")
        .hasMessageContaining("7×7");
  }

  @Test
  void rulesMayForbidSymmetries() {
    List<Symmetry> all = STANDARD.topology().symmetries();
    for (Symmetry symmetry : all) {
      assertThat(STANDARD.isPreservedBy(symmetry, false)).isTrue();
      assertThat(STANDARD.isPreservedBy(symmetry, true)).isTrue();
      boolean upright =
          symmetry.apply(Square.of("a1")).file() == symmetry.apply(Square.of("a8")).file();
      assertThat(Variants.rules("sfilzotto").isPreservedBy(symmetry, false)).isEqualTo(upright);
      assertThat(Variants.rules("sfilzotto").isPreservedBy(symmetry, true)).isEqualTo(!upright);
      assertThat(Variants.rules("sfilzotto-beppi").isPreservedBy(symmetry, false))
          .isEqualTo(upright);
    }
    assertThat(STANDARD.isPreservedBy(Topology.square(9).symmetries().get(0), false)).isFalse();
    Ruleset oneCapture =
        STANDARD.toBuilder()
            .moveRule(
                Movement.STANDARD.toBuilder()
                    .forbiddenCaptures(Set.of(Move.parse("a3xc1")))
                    .build())
            .build();
    assertThat(all.stream().filter(symmetry -> oneCapture.isPreservedBy(symmetry, false)))
        .as("the identity alone keeps both of its squares")
        .hasSize(1);
    Movement oneHole = Movement.STANDARD.toBuilder().blackHoles(Set.of(Square.of("e5"))).build();
    assertThat(all.stream().filter(symmetry -> oneHole.isPreservedBy(symmetry, false)))
        .as("the identity and the reflection in the diagonal from a1 to h8")
        .hasSize(2);
  }

  @Test
  void rulesOfOthersStayAsTheyAre() {
    Ruleset rules = STANDARD.toBuilder().goal(new Never()).build();
    assertThat(rules.isPreservedBy(rules.topology().symmetries().get(0), false)).isTrue();
    assertThat(rules.isPreservedBy(rules.topology().symmetries().get(1), false)).isFalse();
    assertThat(rules.isPreservedBy(rules.topology().symmetries().get(0), true)).isFalse();
    assertThat(rules.faultsOf(Setup.parse("7b/8/8/8/8/8/1b1w4/8 b"))).isEmpty();
    assertThat(rules.goal().isReachable(rules.start(), Color.BLACK)).isTrue();
  }
}
