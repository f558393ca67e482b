package io.github.linesofaction.core.search;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SplittableRandom;
import java.util.function.LongSupplier;

/** All that a search board answers at one place, to be compared with what another answers. */
record BoardAnswers(
    Position position,
    long hash,
    int plies,
    int lastMove,
    int pliesWithoutCapture,
    int occurrences,
    Optional<Outcome> outcome,
    List<Integer> moves,
    List<Integer> captures,
    List<Integer> counts,
    List<Long> words,
    List<Optional<Stone>> stones,
    List<Integer> drawn) {

  static BoardAnswers of(SearchPosition board) {
    int[] buffer = new int[board.bufferSize()];
    List<Integer> moves = list(buffer, board.generate(buffer));
    List<Integer> captures = list(buffer, board.generateCaptures(buffer, 0));
    List<Integer> counts = new ArrayList<>(List.of(board.result(), board.countMoves()));
    List<Long> words = new ArrayList<>();
    for (Color color : Color.values()) {
      counts.add(board.mobility(color));
      counts.add(board.countGroups(color));
      for (int index = 0; index < 4; index++) {
        words.add(board.word(color, index));
      }
    }
    List<Optional<Stone>> stones = new ArrayList<>();
    for (int cell = 0; cell < board.rules().topology().cellCount(); cell++) {
      stones.add(board.stoneAt(cell));
    }
    SplittableRandom random = new SplittableRandom(3);
    LongSupplier bits = new SplittableRandom(4)::nextLong;
    return new BoardAnswers(
        board.toPosition(),
        board.hash(),
        board.plies(),
        board.lastMove(),
        board.pliesWithoutCapture(),
        board.occurrences(),
        board.outcome(),
        moves,
        captures,
        counts,
        words,
        stones,
        List.of(board.randomMove(random), board.randomMove(bits)));
  }

  private static List<Integer> list(int[] buffer, int end) {
    return Arrays.stream(buffer, 0, end).boxed().toList();
  }

  /** What a board answers at every ply of its path, the last first; it stands there again. */
  static List<BoardAnswers> ofPath(SearchPosition board) {
    List<BoardAnswers> answers = new ArrayList<>(List.of(of(board)));
    List<Integer> path = new ArrayList<>();
    while (board.plies() > 0) {
      path.add(board.lastMove());
      board.unmake();
      answers.add(of(board));
    }
    for (int ply = path.size() - 1; ply >= 0; ply--) {
      board.make(path.get(ply));
    }
    return answers;
  }

  /** Makes the moves that choices pick, as far as there are any; a multiple of 7 is a null move. */
  static void walk(SearchPosition board, List<Integer> choices) {
    int[] buffer = new int[board.bufferSize()];
    for (int choice : choices) {
      int count = board.generate(buffer);
      if (count == 0) {
        return;
      }
      if (choice % 7 == 0) {
        board.makeNull();
      } else {
        board.make(buffer[choice % count]);
      }
    }
  }

  /** The moves to read when a comparison fails. */
  static List<Move> path(SearchPosition board) {
    List<Move> path = new ArrayList<>();
    SearchPosition copy = board.copy();
    for (; copy.lastMove() != MoveCode.NONE; copy.unmake()) {
      path.add(0, copy.toMove(copy.lastMove()));
    }
    return path;
  }
}
