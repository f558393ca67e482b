package io.github.linesofaction.core.board;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.UnaryOperator;
import org.jspecify.annotations.Nullable;

/**
 * Any arrangement of stones, holes, stones in hand and side to move, legal in some game or not. An
 * immutable value; it knows no rules.
 *
 * <p>Its text form is the position text: rows from the top, {@code b w} stones, {@code B W} kings,
 * {@code #} a hole, a number for that many empty squares; then the side to move, with a capital
 * letter if a king is due; then, if stones are off the board, how many of each colour. The standard
 * start is {@code 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b}. {@link #parse} and {@link
 * #toString} are each other's inverse. A set-up travels as this text; it is not serializable.
 */
public final class Setup {
  private final SquareSet black;
  private final SquareSet white;
  private final SquareSet kings;
  private final SquareSet holes;
  private final Color sideToMove;
  private final Kind dueKind;
  private final int blackInHand;
  private final int whiteInHand;

  private Setup(
      SquareSet black,
      SquareSet white,
      SquareSet kings,
      SquareSet holes,
      Color sideToMove,
      Kind dueKind,
      int blackInHand,
      int whiteInHand) {
    this.black = black;
    this.white = white;
    this.kings = kings;
    this.holes = holes;
    this.sideToMove = sideToMove;
    this.dueKind = dueKind;
    this.blackInHand = blackInHand;
    this.whiteInHand = whiteInHand;
  }

  /**
   * Makes a set-up from sets of squares: the quick way for programs. {@link #builder} is the
   * friendly one.
   *
   * @param black Black's stones of both kinds
   * @param white White's stones of both kinds
   * @param kings which of them are kings
   * @param holes the holes
   * @param sideToMove whose turn it is
   * @param dueKind the kind to be moved; {@link Kind#SOLDIER} where there is one kind
   * @param blackInHand how many black stones are off the board and still to be placed
   * @param whiteInHand how many white stones are off the board and still to be placed
   * @return the set-up
   * @throws SetupException if sets overlap, kings are no stones, or a number in hand is out of
   *     range
   * @throws IllegalArgumentException if the sets are over different boards
   */
  public static Setup of(
      SquareSet black,
      SquareSet white,
      SquareSet kings,
      SquareSet holes,
      Color sideToMove,
      Kind dueKind,
      int blackInHand,
      int whiteInHand) {
    Objects.requireNonNull(black, "black");
    Objects.requireNonNull(white, "white");
    Objects.requireNonNull(kings, "kings");
    Objects.requireNonNull(holes, "holes");
    Objects.requireNonNull(sideToMove, "sideToMove");
    Objects.requireNonNull(dueKind, "dueKind");
    SquareSet stones = black.or(white);
    SquareSet twice = black.and(white).or(stones.and(holes)).or(kings.minus(stones));
    int most = black.topology().cellCount();
    boolean hands =
        blackInHand >= 0 && whiteInHand >= 0 && blackInHand <= most && whiteInHand <= most;
    if (!twice.isEmpty() || !hands) {
      List<SetupFault> faults = new ArrayList<>();
      if (!twice.isEmpty()) {
        faults.add(
            SetupFault.of(
                SetupFault.Kind.OVERLAP,
                twice + ": a square holds one stone or one hole, and a king is a stone"));
      }
      if (!hands) {
        faults.add(
            SetupFault.of(
                SetupFault.Kind.HAND_OUT_OF_RANGE,
                blackInHand + " and " + whiteInHand + " in hand: 0 to " + most));
      }
      throw new SetupException(faults);
    }
    return new Setup(black, white, kings, holes, sideToMove, dueKind, blackInHand, whiteInHand);
  }

  /**
   * Starts building a set-up: an empty board, Black to move.
   *
   * @param topology the board
   * @return a builder
   */
  public static SetupBuilder builder(Topology topology) {
    return new SetupBuilder(topology);
  }

  /**
   * Starts building a set-up from this one.
   *
   * @return a builder that holds all that is here, and accepts a side without stones
   */
  public SetupBuilder toBuilder() {
    return new SetupBuilder(this);
  }

  /**
   * Reads a position text; the number and lengths of its rows tell the board.
   *
   * @param text a position text and nothing else
   * @return the set-up
   * @throws TextException if the text is not exactly of that form
   */
  public static Setup parse(String text) {
    return PositionText.read(text);
  }

