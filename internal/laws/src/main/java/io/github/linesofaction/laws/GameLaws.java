package io.github.linesofaction.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import io.github.linesofaction.core.game.Stepper;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** What holds of every game. */
final class GameLaws {
  private final List<Game> stages;
  private final Game last;

  GameLaws(List<Game> stages) {
    this.stages = stages;
    this.last = stages.get(stages.size() - 1);
  }

  void undoAndRedoRestore() {
    Game game = last;
    for (int ply = last.plies() - 1; ply >= 0; ply--) {
      game = game.undo().orElseThrow();
      Game then = stages.get(ply);
      assertThat(game).isEqualTo(then).hasSameHashCodeAs(then);
      assertThat(game.position().toString()).isEqualTo(then.position().toString());
      assertThat(game.occurrences()).isEqualTo(then.occurrences());
      assertThat(game.outcome()).isEqualTo(then.outcome());
    }
    assertThat(game.undo()).isEmpty();
    for (int ply = 1; ply <= last.plies(); ply++) {
      game = game.redo().orElseThrow();
      assertThat(game).isEqualTo(stages.get(ply));
      assertThat(game.occurrences()).isEqualTo(stages.get(ply).occurrences());
    }
    assertThat(game.redo()).isEmpty();
    assertThat(stages.get(0).replay(last.moves()).game()).isEqualTo(last);
  }

  /** A stepper tells at every ply, forwards and back, what the game tells. */
  void aStepperGoesTheSameWay() {
    Stepper stepper = Stepper.of(stages.get(0));
    for (Game then : stages) {
      if (then.plies() > 0) {
        assertThat(stepper.check(then.lastMove().orElseThrow()).isLegal()).isTrue();
        assertThat(stepper.step(then.lastMove().orElseThrow())).isTrue();
      }
      agrees(stepper, then);
      if (then.plies() % 8 == 0) {
        stepsAreThoseOfTheGame(stepper, then);
      }
    }
    for (int ply = last.plies() - 1; ply >= 0; ply--) {
      stepper.stepBack();
      agrees(stepper, stages.get(ply));
    }
    Stepper behind = Stepper.of(last);
    agrees(behind, last);
    if (last.plies() > 0) {
      behind.stepBack();
      agrees(behind, stages.get(last.plies() - 1));
    }
  }

  private static void agrees(Stepper stepper, Game then) {
    assertThat(stepper.plies()).isEqualTo(then.plies());
    assertThat(stepper.sideToMove()).isEqualTo(then.sideToMove());
    assertThat(stepper.isOver()).isEqualTo(then.isOver());
    assertThat(stepper.outcome()).isEqualTo(then.outcome());
    assertThat(stepper.position()).isEqualTo(then.position());
    assertThat(stepper.game()).isEqualTo(then);
    assertThat(stepper.moves()).isEqualTo(then.moves());
    assertThat(stepper.legalMoves()).isEqualTo(then.legalMoves());
    assertThat(stepper.claimable()).isEqualTo(then.claimable());
  }

  /** Among all codes near those of the legal moves just these are legal. */
  private static void stepsAreThoseOfTheGame(Stepper stepper, Game then) {
    Topology board = then.position().topology();
    Set<Integer> legal = new HashSet<>();
    then.legalMoves().forEach(move -> legal.add(MoveCode.of(board, move)));
    Set<Integer> asked = new HashSet<>(legal);
    for (int code : legal) {
      for (int bit = 0; bit < Integer.SIZE; bit++) {
        asked.add(code ^ 1 << bit);
      }
    }
    asked.addAll(List.of(MoveCode.NONE, MoveCode.PASS, MoveCode.removal(0), -1));
    for (int code : asked) {
      assertThat(stepper.isLegal(code)).as("%x", code).isEqualTo(legal.contains(code));
    }
  }

  void nothingIsPlayedAfterTheEnd() {
    if (last.isOver()) {
      assertThat(last.legalMoves()).isEmpty();
      for (Move move :
          List.of(Move.pass(), last.lastMove().orElse(Move.removal(Square.of("a1"))))) {
        assertThatThrownBy(() -> last.play(move)).isInstanceOf(IllegalMoveException.class);
      }
    }
  }
}
