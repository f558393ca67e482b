package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.RecordFault.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record played over: how far it got, and why it stopped. It stops at the first move that cannot
 * be played; no later move is glued on.
 *
 * <p>Resignations, forfeits and results with such a reason end the game as far as the board has not
 * ended it. Time is that of playing the moves.
 */
public final class RecordReplay {
  private final GameRecord record;
  private final List<RecordMove> moves;
  private final MoveReader reader;
  private final List<RecordFault> remarks = new ArrayList<>();
  private Game game;
  private @Nullable RecordFault fault;

  private RecordReplay(GameRecord record, List<RecordMove> moves, MoveReader reader, Game start) {
    this.record = record;
    this.moves = moves;
    this.reader = reader;
    this.game = start;
  }

  /**
   * Plays the main line of a record over, as its reader read the moves.
   *
   * @param record any record
   * @param rules the rules to play by
   * @return how far it got
   * @throws SetupException if no game can start from the record's set-up under these rules
   */
  public static RecordReplay of(GameRecord record, Ruleset rules) {
    return of(record, rules, record.dialect());
  }

  /**
   * Plays the main line of a record over.
   *
   * @param record any record
   * @param rules the rules to play by
   * @param dialect what is put up with in moves
   * @return how far it got
   * @throws SetupException if no game can start from the record's set-up under these rules
   */
  public static RecordReplay of(GameRecord record, Ruleset rules, MoveDialect dialect) {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(rules, "rules");
    return of(record, start(rules, record.start().orElse(rules.start())), dialect);
  }

  /** Plays the main line over from a game that has just started. */
  static RecordReplay of(GameRecord record, Game start, MoveDialect dialect) {
    MoveReader reader = MoveReader.of(dialect);
    RecordReplay replay = new RecordReplay(record, record.moves(), reader, start);
    replay.play();
    replay.decide(record.result());
    return replay;
  }

  /** A record may show a position that is decided already, or that has more stones than usual. */
  static Game start(Ruleset rules, Setup setup) {
    return Game.from(
        Position.of(rules, setup), SetupFault.Kind.FINISHED, SetupFault.Kind.TOO_MANY_STONES);
  }

  private void play() {
    for (int i = 0; i < moves.size() && fault == null; i++) {
      RecordMove move = moves.get(i);
      if (game.isOver()) {
        fault = isRepeatedDecision(move) ? null : afterTheEnd(move, i);
        return;
      }
      if (move.text().isDecision()) {
        game = decide(move.text(), move.color());
        continue;
      }
      if (move.color() != game.sideToMove() && move.text().isReadable()) {
        fault = wrongTurn(move, i);
        return;
      }
      MoveAnswer answer = reader.resolve(move.text(), game.position());
      if (answer.isLegal()) {
        if (answer.verdict() == MoveAnswer.Verdict.LEGAL_FALSE_MARK) {
          remarks.add(fault(Kind.FALSE_CAPTURE_MARK, move, i, answer));
        }
        game = game.play(answer.move().orElseThrow());
      } else {
        fault = fault(kind(answer), move, i, answer);
      }
    }
  }

  /** The loser of a decided game may say so. */
  private boolean isRepeatedDecision(RecordMove move) {
    return move.text().isDecision()
        && game.outcome().flatMap(end -> end.winner()).equals(Optional.of(move.color().opponent()));
  }

  private Game decide(MoveText text, Color loser) {
    return text.kind() == MoveText.Kind.FORFEIT ? game.forfeit(loser) : game.resign(loser);
  }

  private void decide(StatedResult result) {
    if (fault != null || game.isOver()) {
      return;
    }
    if (result.verdict() == StatedResult.Verdict.DRAW) {
      game = game.agreeDraw();
    } else if (result.winner().isPresent() && result.reason().isPresent()) {
      Color loser = result.winner().get().opponent();
      EndReason reason = result.reason().get();
      if (reason == EndReason.RESIGNATION) {
        game = game.resign(loser);
      } else if (reason == EndReason.FORFEIT) {
        game = game.forfeit(loser);
      } else if (reason == EndReason.TIME) {
        game = game.loseOnTime(loser);
      }
    }
  }

  private static Kind kind(MoveAnswer answer) {
    return switch (answer.verdict()) {
      case AMBIGUOUS -> Kind.AMBIGUOUS_MOVE;
      case UNREADABLE -> Kind.UNREADABLE_MOVE;
      default -> Kind.ILLEGAL_MOVE;
    };
  }

  private RecordFault afterTheEnd(RecordMove move, int index) {
    int rest = moves.size() - index;
    return new RecordFault(
        Kind.AFTER_THE_END,
        record.number(),
        record.title(),
        index + 1,
        move.place(),
        move.text().raw().strip(),
        Optional.of(Reason.GAME_OVER),
        "the game is over after ply "
            + game.plies()
            + ", "
            + game.outcome().orElseThrow()
            + "; "
            + rest
            + (rest == 1 ? " more stands" : " more stand")
            + " in the record",
        List.of());
  }

  private RecordFault wrongTurn(RecordMove move, int index) {
    return new RecordFault(
        Kind.WRONG_TURN,
        record.number(),
        record.title(),
        index + 1,
        move.place(),
        move.text().raw().strip(),
        Optional.empty(),
        "given as a move of "
            + move.color().title()
            + ", and it is "
            + game.sideToMove().title()
            + "'s turn",
        List.of());
  }

  private RecordFault fault(Kind kind, RecordMove move, int index, MoveAnswer answer) {
    return new RecordFault(
        kind,
        record.number(),
        record.title(),
        index + 1,
        move.place(),
        move.text().raw().strip(),
        answer.reason(),
        answer.message(),
        answer.alternatives());
  }

  /**
   * Answers the game as far as it got.
   *
   * @return the game after the last move that could be played
   */
  public Game game() {
    return game;
  }

  /**
   * Answers why it stopped.
   *
   * @return the fault; nothing if all was played
   */
  public Optional<RecordFault> fault() {
    return Optional.ofNullable(fault);
  }

  /**
   * Answers what was remarkable on the way.
   *
   * @return moves falsely marked as captures, in order; an immutable list
   */
  public List<RecordFault> remarks() {
    return List.copyOf(remarks);
  }

  /**
   * Tells whether all moves were played.
   *
   * @return whether there is no fault
   */
  public boolean isComplete() {
    return fault == null;
  }
}
