package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.Answer;
import io.github.linesofaction.arena.player.FailureException;
import io.github.linesofaction.arena.player.Participant;
import io.github.linesofaction.arena.player.Turn;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.jspecify.annotations.Nullable;

/**
 * A program that speaks UGI or UCI. Which of them, it tells itself: {@code ugi} is tried first, and
 * a program that answers {@code isready} without having said {@code ugiok} is asked by {@code uci}.
 *
 * <p>A program that fails is ended at once, and started anew for the next game. One that is only
 * late is told to stop, and stays if it answers then.
 */
public final class ProgramParticipant implements Participant {
  private static final long MILLI = 1_000_000L;

  /** How long a program that is late may take to answer {@code stop}, in milliseconds. */
  private static final long LATE_MILLIS = 1_000;

  /** More than this between a question and its answer is a flood, in characters. */
  private static final long MOST_TALK = 16_000_000L;

  private final Launcher launcher;
  private final Patience patience;
  private final Side whiteClock;
  private final Map<String, String> settings;
  private final List<String> remarks = new ArrayList<>();
  private volatile @Nullable Session session;
  private volatile boolean closed;

  private ProgramParticipant(
      Launcher launcher, Patience patience, Side whiteClock, Map<String, String> settings) {
    this.launcher = launcher;
    this.patience = patience;
    this.whiteClock = whiteClock;
    this.settings = settings;
  }

  /**
   * Makes a participant; the program is started with the first game.
   *
   * @param launcher starts the program
   * @return the participant, which waits as long as usual and sets no options but the game's
   */
  public static ProgramParticipant of(Launcher launcher) {
    Objects.requireNonNull(launcher, "launcher");
    return new ProgramParticipant(launcher, Patience.USUAL, Side.FIRST, Map.of());
  }

  /**
   * Changes how long the program is waited for where no clock runs.
   *
   * @param value the patience
   * @return such a participant, not started
   */
  public ProgramParticipant withPatience(Patience value) {
    Objects.requireNonNull(value, "value");
    return new ProgramParticipant(launcher, value, whiteClock, settings);
  }

  /**
   * Chooses whose clock UCI calls {@code w}.
   *
   * @param side the first side, as is usual; or the second, which has the white stones
   * @return such a participant, not started
   */
  public ProgramParticipant withWhiteClock(Side side) {
    Objects.requireNonNull(side, "side");
    return new ProgramParticipant(launcher, patience, side, settings);
  }

  /**
   * Chooses options to set beside those of the game, where the program has them.
   *
   * @param options values by the names of options, in the order to set them
   * @return such a participant, not started
   */
  public ProgramParticipant withSettings(Map<String, String> options) {
    Map<String, String> copy = new LinkedHashMap<>(Objects.requireNonNull(options, "options"));
    return new ProgramParticipant(launcher, patience, whiteClock, copy);
  }

  @Override
  public void prepare(ArenaGame game) {
    Objects.requireNonNull(game, "game");
    guarded(
        () -> {
          Session known = session;
          if (known == null) {
            known = new Session(launcher.launch());
            session = known;
            closeIfClosed();
            known.open();
          }
          known.newGame(game);
          return "";
        });
  }

  @Override
  public Answer choose(Turn turn) {
    Objects.requireNonNull(turn, "turn");
    Session known = session;
    if (known == null) {
      throw new FailureException(EndKind.CRASH, "the program is not running");
    }
    return guarded(() -> known.choose(turn));
  }

  @Override
  public List<String> confirm(Turn turn) {
    Objects.requireNonNull(turn, "turn");
    Session known = session;
    if (known == null) {
      return List.of();
    }
    try {
      return guarded(() -> known.confirm(turn));
    } catch (FailureException e) {
      return List.of("after the end of the game: " + e.detail());
    }
  }

  @Override
  public List<String> takeRemarks() {
    List<String> taken = List.copyOf(remarks);
    remarks.clear();
    return taken;
  }

  /** Does something that may fail; the program does not outlive a failure, unless it is late. */
  private <T> T guarded(Failing<T> action) {
    try {
      return action.run();
    } catch (FailureException e) {
      Session known = session;
      if (e.kind() != EndKind.TIME || known == null || !known.stopped()) {
        end();
      }
      throw e;
    }
  }

