package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.game.UciForm;
import io.github.linesofaction.arena.player.Allowance;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.arena.player.Info;
import io.github.linesofaction.arena.player.Thinking;
import io.github.linesofaction.core.board.TextException;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.PrintWriter;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A player of this library as a program that speaks UGI and UCI over lines: the other end of {@link
 * ProgramParticipant}. It thinks on a thread of its own, so that it can be stopped and asked
 * meanwhile.
 */
public final class PlayerProgram {
  private static final String VARIANT = "Variant";
  private static final String RULES = "Rules";
  private static final String SEED = "Seed";
  private static final String WHITE_CLOCK = "WhiteClock";
  private static final long WARM_UP_MILLIS = 600;
  private static final String CUSTOMARY = "customary";

  private final GameProvider provider;
  private final String playerName;
  private final String version;
  private final TimeSource time;
  private final PrintWriter out;
  private final Map<String, String> choices = new LinkedHashMap<>();
  private boolean warm;
  private long seed;
  private Side whiteClock = Side.FIRST;
  private boolean uci;
  private ArenaGame game;
  private Optional<GameState> state;
  private @Nullable Search search;

  private PlayerProgram(
      GameProvider provider,
      String playerName,
      long seed,
      String version,
      TimeSource time,
      PrintWriter out) {
    this.provider = Objects.requireNonNull(provider, "provider");
    this.playerName = Objects.requireNonNull(playerName, "playerName");
    this.seed = seed;
    this.version = Objects.requireNonNull(version, "version");
    this.time = Objects.requireNonNull(time, "time");
    this.out = Objects.requireNonNull(out, "out");
    this.game = provider.game(Map.of());
    this.state = Optional.of(game.start());
  }

  /**
   * Serves until {@code quit} or the end of the lines. A search that has an end is waited for at
   * the end of the lines, and stopped by {@code quit}.
   *
   * @param provider the game
   * @param playerName the player that chooses the moves
   * @param seed what its chance starts from
   * @param version what {@code id name} tells behind the player's name; may be empty
   * @param time what the player measures itself by
   * @param in the lines to the program
   * @param out where its own lines go; flushed after each
   * @throws IllegalArgumentException if the game has no player of that name or level
   * @throws IOException if the lines cannot be read
   */
  public static void serve(
      GameProvider provider,
      String playerName,
      long seed,
      String version,
      TimeSource time,
      BufferedReader in,
      PrintWriter out)
      throws IOException {
    PlayerProgram program = new PlayerProgram(provider, playerName, seed, version, time, out);
    Objects.requireNonNull(in, "in");
    program.player();
    program.serve(in);
  }

  private void serve(BufferedReader in) throws IOException {
    String line;
    while ((line = in.readLine()) != null) {
      Words words = Words.of(line);
      if (words.get(0).equals("quit")) {
        finish(true);
        return;
      }
      obey(words);
    }
    finish(false);
  }

  private void obey(Words words) {
    switch (words.get(0)) {
      case "ugi" -> greet(false);
      case "uci" -> greet(true);
      case "setoption" -> setOption(words);
      case "isready" -> {
        warmUp();
        say("readyok");
      }
      case "uginewgame", "ucinewgame" -> state = Optional.of(game.start());
      case "position" -> position(words);
      case "go" -> go(words);
      case "stop" -> stop();
      case "query" -> query(words.get(1));
      default -> {}
    }
  }

  /** Thinks a moment before the first game: a JVM that has just started thinks slowly. */
  private void warmUp() {
    if (!warm) {
      warm = true;
      player()
          .choose(
              game.start(),
              Allowance.ofMillis(WARM_UP_MILLIS),
              new Thinking() {
                @Override
                public boolean isStopped() {
                  return false;
                }

                @Override
                public void tell(Info info) {
                  Objects.requireNonNull(info, "info");
                }
              });
    }
  }

  private void greet(boolean inUci) {
    uci = inUci;
    say("id name " + (playerName + " " + version).strip());
    say("id author the Lines of Action library");
    for (String option : List.of(VARIANT, RULES)) {
      say("option name " + option + " type string default " + current(option));
    }
    say("option name " + SEED + " type spin default " + seed + " min 0 max " + Long.MAX_VALUE);
    if (inUci) {
      say("option name " + WHITE_CLOCK + " type combo default first var first var second");
    }
    say(inUci ? "uciok" : "ugiok");
  }

  private String current(String option) {
    String usual = option.equals(VARIANT) ? "standard" : CUSTOMARY;
    return choices.getOrDefault(option.toLowerCase(Locale.ROOT), usual);
  }

  private void setOption(Words words) {
    int at = words.indexOf("value");
    String name = words.between(2, at < 0 ? words.size() : at);
    String value = at < 0 ? "" : words.from(at + 1);
    try {
      if (name.equalsIgnoreCase(SEED)) {
        seed = Long.parseLong(value);
      } else if (name.equalsIgnoreCase(WHITE_CLOCK)) {
        whiteClock = value.equals("second") ? Side.SECOND : Side.FIRST;
      } else if (name.equalsIgnoreCase(VARIANT) || name.equalsIgnoreCase(RULES)) {
        choose(name.toLowerCase(Locale.ROOT), value);
      }
    } catch (IllegalArgumentException e) {
      say("info string option " + name + ": " + oneLine(String.valueOf(e.getMessage())));
    }
  }

