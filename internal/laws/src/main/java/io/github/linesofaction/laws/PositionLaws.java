package io.github.linesofaction.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What holds of every position. */
final class PositionLaws {
  private static final Comparator<Move> DOCUMENTED_ORDER =
      Comparator.comparing((Move move) -> rank(move.from()))
          .thenComparing(move -> rank(move.to().or(move::from)))
          .thenComparing(move -> rank(move.placed()));

  private final Position position;
  private final List<Move> moves;

  PositionLaws(Position position) {
    this.position = position;
    this.moves = position.legalMoves();
  }

  /** Nothing comes before everything. */
  private static int rank(Optional<Square> square) {
    return square.map(s -> 1 + 26 * s.file() + s.rank()).orElse(0);
  }

  void movesAreOrderedAndWritten() {
    assertThat(moves).as("%s: moves", position).isSortedAccordingTo(DOCUMENTED_ORDER);
    assertThat(new HashSet<>(moves)).as("%s: moves", position).hasSameSizeAs(moves);
    for (Move move : moves) {
      assertThat(Move.parse(move.toString())).isEqualTo(move);
      int code = MoveCode.of(position.topology(), move);
      assertThat(MoveCode.toMove(position.topology(), code)).isEqualTo(move);
    }
    if (moves.stream().anyMatch(Move::isPass)) {
      assertThat(moves).as("%s: a pass beside other turns", position).allMatch(Move::isPass);
    }
    assertThat(position.captures()).isEqualTo(moves.stream().filter(Move::isCapture).toList());
    assertThat(position.movesOf(position.sideToMove())).isEqualTo(moves);
  }

  void textIsReadBack() {
    Setup setup = position.setup();
    Setup read = Setup.parse(setup.toString());
    assertThat(read).isEqualTo(setup).hasSameHashCodeAs(setup).hasToString(setup.toString());
    assertThat(read.hash()).isEqualTo(setup.hash());
    Position again = Position.of(position.rules(), read);
    assertThat(again).isEqualTo(position).hasSameHashCodeAs(position);
    assertThat(again.hash()).isEqualTo(position.hash());
    assertThat(again.legalMoves()).isEqualTo(moves);
    assertThat(again.outcome()).isEqualTo(position.outcome());
  }

  /** Exactly one of four results, and which one is told by the goals and the moves alone. */
  void outcomeFollowsFromGoals() {
    Ruleset rules = position.rules();
    Color next = position.sideToMove();
    boolean mover = position.isGoalReached(next.opponent());
    boolean other = position.isGoalReached(next);
    boolean dead =
        !rules.goal().isReachable(position.setup(), Color.BLACK)
            && !rules.goal().isReachable(position.setup(), Color.WHITE);
    Optional<Outcome> outcome = position.outcome();
    assertThat(position.isOver()).isEqualTo(outcome.isPresent()).isEqualTo(moves.isEmpty());
    if (!mover && !other && !dead) {
      assertThat(outcome.isPresent())
          .as("%s: over without a goal reached", position)
          .isEqualTo(rules.noMove() != NoMove.PASSES && moves.isEmpty());
    }
    Optional<Color> winner = outcome.flatMap(Outcome::winner);
    if (mover != other) {
      assertThat(winner).as("%s: winner", position).contains(mover ? next.opponent() : next);
    } else if (mover) {
      assertThat(winner)
          .as("%s: winner", position)
          .isEqualTo(
              switch (rules.bothConnected()) {
                case MOVER_WINS -> Optional.of(next.opponent());
                case MOVER_LOSES -> Optional.of(next);
                case DRAW, ILLEGAL -> Optional.empty();
              });
    } else if (dead) {
      assertThat(outcome).get().matches(Outcome::isDraw);
    }
  }

  /** Legal is what is listed, and nothing else: steps between all squares, removals, passes. */
  void legalityIsMembership() {
    Set<Move> legal = new HashSet<>(moves);
    int count = 0;
    for (Move move : everyMove()) {
      boolean listed = legal.contains(move);
      assertThat(position.isLegal(move)).as("%s: %s", position, move).isEqualTo(listed);
      if (listed || ++count % 29 == 0) {
        explains(move, listed);
      }
    }
    for (Square square : List.of(Square.of("z26"), Square.of("a26"))) {
      explains(Move.removal(square), false);
      explains(Move.step(square, Square.of("a1")), false);
      explains(Move.capture(Square.of("a1"), square), false);
    }
  }

  private List<Move> everyMove() {
    List<Move> every = new ArrayList<>(moves);
    every.add(Move.pass());
    for (Square from : position.topology().squares()) {
      every.add(Move.removal(from));
      every.add(Move.pass().placing(from));
      for (Square to : position.topology().squares()) {
        if (from != to) {
          every.add(Move.step(from, to));
          every.add(Move.capture(from, to));
        }
      }
    }
    if (!moves.isEmpty() && !moves.get(0).isRemoval()) {
      for (Square square : position.topology().squares()) {
        every.add(moves.get(0).placing(square));
      }
    }
    return every;
  }

  private void explains(Move move, boolean listed) {
    Legality legality = position.check(move);
    assertThat(legality.isLegal()).as("%s: %s", position, move).isEqualTo(listed);
    assertThat(legality.explanation().isEmpty()).isEqualTo(listed);
    assertThat(legality.reason().equals(Optional.of(Reason.GAME_OVER)))
        .isEqualTo(position.isOver());
    assertThat(moves).containsAll(legality.alternatives());
  }

  void winningMovesWin() {
    List<Move> winning = new ArrayList<>();
    for (Move move : moves) {
      Optional<Color> winner = position.play(move).outcome().flatMap(Outcome::winner);
      if (winner.equals(Optional.of(position.sideToMove()))) {
        winning.add(move);
      }
    }
    assertThat(position.winningMoves()).as("%s: winning moves", position).isEqualTo(winning);
  }
}
