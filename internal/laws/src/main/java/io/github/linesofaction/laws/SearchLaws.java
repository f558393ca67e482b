package io.github.linesofaction.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.search.SearchPosition;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** What holds of the mutable board: it tells the same as the immutable values. */
final class SearchLaws {
  private final List<Game> stages;
  private final SearchPosition board;
  private final int[] buffer;
  private final Random random = new Random(1);

  SearchLaws(List<Game> stages) {
    this.stages = stages;
    this.board = SearchPosition.of(stages.get(0));
    this.buffer = new int[board.bufferSize()];
  }

  void boardFollowsTheGame() {
    Game last = stages.get(stages.size() - 1);
    List<Move> moves = last.moves();
    for (int ply = 0; ply < moves.size(); ply++) {
      compare(stages.get(ply));
      generatesTheSame(stages.get(ply).position());
      board.make(board.toCode(moves.get(ply)));
    }
    compare(last);
    generatesTheSame(last.position());
    assertThat(board.toGame()).isEqualTo(last);
    for (int ply = moves.size() - 1; ply >= 0; ply--) {
      board.unmake();
      compare(stages.get(ply));
    }
  }

  private void compare(Game game) {
    Position position = game.position();
    assertThat(board.hash())
        .as("%s: hash kept up to date", position)
        .isEqualTo(position.setup().hash())
        .isEqualTo(position.hash());
    assertThat(board.toPosition()).isEqualTo(position);
    for (Color color : Color.values()) {
      assertThat(board.stones(color)).isEqualTo(position.setup().stones(color));
      for (int index = 0; index < 4; index++) {
        assertThat(board.word(color, index)).isEqualTo(board.stones(color).word(index));
      }
      assertThat(board.countGroups(color))
          .as("%s: groups of %s", position, color)
          .isEqualTo(position.groups(color).size());
      assertThat(board.mobility(color))
          .as("%s: mobility of %s", position, color)
          .isEqualTo(position.movesOf(color).size());
    }
    assertThat(board.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(board.plies()).isEqualTo(game.plies());
    assertThat(board.lastMove())
        .isEqualTo(game.lastMove().map(board::toCode).orElse(MoveCode.NONE));
    assertThat(board.pliesWithoutCapture()).isEqualTo(game.pliesWithoutCapture());
    assertThat(board.occurrences()).as("%s: occurrences", game).isEqualTo(game.occurrences());
    assertThat(board.outcome()).as("%s: outcome", game).isEqualTo(game.outcome());
  }

  private void generatesTheSame(Position position) {
    List<Move> moves = position.legalMoves();
    assertThat(read(board.generate(buffer))).as("%s: moves", position).isEqualTo(moves);
    assertThat(board.countMoves()).as("%s: count", position).isEqualTo(moves.size());
    assertThat(read(board.generateCaptures(buffer, 0)))
        .as("%s: captures", position)
        .isEqualTo(position.captures());
    int drawn = board.randomMove(random);
    if (moves.isEmpty()) {
      assertThat(drawn).isZero();
    } else {
      assertThat(moves).contains(board.toMove(drawn));
    }
  }

  private List<Move> read(int end) {
    List<Move> moves = new ArrayList<>();
    for (int i = 0; i < end; i++) {
      moves.add(board.toMove(buffer[i]));
    }
    return moves;
  }
}
