package io.github.linesofaction.core.search;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatExceptionOfType;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Boards;
import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.PrimitiveIterator;
import java.util.SplittableRandom;
import java.util.TreeMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.function.IntSupplier;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class SearchPositionTest {
  private static final String OPEN = "1b1bbb2/w6w/2b3bw/w1w4w/wb2b3/2bw3w/w3ww2/3b1bb1 w";

  /** The order of moves is part of the interface: a file pins it. */
  @Test
  void orderOfMovesIsThatOfTheGoldenFile() throws Exception {
    int lines = 0;
    try (BufferedReader file =
        new BufferedReader(
            new InputStreamReader(
                SearchPositionTest.class.getResourceAsStream("/golden/move-order.tsv"),
                StandardCharsets.UTF_8))) {
      for (String line = file.readLine(); line != null; line = file.readLine()) {
        String[] columns = line.split("\t");
        Position position = Position.of(Variants.rules(columns[0]), Setup.parse(columns[1]));
        assertThat(String.join(" ", position.legalMoves().stream().map(Move::toString).toList()))
            .isEqualTo(columns[2]);
        assertThat(String.join(" ", moves(SearchPosition.of(position)))).isEqualTo(columns[2]);
        lines++;
      }
    }
    assertThat(lines).isGreaterThanOrEqualTo(12);
  }

  private static List<String> moves(SearchPosition board) {
    int[] buffer = new int[board.bufferSize()];
    int count = board.generate(buffer);
    List<String> moves = new ArrayList<>();
    for (int i = 0; i < count; i++) {
      moves.add(board.toMove(buffer[i]).toString());
    }
    return moves;
  }

  /** A source that gives one word of random bits and fails when asked for more. */
  private static final class OneWord implements RandomGenerator {
    private final int word;
    private boolean given;

    OneWord(long word) {
      this.word = (int) word;
    }

    @Override
    public long nextLong() {
      throw new UnsupportedOperationException("words of 32 bits only");
    }

    @Override
    public int nextInt() {
      if (given) {
        throw new IllegalStateException("no more words");
      }
      given = true;
      return word;
    }
  }

  /** The move that one word gives, or a word for none: the board asks for another. */
  private static String drawn(SearchPosition board, long word) {
    try {
      return board.toMove(board.randomMove(new OneWord(word))).toString();
    } catch (IllegalStateException another) {
      return "another";
    }
  }

  /**
   * The draw is exactly even. On boards of up to 64 squares a word stands for a move, on larger
   * ones for a stone and a direction: of the 2 to the 32 words equally many, the quotient rounded
   * down, stand for each, and the few left over for none. Each pair gives one move of its own or
   * asks for another word. So whatever number of words it takes, each move has the same chance.
   */
  @ParameterizedTest
  @ValueSource(
      strings = {
        "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b",
        OPEN,
        "8/w7/7w/8/3b4/8/3w4/3b2b1 b",
        "w7/8/8/7w/2b5/8/8/bbbbbbbb b",
        "wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b",
        "1bbbbbbb1/w7w/w7w/w7w/w7w/w7w/w7w/w7w/1bbbbbbb1 b",
        "9/w8/1b6w/9/3b5/9/3w5/8b/3b2bb1 b"
      })
  void wordsAreSharedOutEvenly(String text) {
    Setup setup = Setup.parse(text);
    boolean large = setup.topology().cellCount() > Long.SIZE;
    String small = text.startsWith("wb1wb") ? "alveole" : "standard";
    Position position = Position.of(Variants.rules(large ? "standard-9" : small), setup);
    SearchPosition board = SearchPosition.of(position);
    long words = 1L << 32;
    long pairs =
        large
            ? (long) setup.stones(setup.sideToMove()).size() * setup.topology().directions()
            : board.countMoves();
    long left = words % pairs;
    List<String> moves = new ArrayList<>();
    for (long pair = 0; pair < pairs; pair++) {
      long first = (pair * words + left + pairs - 1) / pairs;
      long last = ((pair + 1) * words - 1) / pairs;
      assertThat(last - first + 1).isEqualTo(words / pairs);
      String move = drawn(board, first);
      assertThat(drawn(board, last)).isEqualTo(move);
      assertThat(drawn(board, (first + last) / 2)).isEqualTo(move);
      if (!move.equals("another")) {
        moves.add(move);
        if (left > 0 && first * pairs - pairs >= pair * words) {
          assertThat(drawn(board, first - 1)).as("a word left over").isEqualTo("another");
        }
      }
    }
    assertThat(moves).containsExactlyInAnyOrderElementsOf(moves(board));
  }

  /** When all draws fail, the listed moves are drawn from, evenly again. */
  @Test
  void failedDrawsEndInTheList() {
    SearchPosition board = SearchPosition.of(Position.start(Variants.rules("standard-9")));
    List<String> moves = moves(board);
    // Not a word left over: of those the board would ask for others without end.
    long failing = 5_000_011;
    while (!drawn(board, failing).equals("another")) {
      failing += 1 << 24;
    }
    int word = (int) failing;
    for (int index = 0; index < moves.size(); index++) {
      int wanted = index;
      RandomGenerator source =
          new RandomGenerator() {
            @Override
            public long nextLong() {
              throw new UnsupportedOperationException("words of 32 bits only");
            }

            @Override
            public int nextInt() {
              return word;
            }

            @Override
            public int nextInt(int limit) {
              assertThat(limit).isEqualTo(moves.size());
              return wanted;
            }
          };
      assertThat(board.toMove(board.randomMove(source))).hasToString(moves.get(index));
    }
  }

  /**
   * Chi-square over many draws with fixed seeds, where moves are listed and where they are not.
   * With k moves the statistic has k-1 degrees of freedom; its mean is k-1 and its variance 2(k-1),
   * so six deviations are far beyond chance.
   */
  @ParameterizedTest
  @MethodSource("starts")
  void drawsAreSpreadEvenly(Position position) {
    SearchPosition board = SearchPosition.of(position);
    SplittableRandom random = new SplittableRandom(20_001);
    assertSpreadEvenly(board, () -> board.randomMove(random));
  }

  private static void assertSpreadEvenly(SearchPosition board, IntSupplier draw) {
    int[] buffer = new int[board.bufferSize()];
    int moves = board.generate(buffer);
    int each = 60;
    TreeMap<Integer, Integer> drawn = new TreeMap<>();
    for (int i = 0; i < moves * each; i++) {
      drawn.merge(draw.getAsInt(), 1, Integer::sum);
    }
    assertThat(drawn).hasSize(moves);
    double sum = 0;
    for (int count : drawn.values()) {
      sum += (double) (count - each) * (count - each) / each;
    }
    double freedom = moves - 1;
    assertThat(sum)
        .isBetween(freedom - 6 * Math.sqrt(2 * freedom), freedom + 6 * Math.sqrt(2 * freedom));
  }

  /** The starts of some variants, and a position on every board there is. */
  static List<Position> starts() {
    List<Position> starts = new ArrayList<>();
    for (String variant : List.of("standard", "gemma", "parachute", "ambiloa", "neighbors")) {
      starts.add(Position.start(Variants.rules(variant)));
    }
    Boards.all().forEach(board -> starts.add(Boards.strewn(board)));
    return starts;
  }

  /** The same with a source of words of 64 bits. */
  @ParameterizedTest
  @MethodSource("starts")
  void drawsFromASupplierAreSpreadEvenly(Position position) {
    SearchPosition board = SearchPosition.of(position);
    LongSupplier bits = new SplittableRandom(20_002)::nextLong;
    assertSpreadEvenly(board, () -> board.randomMove(bits));
  }

  /** The draw looks at the upper half of the 64 bits, and at that as it looks at 32 bits. */
  @ParameterizedTest
  @ValueSource(longs = {0x1234_5678L, 0x8000_0001L, 0xFFFF_FFFFL, 0x7654_3210L})
  void theUpperHalfOfAWordDecides(long upper) {
    SearchPosition board = SearchPosition.of(Position.of(Ruleset.standard(), Setup.parse(OPEN)));
    for (long lower : new long[] {0, 0xFFFF_FFFFL}) {
      PrimitiveIterator.OfLong words = LongStream.of(upper << 32 | lower).iterator();
      String drawn;
      try {
        drawn = board.toMove(board.randomMove((LongSupplier) words::nextLong)).toString();
      } catch (NoSuchElementException more) {
        drawn = "another";
      }
      assertThat(drawn).isEqualTo(drawn(board, upper));
    }
  }

  /** A stone without moves in Gemma is drawn as a removal, no oftener than any other turn. */
  @Test
  void removalsAreDrawnLikeOtherTurns() {
    Setup setup = Setup.parse("6wb/6ww/8/8/8/8/2w5/1b6 b");
    SearchPosition board = SearchPosition.of(Position.of(Variants.rules("gemma"), setup));
    List<String> moves = moves(board);
    assertThat(moves).containsExactly("b1-a1", "b1-a2", "b1-b2", "b1-c1", "h8");
    SplittableRandom random = new SplittableRandom(7);
    TreeMap<String, Integer> drawn = new TreeMap<>();
    for (int i = 0; i < 5_000; i++) {
      drawn.merge(board.toMove(board.randomMove(random)).toString(), 1, Integer::sum);
    }
    // Six deviations of a count around 1000 are 170.
    assertThat(drawn)
        .hasSize(5)
        .allSatisfy((move, times) -> assertThat(times).isBetween(830, 1170));
  }

  /** Under the Basque rule what may not be played is not drawn, with kinds of stones either. */
  @Test
  void forbiddenCapturesAreNotDrawn() {
    Ruleset rules =
        Ruleset.builder(Setup.parse("bw2/4/4/2wb b"))
            .moveRule(Variants.AMBILOA)
            .bothConnected(BothConnected.ILLEGAL)
            .build();
    SearchPosition board =
        SearchPosition.of(Position.of(rules, Setup.parse("BB2/2wB/w1B1/b1B1 b")));
    SplittableRandom random = new SplittableRandom(1);
    for (int i = 0; i < 50; i++) {
      assertThat(board.toMove(board.randomMove(random))).isEqualTo(Move.pass());
    }
  }

  /** Where only the board counts, a stone still in hand does not stand against a quiet win. */
  @Test
  void quietStepWinsWithAStoneInHandWhereOnlyTheBoardCounts() {
    Setup setup = Setup.parse("7w/8/8/3b4/8/3b4/8/w7 b b1w0");
    for (ConnectGoal goal : List.of(ConnectGoal.BOARD_ONLY, ConnectGoal.ALL_STONES)) {
      Ruleset rules = Variants.rules("parachute").toBuilder().goal(goal).build();
      SearchPosition board = SearchPosition.of(Position.of(rules, setup));
      board.make(board.toCode(Move.parse("d3-c4")));
      assertThat(board.result())
          .isEqualTo(
              goal.equals(ConnectGoal.BOARD_ONLY)
                  ? SearchPosition.BLACK_WINS
                  : SearchPosition.ONGOING);
    }
  }

  @Test
  void aSideWithoutMovesDrawsThePassOrNothing() {
    Setup stuck = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");
    SearchPosition passing = SearchPosition.of(Position.of(Ruleset.standard(), stuck));
    assertThat(passing.toMove(passing.randomMove(new SplittableRandom(1)))).isEqualTo(Move.pass());
    Ruleset losing = Ruleset.standard(io.github.linesofaction.core.rules.Preset.OLYMPIAD_2000);
    SearchPosition lost = SearchPosition.of(Position.of(losing, stuck));
    assertThat(lost.randomMove(new SplittableRandom(1))).isEqualTo(MoveCode.NONE);
    assertThat(lost.result()).isEqualTo(SearchPosition.WHITE_WINS);
    SearchPosition over =
        SearchPosition.of(Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b1w4/8 b")));
    assertThat(over.randomMove(new SplittableRandom(1))).isEqualTo(MoveCode.NONE);
    assertThat(over.generate(new int[0])).isZero();
    assertThat(over.countMoves()).isZero();
  }

  @Test
  void sameSeedSameGame() {
    assertThat(randomGame(77)).isEqualTo(randomGame(77)).isNotEqualTo(randomGame(78));
  }

  private static Game randomGame(long seed) {
    SearchPosition board = SearchPosition.of(Position.start());
    SplittableRandom random = new SplittableRandom(seed);
    while (board.result() == SearchPosition.ONGOING && board.plies() < 400) {
      board.make(board.randomMove(random));
    }
    return board.toGame();
  }

  @Test
  void nothingToUnmake() {
    SearchPosition board = SearchPosition.of(Position.start());
    assertThatIllegalStateException().isThrownBy(board::unmake);
    Game game = Game.start().play("b1-b3");
    SearchPosition behind = SearchPosition.of(game);
    behind.unmake();
    assertThat(behind.toPosition()).isEqualTo(Position.start());
    assertThatIllegalStateException().isThrownBy(behind::unmake);
  }

  @Test
  void buffersThatAreTooShort() {
    SearchPosition board = SearchPosition.of(Position.start());
    assertThatExceptionOfType(ArrayIndexOutOfBoundsException.class)
        .isThrownBy(() -> board.generate(new int[35]));
    assertThat(board.generate(new int[36])).isEqualTo(36);
    assertThat(board.generate(new int[board.bufferSize()])).isEqualTo(36);
    assertThatExceptionOfType(ArrayIndexOutOfBoundsException.class)
        .isThrownBy(() -> board.generateCaptures(new int[3], 0));
    assertThat(board.generateCaptures(new int[4], 0)).isEqualTo(4);
  }

  /** Case J4. */
  @ParameterizedTest
  @CsvSource({
    "2b1wb1b/b1bw4/1w1w1wwb/2bwb3/2b1b1w1/1b3b2/2w2bb1/3w4 b, 34",
    "w7/8/8/7w/2b5/8/8/bbbbbbbb b, 30"
  })
  void buffersOfExactlyAsManyEntriesAsThereAreMoves(String position, int moves) {
    SearchPosition board =
        SearchPosition.of(Position.of(Ruleset.standard(), Setup.parse(position)));
    assertThat(board.countMoves()).isEqualTo(moves);
    assertThat(board.generate(new int[moves])).isEqualTo(moves);
    assertThat(board.generate(new int[moves + 5], 5)).isEqualTo(moves + 5);
    assertThatExceptionOfType(ArrayIndexOutOfBoundsException.class)
        .isThrownBy(() -> board.generate(new int[moves - 1]));
  }

  @Test
  void historyOfTheGameIsKnown() {
    Ruleset rules = Ruleset.standard().toBuilder().repetition(Repetition.drawAt(3)).build();
    Game game = Game.start(rules);
    for (int i = 0; i < 7; i++) {
      game = game.play(List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2").get(i % 4));
    }
    SearchPosition board = SearchPosition.of(game);
    int last = board.toCode(Move.parse("c2-a2"));
    board.make(last);
    assertThat(board.occurrences()).isEqualTo(3);
    assertThat(board.result()).isEqualTo(SearchPosition.DRAW);
    SearchPosition fresh = SearchPosition.of(game.position());
    fresh.make(last);
    assertThat(fresh.occurrences()).as("a position knows no history").isOne();
    SearchPosition resigned = SearchPosition.of(game.resign(Color.BLACK));
    assertThat(resigned.result()).as("how players ended it is not kept").isZero();
  }

  /** A null move is a pass in all but its legality: it counts, repeats and comes back. */
  @Test
  void nullMovesCountLikePasses() {
    Ruleset rules =
        Ruleset.standard().toBuilder()
            .repetition(Repetition.drawAt(2))
            .limits(Limits.ofPliesWithoutCapture(3))
            .build();
    SearchPosition board = SearchPosition.of(Position.start(rules));
    assertThat(board.lastMove()).isEqualTo(MoveCode.NONE);
    board.makeNull();
    assertThat(board.toPosition().sideToMove()).isEqualTo(Color.WHITE);
    assertThat(board.result()).isEqualTo(SearchPosition.ONGOING);
    assertThat(board.plies()).isOne();
    assertThat(board.countMoves()).isEqualTo(36);
    board.makeNull();
    assertThat(board.hash()).isEqualTo(Position.start(rules).hash());
    assertThat(board.occurrences()).as("the start again").isEqualTo(2);
    assertThat(board.result()).isEqualTo(SearchPosition.DRAW);
    board.unmake();
    int step = board.toCode(Move.parse("a2-c2"));
    board.make(step);
    assertThat(board.lastMove()).isEqualTo(step);
    assertThat(board.result()).isEqualTo(SearchPosition.ONGOING);
    board.makeNull();
    assertThat(board.pliesWithoutCapture()).isEqualTo(3);
    assertThat(board.outcome()).contains(Outcome.draw(EndReason.CAPTURELESS_LIMIT));
    assertThat(board.lastMove()).isEqualTo(MoveCode.PASS);
    assertThatThrownBy(board::toGame)
        .isInstanceOf(IllegalMoveException.class)
        .hasMessageContaining("pass is legal only when there is no other turn");
    while (board.plies() > 0) {
      board.unmake();
    }
    assertThat(board.toPosition()).isEqualTo(Position.start(rules));
    assertThat(board.lastMove()).isEqualTo(MoveCode.NONE);
  }

  /**
   * Where a side without a move loses or draws, its opponent has none in that position either. In
   * this one White has 11 at each of the two corners: 3 from b1, 5 from b2, 3 from a2.
   */
  @Test
  void nobodyIsMobileWhereTheGameIsOver() {
    Setup stuck = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");
    SearchPosition passing = SearchPosition.of(Position.of(Ruleset.standard(), stuck));
    assertThat(passing.mobility(Color.BLACK)).as("the pass").isOne();
    assertThat(passing.mobility(Color.WHITE)).isEqualTo(22);
    assertThat(passing.countGroups(Color.BLACK)).isEqualTo(2);
    SearchPosition lost =
        SearchPosition.of(Position.of(Ruleset.standard(Preset.OLYMPIAD_2000), stuck));
    assertThat(lost.mobility(Color.BLACK)).isZero();
    assertThat(lost.mobility(Color.WHITE)).isZero();
    Setup other = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 w");
    SearchPosition winning =
        SearchPosition.of(Position.of(Ruleset.standard(Preset.OLYMPIAD_2000), other));
    assertThat(winning.mobility(Color.BLACK)).isZero();
    assertThat(winning.mobility(Color.WHITE)).isEqualTo(22);
  }

  @Test
  void cellsAndWordsOutOfRange() {
    SearchPosition board = SearchPosition.of(Position.start());
    assertThat(board.stoneAt(1)).as("a2").contains(Stone.WHITE);
    assertThat(board.stoneAt(8)).as("b1").contains(Stone.BLACK);
    assertThat(board.stoneAt(0)).isEmpty();
    assertThat(board.word(Color.BLACK, 0)).isEqualTo(0x0081_8181_8181_8100L);
    assertThat(board.word(Color.WHITE, 0)).isEqualTo(0x7E00_0000_0000_007EL);
    assertThat(board.word(Color.WHITE, 3)).isZero();
    for (int outside : new int[] {-1, 64}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> board.stoneAt(outside));
    }
    for (int outside : new int[] {-1, 4}) {
      assertThatExceptionOfType(IndexOutOfBoundsException.class)
          .isThrownBy(() -> board.word(Color.BLACK, outside));
    }
  }

  /** Copies serve a thread each: every one counts what the original counts. */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "gemma", "standard-9"})
  void copiesServeThreads(String variant) throws Exception {
    SearchPosition board = SearchPosition.of(Position.start(Variants.rules(variant)));
    board.make(board.randomMove(new SplittableRandom(1)));
    ExecutorService threads = Executors.newFixedThreadPool(4);
    try {
      List<Future<List<Integer>>> parts = new ArrayList<>();
      for (int part = 0; part < 8; part++) {
        SearchPosition copy = board.copy();
        parts.add(threads.submit(() -> wander(copy)));
      }
      List<Integer> alone = wander(board.copy());
      for (Future<List<Integer>> part : parts) {
        assertThat(part.get()).isEqualTo(alone);
      }
    } finally {
      threads.shutdownNow();
    }
    assertThat(board.plies()).isOne();
  }

  private static List<Integer> wander(SearchPosition board) {
    List<Integer> seen = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(9);
    for (int i = 0; i < 60 && board.result() == SearchPosition.ONGOING; i++) {
      seen.add(board.mobility(Color.BLACK) - board.mobility(Color.WHITE));
      board.make(board.randomMove(random));
      seen.add(board.lastMove());
    }
    return seen;
  }

  /** Four plies, four more with quiet moves of soldiers and kings, and the same four back. */
  @Test
  void aPositionWithTheSameKingsIsTheSame() {
    for (Repetition.Basis basis : Repetition.Basis.values()) {
      Ruleset rules =
          Variants.rules("ambiloa").toBuilder().repetition(Repetition.drawAt(2).by(basis)).build();
      SearchPosition board = SearchPosition.of(Position.start(rules));
      String moves = "h5-f3 f8-d6 a6-c4 f1-d3 h3-g2 e8-f7 a5-c3 c1-e3 g2-h3 f7-e8 c3-a5 e3-c1";
      for (String move : moves.split(" ")) {
        assertThat(board.result()).as("before %s", move).isEqualTo(SearchPosition.ONGOING);
        board.make(board.toCode(Move.parse(move)));
      }
      assertThat(board.result()).isEqualTo(SearchPosition.DRAW);
    }
  }

  /** As many stones in hand as the board has squares, the most there can be. */
  @Test
  void fullHandsAreHashedRight() {
    SearchPosition board =
        SearchPosition.of(
            Position.of(
                Ruleset.builder(Setup.parse("b2b/4/4/w2w b b1w1"))
                    .moveRule(Variants.PARACHUTE)
                    .build(),
                Setup.parse("b2b/4/4/w2w b b0w16")));
    board.make(board.toCode(Move.parse("a4-b3@c1")));
    assertThat(board.hash()).isEqualTo(Setup.parse("3b/1b2/4/w1ww w b0w15").hash());
  }

  @ParameterizedTest
  @ValueSource(strings = {"standard", "standard-9"})
  void pathsBeyondTheirRoomGrow(String variant) {
    Ruleset rules = Variants.endless(variant);
    SearchPosition board = SearchPosition.of(Position.start(rules));
    int[] cycle = {
      board.toCode(Move.parse("b1-b3")),
      board.toCode(Move.parse("a2-c2")),
      board.toCode(Move.parse("b3-b1")),
      board.toCode(Move.parse("c2-a2"))
    };
    for (int ply = 0; ply < 5_000; ply++) {
      board.make(cycle[ply % 4]);
    }
    assertThat(board.plies()).isEqualTo(5_000);
    assertThat(board.occurrences()).isEqualTo(1_251);
    assertThat(board.toPosition()).isEqualTo(Position.start(rules));
    for (int ply = 0; ply < 5_000; ply++) {
      board.unmake();
    }
    assertThat(board.toPosition()).isEqualTo(Position.start(rules));
  }

  @Test
  void gamesMadeOfNonsenseAreRefused() {
    Ruleset rules = Ruleset.standard().toBuilder().limits(Limits.ofPlies(1)).build();
    SearchPosition board = SearchPosition.of(Position.start(rules));
    board.make(board.toCode(Move.parse("b1-b3")));
    board.make(board.toCode(Move.parse("a2-c2")));
    assertThatThrownBy(board::toGame).isInstanceOf(IllegalMoveException.class);
    SearchPosition bare =
        SearchPosition.of(Position.of(Ruleset.standard(), Setup.parse("7b/8/8/8/8/8/1b6/8 b")));
    assertThatThrownBy(bare::toGame).isInstanceOf(SetupException.class);
  }
}
