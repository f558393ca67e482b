package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.core.search.Perft;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Cases H11, H14 and R12: games side by side, one position for many threads, long games. */
class ThreadsTest {
  private static Game random(Ruleset rules, long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    Game game = Game.start(rules);
    while (!game.isOver() && game.plies() < 60) {
      List<Move> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  private static <T> List<T> together(int threads, Callable<T> task) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      CountDownLatch ready = new CountDownLatch(threads);
      List<Future<T>> answers = new ArrayList<>();
      for (int i = 0; i < threads; i++) {
        answers.add(
            pool.submit(
                () -> {
                  ready.countDown();
                  ready.await();
                  return task.call();
                }));
      }
      List<T> all = new ArrayList<>();
      for (Future<T> answer : answers) {
        all.add(answer.get());
      }
      return all;
    } finally {
      pool.shutdownNow();
    }
  }

  @Test
  void interleavedGames() {
    Game one = Game.start();
    Game other = Game.start(Variants.rules("gemma"));
    List<Move> first = random(Ruleset.standard(), 1).moves();
    List<Move> second = random(Variants.rules("gemma"), 2).moves();
    for (int ply = 0; ply < Math.max(first.size(), second.size()); ply++) {
      one = ply < first.size() ? one.play(first.get(ply)) : one;
      other = ply < second.size() ? other.play(second.get(ply)) : other;
    }
    assertThat(one).isEqualTo(random(Ruleset.standard(), 1));
    assertThat(other).isEqualTo(random(Variants.rules("gemma"), 2));
  }

  @Test
  @Tag("slow")
  void eightThreadsPlayAsOne() throws Exception {
    Callable<List<String>> task =
        () -> {
          List<String> games = new ArrayList<>();
          for (long seed = 0; seed < 25; seed++) {
            games.add(random(Ruleset.standard(), seed).toString());
          }
          return games;
        };
    List<String> alone = task.call();
    assertThat(together(8, task)).hasSize(8).containsOnly(alone);
  }

  @Test
  @Tag("slow")
  void onePositionForManyThreads() throws Exception {
    Ruleset rules = Variants.rules("standard");
    for (int round = 0; round < 20; round++) {
      // New each time, so that nothing is known yet when the threads begin to ask.
      Position position =
          Position.of(rules, Setup.parse("1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w"));
      Game game = Game.from(position);
      Callable<String> task =
          () ->
              position.legalMoves()
                  + " "
                  + position.outcome()
                  + position.groups(Color.BLACK)
                  + position
                  + Setup.parse(position.toString())
                  + position.hash()
                  + game.play("d3-d6").occurrences()
                  + game.occurrences()
                  + game.outcome();
      List<String> answers = together(16, task);
      assertThat(answers).hasSize(16).containsOnly(task.call());
    }
  }

  /** Each thread has its own search board; the game, and the rules, are everybody's. */
  @Test
  @Tag("slow")
  void searchBoardsSideBySide() throws Exception {
    for (String variant : List.of("standard", "gemma", "parachute", "black-hole")) {
      Game game = random(Variants.endless(variant), 3);
      Game shared = game.at(Math.min(10, game.plies()));
      Callable<List<String>> task =
          () -> {
            SplittableRandom random = new SplittableRandom(5);
            SearchPosition board = SearchPosition.of(shared);
            int[] buffer = new int[board.bufferSize()];
            List<String> seen = new ArrayList<>();
            for (int step = 0; step < 300; step++) {
              int count = board.generate(buffer);
              boolean back = count == 0 || random.nextInt(3) == 0;
              if (!back) {
                board.make(buffer[random.nextInt(count)]);
              } else if (board.plies() > shared.plies()) {
                board.unmake();
              }
              seen.add(board.hash() + " " + count + " " + board.occurrences() + board.result());
            }
            seen.add(board.toGame().toString());
            seen.add(Perft.count(shared.position(), 2) + "");
            return seen;
          };
      List<String> alone = task.call();
      assertThat(together(16, task)).as(variant).hasSize(16).containsOnly(alone);
    }
  }

  /** What is made when it is first asked for, is made once for all. */
  @Test
  void boardsAndRulesAskedByAllAtOnce() throws Exception {
    for (int round = 0; round < 5; round++) {
      Ruleset rules =
          Ruleset.builder(StandardSetups.scrambled(Topology.square(11), Color.WHITE)).build();
      Callable<List<Object>> task =
          () -> {
            List<Object> seen = new ArrayList<>();
            for (Topology board :
                List.of(rules.topology(), Topology.square(15), Topology.hexagon(7))) {
              seen.add(board);
              seen.add(board.symmetries());
              seen.add(board.edges());
              seen.add(board.bitboards().isPresent());
              for (Square square : board.squares()) {
                seen.add(board.neighbours(square));
                board.axes().forEach(axis -> seen.add(board.line(square, axis)));
              }
            }
            seen.add(rules.describe());
            seen.add(rules.hashCode());
            seen.add(Position.start(rules).legalMoves());
            seen.add(Position.start(rules).hash());
            return seen;
          };
      List<List<Object>> answers = together(16, task);
      assertThat(answers).hasSize(16).containsOnly(task.call());
      // Boards of a size are one and the same, whoever asks first.
      assertThat(answers).allMatch(seen -> seen.get(0) == rules.topology());
    }
  }

  /**
   * Case R12. The work is counted in looks at set-ups: ten times the plies take ten times as many,
   * or a little more, where the square would be a hundred times; and the best of some runs is
   * quick.
   */
  @Test
  @Tag("slow")
  void longGamesGrowLinearly() {
    for (Repetition repetition :
        List.of(Repetition.NONE, Repetition.claimableAt(3), Repetition.drawAt(100_000))) {
      Ruleset rules = Variants.endless("standard").toBuilder().repetition(repetition).build();
      long few = cycle(rules, 2_000);
      long many = cycle(rules, 20_000);
      assertThat(many).as(repetition.toString()).isBetween(5 * few, 15 * few);
      long best = Long.MAX_VALUE;
      for (int run = 0; run < 3; run++) {
        long start = System.nanoTime();
        cycle(rules, 20_000);
        best = Math.min(best, System.nanoTime() - start);
      }
      assertThat(best).as("nanoseconds").isLessThan(2_000_000_000L);
    }
  }

  /** Plays on in the same cycle, asks everything at the end, and answers how often it hashed. */
  private static long cycle(Ruleset rules, int plies) {
    List<Move> moves =
        List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2").stream().map(Move::parse).toList();
    AtomicLong looks = new AtomicLong();
    Game game =
        Game.from(
            Position.start(rules),
            setup -> {
              looks.incrementAndGet();
              return setup.hashCode();
            });
    for (int ply = 0; ply < plies; ply++) {
      game = game.play(moves.get(ply % 4));
    }
    assertThat(game.isOver()).isFalse();
    assertThat(game.claimable().isPresent()).isEqualTo(rules.repetition().claimableAt() > 0);
    assertThat(game.plies()).isEqualTo(plies);
    assertThat(game.moves()).hasSize(plies);
    assertThat(game.occurrences()).isEqualTo(plies / 4 + 1);
    return looks.get();
  }
}
