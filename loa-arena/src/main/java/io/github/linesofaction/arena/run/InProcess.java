package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.player.Answer;
import io.github.linesofaction.arena.player.FailureException;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.Info;
import io.github.linesofaction.arena.player.Participant;
import io.github.linesofaction.arena.player.Thinking;
import io.github.linesofaction.arena.player.Turn;
import java.util.List;
import java.util.Objects;

/** A player of this program at the board. */
public final class InProcess implements Participant {
  private final GamePlayer player;
  private final TimeSource time;
  private volatile boolean closed;

  /**
   * Makes a participant.
   *
   * @param player who chooses the moves
   * @param time what it is timed by
   */
  public InProcess(GamePlayer player, TimeSource time) {
    this.player = Objects.requireNonNull(player, "player");
    this.time = Objects.requireNonNull(time, "time");
  }

  @Override
  public void prepare(ArenaGame game) {
    Objects.requireNonNull(game, "game");
  }

  @Override
  public Answer choose(Turn turn) {
    Objects.requireNonNull(turn, "turn");
    long asked = time.nanos();
    Ear ear = new Ear(asked, turn.mostNanos().orElse(Long.MAX_VALUE));
    String text;
    try {
      text = player.choose(turn.state(), turn.allowance(), ear);
    } catch (RuntimeException e) {
      // A player that throws has crashed, as a program would have that ends.
      throw new FailureException(EndKind.CRASH, "threw " + e);
    }
    return new Answer(text, time.nanos() - asked, ear.last);
  }

  @Override
  public List<String> confirm(Turn turn) {
    Objects.requireNonNull(turn, "turn");
    return List.of();
  }

  @Override
  public List<String> takeRemarks() {
    return List.of();
  }

  @Override
  public void close() {
    closed = true;
  }

  /** Listens to the player, and stops it when its time is over. */
  private final class Ear implements Thinking {
    private final long asked;
    private final long most;
    private Info last = Info.NONE;

    Ear(long asked, long most) {
      this.asked = asked;
      this.most = most;
    }

    @Override
    public boolean isStopped() {
      return closed || time.nanos() - asked >= most;
    }

    @Override
    public void tell(Info info) {
      last = Objects.requireNonNull(info, "info");
    }
  }
}
