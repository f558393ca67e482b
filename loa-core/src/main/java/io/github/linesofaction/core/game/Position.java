package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.internal.Course;
import io.github.linesofaction.core.internal.Endings;
import io.github.linesofaction.core.internal.Kernel;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/**
 * A set-up under a rule set: it knows its legal moves, its groups and whether it is decided. An
 * immutable value, safe to share between threads.
 *
 * <p>A position has no history: repetition, limits, resignation and the like belong to {@link
 * Game}. Two positions are equal if their rule sets and set-ups are: the stones, holes, hands, the
 * side to move and the kind due.
 *
 * <p><b>Contract.</b> Legal moves come in a fixed order, which is part of this interface: by the
 * square left, then the square reached (a removal: its own square), then the square where a stone
 * is placed, each in the natural order of {@link Square}; a pass stands alone or with other passes.
 * A finished position has no legal moves, an unfinished one at least one, a pass included. {@link
 * #check} is legal exactly for the members of {@link #legalMoves()}. Equal positions have equal
 * hashes; hashes are stable within a major version and no proof against forgery. The side that just
 * moved is the opponent of the side to move, also in positions set up by hand.
 *
 * <p>A position is not serializable. It travels as its text, which {@link Setup#parse} reads,
 * beside its rules, which travel by name: see {@link Ruleset}.
 */
public final class Position {
  private final Kernel kernel;
  private final Setup setup;
  private @Nullable KnownOutcome outcome;

  private Position(Kernel kernel, Setup setup) {
    this.kernel = kernel;
    this.setup = setup;
  }

  /** {@return the start of Lines of Action on the 8×8 board under {@link Preset#MIND_SPORTS}} */
  public static Position start() {
    return start(Ruleset.standard());
  }

  /**
   * Returns the start of a rule set.
   *
   * @param rules the rules
   * @return their start
   */
  public static Position start(Ruleset rules) {
    return new Position(Kernel.of(Objects.requireNonNull(rules, "rules")), rules.start());
  }

  /**
   * Returns a set-up as a position under some rules. It may be decided already, have more stones
   * than a game starts with, or none on a side: then it is a bare position, of which every question
   * may be asked; whether a game may start from it is the business of {@link Game#from} and {@link
   * Game#fromAny}.
   *
   * @param rules the rules
   * @param setup a set-up on their board, with nothing the rules do not know
   * @return the position
   * @throws SetupException if the rules cannot handle the set-up: another board, kinds, holes or
   *     stones in hand that they do not know; it carries all faults
   */
  public static Position of(Ruleset rules, Setup setup) {
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(setup, "setup");
    // On the right board only what the movement does not know is past bearing.
    List<SetupFault> all =
        setup.topology() == rules.topology()
            ? rules.moveRule().faultsOf(setup)
            : rules.faultsOf(setup);
    List<SetupFault> faults =
        List.of(
            all.stream()
                .filter(fault -> fault.kind().weight() == SetupFault.Weight.UNUSABLE)
                .toArray(SetupFault[]::new));
    if (!faults.isEmpty()) {
      throw new SetupException(faults);
    }
    return new Position(Kernel.of(rules), setup);
  }

  /** How games end under these rules. */
  Endings endings() {
    return kernel.endings();
  }

  /** A course that begins here. */
  Course course() {
    return new Course(kernel, setup);
  }

  /** Another position of a game under these rules. */
  Position with(Setup other) {
    return new Position(kernel, other);
  }

  /** The position after a move that is known to be legal. */
  Position after(Move move) {
    return new Position(kernel, kernel.play(setup, move));
  }

  /** {@return the rules} */
  public Ruleset rules() {
    return kernel.rules();
  }

  /** {@return what stands on the board} */
  public Setup setup() {
    return setup;
  }

  /** {@return the board's shape} */
  public Topology topology() {
    return setup.topology();
  }

  /** {@return whose turn it is} */
  public Color sideToMove() {
    return setup.sideToMove();
  }

  /**
   * Returns all legal moves of the side to move.
   *
   * @return the moves in the documented order, none if the position is decided; unmodifiable
   */
  public List<Move> legalMoves() {
    return isOver() ? List.of() : kernel.turns(setup);
  }

  /**
   * Returns the legal moves of one stone.
   *
   * @param from any square
   * @return the moves that begin there, in the documented order; none if there is no stone that may
   *     move
   */
  public List<Move> legalMoves(Square from) {
    Objects.requireNonNull(from, "from");
    return moves(legalMoves().stream().filter(move -> move.from().equals(Optional.of(from))));
  }

