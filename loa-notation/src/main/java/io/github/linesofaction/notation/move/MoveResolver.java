package io.github.linesofaction.notation.move;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.move.MoveAnswer.Verdict;
import io.github.linesofaction.notation.move.MoveDialect.Freedom;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Finds the move that a text names in a position. Used once and thrown away. */
final class MoveResolver {
  private final MoveDialect dialect;
  private final MoveText text;
  private final Position position;

  MoveResolver(MoveDialect dialect, MoveText text, Position position) {
    this.dialect = dialect;
    this.text = text;
    this.position = position;
  }

  MoveAnswer answer() {
    return switch (text.kind()) {
      case STEP -> step(text.from().orElseThrow(), text.to().orElseThrow());
      case SQUARE -> square(text.to().orElseThrow());
      case REMOVAL -> judge(Move.removal(text.to().orElseThrow()));
      case TARGET -> target(text.to().orElseThrow());
      case PASS -> judge(placing(Move.pass()));
      case RESIGNATION, FORFEIT -> answer(Verdict.DECISION, null, null, 0, "", List.of());
      case NO_SQUARE -> noSquare();
      case UNREADABLE ->
          answer(Verdict.UNREADABLE, null, null, text.problemOffset(), text.problem(), List.of());
    };
  }

  private MoveAnswer noSquare() {
    return answer(
        Verdict.ILLEGAL,
        null,
        Reason.OFF_BOARD,
        text.problemOffset(),
        text.problem() + ", nor has " + position.topology(),
        List.of());
  }

  private Move placing(Move move) {
    return text.placed().map(move::placing).orElse(move);
  }

  private MoveAnswer step(Square from, Square to) {
    boolean enemy = position.setup().stones(position.sideToMove().opponent()).contains(to);
    MoveAnswer answer = judge(placing(Move.step(from, to, enemy)));
    if (!answer.isLegal() || enemy == text.hasCaptureMark()) {
      return answer;
    }
    return enemy ? unmarked(answer) : falselyMarked(answer);
  }

  private MoveAnswer unmarked(MoveAnswer legal) {
    if (dialect.allows(Freedom.UNMARKED_CAPTURE)) {
      return legal;
    }
    Move meant = legal.move().orElseThrow();
    return answer(
        Verdict.ILLEGAL,
        null,
        Reason.CAPTURE_NOT_MARKED,
        0,
        Quote.of(text.raw()) + ": a capture is to be written as one, " + meant,
        List.of(meant));
  }

  private MoveAnswer falselyMarked(MoveAnswer legal) {
    Move meant = legal.move().orElseThrow();
    String message =
        Quote.of(text.raw())
            + ": marked as a capture, and "
            + meant.to().orElseThrow()
            + " is empty: "
            + meant;
    if (dialect.allows(Freedom.FALSE_CAPTURE_MARK)) {
      return answer(Verdict.LEGAL_FALSE_MARK, meant, null, 0, message, List.of());
    }
    return answer(Verdict.ILLEGAL, null, Reason.NOTHING_TO_CAPTURE, 0, message, List.of(meant));
  }

  private MoveAnswer square(Square square) {
    MoveAnswer removal = judge(Move.removal(square));
    boolean known = !removal.reason().equals(Optional.of(Reason.REMOVAL_NOT_ALLOWED));
    return known || !dialect.allows(Freedom.DESTINATION_ALONE) ? removal : target(square);
  }

  private MoveAnswer target(Square to) {
    if (!position.topology().contains(to)) {
      return answer(
          Verdict.ILLEGAL,
          null,
          Reason.OFF_BOARD,
          0,
          Quote.of(text.raw()) + ": " + position.topology() + " has no square " + to,
          List.of());
    }
    if (position.isOver()) {
      return answer(
          Verdict.ILLEGAL,
          null,
          Reason.GAME_OVER,
          0,
          Quote.of(text.raw()) + ": the game is over, " + position.outcome().orElseThrow(),
          List.of());
    }
    List<Move> candidates =
        List.of(position.legalMoves().stream().filter(this::fits).toArray(Move[]::new));
    if (candidates.size() == 1) {
      Move move = candidates.get(0);
      MoveAnswer legal = answer(Verdict.LEGAL, move, null, 0, "", List.of());
      boolean wrong = text.hasCaptureMark() && !move.isCapture();
      return wrong ? falselyMarked(legal) : legal;
    }
    if (candidates.isEmpty()) {
      return answer(
          Verdict.ILLEGAL,
          null,
          Reason.OTHER,
          0,
          Quote.of(text.raw()) + ": no stone that fits can go to " + to,
          List.of());
    }
    return answer(
        Verdict.AMBIGUOUS,
        null,
        null,
        0,
        Quote.of(text.raw()) + ": several stones can go to " + to,
        candidates);
  }

  private boolean fits(Move move) {
    return move.to().equals(text.to())
        && move.placed().equals(text.placed())
        && move.from().filter(this::fitsOrigin).isPresent();
  }

  private boolean fitsOrigin(Square from) {
    return (text.fromFile().isEmpty() || text.fromFile().getAsInt() == from.file())
        && (text.fromRank().isEmpty() || text.fromRank().getAsInt() == from.rank());
  }

  private MoveAnswer judge(Move move) {
    if (position.isLegal(move)) {
      return answer(Verdict.LEGAL, move, null, 0, "", List.of());
    }
    Legality legality = position.check(move);
    return new MoveAnswer(
        text,
        Verdict.ILLEGAL,
        Optional.of(move),
        legality.reason(),
        offset(move, legality),
        legality.explanation(),
        legality.alternatives());
  }

  /** A square off the board is pointed at; anything else concerns the move as a whole. */
  private int offset(Move move, Legality legality) {
    if (legality.reason().equals(Optional.of(Reason.OFF_BOARD))) {
      for (Optional<Square> square : List.of(move.from(), move.to(), move.placed())) {
        if (square.isPresent() && !position.topology().contains(square.get())) {
          return Math.max(0, MoveScanner.indexOf(text.raw(), square.get()));
        }
      }
    }
    return 0;
  }

  private MoveAnswer answer(
      Verdict verdict,
      @Nullable Move move,
      @Nullable Reason reason,
      int offset,
      String message,
      List<Move> alternatives) {
    return new MoveAnswer(
        text,
        verdict,
        Optional.ofNullable(move),
        Optional.ofNullable(reason),
        offset,
        message,
        alternatives);
  }
}