  private void end() {
    Session known = session;
    session = null;
    if (known != null) {
      known.channel.close();
    }
  }

  private void closeIfClosed() {
    if (closed) {
      end();
      throw new FailureException(EndKind.CRASH, "ended by the arena");
    }
  }

  @Override
  public void close() {
    closed = true;
    end();
  }

  /** Something that may fail. */
  private interface Failing<T> {
    T run();
  }

  /** One run of the program. */
  private final class Session {
    private final LineChannel channel;
    private final Set<String> options = new TreeSet<>(String.CASE_INSENSITIVE_ORDER);
    private Protocol protocol = Protocol.UGI;
    private String lastWords = "";

    Session(LineChannel channel) {
      this.channel = channel;
    }

    void open() {
      channel.send(protocol.hello(), "isready");
      if (!greeted()) {
        protocol = Protocol.uci(whiteClock);
        channel.send(protocol.hello(), "isready");
        if (!greeted()) {
          throw new FailureException(
              EndKind.NO_ANSWER, "said neither ugiok nor uciok, but readyok");
        }
      }
    }

    /** Reads the program's options until it is ready; tells whether it said {@code …ok}. */
    private boolean greeted() {
      boolean ok = false;
      Countdown countdown = new Countdown(patience.startMillis() * MILLI);
      while (true) {
        Words line = next(countdown, "no answer to " + protocol.hello());
        if (line.get(0).equals(protocol.hello() + "ok")) {
          ok = true;
        } else if (line.get(0).equals("readyok")) {
          return ok;
        } else if (line.get(0).equals("option") && line.get(1).equals("name")) {
          int type = line.indexOf("type");
          options.add(line.between(2, type < 0 ? line.size() : type));
        }
      }
    }

    void newGame(ArenaGame game) {
      if (protocol instanceof Protocol.Uci && game.uci().isEmpty()) {
        throw new FailureException(
            EndKind.NO_ANSWER, "speaks UCI, which has no words for " + game.name());
      }
      game.options().forEach(this::set);
      settings.forEach(this::set);
      channel.send(protocol.newGame());
      ready();
    }

    private void set(String option, String value) {
      if (options.contains(option)) {
        channel.send("setoption name " + option + " value " + value);
      }
    }

    /** Waits until the program is ready, and answers what it said to queries before. */
    private List<String> ready() {
      channel.send("isready");
      Countdown countdown = new Countdown(patience.readyMillis() * MILLI);
      List<String> responses = new ArrayList<>();
      while (true) {
        Words line = next(countdown, "no readyok");
        switch (line.get(0)) {
          case "readyok" -> {
            return responses;
          }
          case "response" -> responses.add(line.get(1));
          case "bestmove" -> remarks.add("answered without being asked: " + line.from(0));
          default -> {}
        }
      }
    }

    Answer choose(Turn turn) {
      channel.send(protocol.position(turn));
      if (protocol.hasQueries()) {
        channel.send("query gameover", "query p1turn");
      }
      List<String> responses = ready();
      if (responses.size() == 2) {
        agree("query gameover", responses.get(0), "false", turn);
        boolean firstToMove = turn.state().sideToMove() == Side.FIRST;
        agree("query p1turn", responses.get(1), String.valueOf(firstToMove), turn);
      }
      return think(turn);
    }

    private void agree(String query, String said, String right, Turn turn) {
      if (!said.equals(right)) {
        throw new FailureException(EndKind.DISAGREEMENT, difference(query, said, right, turn));
      }
    }

    private static String difference(String query, String said, String right, Turn turn) {
      return query + ": " + said + " where it is " + right + ", at " + turn.state().text();
    }

