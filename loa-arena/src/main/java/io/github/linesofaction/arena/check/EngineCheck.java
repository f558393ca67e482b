package io.github.linesofaction.arena.check;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.game.UciForm;
import io.github.linesofaction.arena.player.FailureException;
import io.github.linesofaction.arena.program.Launcher;
import io.github.linesofaction.arena.program.Patience;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * Asks a program for everything that an arbiter may ask of it. A point that is broken does not hide
 * the others: after it the program is started anew.
 */
public final class EngineCheck {
  private static final long MILLI = 1_000_000L;
  private static final long MOVE_MILLIS = 200;
  private static final long GAME_MOVE_MILLIS = 20;
  private static final int MOST_PLIES = 400;
  private static final Pattern OPTION =
      Pattern.compile("option name \\S.* type (check|spin|combo|string|button)( .*)?");

  private final Launcher launcher;
  private final ArenaGame game;
  private final Patience patience;
  private final long marginMillis;
  private final Consumer<Finding> listener;
  private final List<Finding> findings = new ArrayList<>();
  private boolean uci;
  private boolean hasQueries;
  private @Nullable Talk talk;
  private final List<String> played = new ArrayList<>();
  private GameState reached;

  /** Something that is asked of the program; answers what there is to tell. */
  private interface Question {
    String ask(Talk with);
  }

  private EngineCheck(
      Launcher launcher,
      ArenaGame game,
      Patience patience,
      long marginMillis,
      Consumer<Finding> listener) {
    this.launcher = Objects.requireNonNull(launcher, "launcher");
    this.game = Objects.requireNonNull(game, "game");
    this.patience = Objects.requireNonNull(patience, "patience");
    this.marginMillis = marginMillis;
    this.listener = Objects.requireNonNull(listener, "listener");
    this.reached = game.start();
  }

  /**
   * Checks a program.
   *
   * @param launcher starts the program
   * @param game what it is asked to play
   * @param patience how long it is waited for where no clock runs
   * @param marginMillis how much later than told it may answer, in milliseconds
   * @param listener is told each finding as soon as it is there
   * @return the findings, in the order they were made
   */
  public static List<Finding> run(
      Launcher launcher,
      ArenaGame game,
      Patience patience,
      long marginMillis,
      Consumer<Finding> listener) {
    EngineCheck check = new EngineCheck(launcher, game, patience, marginMillis, listener);
    try {
      check.run();
    } finally {
      check.end();
    }
    return List.copyOf(check.findings);
  }

  private void run() {
    if (!point("starts and says ugiok, or uciok", this::greets)) {
      return;
    }
    point("tells its name, its author and its options", this::introducesItself);
    point("passes over lines it does not know", this::passesOver);
    point("answers go movetime in time, with a legal move", with -> moves(with, List.of()));
    point("answers once", this::answersOnce);
    point("answers go nodes and go depth", this::countsNodesAndDepth);
    point("keeps to its clock", this::keepsItsClock);
    point("thinks until stop after go infinite, then answers at once", this::stops);
    point("says readyok while it thinks", this::isReadyWhileThinking);
    point("plays a game, every move legal", this::playsAGame);
    point("answers query gameover, p1turn and result", this::answersQueries);
    point("goes on from position fen", this::playsFromPosition);
    point("ends after quit", this::quits);
  }

  private boolean point(String name, Question question) {
    Finding.Verdict verdict = Finding.Verdict.KEPT;
    String detail;
    try {
      Talk with = talk;
      if (with == null) {
        with = new Talk(launcher);
        talk = with;
        if (!findings.isEmpty()) {
          greets(with);
        }
      }
      detail = question.ask(with);
    } catch (BrokenException | FailureException e) {
      verdict = Finding.Verdict.BROKEN;
      detail = String.valueOf(e.getMessage());
      end();
    }
    if (detail.equals(NOT_OFFERED)) {
      verdict = Finding.Verdict.NOT_OFFERED;
    }
    Finding finding = new Finding(name, verdict, detail);
    findings.add(finding);
    listener.accept(finding);
    return verdict != Finding.Verdict.BROKEN;
  }

  private static final String NOT_OFFERED = "not offered";

  private void end() {
    Talk known = talk;
    talk = null;
    if (known != null) {
      known.close();
    }
  }