  /**
   * Returns the legal moves that capture.
   *
   * @return the captures in the documented order
   */
  public List<Move> captures() {
    return moves(legalMoves().stream().filter(Move::isCapture));
  }

  private static List<Move> moves(Stream<Move> moves) {
    return List.of(moves.toArray(Move[]::new));
  }

  /**
   * Returns where one stone may go.
   *
   * @param from any square
   * @return the squares that legal steps from there reach
   */
  public SquareSet targets(Square from) {
    SquareSet targets = topology().none();
    for (Move move : legalMoves(from)) {
      targets = move.to().map(targets::with).orElse(targets);
    }
    return targets;
  }

  /**
   * Returns where the stones of the side to move may go.
   *
   * @return for each stone that has a legal step, in the order of the squares they stand on, the
   *     squares that its steps reach: what {@link #targets(Square)} says of it; unmodifiable
   */
  public Map<Square, SquareSet> targets() {
    Map<Square, SquareSet> targets = new LinkedHashMap<>();
    for (Move move : legalMoves()) {
      if (move.isStep()) {
        SquareSet to = topology().setOf(move.to().orElseThrow());
        targets.merge(move.from().orElseThrow(), to, SquareSet::or);
      }
    }
    return Collections.unmodifiableMap(targets);
  }

  /**
   * Returns the moves that a side would have if it were its turn; the position stays as it is.
   *
   * @param color either side
   * @return the moves in the documented order; none if the position is decided
   */
  public List<Move> movesOf(Color color) {
    Objects.requireNonNull(color, "color");
    if (color == sideToMove() || isOver()) {
      return legalMoves();
    }
    return kernel.turns(setup.withSideToMove(color));
  }

  /**
   * Tells whether a move may be played, and if not, why, and what would be right.
   *
   * @param move any move at all
   * @return legal, or the reason, an explanation and the legal moves of the same stone
   */
  public Legality check(Move move) {
    Objects.requireNonNull(move, "move");
    Optional<Outcome> end = outcome();
    if (end.isPresent()) {
      return Legality.illegal(Reason.GAME_OVER, move + ": the game is over, " + end.get());
    }
    if (kernel.isTurn(setup, move)) {
      return Legality.LEGAL;
    }
    Legality why = rules().moveRule().check(setup, move);
    if (why.isLegal()) {
      why =
          move.isPass()
              ? Legality.illegal(
                  Reason.PASS_NOT_ALLOWED,
                  move + ": a pass is legal only when there is no other turn")
              : Legality.illegal(
                  Reason.CONNECTS_BOTH, move + ": it would connect both sides, which is forbidden");
    }
    List<Move> alternatives = move.from().map(this::legalMoves).orElseGet(this::legalMoves);
    return why.withAlternatives(alternatives);
  }

  /**
   * Tells whether a move may be played.
   *
   * @param move any move at all
   * @return whether it is one of {@link #legalMoves()}
   */
  public boolean isLegal(Move move) {
    return kernel.isTurn(setup, Objects.requireNonNull(move, "move")) && !isOver();
  }

  /**
   * Returns the position after a move.
   *
   * @param move a legal move
   * @return the position afterwards
   * @throws IllegalMoveException if the move is not legal; it carries the reason
   */
  public Position play(Move move) {
    if (!isLegal(move)) {
      throw new IllegalMoveException(this, move, check(move));
    }
    return after(move);
  }

  /**
   * Returns the position after a move in canonical text.
   *
   * @param move the text of a legal move, such as {@code c1-c3}
   * @return the position afterwards
   * @throws io.github.linesofaction.core.board.TextException if the text is no canonical move
   * @throws IllegalMoveException if the move is not legal
   */
  public Position play(String move) {
    return play(Move.parse(Objects.requireNonNull(move, "move")));
  }

  /**
   * Counts the stones of both colours on the lines through a square: how far a stone there has to
   * move, and what people miscount.
   *
   * @param square any square, with or without a stone; no stone stands on a line through a square
   *     that is not on the board
   * @return the count for each axis of the board, in the order row, file, rising and falling
   *     diagonal; unmodifiable
   */
  public Map<Axis, Integer> lineCounts(Square square) {
    Map<Axis, Integer> counts = new LinkedHashMap<>();
    for (Axis axis : topology().axes()) {
      counts.put(axis, setup.lineCount(square, axis));
    }
    return Collections.unmodifiableMap(counts);
  }

