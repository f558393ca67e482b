package io.github.linesofaction.core.search;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.internal.Course;
import io.github.linesofaction.core.internal.Cursor;
import io.github.linesofaction.core.internal.Endings;
import io.github.linesofaction.core.internal.GeneratorWords;
import io.github.linesofaction.core.internal.Kernel;
import io.github.linesofaction.core.internal.PathIndex;
import io.github.linesofaction.core.internal.SupplierWords;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongSupplier;
import java.util.random.RandomGenerator;
import org.jspecify.annotations.Nullable;

/**
 * <b>A mutable board for one thread.</b> Programs make and unmake moves on it, as {@code int}s of
 * the form explained at {@link MoveCode}; everything else in this library is immutable.
 *
 * <p>Nothing is allocated after construction on boards of up to 64 squares under all rules the
 * library knows, and on larger ones under the standard movement, with or without black holes, with
 * the goal of connecting: not by generating, drawing, making and unmaking moves, nor by asking for
 * the hash, the result, the occurrences, the stones, mobility or groups, nor by a reset to a
 * position or to another board. Only a path that grows beyond 512 plies, and doubles of that, makes
 * room for itself, and the first draw from either sort of source makes a small object. What hands
 * out values makes them: {@link #stones}, {@link #outcome}, {@link #toMove}, {@link #toPosition},
 * {@link #toGame}. Other rules on larger boards, and rules of another's making, work the same way,
 * but allocate and are some hundred times slower.
 *
 * <p>The hash is kept up to date move by move under the same rules that allocate nothing; under the
 * others it is worked out when asked for. Its value is the same either way.
 *
 * <p>For a search on several threads each thread has a board of its own: a {@link #copy()}, brought
 * back to where another stands by {@link #reset(SearchPosition)}.
 *
 * <p>Arguments are not checked: a code that {@link #generate} did not answer here makes nonsense of
 * the board. Use {@link Position} and {@link Game} where moves come from outside.
 */
public final class SearchPosition {
  /** The result of a game that goes on. */
  public static final int ONGOING = Endings.ONGOING;

  /** The result of a game that Black has won. */
  public static final int BLACK_WINS = Endings.BLACK_WINS;

  /** The result of a game that White has won. */
  public static final int WHITE_WINS = Endings.WHITE_WINS;

  /** The result of a drawn game. */
  public static final int DRAW = Endings.DRAW;

  /** The stones there are, by colour and kind, and as they are handed out. */
  private static final List<Optional<Stone>> STONES =
      List.of(
          Optional.of(Stone.BLACK),
          Optional.of(Stone.BLACK_KING),
          Optional.of(Stone.WHITE),
          Optional.of(Stone.WHITE_KING));

  private static final int WORDS = 4;

  private final Kernel kernel;
  private final Course course;
  private final Cursor cursor;
  private final PathIndex index;
  private final int cells;
  private final int bufferSize;
  private Position initial;

  /** Made when first needed, so that the type of the source is, too. */
  private @Nullable GeneratorWords generatorWords;

  private @Nullable SupplierWords supplierWords;

  private SearchPosition(Kernel kernel, Position initial) {
    Ruleset rules = kernel.rules();
    this.kernel = kernel;
    this.initial = initial;
    this.course = new Course(kernel, initial.setup());
    this.cursor = course.cursor();
    this.index = course.index();
    this.cells = rules.topology().cellCount();
    this.bufferSize = rules.moveRule().mostTurns(rules.topology());
  }

  /**
   * Makes a board that stands at a position and knows no history.
   *
   * @param position where to begin
   * @return a new board
   */
  public static SearchPosition of(Position position) {
    Objects.requireNonNull(position, "position");
    return new SearchPosition(Kernel.of(position.rules()), position);
  }

  /**
   * Makes a board that stands at the end of a game and knows its history. How a player ended the
   * game is not kept. The moves of the game may be unmade.
   *
   * @param game the game
   * @return a new board
   */
  public static SearchPosition of(Game game) {
    SearchPosition board = of(Objects.requireNonNull(game, "game").initial());
    board.follow(game);
    return board;
  }

  /** Returns what this board is made of. */
  Cursor cursor() {
    return cursor;
  }

