package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.event.Pairing;
import io.github.linesofaction.arena.event.Score;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.run.GamePlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** A game of the schedule, from its pairing to its end. A mutable helper of the tournament. */
final class GameSlot {
  private final int number;
  private final String round;
  private final Pairing pairing;
  private final Opening opening;
  private final List<PlayedMove> behindOpening = new ArrayList<>();
  private List<String> remarks = List.of();
  private Optional<PlayedGame> played = Optional.empty();
  private boolean begun;

  GameSlot(int number, String round, Pairing pairing, Opening opening) {
    this.number = number;
    this.round = round;
    this.pairing = pairing;
    this.opening = opening;
  }

  int number() {
    return number;
  }

  String round() {
    return round;
  }

  Pairing pairing() {
    return pairing;
  }

  boolean isOver() {
    return played.isPresent();
  }

  boolean isBegun() {
    return begun;
  }

  void begin() {
    begun = true;
  }

  /** Lets an interrupted game begin again. */
  void forget() {
    behindOpening.clear();
  }

  Score score() {
    return played
        .orElseThrow()
        .end()
        .winner()
        .map(winner -> winner == Side.FIRST ? Score.FIRST_WINS : Score.SECOND_WINS)
        .orElse(Score.DRAW);
  }

  /** The moves so far, those of the opening included; none if nothing was played behind it. */
  List<PlayedMove> moves() {
    return List.copyOf(behindOpening);
  }

  void end(PlayedGame game, List<String> more) {
    played = Optional.of(game);
    remarks = more;
  }

  TournamentGame toGame() {
    return new TournamentGame(number, round, pairing, played, remarks);
  }

  /** Does again what a line of the journal tells. */
  void follow(JsonTree line, GamePlan plan) {
    switch (line.text("kind")) {
      case "started" -> {
        if (line.members().containsKey("again")
            && Boolean.TRUE.equals(line.members().get("again").value())) {
          forget();
        }
      }
      case "move" -> {
        if (behindOpening.isEmpty()) {
          behindOpening.addAll(openingMoves(plan));
        }
        behindOpening.add(Entries.move(line));
      }
      case "takeBack" -> takeBack(line.number("plies", 0), plan);
      case "clock" -> setClock(Side.valueOf(line.text("side")), line.number("millis", -1));
      case "ended" -> end(ended(plan, Entries.end(line)), Entries.remarks(line));
      default -> throw new JournalException("game " + number + ": " + line.text("kind") + "?");
    }
  }

  private PlayedGame ended(GamePlan plan, GameEnd end) {
    List<PlayedMove> moves = behindOpening.isEmpty() ? openingMoves(plan) : moves();
    return new PlayedGame(
        plan.tags(), plan.first(), plan.second(), plan.opening().position(), moves, end);
  }

  private List<PlayedMove> openingMoves(GamePlan plan) {
    GameState state =
        opening.position().map(plan.game()::start).orElseGet(() -> plan.game().start());
    List<PlayedMove> moves = new ArrayList<>();
    for (String text : opening.moves()) {
      Side side = state.sideToMove();
      var check = state.play(text);
      moves.add(new PlayedMove(side, check.text(), OptionalLong.empty(), OptionalLong.empty(), ""));
      state = check.after().orElseThrow();
    }
    return moves;
  }

  private void takeBack(long plies, GamePlan plan) {
    long most = Math.max(0, behindOpening.size() - openingMoves(plan).size());
    if (plies < 1 || plies > most) {
      throw new JournalException(
          "game " + number + ": " + plies + " plies to take back: from 1 to " + most);
    }
    behindOpening.subList((int) (behindOpening.size() - plies), behindOpening.size()).clear();
    if (plies == most) {
      behindOpening.clear();
    }
  }

  private void setClock(Side side, long millis) {
    for (int i = behindOpening.size() - 1; i >= 0; i--) {
      PlayedMove move = behindOpening.get(i);
      if (move.side() == side && move.millisLeft().isPresent() && millis >= 0) {
        behindOpening.set(
            i,
            new PlayedMove(
                side, move.text(), move.millis(), OptionalLong.of(millis), move.comment()));
        return;
      }
    }
    throw new JournalException(
        "game " + number + ": a clock is set to 0 ms or more, after a move on that clock");
  }
}
