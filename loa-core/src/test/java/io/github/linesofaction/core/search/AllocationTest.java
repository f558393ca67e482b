package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import java.lang.reflect.Method;
import java.util.SplittableRandom;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The search board allocates nothing after construction, on boards of up to 64 squares. */
class AllocationTest {
  private static final int GAMES = 30;

  /** What this thread has allocated; by name, since the module under test reads java.base alone. */
  private static final class Allocated {
    private final Object threads;
    private final Method method;

    Allocated() throws Exception {
      threads =
          Class.forName("java.lang.management.ManagementFactory")
              .getMethod("getThreadMXBean")
              .invoke(null);
      method =
          Class.forName("com.sun.management.ThreadMXBean")
              .getMethod("getCurrentThreadAllocatedBytes");
    }

    long bytes() throws Exception {
      return (long) method.invoke(threads);
    }
  }

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
        "standard-5"
      })
  void nothingIsAllocated(String variant) throws Exception {
    Ruleset rules = Variants.rules(variant);
    SearchPosition board = SearchPosition.of(Position.start(rules));
    int[] buffer = new int[board.bufferSize()];
    SplittableRandom random = new SplittableRandom(7);
    Allocated allocated = new Allocated();
    play(board, buffer, random);
    allocated.bytes();
    long before = allocated.bytes();
    long work = 0;
    for (int game = 0; game < GAMES; game++) {
      work += play(board, buffer, random);
    }
    long bytes = allocated.bytes() - before;
    assertThat(work).isGreaterThan(GAMES);
    // The question itself costs a few dozen bytes; one object in each game would cost more.
    assertThat(bytes).as("bytes for %d plies", work).isLessThan(GAMES * 16L);
  }

  /** A random game with everything asked that a search asks, made and unmade. */
  private static long play(SearchPosition board, int[] buffer, SplittableRandom random) {
    long seen = 0;
    while (board.result() == SearchPosition.ONGOING && board.plies() < 200) {
      int count = board.generate(buffer);
      board.make(buffer[random.nextInt(count)]);
      board.unmake();
      seen += board.generateCaptures(buffer, 0) + board.countMoves() + board.occurrences();
      seen += board.hash() == 0 ? 1 : 0;
      seen += board.pliesWithoutCapture() + board.sideToMove().ordinal();
      int move = board.randomMove(random);
      if (move == MoveCode.NONE) {
        break;
      }
      board.make(move);
    }
    while (board.plies() > 0) {
      board.unmake();
    }
    return seen;
  }
}