  private void follow(Game game) {
    for (Move move : game.moves()) {
      cursor.make(toCode(move));
    }
  }

  private void follow(SearchPosition other) {
    int plies = other.cursor.plies();
    for (int ply = 0; ply < plies; ply++) {
      cursor.make(other.cursor.pathMove(ply));
    }
  }

  /**
   * Makes another board that stands where this one does, with the same path. From then on neither
   * knows of the other, so each may serve a thread of its own; the copying is done by one thread.
   *
   * @return a new board, equal in all it answers
   */
  public SearchPosition copy() {
    SearchPosition copy = new SearchPosition(kernel, initial);
    copy.follow(this);
    return copy;
  }

  /**
   * Goes to a position and forgets the path, as if the board were new.
   *
   * @param position where to begin, under the same rules
   * @throws IllegalArgumentException if its rules are others than this board's; the board stays as
   *     it is, and {@link #of(Position)} makes one for those rules
   */
  public void reset(Position position) {
    Objects.requireNonNull(position, "position");
    requireSameRules(position.rules());
    initial = position;
    cursor.reset(position.setup());
  }

  /**
   * Goes to the end of a game and takes over its history, as if the board were new. How a player
   * ended the game is not kept. The game lists its moves for this, which allocates.
   *
   * @param game the game, under the same rules
   * @throws IllegalArgumentException if its rules are others than this board's; the board stays as
   *     it is, and {@link #of(Game)} makes one for those rules
   */
  public void reset(Game game) {
    reset(Objects.requireNonNull(game, "game").initial());
    follow(game);
  }

  /**
   * Goes where another board stands and takes over its path, null moves included.
   *
   * @param other a board under the same rules, which stays as it is
   * @throws IllegalArgumentException if its rules are others than this board's; the board stays as
   *     it is, and {@link #copy()} makes one for those rules
   */
  public void reset(SearchPosition other) {
    Objects.requireNonNull(other, "other");
    if (other != this) {
      reset(other.initial);
      follow(other);
    }
  }

  private void requireSameRules(Ruleset rules) {
    if (!rules.equals(rules())) {
      throw new IllegalArgumentException(
          "other rules: this board plays by " + rules() + ", not by " + rules);
    }
  }

  /** {@return the rules} */
  public Ruleset rules() {
    return kernel.rules();
  }

  /**
   * Returns how long a buffer has to be to hold all moves of any position.
   *
   * @return the greatest number of moves that the rules may ever allow, or more
   */
  public int bufferSize() {
    return bufferSize;
  }

  /** {@return whose turn it is} */
  public Color sideToMove() {
    return cursor.side() == 0 ? Color.BLACK : Color.WHITE;
  }

  /**
   * Returns where the stones of a side stand now, for evaluation. Unlike making and unmaking moves,
   * this makes a small object.
   *
   * @param color either side
   * @return the squares of its stones on the board, of both kinds; later moves do not change it
   */
  public SquareSet stones(Color color) {
    return cursor.stones(Objects.requireNonNull(color, "color").ordinal());
  }

  /**
   * Returns one word of the stones of a side. Bit {@code i} of word {@code k} stands for cell
   * {@code 64 * k + i}; cells are explained at {@link io.github.linesofaction.core.board.Topology},
   * and {@link io.github.linesofaction.core.board.Bitboards} has the masks that go with word 0.
   *
   * @param color either side
   * @param index 0 to 3; the words behind the last cell of the board are 0
   * @return the cells of its stones, of both kinds
   * @throws IndexOutOfBoundsException if the index is out of range
   */
  public long word(Color color, int index) {
    Objects.requireNonNull(color, "color");
    return cursor.word(color.ordinal(), Objects.checkIndex(index, WORDS));
  }

  /**
   * Returns the stone on a cell.
   *
   * @param cell 0 to the number of cells less one
   * @return the stone; nothing if the cell is empty or a hole. What is answered is there already
   *     and not made for the question
   * @throws IndexOutOfBoundsException if the board has no such cell
   */
  public Optional<Stone> stoneAt(int cell) {
    int index = Objects.checkIndex(cell, cells) >> 6;
    for (int color = 0; color < 2; color++) {
      if ((cursor.word(color, index) >>> cell & 1) != 0) {
        return STONES.get(2 * color + (cursor.isKing(cell) ? 1 : 0));
      }
    }
    return Optional.empty();
  }

