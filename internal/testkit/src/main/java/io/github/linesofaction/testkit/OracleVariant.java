package io.github.linesofaction.testkit;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * A board, a start and the rules of movement and goal that go with them, under an id.
 *
 * <p>The ids are {@code standard}, {@code scrambled-eggs}, {@code scrambled-eggs-mirrored}, {@code
 * quick}, {@code parachute}, {@code gemma}, {@code sfilzotto}, {@code sfilzotto-beppi}, {@code
 * sfilzotto-chiuso}, {@code ambiloa}, {@code neighbors}, {@code alveole}, {@code black-hole},
 * {@code black-hole-scrambled}, {@code black-hole-hex}, {@code black-hole-hex-scrambled}, and for
 * every side from 4 to 16 {@code standard-N} and {@code scrambled-N}; {@code standard-8} and {@code
 * scrambled-8} are {@code standard} and {@code scrambled-eggs} under another name.
 */
public final class OracleVariant {

  /** How far and how a stone moves. */
  enum Movement {
    /** As many squares as there are stones on the line; enemy stones cannot be passed. */
    LINE,
    /** As {@link #LINE}, but nothing at all can be passed and nothing captured. */
    CLOSED_LINE,
    /** As many squares as the stone has neighbouring stones; everything can be passed. */
    NEIGHBOURS
  }

  /** What a side is after. */
  enum Goal {
    /** All its stones in one group. */
    ONE_GROUP,
    /** A chain between its two opposite edges. */
    EDGES
  }

  private static final String WHITE_ON_A2 = "1wbwbwb1/b6w/w6b/b6w/w6b/b6w/w6b/1bwbwbw1 b";
  private static final String BLACK_ON_A2 = "1bwbwbw1/w6b/b6w/w6b/b6w/w6b/b6w/1wbwbwb1 b";
  private static final Set<String> BEPPI =
      Set.of("a3xc1", "a6xc8", "h3xf1", "h6xf8", "c1xa3", "c8xa6", "f1xh3", "f8xh6");

  /** The smallest side of a square board. */
  public static final int MIN_SIDE = 4;

  /** The largest side of a square board. */
  public static final int MAX_SIDE = 16;

  private static final Map<String, OracleVariant> CATALOGUE = catalogue();

  private final String id;
  private final OracleGeometry geometry;
  private final String start;
  private Movement movement = Movement.LINE;
  private Goal goal = Goal.ONE_GROUP;
  private Set<String> forbidden = Set.of();
  private String blackHole = "";
  private boolean leavesHoles;
  private boolean kinds;
  private boolean hands;

  private OracleVariant(String id, OracleGeometry geometry, String start) {
    this.id = id;
    this.geometry = geometry;
    this.start = start;
  }

  private static Map<String, OracleVariant> catalogue() {
    List<OracleVariant> all = new ArrayList<>();
    all.add(square("standard", 8, edge(8)));
    all.add(square("scrambled-eggs", 8, WHITE_ON_A2));
    all.add(square("scrambled-eggs-mirrored", 8, BLACK_ON_A2));
    all.add(square("quick", 8, "2bbbb2/8/w6w/w6w/w6w/w6w/8/2bbbb2 b"));

    OracleVariant parachute = square("parachute", 8, "8/b6w/w6b/b6w/w6b/b6w/w6b/8 b b6w6");
    parachute.hands = true;
    all.add(parachute);

    OracleVariant gemma = square("gemma", 8, edge(8));
    gemma.leavesHoles = true;
    all.add(gemma);

    OracleVariant sfilzotto = square("sfilzotto", 8, edge(8));
    sfilzotto.goal = Goal.EDGES;
    all.add(sfilzotto);
    OracleVariant beppi = square("sfilzotto-beppi", 8, edge(8));
    beppi.goal = Goal.EDGES;
    beppi.forbidden = BEPPI;
    all.add(beppi);
    OracleVariant chiuso = square("sfilzotto-chiuso", 8, edge(8));
    chiuso.goal = Goal.EDGES;
    chiuso.movement = Movement.CLOSED_LINE;
    all.add(chiuso);

    OracleVariant ambiloa = square("ambiloa", 8, "1wwwwww1/B6b/B6b/B6b/B6b/B6b/B6b/1WWWWWW1 b");
    ambiloa.kinds = true;
    all.add(ambiloa);

    OracleVariant neighbors = square("neighbors", 8, "1bbbwww1/w6b/w6b/w6b/b6w/b6w/b6w/1wwwbbb1 b");
    neighbors.movement = Movement.NEIGHBOURS;
    all.add(neighbors);

    all.add(hexagon("alveole", 5, "a2 a5 b1 d8 e1 f8 h1 i2 i5", "a1 a4 b6 d1 e9 f1 h6 i1 i4"));

    OracleVariant blackHole = square("black-hole", 9, edge(9));
    blackHole.blackHole = "e5";
    all.add(blackHole);
    OracleVariant blackHoleScrambled = square("black-hole-scrambled", 9, scrambledEdge(9));
    blackHoleScrambled.blackHole = "e5";
    all.add(blackHoleScrambled);
    OracleVariant hex =
        hexagon(
            "black-hole-hex",
            6,
            "k2 k3 k4 k5 e1 d1 c1 b1 e10 d9 c8 b7",
            "a2 a3 a4 a5 j1 i1 h1 g1 j7 i8 h9 g10");
    hex.blackHole = "f6";
    all.add(hex);
    OracleVariant hexScrambled =
        hexagon(
            "black-hole-hex-scrambled",
            6,
            "k2 k4 j7 i1 h9 g1 e10 d1 c8 b1 a3 a5",
            "k3 k5 j1 i8 h1 g10 e1 d9 c1 b7 a2 a4");
    hexScrambled.blackHole = "f6";
    all.add(hexScrambled);

    for (int side = MIN_SIDE; side <= MAX_SIDE; side++) {
      all.add(square("standard-" + side, side, edge(side)));
      all.add(square("scrambled-" + side, side, scrambledEdge(side)));
    }

    Map<String, OracleVariant> byId = new LinkedHashMap<>();
    for (OracleVariant variant : all) {
      byId.put(variant.id, variant);
    }
    return Collections.unmodifiableMap(byId);
  }

