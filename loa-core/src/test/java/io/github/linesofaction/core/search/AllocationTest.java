package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Boards;
import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.testkit.AllocatedBytes;
import java.util.List;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The search board allocates nothing after construction, on any board. */
class AllocationTest {
  private static final int GAMES = 30;
  private static final int ROUNDS = 5;
  private static final Color[] COLORS = Color.values();

  @ParameterizedTest
  @ValueSource(
      strings = {
        "standard",
        "scrambled-eggs",
        "gemma",
        "sfilzotto",
        "sfilzotto-beppi",
        "sfilzotto-chiuso",
        "ambiloa",
        "neighbors",
        "parachute",
        "alveole",
        "standard-5",
        "black-hole",
        "black-hole-hex"
      })
  void nothingIsAllocated(String variant) throws Exception {
    nothingIsAllocated(Position.start(Variants.rules(variant)));
  }

  static List<Topology> boards() {
    return Boards.all();
  }

  @ParameterizedTest
  @MethodSource("boards")
  void nothingIsAllocatedOnAnyBoard(Topology topology) throws Exception {
    nothingIsAllocated(Boards.strewn(topology));
  }

  private static void nothingIsAllocated(Position start) throws Exception {
    SearchPosition board = SearchPosition.of(start);
    SearchPosition other = board.copy();
    int[] buffer = new int[board.bufferSize()];
    SplittableRandom random = new SplittableRandom(7);
    AllocatedBytes allocated = new AllocatedBytes();
    LongSupplier bits = random::nextLong;
    play(board, buffer, random, bits);
    play(other, buffer, random, bits);
    allocated.bytes();
    long work = 0;
    long least = Long.MAX_VALUE;
    // The machine allocates now and then on this thread while it compiles: what every round
    // allocates is the board's, what one of them does without is not.
    for (int round = 0; round < ROUNDS && least >= GAMES * 16L; round++) {
      long before = allocated.bytes();
      for (int game = 0; game < GAMES; game++) {
        work += play(board, buffer, random, bits);
        other.reset(board);
        other.makeNull();
        board.reset(other);
        board.reset(start);
      }
      least = Math.min(least, allocated.bytes() - before);
    }
    assertThat(work).isGreaterThan(GAMES);
    // The question itself costs a few dozen bytes; one object in each game would cost more.
    assertThat(least).as("bytes for %d plies", work).isLessThan(GAMES * 16L);
  }

  /** A random game with everything asked that a search asks, made and unmade. */
  private static long play(
      SearchPosition board, int[] buffer, SplittableRandom random, LongSupplier bits) {
    long seen = 0;
    while (board.result() == SearchPosition.ONGOING && board.plies() < 200) {
      int count = board.generate(buffer);
      board.make(buffer[random.nextInt(count)]);
      board.unmake();
      seen += board.generateCaptures(buffer, 0) + board.countMoves() + board.occurrences();
      seen += board.hash() == 0 ? 1 : 0;
      seen += board.pliesWithoutCapture() + board.sideToMove().ordinal();
      seen += stones(board);
      board.makeNull();
      seen += board.result() + board.generate(buffer);
      board.unmake();
      int move = seen % 2 == 0 ? board.randomMove(random) : board.randomMove(bits);
      if (move == MoveCode.NONE) {
        break;
      }
      board.make(move);
    }
    while (board.lastMove() != MoveCode.NONE) {
      board.unmake();
    }
    return seen;
  }

  private static long stones(SearchPosition board) {
    long seen = 0;
    for (Color color : COLORS) {
      seen += Long.bitCount(board.word(color, 0) | board.word(color, 3));
      seen += board.mobility(color) + board.countGroups(color);
    }
    for (int cell = 0; cell < board.rules().topology().cellCount(); cell++) {
      seen += board.stoneAt(cell).isPresent() ? 1 : 0;
    }
    return seen;
  }
}
