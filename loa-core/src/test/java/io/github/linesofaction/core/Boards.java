package io.github.linesofaction.core;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.SplittableRandom;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Boards, squares, sets, set-ups and moves for properties. */
public final class Boards {
  private Boards() {}

  /** Every board there is: 13 square ones, 7 hexagons. */
  public static List<Topology> all() {
    List<Topology> all = new ArrayList<>();
    for (int size = Topology.SMALLEST_SQUARE; size <= Topology.LARGEST_SQUARE; size++) {
      all.add(Topology.square(size));
    }
    for (int side = Topology.SMALLEST_HEXAGON; side <= Topology.LARGEST_HEXAGON; side++) {
      all.add(Topology.hexagon(side));
    }
    return all;
  }

  /** An unfinished position on a board with stones on about half of the cells, always the same. */
  public static Position strewn(Topology topology) {
    SplittableRandom random = new SplittableRandom(topology.cellCount());
    Position position = strewn(topology, random);
    while (position.isOver()) {
      position = strewn(topology, random);
    }
    return position;
  }

  private static Position strewn(Topology topology, SplittableRandom random) {
    SetupBuilder setup = Setup.builder(topology);
    for (Square square : topology.squares()) {
      switch (random.nextInt(4)) {
        case 0 -> setup.put(Color.BLACK, square);
        case 1 -> setup.put(Color.WHITE, square);
        default -> setup.clear(square);
      }
    }
    return Position.start(Ruleset.builder(setup.build()).build());
  }

  /** The boards that fit into one word. */
  public static List<Topology> small() {
    return all().stream().filter(topology -> topology.cellCount() <= Long.SIZE).toList();
  }

  public static Arbitrary<Topology> topologies() {
    return Arbitraries.of(all());
  }

  public static Arbitrary<Square> squares(Topology topology) {
    return Arbitraries.of(topology.squares());
  }

  /** Any square of any board, and some of none. */
  public static Arbitrary<Square> squares() {
    Arbitrary<Integer> index = Arbitraries.integers().between(0, 25);
    return Combinators.combine(index, index).as(Square::of);
  }

  public static Arbitrary<Set<Square>> sets(Topology topology) {
    return squares(topology).set().ofMaxSize(topology.cellCount());
  }

  public static Arbitrary<SquareSet> squareSets(Topology topology) {
    return sets(topology).map(topology::setOf);
  }

  /** Set-ups of soldiers alone on one board, as the standard game knows them. */
  public static Arbitrary<Setup> plainSetups(Topology topology) {
    return setups(topology, 3, false, 0);
  }

  /** Set-ups with kings, holes and hands on one board. */
  public static Arbitrary<Setup> setups(Topology topology) {
    return setups(topology, 6, true, topology.cellCount());
  }

  /** Set-ups with kings, holes and hands on all boards. */
  public static Arbitrary<Setup> setups() {
    return topologies().flatMap(Boards::setups);
  }

  private static Arbitrary<Setup> setups(Topology topology, int contents, boolean kings, int most) {
    Arbitrary<List<Integer>> cells =
        Arbitraries.integers().between(0, contents - 1).list().ofSize(topology.cellCount());
    Arbitrary<Integer> hand = Arbitraries.integers().between(0, most);
    return Combinators.combine(
            cells,
            Arbitraries.of(Color.class),
            kings ? Arbitraries.of(Kind.class) : Arbitraries.just(Kind.SOLDIER),
            hand,
            hand)
        .as(
            (content, side, due, black, white) ->
                setup(topology, content)
                    .sideToMove(side)
                    .due(due)
                    .inHand(Color.BLACK, black)
                    .inHand(Color.WHITE, white)
                    .build());
  }

  private static SetupBuilder setup(Topology topology, List<Integer> content) {
    SetupBuilder setup = Setup.builder(topology).accept(SetupFault.Kind.SIDE_WITHOUT_STONES);
    for (int cell = 0; cell < content.size(); cell++) {
      Square square = topology.squareAt(cell);
      switch (content.get(cell)) {
        case 1 -> setup.put(Stone.BLACK, square);
        case 2 -> setup.put(Stone.WHITE, square);
        case 3 -> setup.hole(square);
        case 4 -> setup.put(Stone.BLACK_KING, square);
        case 5 -> setup.put(Stone.WHITE_KING, square);
        default -> setup.clear(square);
      }
    }
    return setup;
  }

  /** Moves between any of some squares. */
  public static Arbitrary<Move> moves(Arbitrary<Square> squares) {
    Arbitrary<Move> steps =
        Combinators.combine(squares, squares, Arbitraries.of(true, false))
            .filter((from, to, capture) -> from != to)
            .as(Move::step);
    Arbitrary<Move> passes = Arbitraries.just(Move.pass());
    Arbitrary<Move> turns = Arbitraries.oneOf(steps, passes);
    Arbitrary<Move> placing = Combinators.combine(turns, squares).as(Move::placing);
    return Arbitraries.oneOf(turns, placing, squares.map(Move::removal));
  }
}