  /** {@return the board's shape} */
  public Topology topology() {
    return black.topology();
  }

  /** {@return whose turn it is} */
  public Color sideToMove() {
    return sideToMove;
  }

  /**
   * Returns the kind of stone that is to be moved.
   *
   * @return the kind due; {@link Kind#SOLDIER} in games with one kind
   */
  public Kind dueKind() {
    return dueKind;
  }

  /**
   * Returns the squares of a side's stones.
   *
   * @param color the side
   * @return where its stones stand, of both kinds
   */
  public SquareSet stones(Color color) {
    return Objects.requireNonNull(color, "color") == Color.BLACK ? black : white;
  }

  /**
   * Returns the squares of a side's stones of one kind.
   *
   * @param color the side
   * @param kind the kind
   * @return where its stones of that kind stand
   */
  public SquareSet stones(Color color, Kind kind) {
    Objects.requireNonNull(kind, "kind");
    SquareSet stones = stones(color);
    return kind == Kind.KING ? stones.and(kings) : stones.minus(kings);
  }

  /**
   * Returns the squares of all stones.
   *
   * @return where stones of either colour stand
   */
  public SquareSet occupied() {
    return black.or(white);
  }

  /**
   * Returns the squares of all kings.
   *
   * @return where kings of either colour stand
   */
  public SquareSet kings() {
    return kings;
  }

  /**
   * Returns the holes.
   *
   * @return the squares taken out of play
   */
  public SquareSet holes() {
    return holes;
  }

  /**
   * Returns the empty squares.
   *
   * @return the squares with neither stone nor hole
   */
  public SquareSet empty() {
    return topology().all().minus(occupied()).minus(holes);
  }

  /**
   * Returns how many stones of a colour are off the board and still to be placed (Parachute).
   *
   * @param color the colour of the stones; they are in the other side's hand
   * @return how many, 0 or more
   */
  public int inHand(Color color) {
    return Objects.requireNonNull(color, "color") == Color.BLACK ? blackInHand : whiteInHand;
  }

  /**
   * Returns the stone on a square.
   *
   * @param square any square
   * @return the stone; nothing if the square is empty, a hole, or not on the board
   */
  public Optional<Stone> stoneAt(Square square) {
    if (black.contains(square)) {
      return Optional.of(Stone.of(Color.BLACK, kindAt(square)));
    }
    if (white.contains(square)) {
      return Optional.of(Stone.of(Color.WHITE, kindAt(square)));
    }
    return Optional.empty();
  }

  private Kind kindAt(Square square) {
    return kindAt(topology().cell(square));
  }

  private Kind kindAt(int cell) {
    return kings.containsCell(cell) ? Kind.KING : Kind.SOLDIER;
  }

  /**
   * Counts the stones on a whole line, of both colours: in front of a square, behind it, and on it.
   * Holes do not count.
   *
   * @param square any square, with or without a stone
   * @param axis an axis of the board
   * @return how many stones stand on that line; 0 if the square is not on the board, for no line
   *     runs there
   * @throws IllegalArgumentException if the board has no such axis
   */
  public int lineCount(Square square, Axis axis) {
    boolean onBoard = topology().contains(square);
    int count = 0;
    for (Square on : topology().line(onBoard ? square : topology().squareAt(0), axis)) {
      if (black.contains(on) || white.contains(on)) {
        count++;
      }
    }
    return onBoard ? count : 0;
  }

  /**
   * Returns the groups of a side: the sets of its stones that hang together, neighbour to
   * neighbour.
   *
   * @param color the side
   * @return its groups, ordered by their first squares; none if it has no stone
   */
  public List<SquareSet> groups(Color color) {
    return Groups.of(stones(color));
  }

  /**
   * Returns the group of the stone on a square.
   *
   * @param square any square
   * @return the stones of that colour that hang together with it; nothing if no stone stands there
   */
  public Optional<SquareSet> groupOf(Square square) {
    return stoneAt(square).map(stone -> Groups.of(stones(stone.color()), square));
  }

