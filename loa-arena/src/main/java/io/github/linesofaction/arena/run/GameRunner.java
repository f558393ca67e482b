package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.clock.GameClock;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.Answer;
import io.github.linesofaction.arena.player.FailureException;
import io.github.linesofaction.arena.player.Participant;
import io.github.linesofaction.arena.player.Turn;
import io.github.linesofaction.core.board.TextException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Plays one game: asks, judges, holds the clocks, and ends it. Whatever a participant does, the
 * game has an end.
 */
public final class GameRunner {
  private static final String RESIGN = "resign";
  private static final String CLAIM = "claim ";
  private static final long MILLI = 1_000_000L;

  private final GamePlan plan;
  private final Participant first;
  private final Participant second;
  private final GameListener listener;
  private final List<PlayedMove> moves = new ArrayList<>();
  private final List<String> texts = new ArrayList<>();
  private GameState state;
  private GameClock clock;

  private GameRunner(GamePlan plan, Participant first, Participant second, GameListener listener) {
    this.plan = Objects.requireNonNull(plan, "plan");
    this.first = Objects.requireNonNull(first, "first");
    this.second = Objects.requireNonNull(second, "second");
    this.listener = Objects.requireNonNull(listener, "listener");
    this.state = plan.opening().position().map(plan.game()::start).orElseGet(plan.game()::start);
    this.clock = GameClock.start(plan.control());
  }

  /**
   * Plays a game.
   *
   * @param plan how it is to be played
   * @param first who has the first side
   * @param second who has the second side
   * @param listener is told of each move
   * @return how it was played
   * @throws TextException if the opening is no position of the game, or has a move that may not be
   *     played
   */
  public static GameReport play(
      GamePlan plan, Participant first, Participant second, GameListener listener) {
    return new GameRunner(plan, first, second, listener).play();
  }

  private GameReport play() {
    setUp();
    listener.started(state, clock);
    GameEnd end = prepare().orElseGet(this::playOn);
    List<String> remarks = remarks(end);
    PlayedGame game =
        new PlayedGame(
            plan.tags(), plan.first(), plan.second(), plan.opening().position(), moves, end);
    GameReport report = new GameReport(game, remarks);
    listener.ended(report);
    return report;
  }

  /** Plays the opening, or what was played before an interruption. */
  private void setUp() {
    if (plan.played().isEmpty()) {
      for (String move : plan.opening().moves()) {
        Side side = state.sideToMove();
        String text = follow(move);
        moves.add(new PlayedMove(side, text, OptionalLong.empty(), OptionalLong.empty(), ""));
      }
    }
    for (PlayedMove move : plan.played()) {
      Side side = state.sideToMove();
      follow(move.text());
      moves.add(move);
      if (move.millisLeft().isPresent()) {
        clock = clock.spend(side, 0).withMillis(side, move.millisLeft().getAsLong());
      }
    }
  }

  private String follow(String move) {
    MoveCheck check = state.play(move);
    state =
        check
            .after()
            .orElseThrow(
                () ->
                    new TextException(
                        0,
                        "move "
                            + (moves.size() + 1)
                            + " of the opening, "
                            + move
                            + ": "
                            + check.fault()));
    texts.add(check.text());
    return check.text();
  }

  private Optional<GameEnd> prepare() {
    Optional<FailureException> one = prepare(first);
    Optional<FailureException> other = prepare(second);
    if (one.isPresent() && other.isPresent()) {
      String detail = "both sides: " + one.get().detail() + "; " + other.get().detail();
      return Optional.of(new GameEnd(Optional.empty(), one.get().kind(), detail));
    }
    return one.map(failure -> GameEnd.loss(Side.FIRST, failure.kind(), failure.detail()))
        .or(
            () ->
                other.map(failure -> GameEnd.loss(Side.SECOND, failure.kind(), failure.detail())));
  }

  private Optional<FailureException> prepare(Participant participant) {
    try {
      participant.prepare(plan.game());
      return Optional.empty();
    } catch (FailureException e) {
      return Optional.of(e);
    }
  }