  /**
   * Returns the groups of a side.
   *
   * @param color either side
   * @return its groups, ordered by their first squares; none if it has no stone
   */
  public List<SquareSet> groups(Color color) {
    return setup.groups(color);
  }

  /**
   * Returns the group of the stone on a square.
   *
   * @param square any square
   * @return the stones of that colour that hang together with it; nothing if no stone stands there
   */
  public Optional<SquareSet> groupOf(Square square) {
    return setup.groupOf(square);
  }

  /**
   * Tells whether a side is connected: all its stones form one group, and none is off the board.
   *
   * @param color either side
   * @return whether it is; false if it has no stone
   */
  public boolean isConnected(Color color) {
    return setup.isOneGroup(color) && setup.inHand(color) == 0;
  }

  /**
   * Tells whether a side has reached the goal of these rules.
   *
   * @param color either side
   * @return whether it is there
   */
  public boolean isGoalReached(Color color) {
    return kernel.isReached(setup, Objects.requireNonNull(color, "color"));
  }

  /**
   * Returns how the game has ended, as far as the board alone tells: by a goal, by a side without a
   * move, or because nobody can win any more.
   *
   * @return the outcome, or nothing while the game goes on
   */
  public Optional<Outcome> outcome() {
    KnownOutcome known = outcome;
    if (known == null) {
      // Two threads may both work it out; they come to the same immutable answer.
      known = new KnownOutcome(kernel.endings().onBoard(kernel, setup));
      outcome = known;
    }
    return known.outcome();
  }

  /**
   * Tells whether the board alone decides the game.
   *
   * @return whether there is an {@link #outcome()}
   */
  public boolean isOver() {
    return outcome().isPresent();
  }

  /**
   * Returns the moves that win at once.
   *
   * @return the legal moves after which the side that moved has won, in the documented order
   */
  public List<Move> winningMoves() {
    Optional<Color> mover = Optional.of(sideToMove());
    return moves(
        legalMoves().stream()
            .filter(move -> play(move).outcome().map(Outcome::winner).equals(Optional.of(mover))));
  }

  /**
   * Tells whether a move threatens to win: the same side, if it could move twice, would win at
   * once. Rule S6 of {@code docs/RULES.md}.
   *
   * @param move a legal move
   * @return whether the side that makes it would have a winning move if the other side did nothing;
   *     false if the move ends the game
   * @throws IllegalMoveException if the move is not legal
   */
  public boolean threatens(Move move) {
    Position after = play(move);
    if (after.isOver()) {
      return false;
    }
    return !new Position(kernel, kernel.play(after.setup, Move.pass())).winningMoves().isEmpty();
  }

  /** {@return the 64-bit hash, the one {@link Setup#hash()} tells} */
  public long hash() {
    return setup.hash();
  }

  /**
   * Returns the position turned or mirrored.
   *
   * @param symmetry a symmetry of the board under which the rules stay the same
   * @return the image
   * @throws IllegalArgumentException if the rules do not stay the same under it
   */
  public Position transform(Symmetry symmetry) {
    return transform(symmetry, false);
  }

  /**
   * Returns the position turned or mirrored, and perhaps with all colours exchanged.
   *
   * @param symmetry a symmetry of the board
   * @param colorsSwapped whether the colours are exchanged as well, the side to move included
   * @return the image
   * @throws IllegalArgumentException if the rules do not stay the same under it
   */
  public Position transform(Symmetry symmetry, boolean colorsSwapped) {
    if (!rules().isPreservedBy(symmetry, colorsSwapped)) {
      throw new IllegalArgumentException(
          symmetry
              + (colorsSwapped ? " with colours exchanged" : "")
              + ": the rules do not stay the same under it");
    }
    Setup image = symmetry.apply(setup);
    return new Position(kernel, colorsSwapped ? image.swapColors() : image);
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a position with an equal rule set and set-up
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Position position
        && position.setup.equals(setup)
        && position.rules().equals(rules());
  }

  @Override
  public int hashCode() {
    return setup.hashCode();
  }

  /**
   * Returns the position text.
   *
   * @return the text of {@link Setup#toString()}, without the rules
   */
  @Override
  public String toString() {
    return setup.toString();
  }
}
