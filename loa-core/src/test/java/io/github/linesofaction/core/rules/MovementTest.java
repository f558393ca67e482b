package io.github.linesofaction.core.rules;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MovementTest {
  private static final String START = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";

  /** After c1-e3 h6-f6: the position of case M8. */
  private static final String M8 = "1bbbbbb1/w6w/w4w2/w6w/w6w/w3b2w/w6w/1b1bbbb1 b";

  /** Rules R2, R3 and S4. */
  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        // variant | position | move | reason | a word of the explanation
        "standard|" + M8 + "|d4-d6|EMPTY_SQUARE|d4 is empty",
        "standard|" + M8 + "|a2-c2|NOT_YOUR_STONE|White stone",
        "standard|" + M8 + "|b1-c3|NOT_ON_A_LINE|share no line",
        "standard|" + M8 + "|b1-b4|WRONG_DISTANCE|file 2",
        "standard|" + START + "|b1-b2|WRONG_DISTANCE|b2 is 1 square away",
        "standard|" + START + "|b1-b4|WRONG_DISTANCE|b4 is 3 squares away",
        "standard|" + M8 + "|g1-l1|OFF_BOARD|l1",
        "standard|" + M8 + "|l1-g1|OFF_BOARD|l1",
        "standard|" + M8 + "|b1-b3@i9|OFF_BOARD|i9",
        "standard|" + M8 + "|b1-g1|OWN_STONE_ON_TARGET|g1",
        "standard|" + M8 + "|f8-f5|ENEMY_IN_THE_WAY|f6",
        "standard|" + M8 + "|b1xb3|NOTHING_TO_CAPTURE|b1-b3",
        "standard|" + START + "|c1-a3|CAPTURE_NOT_MARKED|c1xa3",
        "standard|" + START + "|pass|PASS_NOT_ALLOWED|no other turn",
        "standard|" + START + "|pass@c3|PASS_NOT_ALLOWED|no other turn",
        "standard|" + START + "|b1|REMOVAL_NOT_ALLOWED|Gemma",
        "standard|" + START + "|b1-b3@e5|NOTHING_TO_PLACE|in hand",
        "gemma|" + START + "|b1|NOT_IMMOBILE|b1 can move",
        "gemma|" + START + "|d4|EMPTY_SQUARE|d4",
        "gemma|" + START + "|a2|NOT_YOUR_STONE|a2",
        "gemma|1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/1#bbbbb1 w|a2-b1|HOLE_ON_TARGET|b1",
        "gemma|1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/1#bbbbb1 b|b1-b3|EMPTY_SQUARE|hole",
        "gemma|1##bw##1/#4#1#/#1#b#2#/#1wbbw1#/bb#wbw1#/##bww2w/#6#/1######1 w|f4|NOT_IMMOBILE|f4",
        "gemma|1##bw##1/#4#1#/#1#b#2#/#1wbbw1#/bb#wbw1#/##bww2w/#6#/1######1 w|d8|NOT_YOUR_STONE"
            + "|d8",
        "sfilzotto-beppi|" + START + "|c1xa3|CAPTURE_FORBIDDEN|c1xa3",
        "sfilzotto-beppi|" + START + "|c1-a3|CAPTURE_FORBIDDEN|c1xa3",
        "sfilzotto-chiuso|" + START + "|c1xa3|CAPTURE_FORBIDDEN|nothing",
        "sfilzotto-chiuso|" + START + "|b1-h1|OWN_STONE_IN_THE_WAY|c1",
        "ambiloa|1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b|a2-c2|STONE_OF_WRONG_KIND|king",
        "ambiloa|1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b|g1-g3|NOT_YOUR_STONE|g1",
        "ambiloa|1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b|pass|PASS_NOT_ALLOWED|pass",
        "parachute|8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6|a3-b2|PLACEMENT_MISSING|@",
        "parachute|8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6|a3-b2@b2|SQUARE_TAKEN|b2",
        "parachute|8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6|a3-b2@a2|SQUARE_TAKEN|a2",
        "parachute|8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w0|a3-b2@a3|NOTHING_TO_PLACE|hand",
        "neighbors|1bbbwww1/w6b/w6b/w6b/b6w/b6w/b6w/1wwwbbb1 b|b8-b7|WRONG_DISTANCE|neighbours",
        "alveole|wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b|a2-a6|OFF_BOARD|a6",
        "alveole|wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b|a2-c3|NOT_ON_A_LINE|line"
      })
  void refusalsNameTheReason(
      String variant, String position, String move, Reason reason, String word) {
    Movement movement = Variants.movement(variant);
    Legality legality = movement.check(Setup.parse(position), Move.parse(move));
    assertThat(legality.reason()).contains(reason);
    assertThat(legality.explanation()).startsWith(move + ": ").contains(word);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard|" + START + "|b1-h1",
        "standard|" + START + "|c1xa3",
        "gemma|1##bw##1/#4#1#/#1#b#2#/#1wbbw1#/bb#wbw1#/##bww2w/#6#/1######1 w|e8",
        "gemma|1##bw#b1/#4#1#/#1bb#2#/#1wwbw1#/bbww1w1#/##b1w2w/#6#/1######1 b|g8xd5",
        "parachute|8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6|a3-b2@a3",
        "ambiloa|8/8/4B3/8/7w/8/ww6/bw6 b|pass",
        "sfilzotto-chiuso|" + START + "|b1-b3"
      })
  void legalMovesAreLegal(String variant, String position, String move) {
    Legality legality = Variants.movement(variant).check(Setup.parse(position), Move.parse(move));
    assertThat(legality).isEqualTo(Legality.LEGAL);
  }

  @Test
  void choicesThatExcludeEachOtherAreRefused() {
    Set<Move> some = Set.of(Move.parse("a3xc1"));
    assertThatThrownBy(() -> Variants.CHIUSO.toBuilder().forbiddenCaptures(some).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("Beppi")
        .hasMessageContaining("chiuso");
    assertThatThrownBy(
            () -> Movement.STANDARD.toBuilder().forbiddenCaptures(Set.of(Move.pass())).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("pass");
    assertThatThrownBy(
            () ->
                Movement.STANDARD.toBuilder()
                    .forbiddenCaptures(Set.of(Move.parse("a3-c1")))
                    .build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("a3-c1");
    assertThatThrownBy(
            () -> Variants.GEMMA.toBuilder().placing(Movement.Placing.ENEMY_STONES).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("Gemma")
        .hasMessageContaining("Parachute");
    assertThatThrownBy(() -> Variants.GEMMA.toBuilder().blackHoles(Set.of(Square.of("e5"))).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("Gemma")
        .hasMessageContaining("black hole");
    assertThatThrownBy(
            () -> Movement.STANDARD.toBuilder().immobile(Movement.Immobile.MAY_BE_REMOVED).build())
        .isInstanceOf(RulesException.class)
        .hasMessageContaining("holes");
  }

  private static List<Movement> movements() {
    List<Movement> all = new ArrayList<>();
    for (String variant :
        List.of(
            "standard",
            "gemma",
            "sfilzotto-beppi",
            "sfilzotto-chiuso",
            "ambiloa",
            "neighbors",
            "parachute",
            "black-hole",
            "black-hole-hex")) {
      all.add(Variants.movement(variant));
    }
    all.add(Variants.GEMMA.toBuilder().immobile(Movement.Immobile.STAYS).build());
    all.add(Movement.STANDARD.toBuilder().capturing(Movement.Capturing.FORBIDDEN).build());
    all.add(Movement.STANDARD.toBuilder().passing(Movement.Passing.NO_STONES).build());
    all.add(Movement.STANDARD.toBuilder().distance(Movement.Distance.NEIGHBOURS).build());
    return all;
  }

  @Test
  void descriptionSaysWhatIsSpecialAndNothingElse() {
    String standard =
        "A stone moves along a line exactly as many squares as stones of both colours stand on that"
            + " whole line. It may pass over own stones, not over enemy stones."
            + " Landing on an enemy stone captures it; captures are never forced.";
    assertThat(Movement.STANDARD.describe()).isEqualTo(standard);
    assertThat(Variants.GEMMA.describe())
        .startsWith(standard)
        .contains("becomes a hole", "may be taken off by its owner")
        .doesNotContain("Never allowed", "in turn", "placing", "black hole");
    assertThat(Variants.BEPPI.describe())
        .startsWith(standard)
        .endsWith(
            "Never allowed are the captures a3xc1, a6xc8, c1xa3, c8xa6, f1xh3, f8xh6, h3xf1,"
                + " h6xf8.");
    assertThat(Variants.AMBILOA.describe())
        .startsWith(standard)
        .contains("Black soldier, White soldier, Black king, White king");
    assertThat(Variants.PARACHUTE.describe())
        .startsWith(standard)
        .contains("ends with placing one of them on any empty square");
    assertThat(Variants.movement("black-hole").describe())
        .startsWith(standard)
        .contains("lands on a black hole is taken off the board: e5.");
  }

  @Test
  void everyChoiceIsVisible() {
    List<Movement> all = movements();
    assertThat(all).doesNotHaveDuplicates();
    assertThat(new HashSet<>(all)).hasSameSizeAs(all);
    assertThat(all).extracting(Movement::hashCode).doesNotHaveDuplicates();
    assertThat(all).extracting(Movement::describe).doesNotHaveDuplicates();
    assertThat(all).extracting(Movement::toString).doesNotHaveDuplicates();
    for (Movement movement : all) {
      assertThat(movement.toBuilder().build()).isEqualTo(movement).hasSameHashCodeAs(movement);
      assertThat(movement).isNotEqualTo(null).isNotEqualTo(movement.toString());
    }
    assertThat(Movement.STANDARD.toBuilder().build()).isEqualTo(Movement.STANDARD);
  }

  @Test
  void setsAreCopied() {
    Set<Square> holes = new HashSet<>(Set.of(Square.of("e5")));
    Set<Move> captures = new HashSet<>(Set.of(Move.parse("a3xc1")));
    Movement movement =
        Movement.STANDARD.toBuilder().blackHoles(holes).forbiddenCaptures(captures).build();
    holes.clear();
    captures.clear();
    assertThat(movement.blackHoles()).containsExactly(Square.of("e5"));
    assertThat(movement.forbiddenCaptures()).containsExactly(Move.parse("a3xc1"));
    assertThatThrownBy(() -> movement.blackHoles().clear())
        .isInstanceOf(UnsupportedOperationException.class);
    assertThatThrownBy(() -> movement.forbiddenCaptures().clear())
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "standard|" + START + "|c1-c3|1bbbbbb1/w6w/w6w/w6w/w6w/w1b4w/w6w/1b1bbbb1 w",
        "standard|" + START + "|c1xa3|1bbbbbb1/w6w/w6w/w6w/w6w/b6w/w6w/1b1bbbb1 w",
        "gemma|" + START + "|c1-c3|1bbbbbb1/w6w/w6w/w6w/w6w/w1b4w/w6w/1b#bbbb1 w",
        "gemma|1##bw##1/#4#1#/#1#b#2#/#1wbbw1#/bb#wbw1#/##bww2w/#6#/1######1 w|e8"
            + "|1##b###1/#4#1#/#1#b#2#/#1wbbw1#/bb#wbw1#/##bww2w/#6#/1######1 b",
        "parachute|8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6|a3-b2@e5"
            + "|8/b6w/w6b/b3w2w/w6b/7w/wb5b/8 w b6w5",
        "parachute|6wb/6ww/8/8/8/8/ww6/bw6 b b0w1|pass@e5|6wb/6ww/8/4w3/8/8/ww6/bw6 w",
        "ambiloa|1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b|h3xf1"
            + "|1wwwwww1/B6b/B6b/B6b/B6b/B7/B6b/1WWWWbW1 w",
        "ambiloa|1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 w|b8-b6"
            + "|2wwwww1/B6b/Bw5b/B6b/B6b/B6b/B6b/1WWWWWW1 B",
        "ambiloa|1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 W|b1-b3"
            + "|1wwwwww1/B6b/B6b/B6b/B6b/BW5b/B6b/2WWWWW1 b",
        "black-hole|9/9/9/9/2b6/9/2b6/9/w7w b|c5-e5|9/9/9/9/9/9/2b6/9/w7w w",
        "standard|" + START + "|pass|1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w"
      })
  void editsOfTurns(String variant, String position, String move, String after) {
    Setup setup = Setup.parse(position);
    List<Edit> edits = Variants.movement(variant).edits(setup, Move.parse(move));
    assertThat(setup.apply(edits)).hasToString(after);
  }

  @Test
  void editsAreTheDocumentedOnes() {
    Setup start = Setup.parse(START);
    assertThat(Movement.STANDARD.edits(start, Move.parse("c1xa3")))
        .containsExactly(
            new Edit.Clear(Square.of("c1")),
            new Edit.Put(Square.of("a3"), Stone.BLACK),
            new Edit.HandOver(Color.WHITE, Kind.SOLDIER));
  }

  @Test
  void passesOfASideWithoutTurn() {
    assertThat(Movement.STANDARD.turns(Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b"))).isEmpty();
    assertThat(Movement.STANDARD.passes(Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b")))
        .containsExactly(Move.pass());
    assertThat(Variants.PARACHUTE.passes(Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b b0w1")))
        .hasSize(56)
        .allMatch(move -> move.isPass() && move.placed().isPresent());
  }

  @Test
  void boundForTurnsIsNeverExceeded() {
    for (OracleVariant variant : OracleVariant.all()) {
      Setup start = Setup.parse(variant.start());
      Movement movement = Variants.movement(variant.id());
      assertThat(movement.turns(start).size())
          .isLessThanOrEqualTo(movement.mostTurns(start.topology()));
    }
  }
}