  private String greets(Talk with) {
    if (uci) {
      with.send("uci");
      with.until("uciok", patience.startMillis());
      with.ready(patience.readyMillis());
      return "speaks UCI";
    }
    with.send("ugi", "isready");
    List<String> lines = with.until("readyok", patience.startMillis());
    if (lines.contains("ugiok")) {
      return "speaks UGI";
    }
    if (game.uci().isEmpty()) {
      throw new BrokenException(
          "said readyok without ugiok, and UCI has no words for " + game.name());
    }
    uci = true;
    return greets(with);
  }

  private String introducesItself(Talk with) {
    String hello = uci ? "uci" : "ugi";
    with.send(hello);
    List<String> lines = with.until(hello + "ok", patience.readyMillis());
    for (String line : lines) {
      if (line.startsWith("option") && !OPTION.matcher(line).matches()) {
        throw new BrokenException(
            Talk.quoted(line) + " is not option name X type check, spin, combo or string …");
      }
    }
    String name = told(lines, "id name ", hello);
    told(lines, "id author ", hello);
    return name;
  }

  private static String told(List<String> lines, String start, String hello) {
    return lines.stream()
        .filter(line -> line.startsWith(start) && line.length() > start.length())
        .findFirst()
        .map(line -> line.substring(start.length()))
        .orElseThrow(
            () ->
                new BrokenException("no " + start + "… between " + hello + " and " + hello + "ok"));
  }

  private String passesOver(Talk with) {
    with.send("no such line", "", "   ", "setoption name NoSuchOption value 1");
    with.ready(patience.readyMillis());
    return "";
  }

  /** Asks for a move after some moves, and plays it. */
  private String moves(Talk with, List<String> moves) {
    with.send(uci ? "ucinewgame" : "uginewgame");
    with.ready(patience.readyMillis());
    GameState state = game.start();
    for (String move : moves) {
      state = state.play(move).after().orElseThrow();
    }
    Optional<String> text = Optional.empty();
    return "bestmove "
        + ask(with, text, moves, state, "go movetime " + MOVE_MILLIS, MOVE_MILLIS).text();
  }

  /** Asks for a move; it has to be legal, and to come in time. */
  private MoveCheck ask(
      Talk with,
      Optional<String> position,
      List<String> moves,
      GameState state,
      String go,
      long millis) {
    with.send(position(position, moves));
    with.ready(patience.readyMillis());
    long asked = with.nanos();
    with.send(go);
    List<String> lines = with.until("bestmove", Math.max(millis + marginMillis, 1));
    long took = (with.nanos() - asked) / MILLI;
    MoveCheck check = judged(lines.get(lines.size() - 1), state);
    if (took > millis + marginMillis) {
      throw new BrokenException("answered " + Talk.quoted(go) + " after " + took + " ms");
    }
    return check;
  }

  private MoveCheck judged(String line, GameState state) {
    String[] words = line.strip().split("\\s+", -1);
    if (words.length < 2) {
      throw new BrokenException(Talk.quoted(line) + " has no move");
    }
    String text = form().map(known -> known.parseMove(words[1])).orElse(words[1]);
    MoveCheck check = state.play(text);
    if (!check.isLegal()) {
      throw new BrokenException(Talk.quoted(line) + ": " + check.fault() + ", at " + state.text());
    }
    return check;
  }

  private Optional<UciForm> form() {
    return uci ? game.uci() : Optional.empty();
  }

  private String position(Optional<String> position, List<String> moves) {
    String start =
        position
            .map(text -> "fen " + form().map(known -> known.toPosition(text)).orElse(text))
            .orElse("startpos");
    List<String> words =
        moves.stream().map(move -> form().map(known -> known.toMove(move)).orElse(move)).toList();
    return "position " + start + (words.isEmpty() ? "" : " moves " + String.join(" ", words));
  }

  private String answersOnce(Talk with) {
    ask(with, Optional.empty(), List.of(), game.start(), "go movetime " + MOVE_MILLIS, MOVE_MILLIS);
    Optional<String> second = with.within("bestmove", 2 * MOVE_MILLIS);
    if (second.isPresent()) {
      throw new BrokenException("a second answer to one go: " + Talk.quoted(second.get()));
    }
    with.send("stop");
    Optional<String> third = with.within("bestmove", MOVE_MILLIS);
    if (third.isPresent()) {
      throw new BrokenException("an answer to stop without a search: " + Talk.quoted(third.get()));
    }
    return "";
  }

  private String countsNodesAndDepth(Talk with) {
    long millis = patience.answerMillis();
    ask(with, Optional.empty(), List.of(), game.start(), "go nodes 100", millis);
    ask(with, Optional.empty(), List.of(), game.start(), "go depth 1", millis);
    return "";
  }