  /**
   * Tells whether all stones of a side on the board form one group.
   *
   * @param color the side
   * @return whether it has exactly one group on the board; false if it has no stone
   */
  public boolean isOneGroup(Color color) {
    return Groups.isOne(stones(color));
  }

  /**
   * Returns this set-up after some edits.
   *
   * @param edits what changes, in order
   * @return the set-up afterwards
   * @throws IllegalArgumentException if an edit names a square that is not on the board
   * @throws SetupException if a number in hand gets out of range
   */
  public Setup apply(List<Edit> edits) {
    Objects.requireNonNull(edits, "edits");
    SetupBuilder next = toBuilder();
    for (Edit edit : edits) {
      next.apply(edit);
    }
    return next.build();
  }

  /**
   * Returns this set-up with a side to move.
   *
   * @param color the side to move; the kind due stays
   * @return the set-up
   */
  public Setup withSideToMove(Color color) {
    Objects.requireNonNull(color, "color");
    return new Setup(black, white, kings, holes, color, dueKind, blackInHand, whiteInHand);
  }

  /**
   * Returns this set-up with all colours exchanged, the side to move and the hands included.
   *
   * @return the set-up seen from the other side
   */
  public Setup swapColors() {
    return new Setup(
        white, black, kings, holes, sideToMove.opponent(), dueKind, whiteInHand, blackInHand);
  }

  /**
   * Returns the board alone: the same stones and holes with nothing in hand, Black and a soldier to
   * move. Two set-ups show the same board exactly if these are equal.
   *
   * @return the board of this set-up
   */
  public Setup boardOnly() {
    return new Setup(black, white, kings, holes, Color.BLACK, Kind.SOLDIER, 0, 0);
  }

  /** Returns this set-up with every set of squares mapped. */
  Setup mapSets(UnaryOperator<SquareSet> map) {
    return new Setup(
        map.apply(black),
        map.apply(white),
        map.apply(kings),
        map.apply(holes),
        sideToMove,
        dueKind,
        blackInHand,
        whiteInHand);
  }

  /**
   * Returns the 64-bit hash of this set-up, made of the {@link Zobrist} keys. Equal set-ups have
   * equal hashes; different ones may share one.
   *
   * @return the hash
   */
  public long hash() {
    Topology topology = topology();
    long hash = Zobrist.board(topology);
    // By cells and not by iterators: a search board that is reset asks for this and makes nothing.
    for (int cell = black.nextCell(0); cell >= 0; cell = black.nextCell(cell + 1)) {
      hash ^= Zobrist.stone(Stone.of(Color.BLACK, kindAt(cell)), topology.squareAt(cell));
    }
    for (int cell = white.nextCell(0); cell >= 0; cell = white.nextCell(cell + 1)) {
      hash ^= Zobrist.stone(Stone.of(Color.WHITE, kindAt(cell)), topology.squareAt(cell));
    }
    for (int cell = holes.nextCell(0); cell >= 0; cell = holes.nextCell(cell + 1)) {
      hash ^= Zobrist.hole(topology.squareAt(cell));
    }
    hash ^= Zobrist.hand(Color.BLACK, blackInHand) ^ Zobrist.hand(Color.WHITE, whiteInHand);
    hash ^= sideToMove == Color.WHITE ? Zobrist.whiteToMove() : 0;
    return hash ^ (dueKind == Kind.KING ? Zobrist.kingDue() : 0);
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a set-up with the same board, stones, kinds, holes, hands, side to move
   *     and kind due
   */
  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Setup setup
        && setup.black.equals(black)
        && setup.white.equals(white)
        && setup.kings.equals(kings)
        && setup.holes.equals(holes)
        && setup.sideToMove == sideToMove
        && setup.dueKind == dueKind
        && setup.blackInHand == blackInHand
        && setup.whiteInHand == whiteInHand;
  }

  @Override
  public int hashCode() {
    // Ordinals, for the hash of an enum constant differs from run to run.
    return Objects.hash(
        black,
        white,
        kings,
        holes,
        sideToMove.ordinal(),
        dueKind.ordinal(),
        blackInHand,
        whiteInHand);
  }

  /**
   * Returns the position text.
   *
   * @return the text that {@link #parse} reads back as an equal set-up
   */
  @Override
  public String toString() {
    return PositionText.write(this);
  }
}
