package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.internal.GeneralKernel;
import io.github.linesofaction.core.internal.LeafCounter;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.PerftCount;
import io.github.linesofaction.testkit.PerftTable;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.CancellationException;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The numbers N1 to N24. */
class PerftTest {
  private static final long MOST_NODES = 60_000_000;
  private static final long MOST_COUNTED = 35_000_000;
  private static final long MOST_GENERAL = 20_000;

  static List<PerftTable> tables() {
    return PerftTable.load();
  }

  private static Position position(PerftTable table) {
    NoMove noMove = table.noMove().equals("ANY") ? NoMove.PASSES : NoMove.valueOf(table.noMove());
    Ruleset rules = Variants.rules(table.variantId()).toBuilder().noMove(noMove).build();
    return Position.of(rules, Setup.parse(table.position()));
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Tag("slow")
  void nodes(PerftTable table) {
    for (PerftTable.Row row : table.rowsUpTo(MOST_NODES)) {
      assertThat(Perft.count(position(table), row.depth()))
          .as(table.id() + " depth " + row.depth())
          .isEqualTo(row.nodes());
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void nodesOfTheGeneralKernel(PerftTable table) {
    Position position = position(table);
    for (PerftTable.Row row : table.rowsUpTo(MOST_GENERAL)) {
      long nodes = general(position).count(row.depth());
      assertThat(nodes).as(table.id() + " depth " + row.depth()).isEqualTo(row.nodes());
    }
  }

  private static LeafCounter general(Position position) {
    return new LeafCounter(new GeneralKernel(position.rules()).cursor(position.setup()), () -> {});
  }

  @ParameterizedTest
  @MethodSource("tables")
  @Tag("slow")
  void detailsOfTheLastPly(PerftTable table) {
    for (PerftTable.Row row : table.rowsUpTo(MOST_COUNTED)) {
      if (!row.hasDetails()) {
        continue;
      }
      SearchPosition board = SearchPosition.of(position(table));
      long[] counts = new long[5];
      count(board, row.depth(), new int[row.depth() * board.bufferSize()], 0, counts);
      PerftCount found = new PerftCount(counts[0], counts[1], counts[2], counts[3], counts[4]);
      String what = table.id() + " depth " + row.depth();
      assertThat(found.nodes()).as(what).isEqualTo(row.nodes());
      row.captures().ifPresent(n -> assertThat(found.captures()).as(what).isEqualTo(n));
      row.moverOnly().ifPresent(n -> assertThat(found.moverOnly()).as(what).isEqualTo(n));
      row.otherOnly().ifPresent(n -> assertThat(found.otherOnly()).as(what).isEqualTo(n));
      row.both().ifPresent(n -> assertThat(found.both()).as(what).isEqualTo(n));
      row.reached().ifPresent(n -> assertThat(found.reached()).as(what).isEqualTo(n));
    }
  }

  private static void count(SearchPosition board, int depth, int[] buffer, int at, long[] counts) {
    int end = board.generate(buffer, at);
    for (int i = at; i < end; i++) {
      board.make(buffer[i]);
      if (depth > 1) {
        count(board, depth - 1, buffer, end, counts);
      } else {
        counts[0]++;
        counts[1] += MoveCode.isCapture(buffer[i]) ? 1 : 0;
        if (board.result() != SearchPosition.ONGOING) {
          board.outcome().map(Outcome::reason).ifPresent(reason -> note(reason, counts));
        }
      }
      board.unmake();
    }
  }

  private static void note(EndReason reason, long[] counts) {
    switch (reason) {
      case GOAL -> counts[2]++;
      case GOAL_BY_OPPONENT -> counts[3]++;
      case BOTH_AT_GOAL -> counts[4]++;
      default -> {}
    }
  }

  /** Case N21: distinct positions, and as many distinct hashes. */
  @Test
  void distinctPositions() {
    Set<Position> positions = new HashSet<>(Set.of(Position.start()));
    for (int wanted : new int[] {36, 1_244, 32_976}) {
      Set<Position> next = new HashSet<>();
      for (Position position : positions) {
        position.legalMoves().forEach(move -> next.add(position.play(move)));
      }
      positions = next;
      assertThat(positions).hasSize(wanted);
      assertThat(positions.stream().map(Position::hash).distinct().count()).isEqualTo(wanted);
    }
  }

  /** Case N22: the first moves of the forced win in three plies on 4×4. */
  @Test
  void forcedWinOnTheSmallestBoard() {
    for (String both : new String[] {"MOVER_WINS", "DRAW"}) {
      Ruleset rules =
          Variants.rules("standard-4").toBuilder()
              .bothConnected(io.github.linesofaction.core.rules.BothConnected.valueOf(both))
              .build();
      Position start = Position.start(rules);
      List<String> winning =
          start.legalMoves().stream()
              .filter(move -> blackWinsWhateverWhiteDoes(start.play(move)))
              .map(Move::toString)
              .toList();
      assertThat(winning).containsExactlyInAnyOrder("b1-b3", "c1-c3", "b4-b2", "c4-c2");
    }
  }

  private static boolean blackWinsWhateverWhiteDoes(Position position) {
    if (position.isOver()) {
      return blackWon(position);
    }
    return position.legalMoves().stream()
        .map(position::play)
        .allMatch(next -> blackWon(next) || !next.winningMoves().isEmpty());
  }

  private static boolean blackWon(Position position) {
    return position
        .outcome()
        .flatMap(Outcome::winner)
        .equals(Optional.of(io.github.linesofaction.core.board.Color.BLACK));
  }

  @Test
  void divisionAddsUpInTheDocumentedOrder() {
    Position start = Position.start();
    Map<Move, Long> parts = Perft.divide(start, 3);
    assertThat(parts.keySet()).containsExactlyElementsOf(start.legalMoves());
    assertThat(parts.values().stream().mapToLong(Long::longValue).sum()).isEqualTo(44_952);
    assertThat(Perft.divide(start, 1).values()).containsOnly(1L);
    assertThatThrownBy(parts::clear).isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void depthsOutOfRange() {
    Position start = Position.start();
    assertThat(Perft.count(start, 0)).isEqualTo(1);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> Perft.count(start, -1))
        .withMessageContaining("-1");
    assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(start, 0));
    Position over = Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b1w4/8 b"));
    assertThatIllegalArgumentException().isThrownBy(() -> Perft.divide(over, 0));
    assertThat(Perft.divide(over, 1)).isEmpty();
  }

  @Test
  void sharedOutItIsTheSame() {
    ExecutorService threads = Executors.newFixedThreadPool(3);
    try {
      for (int depth = 0; depth < 4; depth++) {
        assertThat(Perft.count(Position.start(), depth, threads))
            .isEqualTo(Perft.count(Position.start(), depth));
      }
      Position over = Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b1w4/8 b"));
      assertThat(Perft.count(over, 2, threads)).isZero();
      assertThatIllegalArgumentException()
          .isThrownBy(() -> Perft.count(Position.start(), -1, threads));
    } finally {
      threads.shutdownNow();
    }
  }

  /** Case W8: a long count stops when its thread is interrupted, and the thread stays so. */
  @Test
  void interruptionStopsACount() {
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Perft.count(Position.start(), 9))
          .isInstanceOf(CancellationException.class);
      assertThat(Thread.currentThread().isInterrupted()).isTrue();
    } finally {
      assertThat(Thread.interrupted()).isTrue();
    }
  }

  /** The parts stop too: the pool ends at once, and not when a count of nine plies does. */
  @Test
  void interruptionStopsASharedCount() throws Exception {
    ExecutorService threads = Executors.newFixedThreadPool(2);
    Thread.currentThread().interrupt();
    try {
      assertThatThrownBy(() -> Perft.count(Position.start(), 9, threads))
          .isInstanceOf(CancellationException.class);
    } finally {
      assertThat(Thread.interrupted()).as("stays interrupted").isTrue();
      threads.shutdown();
      boolean ended = threads.awaitTermination(20, TimeUnit.SECONDS);
      threads.shutdownNow();
      assertThat(ended).isTrue();
    }
  }
}
