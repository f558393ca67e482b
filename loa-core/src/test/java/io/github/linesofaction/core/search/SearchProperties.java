package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Rulesets;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The search board says what positions and games say, and takes back what it made. */
class SearchProperties {
  @Provide
  Arbitrary<Rulesets.Case> cases() {
    return Rulesets.casesWithCounters();
  }

  /** Boards that are played on lines, or in the general kernel where the rules are others. */
  @Provide
  Arbitrary<Rulesets.Case> largeCases() {
    return Arbitraries.of(Topology.square(9), Topology.hexagon(6))
        .flatMap(Rulesets::onBoard)
        .flatMap(rules -> Rulesets.setups(rules).map(setup -> new Rulesets.Case(rules, setup)))
        .filter(one -> canBeginAGame(one.rules(), one.setup()));
  }

  private static boolean canBeginAGame(Ruleset rules, Setup setup) {
    return rules.faultsOf(setup).stream()
        .noneMatch(fault -> fault.kind() == SetupFault.Kind.SIDE_WITHOUT_STONES);
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return Rulesets.choices(50);
  }

  @Property
  void agreesWithGames(
      @ForAll("cases") Rulesets.Case one, @ForAll("choices") List<Integer> choices) {
    follow(one, choices);
  }

  @Property(tries = 15)
  void agreesWithGamesOnLargeBoards(
      @ForAll("largeCases") Rulesets.Case one, @ForAll("choices") List<Integer> choices) {
    follow(one, choices.subList(0, Math.min(12, choices.size())));
  }

  private static void follow(Rulesets.Case one, List<Integer> choices) {
    Ruleset rules = one.rules();
    Position position = Position.of(rules, one.setup());
    Assume.that(canBeginAGame(rules, one.setup()));
    Game game = Game.fromAny(position);
    SearchPosition board = SearchPosition.of(position);
    List<String> texts = new ArrayList<>();
    List<Long> hashes = new ArrayList<>();
    for (int choice : choices) {
      compare(board, game);
      texts.add(board.toString());
      hashes.add(board.hash());
      List<Move> moves = game.legalMoves();
      if (moves.isEmpty()) {
        texts.remove(texts.size() - 1);
        hashes.remove(hashes.size() - 1);
        break;
      }
      Move move = moves.get(choice % moves.size());
      board.make(board.toCode(move));
      game = game.play(move);
    }
    compare(board, game);
    assertThat(board.toGame()).isEqualTo(game);
    assertThat(SearchPosition.of(game).outcome()).isEqualTo(game.outcome());
    assertThat(SearchPosition.of(game).occurrences()).isEqualTo(game.occurrences());
    for (int ply = texts.size() - 1; ply >= 0; ply--) {
      board.unmake();
      assertThat(board).hasToString(texts.get(ply));
      assertThat(board.hash()).isEqualTo(hashes.get(ply));
      compare(board, game.at(ply));
    }
    assertThat(board.toPosition()).isEqualTo(position);
  }

  private static void compare(SearchPosition board, Game game) {
    Position position = game.position();
    assertThat(board.toPosition()).isEqualTo(position);
    assertThat(board.hash()).isEqualTo(position.hash());
    assertThat(board.sideToMove()).isEqualTo(position.sideToMove());
    assertThat(board.stones(Color.BLACK)).isEqualTo(position.setup().stones(Color.BLACK));
    assertThat(board.stones(Color.WHITE)).isEqualTo(position.setup().stones(Color.WHITE));
    assertThat(board.plies()).isEqualTo(game.plies());
    assertThat(board.lastMove())
        .isEqualTo(game.lastMove().map(board::toCode).orElse(MoveCode.NONE));
    compareStones(board, position);
    assertThat(board.pliesWithoutCapture()).isEqualTo(game.pliesWithoutCapture());
    assertThat(board.occurrences()).isEqualTo(game.occurrences());
    assertThat(board.outcome()).isEqualTo(game.outcome());
    int result =
        game.outcome()
            .map(
                end ->
                    end.winner()
                        .map(
                            color ->
                                color.letter() == 'b'
                                    ? SearchPosition.BLACK_WINS
                                    : SearchPosition.WHITE_WINS)
                        .orElse(SearchPosition.DRAW))
            .orElse(SearchPosition.ONGOING);
    assertThat(board.result()).isEqualTo(result);
    int[] buffer = new int[board.bufferSize() + 2];
    Arrays.fill(buffer, -1);
    int end = board.generate(buffer, 2);
    assertThat(Arrays.stream(buffer, 2, end).mapToObj(board::toMove).toList())
        .isEqualTo(position.legalMoves());
    assertThat(buffer[0]).isEqualTo(-1);
    assertThat(buffer[1]).isEqualTo(-1);
    assertThat(board.countMoves()).isEqualTo(end - 2);
    int[] exact = new int[end - 2];
    assertThat(board.generate(exact)).as("a buffer without an entry too many").isEqualTo(end - 2);
    assertThat(exact).isEqualTo(Arrays.copyOfRange(buffer, 2, end));
    end = board.generateCaptures(buffer, 0);
    assertThat(Arrays.stream(buffer, 0, end).mapToObj(board::toMove).toList())
        .isEqualTo(position.captures());
    assertThat(board.generateCaptures(new int[end], 0)).isEqualTo(end);
  }

