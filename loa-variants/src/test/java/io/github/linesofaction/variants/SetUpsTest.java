package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Replay;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Reason;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;

/** Boards and starts of the variants. */
class SetUpsTest {
  static List<Variant> builtIn() {
    return Variants.builtIn();
  }

  /** V80: one geometry for names, cells, texts and moves. */
  @ParameterizedTest
  @MethodSource("builtIn")
  void namesAndCellsAgree(Variant variant) {
    Topology topology = variant.rules().topology();
    Set<Square> met = new HashSet<>();
    for (int cell = 0; cell < topology.cellCount(); cell++) {
      Square square = topology.squareAt(cell);
      assertThat(topology.cell(Square.of(square.toString()))).isEqualTo(cell);
      assertThat(met.add(square)).isTrue();
      Setup alone = Setup.builder(topology).put(Color.BLACK, square).inHand(Color.WHITE, 1).build();
      assertThat(Setup.parse(alone.toString()).stones(Color.BLACK).toList())
          .containsExactly(square);
    }
    assertThat(met).containsExactlyInAnyOrderElementsOf(topology.squares());
  }

  /** V82: the map of stones, the text and its reading are one board, Black to move. */
  @ParameterizedTest
  @MethodSource("builtIn")
  void startIsOneBoard(Variant variant) {
    Setup start = variant.rules().start();
    Setup read = Setup.parse(start.toString());
    for (Square square : start.topology().squares()) {
      assertThat(read.stoneAt(square)).isEqualTo(start.stoneAt(square));
    }
    assertThat(read).isEqualTo(start);
    assertThat(start.sideToMove()).isEqualTo(Color.BLACK);
    assertThat(start.stones(Color.BLACK)).hasSameSizeAs(start.stones(Color.WHITE));
  }

  @Test
  void blackOwnsTheRanksOfTheStandardStart() {
    Setup start = Variants.STANDARD.rules().start();
    assertThat(start.stones(Color.BLACK).toList())
        .extracting(Square::toString)
        .containsExactlyInAnyOrder(
            "b1", "c1", "d1", "e1", "f1", "g1", "b8", "c8", "d8", "e8", "f8", "g8");
    assertThat(start.stones(Color.WHITE).toList())
        .extracting(Square::toString)
        .containsExactlyInAnyOrder(
            "a2", "a3", "a4", "a5", "a6", "a7", "h2", "h3", "h4", "h5", "h6", "h7");
  }

  /** V4: games recorded under the name Scrambled-eggs need White on a2, from the first ply on. */
  @ParameterizedTest
  @CsvSource({
    "f1xh3 c1xa3 e8-g6 a6xc8 a5-c5 f8xc5 d1-f3 e1xb1 g8-g5 a3xa7 f3xh5, BLACK, f1xh3",
    "f1xh3 a6xc8 a3xc1 h5-f7 h2-f2 a2-d5 h4xe1 h7-e7 b1xg1 d5xg8 a7xa4, WHITE, f1xh3",
    "g8-e6 h5-f7 b1-d3 a4-c2 a7-d7 h7-e4 h2-e2 c2-a4 h4xe4 f8xh6 a5-c7 c1xa3 d1-d5, BLACK, g8-e6"
  })
  void recordedGamesNeedWhiteOnA2(String moves, Color winner, String first) {
    List<Move> plies = Arrays.stream(moves.split(" ", -1)).map(Move::parse).toList();
    Variant eggs = Variants.find("Scrambled-eggs").orElseThrow();
    Replay replay = Game.start(eggs.rules()).replay(plies);
    assertThat(replay.fault()).isEmpty();
    assertThat(replay.game().outcome().flatMap(Outcome::winner)).contains(winner);

    Replay other = Game.start(Variants.SCRAMBLED_EGGS_MIRRORED.rules()).replay(plies);
    assertThat(other.played()).isZero();
    assertThat(other.rest().get(0)).hasToString(first);
    assertThat(other.fault().orElseThrow().reason()).contains(Reason.NOT_YOUR_STONE);
  }
}
