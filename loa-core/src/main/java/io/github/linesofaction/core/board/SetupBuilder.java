package io.github.linesofaction.core.board;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Builds a {@link Setup} and reports every fault of it at once. A mutable helper for one thread.
 */
public final class SetupBuilder {
  private final Topology topology;
  private final List<SetupFault> faults = new ArrayList<>();
  private final Set<SetupFault.Kind> accepted = EnumSet.noneOf(SetupFault.Kind.class);
  private SquareSet black;
  private SquareSet white;
  private SquareSet kings;
  private SquareSet holes;
  private Color sideToMove = Color.BLACK;
  private Kind dueKind = Kind.SOLDIER;
  private int blackInHand;
  private int whiteInHand;

  SetupBuilder(Topology topology) {
    this.topology = Objects.requireNonNull(topology, "topology");
    black = topology.none();
    white = topology.none();
    kings = topology.none();
    holes = topology.none();
  }

  /** Starts from what is a set-up already, so that a bare one may stay bare. */
  SetupBuilder(Setup setup) {
    this.topology = setup.topology();
    accepted.add(SetupFault.Kind.SIDE_WITHOUT_STONES);
    black = setup.stones(Color.BLACK);
    white = setup.stones(Color.WHITE);
    kings = setup.kings();
    holes = setup.holes();
    sideToMove = setup.sideToMove();
    dueKind = setup.dueKind();
    blackInHand = setup.inHand(Color.BLACK);
    whiteInHand = setup.inHand(Color.WHITE);
  }

  /**
   * Puts ordinary stones on the board.
   *
   * @param color their side
   * @param squares where they stand
   * @return this builder
   */
  public SetupBuilder put(Color color, Square... squares) {
    return put(Stone.of(color, Kind.SOLDIER), squares);
  }

  /**
   * Puts ordinary stones on the board.
   *
   * @param color their side
   * @param squares where they stand
   * @return this builder
   */
  public SetupBuilder put(Color color, Iterable<Square> squares) {
    Objects.requireNonNull(squares, "squares");
    Stone stone = Stone.of(color, Kind.SOLDIER);
    for (Square square : squares) {
      put(stone, square);
    }
    return this;
  }

  /**
   * Puts stones on the board.
   *
   * @param stone what stands there
   * @param squares where
   * @return this builder
   */
  public SetupBuilder put(Stone stone, Square... squares) {
    Objects.requireNonNull(stone, "stone");
    Objects.requireNonNull(squares, "squares");
    for (Square square : squares) {
      if (isFree(square, "a " + stone.color().title() + " stone")) {
        set(square, stone);
      }
    }
    return this;
  }

  /**
   * Makes holes.
   *
   * @param squares where
   * @return this builder
   */
  public SetupBuilder hole(Square... squares) {
    Objects.requireNonNull(squares, "squares");
    for (Square square : squares) {
      if (isFree(square, "a hole")) {
        holes = holes.with(square);
      }
    }
    return this;
  }

  private boolean isFree(Square square, String what) {
    Objects.requireNonNull(square, "square");
    if (!topology.contains(square)) {
      faults.add(
          SetupFault.at(
              SetupFault.Kind.OFF_BOARD, square, square + ": " + topology + " has no such square"));
      return false;
    }
    if (black.or(white).or(holes).contains(square)) {
      faults.add(
          SetupFault.at(
              SetupFault.Kind.OVERLAP,
              square,
              square + ": " + what + " where there is already a stone or hole"));
      return false;
    }
    return true;
  }

  /**
   * Empties squares.
   *
   * @param squares where stones and holes go away
   * @return this builder
   */
  public SetupBuilder clear(Square... squares) {
    Objects.requireNonNull(squares, "squares");
    for (Square square : squares) {
      Objects.requireNonNull(square, "square");
      if (topology.contains(square)) {
        erase(square);
      } else {
        isFree(square, "");
      }
    }
    return this;
  }

  private void erase(Square square) {
    black = black.without(square);
    white = white.without(square);
    kings = kings.without(square);
    holes = holes.without(square);
  }