  private static void compareStones(SearchPosition board, Position position) {
    for (Color color : Color.values()) {
      for (int index = 0; index < 4; index++) {
        assertThat(board.word(color, index)).isEqualTo(position.setup().stones(color).word(index));
      }
      assertThat(board.countGroups(color)).isEqualTo(position.groups(color).size());
      assertThat(board.mobility(color)).isEqualTo(position.movesOf(color).size());
    }
    for (Square square : position.topology().squares()) {
      assertThat(board.stoneAt(position.topology().cell(square)))
          .isEqualTo(position.setup().stoneAt(square));
    }
    // What was asked left everything as it was.
    assertThat(board.toPosition()).isEqualTo(position);
  }

  @Property
  void drawnMovesAreLegal(@ForAll("cases") Rulesets.Case one, @ForAll long seed) {
    Position position = Position.of(one.rules(), one.setup());
    SearchPosition board = SearchPosition.of(position);
    SplittableRandom random = new SplittableRandom(seed);
    for (int i = 0; i < 5; i++) {
      int move = board.randomMove(random);
      if (position.legalMoves().isEmpty()) {
        assertThat(move).isEqualTo(MoveCode.NONE);
        return;
      }
      assertThat(position.legalMoves()).contains(board.toMove(move));
      board.make(move);
      position = position.play(board.toMove(move));
    }
  }

  /** Case H2: the running hash is the one computed afresh, along long random games. */
  @Property(tries = 40)
  void runningHashIsTheFreshOne(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    SearchPosition board = SearchPosition.of(Position.start());
    for (int step = 0; step < 2_500; step++) {
      boolean back = board.plies() > 0 && random.nextInt(3) == 0;
      int move = back ? MoveCode.NONE : board.randomMove(random);
      if (move == MoveCode.NONE) {
        if (board.plies() > 0) {
          board.unmake();
        }
      } else {
        board.make(move);
      }
      if (step % 5 == 0) {
        assertThat(board.hash()).isEqualTo(Setup.parse(board.toString()).hash());
      }
    }
  }

  /** Case R13: a capture makes all earlier positions impossible, so nothing behind it counts. */
  @Property(tries = 40)
  void captureBeginsOccurrencesAnew(@ForAll long seed) {
    SplittableRandom random = new SplittableRandom(seed);
    SearchPosition board = SearchPosition.of(Position.start());
    Game game = Game.start();
    for (int ply = 0; ply < 120 && !game.isOver(); ply++) {
      int move = board.randomMove(random);
      board.make(move);
      game = game.play(board.toMove(move));
      Game cut = Game.fromAny(game.at(game.plies() - game.pliesWithoutCapture()).position());
      for (Move later :
          game.moves().subList(game.plies() - game.pliesWithoutCapture(), game.plies())) {
        cut = cut.play(later);
      }
      assertThat(cut.occurrences()).isEqualTo(game.occurrences()).isEqualTo(board.occurrences());
    }
    assertThat(game.outcome().map(Outcome::reason)).isEqualTo(board.outcome().map(Outcome::reason));
  }

  /**
   * However the path came about, and however often or seldom it is asked, a board says what a new
   * one says that walked there straight.
   */
  @Property(tries = 100)
  void questionsOnWindingPaths(
      @ForAll("cases") Rulesets.Case one, @ForAll("choices") List<Integer> choices) {
    Position position = Position.of(one.rules(), one.setup());
    SearchPosition board = SearchPosition.of(position);
    List<Integer> path = new ArrayList<>();
    int[] buffer = new int[board.bufferSize()];
    for (int choice : choices) {
      int back = choice / 7 % 5;
      while (choice % 7 == 0 && back-- > 0 && !path.isEmpty()) {
        board.unmake();
        path.remove(path.size() - 1);
      }
      int count = board.generate(buffer);
      if (count > 0) {
        int move = buffer[choice % Math.min(count, 2)];
        board.make(move);
        path.add(move);
      }
      if (choice % 3 > 0) {
        SearchPosition straight = SearchPosition.of(position);
        path.forEach(straight::make);
        assertThat(board.occurrences()).isEqualTo(straight.occurrences());
        assertThat(board.pliesWithoutCapture()).isEqualTo(straight.pliesWithoutCapture());
        assertThat(board.outcome()).isEqualTo(straight.outcome());
      }
    }
  }
}
