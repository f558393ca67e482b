package io.github.linesofaction.cli;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.run.GameListener;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.arena.run.GameReport;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.function.LongSupplier;

/**
 * The games that are being played, drawn anew on the terminal a few times a second, where somebody
 * watches; elsewhere it does nothing.
 */
final class LiveBoards {
  private static final long PAUSE = 250_000_000L;
  private static final String UP_AND_CLEAR = "\u001b[%dA\r\u001b[J";

  private final Streams streams;
  private final LongSupplier nanos;
  private final Map<Integer, List<String>> boards = new TreeMap<>();
  private String standing = "";
  private int drawn;
  private long last;

  LiveBoards(Streams streams, LongSupplier nanos) {
    this.streams = streams;
    this.nanos = nanos;
    this.last = nanos.getAsLong() - PAUSE;
  }

  /** Says how things stand, in a line below the boards. */
  synchronized void standing(String line) {
    standing = line;
  }

  /** Returns who follows a game; called by its own thread. */
  GameListener follow(int number, GamePlan plan) {
    if (!streams.errWatched()) {
      return GameListener.NONE;
    }
    return new GameListener() {
      private int plies;

      @Override
      public void started(GameState state, GameClock clock) {
        show(number, board(number, plan, state, clock, "start"));
      }

      @Override
      public void moved(PlayedMove move, GameState state, GameClock clock) {
        plies++;
        show(number, board(number, plan, state, clock, "move " + plies + ": " + move.text()));
      }

      @Override
      public void ended(GameReport report) {
        show(number, List.of());
      }
    };
  }

  private static List<String> board(
      int number, GamePlan plan, GameState state, GameClock clock, String progress) {
    List<String> lines = new ArrayList<>();
    lines.add(
        "game "
            + number
            + ": "
            + plan.first()
            + " - "
            + plan.second()
            + ", "
            + progress
            + times(clock));
    state.picture().lines().forEach(lines::add);
    return lines;
  }

  private static String times(GameClock clock) {
    StringBuilder times = new StringBuilder();
    for (Side side : Side.values()) {
      clock
          .millisLeft(side)
          .ifPresent(
              left ->
                  times
                      .append(times.length() == 0 ? ", " : " - ")
                      .append(left / 1000)
                      .append('.')
                      .append(left / 100 % 10)
                      .append(" s"));
    }
    return times.toString();
  }

  private synchronized void show(int number, List<String> lines) {
    if (lines.isEmpty()) {
      boards.remove(number);
    } else {
      boards.put(number, lines);
    }
    if (nanos.getAsLong() - last >= PAUSE) {
      hide();
      draw();
    }
  }

  private void draw() {
    last = nanos.getAsLong();
    List<String> lines = new ArrayList<>();
    boards.values().forEach(lines::addAll);
    if (!standing.isEmpty()) {
      lines.add(standing);
    }
    lines.forEach(line -> streams.err().print(line + "\n"));
    streams.err().flush();
    drawn = lines.size();
  }

  /** Takes the boards away, if they are there, so that something else can be printed. */
  synchronized void hide() {
    if (drawn > 0) {
      streams.err().print(UP_AND_CLEAR.replace("%d", String.valueOf(drawn)));
      streams.err().flush();
      drawn = 0;
    }
  }
}
