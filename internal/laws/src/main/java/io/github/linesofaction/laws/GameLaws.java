package io.github.linesofaction.laws;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import java.util.List;

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