  private void choose(String name, String value) {
    Map<String, String> changed = new LinkedHashMap<>(choices);
    if (value.isEmpty() || value.equals(CUSTOMARY)) {
      changed.remove(name);
    } else {
      changed.put(name, value);
    }
    game = provider.game(changed);
    choices.clear();
    choices.putAll(changed);
    state = Optional.of(game.start());
  }

  private void position(Words words) {
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    try {
      GameState start = words.get(1).equals("fen") ? from(words.between(2, end)) : game.start();
      state = Optional.of(follow(start, moves < 0 ? List.of() : words.list(moves + 1)));
    } catch (TextException e) {
      state = Optional.empty();
      say("info string position: " + oneLine(String.valueOf(e.getMessage())));
    }
  }

  private GameState from(String text) {
    Optional<UciForm> form = uci ? game.uci() : Optional.empty();
    return game.start(form.isPresent() ? form.get().parsePosition(text) : text);
  }

  private GameState follow(GameState start, List<String> moves) {
    Optional<UciForm> form = uci ? game.uci() : Optional.empty();
    GameState now = start;
    for (int i = 0; i < moves.size(); i++) {
      String word = moves.get(i);
      MoveCheck check = now.play(form.isPresent() ? form.get().parseMove(word) : word);
      int number = i + 1;
      now =
          check
              .after()
              .orElseThrow(
                  () ->
                      new TextException(0, "move " + number + ", " + word + ": " + check.fault()));
    }
    return now;
  }

  private void query(String what) {
    Optional<GameResult> result = state.flatMap(GameState::result);
    switch (what) {
      case "gameover" -> say("response " + result.isPresent());
      case "p1turn" ->
          say(
              "response "
                  + state.map(GameState::sideToMove).filter(Side.FIRST::equals).isPresent());
      case "result" ->
          say(
              "response "
                  + result
                      .map(
                          known ->
                              known
                                  .winner()
                                  .map(side -> side == Side.FIRST ? "p1win" : "p2win")
                                  .orElse("draw"))
                      .orElse("none"));
      default -> {}
    }
  }

  private void go(Words words) {
    Search running = search;
    if (running != null && !running.answers) {
      say("info string still thinking");
      return;
    }
    if (state.isEmpty() || state.get().result().isPresent()) {
      say("bestmove (none)");
      return;
    }
    Allowance allowance = GoLine.parse(words, whiteClock);
    Search next = new Search(player(), game, state.get(), allowance, uci);
    search = next;
    warm = true;
    next.start();
  }

  private GamePlayer player() {
    return provider
        .player(playerName, game, seed, time::nanos)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    playerName
                        + ": no such player; one of "
                        + String.join(", ", provider.players())));
  }

  private void stop() {
    Search running = search;
    if (running != null) {
      running.halt();
    }
  }

  private void finish(boolean atOnce) throws IOException {
    Search running = search;
    if (running == null) {
      return;
    }
    if (atOnce || running.allowance.isEndless()) {
      running.halt();
    }
    try {
      running.join();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new IOException("interrupted", e);
    }
  }

  /** Says a line; tells whether anybody can hear it. */
  private boolean say(String line) {
    synchronized (out) {
      out.print(line);
      out.print('\n');
      out.flush();
      return !out.checkError();
    }
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\p{Cntrl}+", " ");
  }

  /** One search for a move. */
  private final class Search extends Thread implements Thinking {
    private final GamePlayer player;
    private final ArenaGame played;
    private final GameState from;
    private final Allowance allowance;
    private final boolean inUci;
    private final long begun = time.nanos();
    private volatile boolean stopped;

    /** Set before the answer is said: who hears it may ask again before this thread has ended. */
    private volatile boolean answers;

    Search(
        GamePlayer player, ArenaGame played, GameState from, Allowance allowance, boolean inUci) {
      super("search");
      this.player = player;
      this.played = played;
      this.from = from;
      this.allowance = allowance;
      this.inUci = inUci;
    }

    @Override
    public void run() {
      String best;
      try {
        best = player.choose(from, allowance, this);
        awaitStop();
      } catch (RuntimeException e) {
        say("info string fault: " + oneLine(e.toString()));
        best = "(none)";
      }
      answers = true;
      say("bestmove " + written(best));
    }

    private String written(String move) {
      Optional<UciForm> form = inUci ? played.uci() : Optional.empty();
      return form.isPresent() && !move.equals("(none)") ? form.get().toMove(move) : move;
    }

    /** An endless search answers when it is stopped, and not before. */
    private synchronized void awaitStop() {
      try {
        while (allowance.isEndless() && !stopped) {
          wait();
        }
      } catch (InterruptedException e) {
        interrupt();
      }
    }

    synchronized void halt() {
      stopped = true;
      notifyAll();
    }

    @Override
    public boolean isStopped() {
      return stopped;
    }

    @Override
    public void tell(Info info) {
      String line =
          InfoLine.of(inUci ? translated(info) : info, (time.nanos() - begun) / 1_000_000);
      if (!say(line)) {
        // Nobody hears it any more, so nobody waits for the answer.
        halt();
      }
    }

    private Info translated(Info info) {
      return new Info(
          info.depth(),
          info.score(),
          info.nodes(),
          info.line().stream().map(this::written).toList());
    }
  }
}