  /**
   * Counts the moves that a side would have if it were its turn; the board stays as it is. This is
   * its mobility, a pass that is its only move included.
   *
   * @param color either side
   * @return as many as {@link Position#movesOf} has; for the side to move {@link #countMoves()}
   */
  public int mobility(Color color) {
    int side = Objects.requireNonNull(color, "color").ordinal();
    boolean decided = cursor.goals() != 0 || side != cursor.side() && course.endsWithoutMove();
    return decided ? 0 : cursor.mobility(side);
  }

  /**
   * Counts the groups of a side: the sets of its stones that hang together, neighbour to neighbour.
   *
   * @param color either side
   * @return as many as {@link Position#groups} has; 0 if it has no stone
   */
  public int countGroups(Color color) {
    return cursor.groups(Objects.requireNonNull(color, "color").ordinal());
  }

  /**
   * Returns how many plies lie behind: those of the game this was made from, and those made since.
   *
   * @return 0 or more
   */
  public int plies() {
    return cursor.plies();
  }

  /**
   * Writes all legal moves into a buffer, in the order documented at {@link Position}. Repetition
   * and limits do not matter here: ask {@link #result()}.
   *
   * @param buffer room for the moves; {@link #bufferSize()} is always enough; what stood behind the
   *     last move may be lost
   * @return how many moves there are; none if the board alone decides the game
   * @throws ArrayIndexOutOfBoundsException if the buffer has less room than there are moves
   */
  public int generate(int[] buffer) {
    return generate(buffer, 0);
  }

  /**
   * Writes all legal moves into a buffer from a place on, so that one buffer can serve a whole
   * search.
   *
   * @param buffer room for the moves; what stood behind the last move may be lost
   * @param at where the first move goes
   * @return the place behind the last move; {@code at} if there is none
   * @throws ArrayIndexOutOfBoundsException if the buffer has less room than there are moves
   */
  public int generate(int[] buffer, int at) {
    Objects.requireNonNull(buffer, "buffer");
    return cursor.goals() == 0 ? cursor.generate(buffer, at) : at;
  }

  /**
   * Writes the legal moves that capture into a buffer from a place on, in the documented order.
   *
   * @param buffer room for the moves
   * @param at where the first move goes
   * @return the place behind the last move; {@code at} if there is none
   * @throws ArrayIndexOutOfBoundsException if the buffer has less room than there are moves
   */
  public int generateCaptures(int[] buffer, int at) {
    Objects.requireNonNull(buffer, "buffer");
    return cursor.goals() == 0 ? cursor.generateCaptures(buffer, at) : at;
  }

  /**
   * Counts the legal moves.
   *
   * @return how many {@link #generate} would write
   */
  public int countMoves() {
    return cursor.goals() == 0 ? cursor.count() : 0;
  }

  /**
   * Draws one of the legal moves, each with exactly the same chance, mostly without listing them
   * all.
   *
   * @param random where chance comes from
   * @return the move, or {@link MoveCode#NONE} if there is no legal move
   */
  @SuppressWarnings("overloads")
  public int randomMove(RandomGenerator random) {
    Objects.requireNonNull(random, "random");
    if (cursor.goals() != 0) {
      return MoveCode.NONE;
    }
    generatorWords =
        generatorWords == null ? new GeneratorWords(random) : generatorWords.from(random);
    return cursor.random(generatorWords);
  }

  /**
   * Draws one of the legal moves, each with exactly the same chance, mostly without listing them
   * all. This is for platforms without {@link RandomGenerator}, and for sources of another kind.
   *
   * @param random where chance comes from: 64 random bits at each call, of which the upper 32 are
   *     used; such as {@code LongSupplier bits = random::nextLong}, kept in a variable of that
   *     type, since the bare {@code random::nextLong} would fit the other method as well
   * @return the move, or {@link MoveCode#NONE} if there is no legal move. From the same source it
   *     need not be the move that {@link #randomMove(RandomGenerator)} draws
   */
  @SuppressWarnings("overloads")
  public int randomMove(LongSupplier random) {
    Objects.requireNonNull(random, "random");
    if (cursor.goals() != 0) {
      return MoveCode.NONE;
    }
    supplierWords = supplierWords == null ? new SupplierWords(random) : supplierWords.from(random);
    return cursor.random(supplierWords);
  }

