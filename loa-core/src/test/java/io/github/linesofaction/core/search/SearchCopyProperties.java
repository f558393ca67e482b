package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.Rulesets;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** Copies, resets and null moves: what is left, what is taken over, and what comes back. */
class SearchCopyProperties {
  @Provide
  Arbitrary<Rulesets.Case> cases() {
    return Rulesets.casesWithCounters();
  }

  /** Boards beyond one word of bits. */
  @Provide
  Arbitrary<Rulesets.Case> largeCases() {
    return Arbitraries.of(Topology.square(9), Topology.hexagon(6), Topology.square(16))
        .flatMap(Rulesets::onBoard)
        .flatMap(rules -> Rulesets.setups(rules).map(setup -> new Rulesets.Case(rules, setup)));
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return Rulesets.choices(24);
  }

  @Property(tries = 300)
  void copyIsEqualAndIndependent(
      @ForAll("cases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second,
      @ForAll("choices") List<Integer> third) {
    copies(one, first, second, third);
  }

  @Property(tries = 8)
  void copyIsEqualAndIndependentOnLargeBoards(
      @ForAll("largeCases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second) {
    copies(one, few(first), few(second), few(first));
  }

  private static List<Integer> few(List<Integer> choices) {
    return choices.subList(0, Math.min(4, choices.size()));
  }

  private static void copies(
      Rulesets.Case one, List<Integer> first, List<Integer> second, List<Integer> third) {
    SearchPosition board = SearchPosition.of(Position.of(one.rules(), one.setup()));
    BoardAnswers.walk(board, first);
    List<BoardAnswers> then = BoardAnswers.ofPath(board);
    SearchPosition copy = board.copy();
    assertThat(BoardAnswers.ofPath(copy)).as("%s", BoardAnswers.path(board)).isEqualTo(then);
    BoardAnswers.walk(copy, second);
    List<BoardAnswers> later = BoardAnswers.ofPath(copy);
    assertThat(BoardAnswers.ofPath(board)).as("the original").isEqualTo(then);
    BoardAnswers.walk(board, third);
    while (board.plies() > 0) {
      board.unmake();
    }
    assertThat(BoardAnswers.ofPath(copy)).as("the copy").isEqualTo(later);
  }

  @Property(tries = 300)
  void resetIsAsNew(
      @ForAll("cases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second) {
    resets(one, first, second);
  }

  @Property(tries = 8)
  void resetIsAsNewOnLargeBoards(
      @ForAll("largeCases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second) {
    resets(one, few(first), few(second));
  }

  private static void resets(Rulesets.Case one, List<Integer> first, List<Integer> second) {
    Position initial = Position.of(one.rules(), one.setup());
    SearchPosition other = SearchPosition.of(initial);
    BoardAnswers.walk(other, second);
    List<BoardAnswers> there = BoardAnswers.ofPath(other);
    SearchPosition board = SearchPosition.of(Position.start(one.rules()));
    BoardAnswers.walk(board, first);
    board.reset(other);
    assertThat(BoardAnswers.ofPath(board)).as("as the other").isEqualTo(there);
    board.reset(board);
    assertThat(BoardAnswers.ofPath(board)).as("to itself").isEqualTo(there);
    Position now = other.toPosition();
    board.reset(now);
    assertThat(BoardAnswers.ofPath(board))
        .as("at a position")
        .isEqualTo(BoardAnswers.ofPath(SearchPosition.of(now)));
    BoardAnswers.walk(board, first);
    board.reset(initial);
    assertThat(BoardAnswers.ofPath(board))
        .as("at another")
        .isEqualTo(BoardAnswers.ofPath(SearchPosition.of(initial)));
    assertThat(BoardAnswers.ofPath(other)).as("the other").isEqualTo(there);
  }

  @Property(tries = 200)
  void resetToAGameKnowsItsHistory(
      @ForAll("cases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second) {
    Assume.that(
        one.rules().faultsOf(one.setup()).stream()
            .noneMatch(fault -> fault.kind() == SetupFault.Kind.SIDE_WITHOUT_STONES));
    Game game = Game.fromAny(Position.of(one.rules(), one.setup()));
    for (int choice : second) {
      List<Move> moves = game.legalMoves();
      if (!moves.isEmpty()) {
        game = game.play(moves.get(choice % moves.size()));
      }
    }
    SearchPosition board = SearchPosition.of(Position.start(one.rules()));
    BoardAnswers.walk(board, first);
    board.reset(game);
    assertThat(board.toGame()).isEqualTo(game);
    assertThat(BoardAnswers.ofPath(board)).isEqualTo(BoardAnswers.ofPath(SearchPosition.of(game)));
  }

  @Property(tries = 50)
  void otherRulesAreRefusedAndLeaveTheBoard(
      @ForAll("cases") Rulesets.Case one, @ForAll("choices") List<Integer> choices) {
    Ruleset rules = one.rules();
    SearchPosition board = SearchPosition.of(Position.of(rules, one.setup()));
    BoardAnswers.walk(board, choices);
    List<BoardAnswers> then = BoardAnswers.ofPath(board);
    Position other =
        Position.start(
            rules.toBuilder().limits(Limits.ofPlies(rules.limits().plies() + 1)).build());
    assertThatIllegalArgumentException()
        .isThrownBy(() -> board.reset(other))
        .withMessageStartingWith("other rules: this board plays by Ruleset[");
    assertThatIllegalArgumentException().isThrownBy(() -> board.reset(SearchPosition.of(other)));
    assertThat(BoardAnswers.ofPath(board)).isEqualTo(then);
    // Equal rules are the same rules, wherever they were built.
    board.reset(Position.of(rules.toBuilder().build(), one.setup()));
    assertThat(board.plies()).isZero();
    assertThat(board.toPosition()).isEqualTo(Position.of(rules, one.setup()));
  }

  @Property(tries = 300)
  void nullMovesComeBack(
      @ForAll("cases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second) {
    nullMoves(one, first, second);
  }

  @Property(tries = 8)
  void nullMovesComeBackOnLargeBoards(
      @ForAll("largeCases") Rulesets.Case one,
      @ForAll("choices") List<Integer> first,
      @ForAll("choices") List<Integer> second) {
    nullMoves(one, few(first), few(second));
  }

  private static void nullMoves(Rulesets.Case one, List<Integer> first, List<Integer> second) {
    SearchPosition board = SearchPosition.of(Position.of(one.rules(), one.setup()));
    BoardAnswers.walk(board, first);
    List<BoardAnswers> then = BoardAnswers.ofPath(board);
    Setup before = board.toPosition().setup();
    int plies = board.plies();
    int quiet = board.pliesWithoutCapture();
    Color side = board.sideToMove();
    board.makeNull();
    Setup after = board.toPosition().setup();
    assertThat(after.boardOnly()).isEqualTo(before.boardOnly());
    assertThat(after).isEqualTo(before.apply(one.rules().moveRule().edits(before, Move.pass())));
    assertThat(board.sideToMove()).isEqualTo(side.opponent());
    assertThat(board.hash()).isEqualTo(after.hash());
    assertThat(board.plies()).isEqualTo(plies + 1);
    assertThat(board.pliesWithoutCapture()).isEqualTo(quiet + 1);
    assertThat(board.lastMove()).isEqualTo(MoveCode.PASS);
    BoardAnswers.walk(board, second);
    while (board.plies() > plies) {
      board.unmake();
    }
    assertThat(BoardAnswers.ofPath(board)).isEqualTo(then);
  }
}