    private Answer think(Turn turn) {
      long most = turn.mostNanos().orElse(patience.answerMillis() * MILLI);
      long asked = channel.nanos();
      channel.send(protocol.go(turn.allowance()));
      String info = "";
      long talk = 0;
      lastWords = "";
      while (true) {
        long spent = channel.nanos() - asked;
        Received received = channel.receive(Math.max(0, most - spent));
        switch (received.kind()) {
          case LINE -> {
            long nanos = received.nanos() - asked;
            if (nanos > most) {
              throw late(turn, most);
            }
            String text = received.text();
            talk += text.length();
            if (talk > MOST_TALK) {
              throw new FailureException(
                  EndKind.GARBAGE, "more than " + MOST_TALK + " characters and no answer");
            }
            if (text.startsWith("bestmove")) {
              return answer(Words.of(text), nanos, info, turn);
            } else if (text.startsWith("info ")) {
              info = text.contains(" score ") ? text : info;
            } else if (!text.isBlank()) {
              lastWords = text;
            }
          }
          case NOTHING -> throw late(turn, most);
          default -> throw broken(received);
        }
      }
    }

    /** Stops a search; tells whether its answer came, late as it is. */
    boolean stopped() {
      channel.send("stop");
      Countdown countdown = new Countdown(Math.min(patience.readyMillis(), LATE_MILLIS) * MILLI);
      try {
        while (!next(countdown, "no answer to stop").get(0).equals("bestmove")) {
          // What it thinks matters no more.
        }
        return true;
      } catch (FailureException e) {
        return false;
      }
    }

    private FailureException late(Turn turn, long most) {
      EndKind kind = turn.mostNanos().isPresent() ? EndKind.TIME : EndKind.NO_ANSWER;
      return new FailureException(kind, "no answer within " + most / MILLI + " ms" + said());
    }

    private Answer answer(Words line, long nanos, String info, Turn turn) {
      String word = line.get(1);
      if (word.isEmpty() || !line.get(0).equals("bestmove")) {
        throw new FailureException(EndKind.GARBAGE, "said: " + Quote.of(line.from(0)));
      }
      if (word.equals("(none)")) {
        throw new FailureException(
            EndKind.DISAGREEMENT,
            "bestmove (none) where there is a move, at " + turn.state().text());
      }
      String text = protocol.parseMove(word, turn.game());
      if (word.equals("claim")) {
        text = "claim " + protocol.parseMove(line.get(2), turn.game());
      }
      return new Answer(text, nanos, InfoLine.parse(info));
    }

    List<String> confirm(Turn turn) {
      if (!protocol.hasQueries()) {
        return List.of();
      }
      channel.send(protocol.position(turn), "query gameover", "query result");
      List<String> responses = ready();
      List<String> differences = new ArrayList<>();
      Optional<GameResult> result = turn.state().result();
      if (responses.size() == 2 && result.isPresent()) {
        String winner =
            result
                .get()
                .winner()
                .map(side -> side == Side.FIRST ? "p1win" : "p2win")
                .orElse("draw");
        List<String> queries = List.of("query gameover", "query result");
        List<String> right = List.of("true", winner);
        for (int i = 0; i < 2; i++) {
          if (!responses.get(i).equals(right.get(i))) {
            differences.add(difference(queries.get(i), responses.get(i), right.get(i), turn));
          }
        }
      }
      return differences;
    }

    /** Waits for the next line. */
    private Words next(Countdown countdown, String otherwise) {
      Received received = channel.receive(countdown.left());
      switch (received.kind()) {
        case LINE -> {
          Words words = Words.of(received.text());
          countdown.hear(received.text());
          return words;
        }
        case NOTHING ->
            throw new FailureException(
                EndKind.NO_ANSWER,
                otherwise + " within " + countdown.most / MILLI + " ms" + said());
        default -> throw broken(received);
      }
    }

    private FailureException broken(Received received) {
      boolean flood = received.kind() == Received.Kind.FLOOD;
      return new FailureException(flood ? EndKind.GARBAGE : EndKind.CRASH, received.text());
    }

    private String said() {
      return lastWords.isEmpty() ? "" : ", but " + Quote.of(lastWords);
    }

    /** The time and the talk left until an answer. */
    private final class Countdown {
      private final long most;
      private final long end;
      private long talk;

      Countdown(long most) {
        this.most = most;
        this.end = channel.nanos() + most;
      }

      long left() {
        return Math.max(0, end - channel.nanos());
      }

      void hear(String text) {
        talk += text.length();
        if (talk > MOST_TALK) {
          throw new FailureException(
              EndKind.GARBAGE, "more than " + MOST_TALK + " characters and no answer");
        }
      }
    }
  }
}