  /**
   * Makes a move.
   *
   * @param move a legal move; anything else makes nonsense of the board
   */
  public void make(int move) {
    cursor.make(move);
  }

  /**
   * Makes a null move: the side to move does nothing and hands the turn over, whether or not it
   * might pass. Searches do so to see what the other side threatens.
   *
   * <p>It is the plain pass, {@link MoveCode#PASS}, in all that follows: {@link #lastMove()} tells
   * it, it counts as a ply and as a ply without capture, also for the limits; it changes the hash
   * as a pass does; the position after it stands on the path like any other, so it may be a
   * repetition, and what comes after it may repeat what was before. {@link #unmake()} takes it
   * back. {@link #toGame()} refuses a path with a null move that was no legal pass.
   */
  public void makeNull() {
    cursor.make(MoveCode.PASS);
  }

  /**
   * Returns the last move of the path, of the game this was made from or made since.
   *
   * @return the move that {@link #unmake()} would take back, {@link MoveCode#PASS} for a null move;
   *     {@link MoveCode#NONE} if there is none
   */
  public int lastMove() {
    int plies = cursor.plies();
    return plies == 0 ? MoveCode.NONE : cursor.pathMove(plies - 1);
  }

  /**
   * Takes the last move back, a null move too.
   *
   * @throws IllegalStateException if there is none
   */
  public void unmake() {
    if (cursor.plies() == 0) {
      throw new IllegalStateException("nothing to unmake: no move was made");
    }
    cursor.unmake();
  }

  /**
   * Returns the result, repetition and limits included, as {@link Game#outcome()} would. That takes
   * the same time however long the path is.
   *
   * @return {@link #ONGOING}, {@link #BLACK_WINS}, {@link #WHITE_WINS} or {@link #DRAW}
   */
  public int result() {
    return course.result();
  }

  /**
   * Returns how the game has ended, with the reason.
   *
   * @return the outcome, or nothing while it goes on
   */
  public Optional<Outcome> outcome() {
    return course.outcome();
  }

  /**
   * Returns the 64-bit hash of the position, equal to {@link Position#hash()}.
   *
   * @return the hash, kept up to date move by move
   */
  public long hash() {
    return cursor.hash();
  }

  /**
   * Returns how often the position now has stood on the path here, now included; what makes two
   * positions the same is the rules' choice, and equality decides, not the hash.
   *
   * @return 1 or more
   */
  public int occurrences() {
    return index.occurrences();
  }

  /**
   * Returns how many plies in a row, up to now, have captured nothing.
   *
   * @return 0 or more
   */
  public int pliesWithoutCapture() {
    return index.pliesWithoutCapture();
  }

  /**
   * Unpacks a move.
   *
   * @param move the code of a move on this board
   * @return the move
   * @throws IllegalArgumentException if it is the code of no move
   */
  public Move toMove(int move) {
    return MoveCode.toMove(rules().topology(), move);
  }

  /**
   * Packs a move.
   *
   * @param move a move between squares of this board
   * @return its code
   * @throws IllegalArgumentException if the board lacks one of its squares
   */
  public int toCode(Move move) {
    return MoveCode.of(rules().topology(), move);
  }

  /** {@return the position now as an immutable value} */
  public Position toPosition() {
    return Position.of(rules(), cursor.setup());
  }

  /**
   * Returns the path as an immutable game.
   *
   * @return the game from the first position with all moves made and not unmade
   * @throws io.github.linesofaction.core.game.IllegalMoveException if a move was made after the
   *     game was over, or a null move that was no legal pass
   * @throws io.github.linesofaction.core.board.SetupException if a side has no stones at the start
   */
  public Game toGame() {
    Game game = Game.fromAny(initial);
    List<Move> moves = new ArrayList<>();
    for (int ply = 0; ply < cursor.plies(); ply++) {
      moves.add(toMove(cursor.pathMove(ply)));
    }
    for (Move move : moves) {
      game = game.play(move);
    }
    return game;
  }

  /**
   * Returns the position and the result for a reader.
   *
   * @return the position text
   */
  @Override
  public String toString() {
    return cursor.setup().toString();
  }
}
