package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.Oracle;
import io.github.linesofaction.testkit.OracleVariant;
import java.util.List;
import java.util.SplittableRandom;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards of 81 to 256 cells. */
class LargeBoardsTest {
  /** Counts of naive loops and of the general kernel. */
  @ParameterizedTest
  @CsvSource({
    "standard-9, 3, 72836",
    "standard-9, 4, 3008240",
    "standard-10, 3, 110056",
    "standard-10, 4, 5254632",
    "standard-12, 3, 217524",
    "standard-12, 4, 13131064",
    "standard-16, 3, 600948",
    "standard-16, 4, 51132728",
    "black-hole-hex, 3, 26946",
    "black-hole-hex-scrambled, 3, 15324"
  })
  void counts(String variant, int depth, long leaves) {
    assertThat(Perft.count(Position.start(Variants.rules(variant)), depth)).isEqualTo(leaves);
  }

  @ParameterizedTest
  @CsvSource({"black-hole, 5, 127915592", "black-hole-scrambled, 5, 80678356"})
  @Tag("slow")
  void countsOfFivePlies(String variant, int depth, long leaves) {
    counts(variant, depth, leaves);
  }

  static List<String> variants() {
    return OracleVariant.all().stream()
        .filter(variant -> variant.cells().size() > Long.SIZE)
        .map(OracleVariant::id)
        .toList();
  }

  /** Near the end of random games: the last two plies are counted in short cuts. */
  @ParameterizedTest
  @MethodSource("variants")
  void countsNearTheEndAgreeWithTheOracle(String variant) {
    Ruleset rules = Variants.endless(variant);
    Oracle oracle = Oracle.of(variant);
    SearchPosition board = SearchPosition.of(Position.start(rules));
    SplittableRandom random = new SplittableRandom(variant.hashCode());
    while (board.result() == SearchPosition.ONGOING) {
      board.make(board.randomMove(random));
    }
    for (int back = 1; back <= 3; back++) {
      board.unmake();
      String position = board.toString();
      assertThat(Perft.count(board.toPosition(), 2))
          .as(position)
          .isEqualTo(oracle.perft(position, 2));
    }
  }

  /** A position comes again after four quiet plies and is counted; the third time draws. */
  @Test
  void repetitions() {
    Ruleset rules =
        Variants.rules("standard-9").toBuilder().repetition(Repetition.drawAt(3)).build();
    SearchPosition board = SearchPosition.of(Position.start(rules));
    List<String> round = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");
    for (int i = 0; i < 8; i++) {
      assertThat(board.occurrences()).isEqualTo(1 + i / 4);
      assertThat(board.result()).isEqualTo(SearchPosition.ONGOING);
      board.make(board.toCode(Move.parse(round.get(i % 4))));
    }
    assertThat(board.occurrences()).isEqualTo(3);
    assertThat(board.result()).isEqualTo(SearchPosition.DRAW);
  }
}