  private static OracleVariant square(String id, int side, String start) {
    return new OracleVariant(id, OracleGeometry.square(side), start);
  }

  private static OracleVariant hexagon(String id, int side, String black, String white) {
    OracleGeometry geometry = OracleGeometry.hexagon(side);
    OracleState state = new OracleState(geometry);
    for (String name : black.split(" ", -1)) {
      state.set(geometry.cell(name), 'b');
    }
    for (String name : white.split(" ", -1)) {
      state.set(geometry.cell(name), 'w');
    }
    return new OracleVariant(id, geometry, state.text());
  }

  /** Black on the bottom and top rows, White on the outer files, no stone in a corner. */
  private static String edge(int side) {
    OracleState state = new OracleState(OracleGeometry.square(side));
    for (int i = 1; i < side - 1; i++) {
      state.set(new int[] {i, 0}, 'b');
      state.set(new int[] {i, side - 1}, 'b');
      state.set(new int[] {0, i}, 'w');
      state.set(new int[] {side - 1, i}, 'w');
    }
    return state.text();
  }

  /** The colours alternate all round the edge, corners left out, White on a2. */
  private static String scrambledEdge(int side) {
    List<int[]> round = new ArrayList<>();
    for (int i = 1; i < side - 1; i++) {
      round.add(new int[] {0, i});
    }
    for (int i = 1; i < side - 1; i++) {
      round.add(new int[] {i, side - 1});
    }
    for (int i = side - 2; i >= 1; i--) {
      round.add(new int[] {side - 1, i});
    }
    for (int i = side - 2; i >= 1; i--) {
      round.add(new int[] {i, 0});
    }
    OracleState state = new OracleState(OracleGeometry.square(side));
    for (int i = 0; i < round.size(); i++) {
      state.set(round.get(i), i % 2 == 0 ? 'w' : 'b');
    }
    return state.text();
  }

  /**
   * All variants, in a fixed order.
   *
   * @return an unmodifiable list
   */
  public static List<OracleVariant> all() {
    return List.copyOf(CATALOGUE.values());
  }

  /**
   * The variant with an id.
   *
   * @param id one of the ids listed at the head of this class
   * @return the variant
   * @throws NullPointerException if {@code id} is null
   * @throws IllegalArgumentException if there is no such id
   */
  public static OracleVariant of(String id) {
    Objects.requireNonNull(id, "id");
    OracleVariant variant = CATALOGUE.get(id);
    if (variant == null) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "no variant \"%s\"; known: %s", id, CATALOGUE.keySet()));
    }
    return variant;
  }

  /**
   * The id.
   *
   * @return for example {@code scrambled-eggs}
   */
  public String id() {
    return id;
  }

  /**
   * The position a game starts from.
   *
   * @return position text
   */
  public String start() {
    return start;
  }

  /**
   * Whether the board is a hexagon.
   *
   * @return false for a square board
   */
  public boolean isHexagon() {
    return geometry.isHexagon();
  }

  /**
   * The number of cells along one side of the board.
   *
   * @return 8 for the standard board, 5 for Alveole
   */
  public int side() {
    return geometry.side();
  }

  /**
   * The names of all cells, row by row from the bottom, each row from the left.
   *
   * @return an unmodifiable list
   */
  public List<String> cells() {
    List<String> names = new ArrayList<>();
    for (int[] cell : geometry.cells()) {
      names.add(geometry.name(cell[0], cell[1]));
    }
    return List.copyOf(names);
  }

  OracleGeometry geometry() {
    return geometry;
  }

  Movement movement() {
    return movement;
  }

  Goal goal() {
    return goal;
  }

  /** Moves that are never allowed, by text. */
  Set<String> forbidden() {
    return forbidden;
  }

  /** Whether (x, y) is the black hole. */
  boolean isBlackHole(int x, int y) {
    return geometry.name(x, y).equals(blackHole);
  }

  /** Whether the square a stone leaves becomes a hole, and stuck stones can be taken off. */
  boolean leavesHoles() {
    return leavesHoles;
  }

  /** Whether there are soldiers and kings, moving in rotation. */
  boolean hasKinds() {
    return kinds;
  }

  /** Whether stones can be off the board, to be placed later. */
  boolean hasHands() {
    return hands;
  }

  @Override
  public String toString() {
    return id;
  }
}