  private void set(Square square, Stone stone) {
    if (stone.color() == Color.BLACK) {
      black = black.with(square);
    } else {
      white = white.with(square);
    }
    if (stone.kind() == Kind.KING) {
      kings = kings.with(square);
    }
  }

  /**
   * Says whose turn it is.
   *
   * @param color the side to move; Black if never said
   * @return this builder
   */
  public SetupBuilder sideToMove(Color color) {
    this.sideToMove = Objects.requireNonNull(color, "color");
    return this;
  }

  /**
   * Says which kind is due.
   *
   * @param kind the kind to be moved; soldiers if never said
   * @return this builder
   */
  public SetupBuilder due(Kind kind) {
    this.dueKind = Objects.requireNonNull(kind, "kind");
    return this;
  }

  /**
   * Says how many stones of a colour are off the board and still to be placed.
   *
   * @param color the stones' colour
   * @param count how many; 0 if never said
   * @return this builder
   */
  public SetupBuilder inHand(Color color, int count) {
    if (Objects.requireNonNull(color, "color") == Color.BLACK) {
      blackInHand = count;
    } else {
      whiteInHand = count;
    }
    return this;
  }

  /**
   * Accepts faults of some kinds: {@link SetupFault.Kind#SIDE_WITHOUT_STONES} makes a bare
   * position; of several stones on one square the first stays, and squares off the board are left
   * out.
   *
   * @param kinds the kinds that do not matter
   * @return this builder
   */
  public SetupBuilder accept(SetupFault.Kind... kinds) {
    Objects.requireNonNull(kinds, "kinds");
    for (SetupFault.Kind kind : kinds) {
      accepted.add(Objects.requireNonNull(kind, "kind"));
    }
    return this;
  }

  /** Makes one edit. */
  void apply(Edit edit) {
    Objects.requireNonNull(edit, "edit");
    if (edit instanceof Edit.Clear clear) {
      erase(clear.square());
    } else if (edit instanceof Edit.Put put) {
      erase(put.square());
      set(put.square(), put.stone());
    } else if (edit instanceof Edit.MakeHole hole) {
      erase(hole.square());
      holes = holes.with(hole.square());
    } else if (edit instanceof Edit.ChangeHand hand) {
      inHand(hand.color(), (hand.color() == Color.BLACK ? blackInHand : whiteInHand) + hand.by());
    } else if (edit instanceof Edit.HandOver over) {
      sideToMove = over.next();
      dueKind = over.due();
    }
  }

  /**
   * Returns what is wrong so far, without the kinds that were accepted.
   *
   * @return all faults in the order they were met, empty if there are none
   */
  public List<SetupFault> faults() {
    List<SetupFault> all = new ArrayList<>(faults);
    for (Color color : Color.values()) {
      int inHand = color == Color.BLACK ? blackInHand : whiteInHand;
      SquareSet stones = color == Color.BLACK ? black : white;
      if (stones.isEmpty() && inHand <= 0) {
        all.add(
            SetupFault.of(
                SetupFault.Kind.SIDE_WITHOUT_STONES,
                color.title() + " has no stones: each side needs one at least"));
      }
      if (inHand < 0 || inHand > topology.cellCount()) {
        all.add(
            SetupFault.of(
                SetupFault.Kind.HAND_OUT_OF_RANGE,
                inHand + " " + color.title() + " stones in hand: 0 to " + topology.cellCount()));
      }
    }
    all.removeIf(fault -> accepted.contains(fault.kind()) && isAcceptable(fault.kind()));
    return List.copyOf(all);
  }

  private static boolean isAcceptable(SetupFault.Kind kind) {
    return kind != SetupFault.Kind.HAND_OUT_OF_RANGE;
  }

  /**
   * Builds the set-up.
   *
   * @return the set-up
   * @throws SetupException if there are faults that were not accepted; it carries all of them
   */
  public Setup build() {
    List<SetupFault> wrong = faults();
    if (!wrong.isEmpty()) {
      throw new SetupException(wrong);
    }
    return Setup.of(black, white, kings, holes, sideToMove, dueKind, blackInHand, whiteInHand);
  }
}
