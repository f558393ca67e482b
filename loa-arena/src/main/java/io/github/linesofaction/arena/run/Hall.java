package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.Participant;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.CancellationException;
import java.util.concurrent.LinkedBlockingQueue;
import org.jspecify.annotations.Nullable;

/**
 * Boards side by side: as many games at once as there are. Each board has a thread and programs of
 * its own. {@link #close()} may come from any thread, and leaves nothing running.
 */
public final class Hall implements AutoCloseable {
  private final int boards;
  private final Set<Participant> seated = new HashSet<>();
  private final BlockingQueue<Done> done = new LinkedBlockingQueue<>();
  private volatile boolean closed;

  /** A game that was played, or what went wrong on its board. */
  private record Done(
      Board board,
      Booking booking,
      @Nullable GameReport report,
      @Nullable RuntimeException fault) {}

  /**
   * Opens a hall.
   *
   * @param boards how many games may be played at once
   * @throws IllegalArgumentException if there is no board
   */
  public Hall(int boards) {
    if (boards < 1) {
      throw new IllegalArgumentException(boards + " boards: 1 or more");
    }
    this.boards = boards;
  }

  /**
   * Plays all games of a schedule.
   *
   * @param schedule which games
   * @throws CancellationException if the hall is closed meanwhile or the thread is interrupted
   */
  public void play(Schedule schedule) {
    Objects.requireNonNull(schedule, "schedule");
    Map<Board, Boolean> free = new HashMap<>();
    for (int i = 0; i < boards; i++) {
      free.put(new Board(), true);
    }
    int playing = 0;
    try {
      while (true) {
        while (playing < boards) {
          Optional<Booking> booking = closed ? Optional.empty() : schedule.next();
          if (booking.isEmpty()) {
            break;
          }
          Board board =
              free.entrySet().stream()
                  .filter(Map.Entry::getValue)
                  .findFirst()
                  .orElseThrow()
                  .getKey();
          free.put(board, false);
          board.begin(booking.get());
          playing++;
        }
        if (closed) {
          throw new CancellationException("the hall was closed");
        }
        if (playing == 0) {
          return;
        }
        Done next = done.take();
        playing--;
        free.put(next.board(), true);
        RuntimeException fault = next.fault();
        if (fault != null) {
          throw fault;
        }
        GameReport report = next.report();
        if (report != null && !closed) {
          schedule.finished(next.booking(), report);
        }
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new CancellationException("interrupted");
    } finally {
      close();
    }
  }

  /** Ends all games, without a result, and all programs. */
  @Override
  public void close() {
    Set<Participant> left;
    synchronized (seated) {
      closed = true;
      left = Set.copyOf(seated);
      seated.clear();
    }
    left.parallelStream().forEach(Participant::close);
  }

  private Participant seat(Entrant entrant, long seed) {
    Participant participant = entrant.seats().apply(seed);
    synchronized (seated) {
      if (!closed) {
        seated.add(participant);
        return participant;
      }
    }
    participant.close();
    return participant;
  }

  private void leave(Participant participant) {
    synchronized (seated) {
      seated.remove(participant);
    }
    participant.close();
  }

  /** One game at a time, with the programs that stay from one to the next. */
  private final class Board {
    private final Map<String, Participant> lasting = new HashMap<>();

    void begin(Booking booking) {
      Thread thread = new Thread(() -> done.add(play(booking)), "arena-board");
      thread.setDaemon(true);
      thread.start();
    }

    private Done play(Booking booking) {
      try {
        dismissAllBut(booking);
        Participant first = seat(booking, Side.FIRST);
        Participant second = seat(booking, Side.SECOND);
        GameReport report =
            GameRunner.play(booking.plan(), first, second, new Muted(booking.listener()));
        release(booking.first(), first);
        release(booking.second(), second);
        return new Done(this, booking, report, null);
      } catch (RuntimeException e) {
        return new Done(this, booking, null, e);
      }
    }

    private void dismissAllBut(Booking booking) {
      Set<String> needed = Set.of(key(booking, Side.FIRST), key(booking, Side.SECOND));
      lasting.entrySet().stream()
          .filter(entry -> !needed.contains(entry.getKey()))
          .toList()
          .forEach(
              entry -> {
                lasting.remove(entry.getKey());
                leave(entry.getValue());
              });
    }

    /** Returns what a program is kept under; against itself, it runs twice. */
    private static String key(Booking booking, Side side) {
      Entrant entrant = side == Side.FIRST ? booking.first() : booking.second();
      boolean itself = booking.first().name().equals(booking.second().name());
      return itself ? side + " " + entrant.name() : "ANY " + entrant.name();
    }

    private Participant seat(Booking booking, Side side) {
      Entrant entrant = side == Side.FIRST ? booking.first() : booking.second();
      if (!entrant.isLasting()) {
        return Hall.this.seat(entrant, 2 * booking.seed() + side.ordinal());
      }
      return lasting.computeIfAbsent(
          key(booking, side), name -> Hall.this.seat(entrant, booking.seed()));
    }

    private void release(Entrant entrant, Participant participant) {
      if (!entrant.isLasting()) {
        leave(participant);
      }
    }
  }

  /** Tells of a game as long as the hall is open: what comes of closing it is no news of a game. */
  private final class Muted implements GameListener {
    private final GameListener listener;

    Muted(GameListener listener) {
      this.listener = listener;
    }

    @Override
    public void started(GameState state, GameClock clock) {
      if (!closed) {
        listener.started(state, clock);
      }
    }

    @Override
    public void moved(PlayedMove move, GameState state, GameClock clock) {
      if (!closed) {
        listener.moved(move, state, clock);
      }
    }

    @Override
    public void ended(GameReport report) {
      if (!closed) {
        listener.ended(report);
      }
    }
  }
}