  private String keepsItsClock(Talk with) {
    String go =
        uci
            ? "go wtime 1000 btime 1000 winc 0 binc 0"
            : "go p1time 1000 p2time 1000 p1inc 0 p2inc 0";
    ask(with, Optional.empty(), List.of(), game.start(), go, 1_000);
    go = go.replace("1000", "100");
    ask(with, Optional.empty(), List.of(), game.start(), go, 100);
    return "";
  }

  private String stops(Talk with) {
    with.send(position(Optional.empty(), List.of()));
    with.ready(patience.readyMillis());
    with.send("go infinite");
    Optional<String> early = with.within("bestmove", 2 * MOVE_MILLIS);
    if (early.isPresent()) {
      throw new BrokenException("answered go infinite before stop: " + Talk.quoted(early.get()));
    }
    with.send("stop");
    List<String> lines = with.until("bestmove", marginMillis);
    judged(lines.get(lines.size() - 1), game.start());
    return "";
  }

  private String isReadyWhileThinking(Talk with) {
    with.send(position(Optional.empty(), List.of()));
    with.ready(patience.readyMillis());
    with.send("go infinite");
    List<String> lines = with.ready(marginMillis);
    with.send("stop");
    if (lines.stream().noneMatch(line -> Talk.first(line).equals("bestmove"))) {
      with.until("bestmove", marginMillis);
    }
    with.ready(patience.readyMillis());
    return "";
  }

  private String playsAGame(Talk with) {
    with.send(uci ? "ucinewgame" : "uginewgame");
    with.ready(patience.readyMillis());
    reached = game.start();
    played.clear();
    while (reached.result().isEmpty() && played.size() < MOST_PLIES) {
      String go = "go movetime " + GAME_MOVE_MILLIS;
      MoveCheck move = ask(with, Optional.empty(), played, reached, go, GAME_MOVE_MILLIS);
      reached = move.after().orElseThrow();
      played.add(move.text());
    }
    return played.size()
        + " plies, "
        + reached.result().map(GameResult::reason).orElse("not played to an end");
  }

  private String answersQueries(Talk with) {
    if (uci) {
      return NOT_OFFERED;
    }
    hasQueries = false;
    agree(with, List.of(), game.start());
    if (!hasQueries) {
      return NOT_OFFERED;
    }
    agree(with, played, reached);
    return reached.result().isPresent() ? "" : "no game was played to its end";
  }

  private void agree(Talk with, List<String> moves, GameState state) {
    Optional<GameResult> result = state.result();
    String winner =
        result
            .map(
                known ->
                    known
                        .winner()
                        .map(side -> side == Side.FIRST ? "p1win" : "p2win")
                        .orElse("draw"))
            .orElse("none");
    with.send(position(Optional.empty(), moves));
    with.ready(patience.readyMillis());
    ask(with, "gameover", String.valueOf(result.isPresent()), state);
    if (result.isEmpty()) {
      ask(with, "p1turn", String.valueOf(state.sideToMove() == Side.FIRST), state);
    }
    ask(with, "result", winner, state);
  }

  private void ask(Talk with, String query, String right, GameState state) {
    with.send("query " + query);
    List<String> lines = with.ready(patience.readyMillis());
    List<String> responses =
        lines.stream().filter(line -> Talk.first(line).equals("response")).toList();
    if (responses.isEmpty() && !hasQueries) {
      return;
    }
    hasQueries = true;
    if (!responses.equals(List.of("response " + right))) {
      throw new BrokenException(
          "query "
              + query
              + ": said "
              + (responses.isEmpty() ? "nothing" : Talk.quoted(String.join("; ", responses)))
              + " where response "
              + right
              + " is right, at "
              + state.text());
    }
  }

  private String playsFromPosition(Talk with) {
    GameState state = game.start();
    for (String move : played.subList(0, Math.min(3, Math.max(0, played.size() - 1)))) {
      state = state.play(move).after().orElseThrow();
    }
    GameState from = game.start(state.text());
    String go = "go movetime " + MOVE_MILLIS;
    ask(with, Optional.of(from.text()), List.of(), from, go, MOVE_MILLIS);
    return "";
  }

  private String quits(Talk with) {
    with.send("quit");
    if (!with.ends(patience.readyMillis())) {
      throw new BrokenException("still there " + patience.readyMillis() + " ms after quit");
    }
    end();
    return "";
  }
}
