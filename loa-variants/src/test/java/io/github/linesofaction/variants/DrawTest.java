package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.SplittableRandom;
import java.util.TreeMap;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** Moves of variants are drawn evenly, whatever sorts of turn there are. */
class DrawTest {
  private static final int EACH = 100;

  /**
   * Chi-square with a fixed seed: with k moves the statistic has k-1 degrees of freedom, its mean
   * is k-1 and its variance 2(k-1), so six deviations are far beyond chance.
   */
  @ParameterizedTest
  @CsvSource({
    "gemma, '1######1/#3##1#/#1####w#/#b####b#/####w#w#/#####wb#/#1#2#1#/1######1 b'",
    "gemma, '1##bw##1/#4#1#/#1#b#2#/#1wbbw1#/bb#wbw1#/##bww2w/#6#/1######1 w'",
    "parachute, '8/b6w/w6b/b3w2w/w6b/7w/wb5b/8 w b6w5'",
    "parachute, '6wb/6ww/8/8/8/8/ww6/bw6 b b0w1'",
    "parachute-board-only, '8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6'",
    "ambiloa, '1wwwww2/B6b/B5wb/B1B4b/B4b2/7b/B4W1b/1WWW1WW1 b'",
    "ambiloa, '8/8/4B3/8/7w/8/ww6/bw6 b'",
    "neighbors, '8/b7/8/3bw3/3wb3/8/8/w7 b'",
    "neighbors, '8/1b6/8/8/4w3/8/1w4bb/8 b'",
    "sfilzotto-beppi, '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w'",
    "sfilzotto-chiuso, '1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b'"
  })
  void everyMoveHasTheSameChance(String variant, String text) {
    Position position =
        Position.of(Variants.find(variant).orElseThrow().rules(), Setup.parse(text));
    SearchPosition board = SearchPosition.of(position);
    int moves = board.countMoves();
    SplittableRandom random = new SplittableRandom(20_002);
    TreeMap<Integer, Integer> drawn = new TreeMap<>();
    for (int i = 0; i < moves * EACH; i++) {
      drawn.merge(board.randomMove(random), 1, Integer::sum);
    }
    assertThat(drawn.keySet().stream().map(code -> MoveCode.toMove(position.topology(), code)))
        .containsExactlyInAnyOrderElementsOf(position.legalMoves());
    double sum = 0;
    for (int count : drawn.values()) {
      sum += (double) (count - EACH) * (count - EACH) / EACH;
    }
    double freedom = moves - 1;
    assertThat(sum)
        .isBetween(freedom - 6 * Math.sqrt(2 * freedom), freedom + 6 * Math.sqrt(2 * freedom));
  }
}