  private GameEnd playOn() {
    while (true) {
      Optional<GameResult> result = state.result();
      if (result.isPresent()) {
        return GameEnd.of(result.get());
      }
      if (moves.size() >= plan.mostPlies()) {
        return new GameEnd(
            Optional.empty(), EndKind.PLY_LIMIT, plan.mostPlies() + " plies without an end");
      }
      Optional<GameEnd> end = ask(state.sideToMove());
      if (end.isPresent()) {
        return end.get();
      }
    }
  }

  private Optional<GameEnd> ask(Side side) {
    Turn turn = turn();
    Answer answer;
    try {
      answer = participant(side).choose(turn);
    } catch (FailureException e) {
      return lose(side, e.kind(), e.detail());
    }
    if (turn.mostNanos().isPresent() && answer.nanos() > turn.mostNanos().getAsLong()) {
      String took = "answered after " + answer.nanos() / MILLI + " ms";
      return lose(side, EndKind.TIME, took);
    }
    return take(side, answer);
  }

  private Turn turn() {
    Side side = state.sideToMove();
    OptionalLong allowed = clock.allowed(side);
    OptionalLong most =
        allowed.isPresent()
            ? OptionalLong.of(allowed.getAsLong() + plan.marginMillis() * MILLI)
            : allowed;
    return new Turn(
        plan.game(), plan.opening().position(), texts, state, clock.allowance(side), most);
  }

  private Optional<GameEnd> take(Side side, Answer answer) {
    if (answer.text().equals(RESIGN)) {
      return lose(side, EndKind.RESIGNATION, plan.game().nameOf(side) + " resigned");
    }
    boolean claims = answer.text().startsWith(CLAIM);
    String text = claims ? answer.text().substring(CLAIM.length()) : answer.text();
    MoveCheck check = state.play(text);
    if (!check.isLegal()) {
      EndKind kind = check.isReadable() ? EndKind.ILLEGAL_MOVE : EndKind.GARBAGE;
      String move = shortened(text) + ": ";
      String fault = check.fault().startsWith(move) ? check.fault() : move + check.fault();
      return lose(side, kind, fault + ", at " + state.text());
    }
    state = check.after().orElseThrow();
    clock = clock.spend(side, answer.nanos());
    texts.add(check.text());
    PlayedMove move =
        new PlayedMove(
            side,
            check.text(),
            plan.control().isTimed()
                ? OptionalLong.of(answer.nanos() / MILLI)
                : OptionalLong.empty(),
            clock.millisLeft(side),
            InfoText.of(answer.info()));
    moves.add(move);
    listener.moved(move, state, clock);
    return claims && state.result().isEmpty() ? Optional.of(claim(side, text)) : Optional.empty();
  }

  private GameEnd claim(Side side, String text) {
    return state
        .claimable()
        .map(result -> new GameEnd(result.winner(), EndKind.CLAIM, result.reason()))
        .orElseGet(
            () ->
                GameEnd.loss(
                    side,
                    EndKind.CLAIM_REFUSED,
                    "nothing to claim after " + text + ", at " + state.text()));
  }

  private List<String> remarks(GameEnd end) {
    List<String> remarks = new ArrayList<>();
    for (Side side : Side.values()) {
      String name = side == Side.FIRST ? plan.first() : plan.second();
      List<String> own = new ArrayList<>();
      if (end.kind() == EndKind.RULES) {
        own.addAll(participant(side).confirm(turn()));
      }
      own.addAll(participant(side).takeRemarks());
      own.forEach(remark -> remarks.add(name + ": " + remark));
    }
    return remarks;
  }

  private Participant participant(Side side) {
    return side == Side.FIRST ? first : second;
  }

  private static Optional<GameEnd> lose(Side side, EndKind kind, String detail) {
    return Optional.of(GameEnd.loss(side, kind, detail));
  }

  private static String shortened(String text) {
    return text.length() > 80 ? text.substring(0, 80) + "…" : text;
  }
}
