package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variants;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchAheadTest {
  @ParameterizedTest
  @ValueSource(strings = {"8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b", "8/5w2/4w3/4w3/8/8/1w3b2/3b2bb w"})
  void findsTheOnlyWinInOne(String position) {
    // Case C17, in either colour.
    assertThat(SearchAhead.winning(Position.of(Ruleset.standard(), Setup.parse(position)), 1))
        .containsExactly(Move.parse("b2-d4"));
  }

  @ParameterizedTest
  @EnumSource(names = {"SOUCIE", "ABSTRACT_PLAY"})
  void findsTheFirstMovesThatWinInThreeOnFourByFour(Preset preset) {
    // Case N22.
    assertThat(SearchAhead.winning(Position.start(Variants.square(4).rules(preset)), 3))
        .containsExactlyInAnyOrder(
            Move.parse("b1-b3"), Move.parse("c1-c3"), Move.parse("b4-b2"), Move.parse("c4-c2"));
  }

  @Test
  void leavesNothingToFindAtDepthOneOfTheStart() {
    assertThat(SearchAhead.winning(Position.start(), 1)).isEmpty();
  }
}
