package io.github.linesofaction.variants;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetBuilder;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.core.rules.StandardSetups;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * The catalogue of variants: those of the library as constants, boards of other sizes, and those
 * that others add through {@link VariantProvider}.
 *
 * <p>Unless a variant says otherwise, the choices on which the sources disagree are those of {@link
 * io.github.linesofaction.core.rules.Preset#MIND_SPORTS}; {@link Variant#rules(
 * io.github.linesofaction.core.rules.Preset)} takes any others.
 *
 * <p>Others' variants are looked up anew at each call, with the class loader given, or else the
 * context class loader of the calling thread, which in ordinary programs sees the class path and
 * the module path alike. Nothing is remembered between calls. The library's own names always mean
 * its own variants; asking for them loads no provider.
 */
public final class Variants {
  /**
   * Lines of Action (Claude Soucie, 1969): 8×8, a stone moves as far as there are stones on the
   * line, and the side whose stones form one group wins. Source: Sackson, A Gamut of Games, second
   * edition (1982).
   *
   * <p>Pergolazione, which has the same moves as Sfilzotto and the goal of Lines of Action, is
   * another name of it: Sfilzotto's own moves are the standard ones, its closed form being a
   * further variant.
   */
  public static final Variant STANDARD =
      Variant.builder("standard", Ruleset.standard())
          .title("Lines of Action")
          .aliases("LOA", "Lines of Action", "Pergolazione", "standard-8", "square-8")
          .inventor("Claude Soucie")
          .year(1969)
          .source("Sackson, A Gamut of Games, second edition (1982)")
          .description(
              "The game itself. A stone moves along a line exactly as many squares as stones of"
                  + " both colours stand on that whole line; the side whose stones form one group"
                  + " wins.")
          .build();

  /**
   * Scrambled Eggs (Claude Soucie): the colours alternate all round the edge, White on a2. Source:
   * the set-up that game records in SGF and PlayStrategy use. Rule V1 of {@code docs/RULES.md}.
   */
  public static final Variant SCRAMBLED_EGGS =
      Variant.builder("scrambled-eggs", scrambledEggs(Color.WHITE))
          .title("Scrambled Eggs")
          .aliases("Scrambled", "scrambled-8")
          .inventor("Claude Soucie")
          .source("game records in SGF (set-up Scrambled-eggs); PlayStrategy")
          .description(
              "Lines of Action with the colours alternating all round the edge, White on a2, as in"
                  + " game records.")
          .build();

  /**
   * Scrambled Eggs, mirrored: the same with Black on a2. Source: the diagram of NOST, and
   * AbstractPlay.
   */
  public static final Variant SCRAMBLED_EGGS_MIRRORED =
      Variant.builder("scrambled-eggs-mirrored", scrambledEggs(Color.BLACK))
          .title("Scrambled Eggs, mirrored")
          .aliases("scrambled-mirrored", "scrambled-8-mirrored")
          .inventor("Claude Soucie")
          .source("the diagram of NOST; AbstractPlay")
          .description(
              "Scrambled Eggs in the mirror: the colours alternate all round the edge, Black on a2."
                  + " The same game under other labels.")
          .build();

  /**
   * Quick: Lines of Action on 8×8 with eight stones a side, the outer four of each edge row left
   * out. Source: the game of that name on the server Little Golem. Rule V9 of {@code
   * docs/RULES.md}.
   */
  public static final Variant QUICK =
      Variant.builder("quick", Ruleset.builder(Starts.QUICK).build())
          .title("Quick")
          .aliases("Quick LOA")
          .source("Little Golem, Lines of Action Quick")
          .description("Lines of Action with eight stones a side, on the middle of each edge.")
          .build();

  /**
   * Parachute (David Voorhees): the stones of Scrambled Eggs on the a- and h-file start on the
   * board, six of each colour in the opponent's hand; while a player holds some, each of his turns
   * ends with placing one. A side with stones off the board is not connected. Source: the set-up
   * Parachute of game records in SGF. Rule V2 of {@code docs/RULES.md}.
   */
  public static final Variant PARACHUTE =
      parachute("parachute", ConnectGoal.ALL_STONES)
          .title("Parachute")
          .description(
              "Half of each side's stones start off the board, in the opponent's hand. While a"
                  + " player holds such stones, each of his turns is a move and then one of them"
                  + " placed on any empty square. A side with stones still off the board is not"
                  + " connected.")
          .build();

  /**
   * Parachute in which just the board counts: a side whose stones on the board form one group wins,
   * whatever is still off it. Source: an option of {@link #PARACHUTE}.
   */
  public static final Variant PARACHUTE_BOARD_ONLY =
      parachute("parachute-board-only", ConnectGoal.BOARD_ONLY)
          .title("Parachute, board only")
          .description(
              "Parachute in which a side whose stones on the board form one group wins, whatever is"
                  + " still off the board.")
          .build();

  /**
   * Gemma, also Cheshire Cat (John McCallion): a square that a stone leaves becomes a hole for
   * ever, and a stone without a move may be taken off. Source: the set-up Gemma of game records in
   * SGF. Rule V3 of {@code docs/RULES.md}.
   */
  public static final Variant GEMMA =
      Variant.builder(
              "gemma",
              moving(
                  Movement.STANDARD.toBuilder()
                      .vacated(Movement.Vacated.HOLE)
                      .immobile(Movement.Immobile.MAY_BE_REMOVED)
                      .build()))
          .title("Gemma")
          .aliases("Cheshire Cat")
          .inventor("John McCallion")
          .source("game records in SGF (set-up Gemma)")
          .description(
              "The square a stone leaves becomes a hole for ever: crossed by both sides, never"
                  + " landed on, never counted. A stone without a legal move may be taken off by"
                  + " its owner as his turn. A game lasts at most 64 plies.")
          .build();

  /**
   * Sfilzotto, the open form: standard moves, and the goal to join the own two opposite edges by a
   * chain, Black from rank 1 to rank 8, White from file a to file h. Source: rule V4 of this
   * project's {@code docs/RULES.md}.
   */
  public static final Variant SFILZOTTO =
      sfilzotto("sfilzotto", Movement.STANDARD)
          .title("Sfilzotto")
          .description(
              "Lines of Action with another goal: a chain of own stones that joins the own two"
                  + " opposite edges, rank 1 to rank 8 for Black, file a to file h for White. When"
                  + " both sides have too few stones for that, the game is drawn.")
          .build();

  /**
   * Sfilzotto Beppi: Sfilzotto in which the capture a3xc1 and its images under the symmetries of
   * the board are never allowed. Source: as {@link #SFILZOTTO}.
   */
  public static final Variant SFILZOTTO_BEPPI =
      sfilzotto(
              "sfilzotto-beppi",
              Movement.STANDARD.toBuilder()
                  .forbiddenCaptures(images(Move.parse("a3xc1"), Topology.square(8)))
                  .build())
          .title("Sfilzotto Beppi")
          .aliases("Beppi")
          .description(
              "Sfilzotto in which the captures a3xc1, a6xc8, h3xf1, h6xf8, c1xa3, c8xa6, f1xh3 and"
                  + " f8xh6 are never allowed.")
          .build();

  /**
   * Sfilzotto chiuso, the closed form: no stone may be passed over and nothing may be captured.
   * Source: as {@link #SFILZOTTO}.
   */
  public static final Variant SFILZOTTO_CHIUSO =
      sfilzotto(
              "sfilzotto-chiuso",
              Movement.STANDARD.toBuilder()
                  .passing(Movement.Passing.NO_STONES)
                  .capturing(Movement.Capturing.FORBIDDEN)
                  .build())
          .title("Sfilzotto chiuso")
          .aliases("Chiuso", "Sfilzotto closed")
          .description(
              "Sfilzotto in its closed form: no stone may be passed over and nothing may be"
                  + " captured.")
          .build();

  /**
   * Ambiloa: two kinds of stones a side, soldiers and kings, which move alike and take turns: black
   * soldier, white soldier, black king, white king. Source: rule V5 of this project's {@code
   * docs/RULES.md}.
   */
  public static final Variant AMBILOA =
      Variant.builder(
              "ambiloa",
              Ruleset.builder(Starts.AMBILOA)
                  .moveRule(
                      Movement.STANDARD.toBuilder()
                          .rotation(Movement.Rotation.SOLDIERS_THEN_KINGS)
                          .build())
                  .build())
          .title("Ambiloa")
          .source("docs/RULES.md of this project, Ambiloa")
          .description(
              "Each side has soldiers and kings, which move alike. The kinds move in strict"
                  + " rotation: black soldier, white soldier, black king, white king. A side"
                  + " without a move for the kind due passes. All stones of both kinds must form"
                  + " one group.")
          .build();

  /**
   * Neighbors (Matthew Montchalin, 1995): a stone moves as many squares as it has neighbouring
   * stones of either colour, and may pass over all stones. Source: rule V6 of this project's {@code
   * docs/RULES.md}.
   */
  public static final Variant NEIGHBORS =
      Variant.builder(
              "neighbors",
              Ruleset.builder(Starts.NEIGHBORS)
                  .moveRule(
                      Movement.STANDARD.toBuilder()
                          .distance(Movement.Distance.NEIGHBOURS)
                          .passing(Movement.Passing.ALL_STONES)
                          .build())
                  .build())
          .title("Neighbors")
          .aliases("Neighbours")
          .inventor("Matthew Montchalin")
          .year(1995)
          .source("docs/RULES.md of this project, Neighbors")
          .description(
              "A stone moves in any direction exactly as many squares as it has neighbouring stones"
                  + " of either colour; a stone without neighbours cannot move. Stones of both"
                  + " colours may be passed over.")
          .build();

  /**
   * Alveole, also Kuskala (2005): Lines of Action on a hexagon of side 5, nine stones a side. The
   * customary choices: the side that moved wins if both get connected, and a side without a move
   * loses. Source: rule V7 of this project's {@code docs/RULES.md}.
   */
  public static final Variant ALVEOLE =
      Variant.builder(
              "alveole",
              Ruleset.builder(Starts.ALVEOLE)
                  .bothConnected(BothConnected.MOVER_WINS)
                  .noMove(NoMove.LOSES)
                  .build())
          .title("Alveole")
          .aliases("Kuskala", "hexagon-5")
          .year(2005)
          .source("docs/RULES.md of this project, Alveole")
          .description(
              "Lines of Action on a hexagon of side 5: 61 cells, three lines through a cell, six"
                  + " neighbours, nine stones a side.")
          .build();

  /**
   * Black Hole (Claude Soucie, 1975) on 9×9 with the hole on e5: a stone that lands there is taken
   * off the board. Source: AbstractPlay. Rule V8 of {@code docs/RULES.md}.
   */
  public static final Variant BLACK_HOLE =
      blackHole("black-hole", StandardSetups.standard(Topology.square(9)), "e5")
          .title("Black Hole")
          .aliases("Blackhole")
          .description(
              "Lines of Action on 9×9 with a black hole on e5: a stone that lands there is taken"
                  + " off the board. The hole can be crossed and never counts, and a player may win"
                  + " by giving up a stone.")
          .build();

  /** Black Hole on 9×9 with the colours alternating all round the edge. Source: AbstractPlay. */
  public static final Variant BLACK_HOLE_SCRAMBLED =
      blackHole(
              "black-hole-scrambled",
              StandardSetups.scrambled(Topology.square(9), Color.WHITE),
              "e5")
          .title("Black Hole, scrambled")
          .description(
              "Black Hole on 9×9 with the colours alternating all round the edge, White on a2.")
          .build();

  /** Black Hole on the hexagon of side 6, the hole on f6. Source: AbstractPlay. */
  public static final Variant BLACK_HOLE_HEX =
      blackHole("black-hole-hex", Starts.HEXAGON_6, "f6")
          .title("Black Hole on the hexagon")
          .description(
              "Black Hole on a hexagon of side 6 with the hole on f6, twelve stones a side, four on"
                  + " each of three edges.")
          .build();

  /**
   * Black Hole on the hexagon of side 6 with the colours alternating all round the edge. Source:
   * AbstractPlay.
   */
  public static final Variant BLACK_HOLE_HEX_SCRAMBLED =
      blackHole("black-hole-hex-scrambled", Starts.HEXAGON_6_SCRAMBLED, "f6")
          .title("Black Hole on the hexagon, scrambled")
          .description(
              "Black Hole on a hexagon of side 6 with the hole on f6, the colours alternating along"
                  + " the edges.")
          .build();

  private static final List<Variant> BUILT_IN =
      List.of(
          STANDARD,
          SCRAMBLED_EGGS,
          SCRAMBLED_EGGS_MIRRORED,
          QUICK,
          PARACHUTE,
          PARACHUTE_BOARD_ONLY,
          GEMMA,
          SFILZOTTO,
          SFILZOTTO_BEPPI,
          SFILZOTTO_CHIUSO,
          AMBILOA,
          NEIGHBORS,
          ALVEOLE,
          BLACK_HOLE,
          BLACK_HOLE_SCRAMBLED,
          BLACK_HOLE_HEX,
          BLACK_HOLE_HEX_SCRAMBLED);

  private static final List<Variant> OWN =
      List.of(Stream.concat(BUILT_IN.stream(), SizedBoards.all().stream()).toArray(Variant[]::new));

  private Variants() {}

  private static Ruleset scrambledEggs(Color onA2) {
    return Ruleset.builder(StandardSetups.scrambled(Topology.square(8), onA2)).build();
  }

  private static Ruleset moving(Movement movement) {
    return Ruleset.standard().toBuilder().moveRule(movement).build();
  }

  private static Variant.Builder parachute(String id, ConnectGoal goal) {
    Movement movement =
        Movement.STANDARD.toBuilder().placing(Movement.Placing.ENEMY_STONES).build();
    return Variant.builder(
            id, Ruleset.builder(Starts.PARACHUTE).moveRule(movement).goal(goal).build())
        .inventor("David Voorhees")
        .source("game records in SGF (set-up Parachute)");
  }

  private static Variant.Builder sfilzotto(String id, Movement movement) {
    RulesetBuilder rules = moving(movement).toBuilder().goal(JoinEdgesGoal.SFILZOTTO);
    return Variant.builder(id, rules.build()).source("docs/RULES.md of this project, Sfilzotto");
  }

  private static Set<Move> images(Move move, Topology topology) {
    return Set.copyOf(
        topology.symmetries().stream()
            .map(symmetry -> symmetry.apply(move))
            .collect(Collectors.toSet()));
  }

  private static Variant.Builder blackHole(String id, Setup start, String hole) {
    Movement movement = Movement.STANDARD.toBuilder().blackHoles(Set.of(Square.of(hole))).build();
    return Variant.builder(id, Ruleset.builder(start).moveRule(movement).build())
        .inventor("Claude Soucie")
        .year(1975)
        .source("AbstractPlay, Lines of Action");
  }

  /**
   * Returns the variants that come with the library: the constants of this class.
   *
   * @return the variants in a fixed order; unmodifiable
   */
  public static List<Variant> builtIn() {
    return BUILT_IN;
  }

  /**
   * Returns the variants that come with the library and those that others add, found with the
   * context class loader of the calling thread.
   *
   * @return {@link #builtIn()}, then the others in the order they are found, without those whose id
   *     is taken already; unmodifiable. The boards of other sizes that {@link #find(String)} knows
   *     are not listed
   * @throws java.util.ServiceConfigurationError if a provider cannot be made
   */
  public static List<Variant> all() {
    return withForeign(ServiceLoader.load(VariantProvider.class));
  }

  /**
   * Returns the variants that come with the library and those that others add.
   *
   * @param loader the class loader that finds the providers
   * @return as {@link #all()}
   * @throws java.util.ServiceConfigurationError if a provider cannot be made
   */
  public static List<Variant> all(ClassLoader loader) {
    Objects.requireNonNull(loader, "loader");
    return withForeign(ServiceLoader.load(VariantProvider.class, loader));
  }

  private static List<Variant> withForeign(ServiceLoader<VariantProvider> providers) {
    List<Variant> all = new ArrayList<>(BUILT_IN);
    for (VariantProvider provider : providers) {
      for (Variant variant : provider.variants()) {
        boolean taken =
            Stream.concat(OWN.stream(), all.stream())
                .anyMatch(known -> known.id().equals(variant.id()));
        if (!taken) {
          all.add(variant);
        }
      }
    }
    return List.copyOf(all);
  }

  /** Returns all variants of the library, those on boards of other sizes included. */
  static List<Variant> own() {
    return OWN;
  }

  /**
   * Finds a variant by a name: those that come with the library; boards of other sizes, under the
   * ids {@code standard-N}, {@code scrambled-N} and {@code scrambled-N-mirrored} for N from 4 to
   * 16, {@code hexagon-5} and {@code hexagon-6}, and under the names of {@link
   * RulesetCatalog#builtIn}; and those that others add, found with the context class loader of the
   * calling thread.
   *
   * @param name an id or an alias; case, blanks, hyphens, underscores and apostrophes do not matter
   * @return the variant, or nothing if there is none of that name
   * @throws java.util.ServiceConfigurationError if no variant of the library has that name and a
   *     provider cannot be made
   */
  public static Optional<Variant> find(String name) {
    Objects.requireNonNull(name, "name");
    return Names.own(name).or(() -> Names.find(all(), name));
  }

  /**
   * Finds a variant by a name, as {@link #find(String)} does.
   *
   * @param name an id or an alias; case, blanks, hyphens, underscores and apostrophes do not matter
   * @param loader the class loader that finds the providers
   * @return the variant, or nothing if there is none of that name
   * @throws java.util.ServiceConfigurationError if no variant of the library has that name and a
   *     provider cannot be made
   */
  public static Optional<Variant> find(String name, ClassLoader loader) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(loader, "loader");
    return Names.own(name).or(() -> Names.find(all(loader), name));
  }

  /**
   * Finds the variant that rules belong to: the one with the same start, the same moves and the
   * same goal, whatever the choices on which sources disagree.
   *
   * @param rules rules
   * @return the variant, or nothing if none is played so
   * @throws java.util.ServiceConfigurationError if the rules are those of no variant of the library
   *     and a provider cannot be made
   */
  public static Optional<Variant> find(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    return Names.own(rules).or(() -> Names.find(all(), rules));
  }

  /**
   * Returns Lines of Action on a square board: the edge without its corners, Black below and above,
   * White left and right. Size 12 is boardspace's Loa-12. Rule V10 of {@code docs/RULES.md}.
   *
   * @param size how many squares a row has: 4 to 16
   * @return {@link #STANDARD} for 8, or the variant {@code standard-N}
   * @throws IllegalArgumentException if the size is out of range
   */
  public static Variant square(int size) {
    return size == 8 ? STANDARD : SizedBoards.standard(size);
  }

  /**
   * Returns Scrambled Eggs on a square board: the colours alternate all round the edge, the corners
   * empty.
   *
   * @param size how many squares a row has: 4 to 16
   * @param onA2 the side whose stone stands on a2: White as in game records, Black in the mirror
   * @return {@link #SCRAMBLED_EGGS} or {@link #SCRAMBLED_EGGS_MIRRORED} for 8, or the variant
   *     {@code scrambled-N} or {@code scrambled-N-mirrored}
   * @throws IllegalArgumentException if the size is out of range
   */
  public static Variant scrambled(int size, Color onA2) {
    Objects.requireNonNull(onA2, "onA2");
    if (size == 8) {
      return onA2 == Color.WHITE ? SCRAMBLED_EGGS : SCRAMBLED_EGGS_MIRRORED;
    }
    return SizedBoards.scrambled(size, onA2);
  }

  /**
   * Returns Lines of Action on a hexagon without a hole.
   *
   * @param side how many cells a side has: 5 or 6, the sizes for which a start is known
   * @return {@link #ALVEOLE} for 5; for 6 the variant {@code hexagon-6}, the start of {@link
   *     #BLACK_HOLE_HEX} without its hole
   * @throws IllegalArgumentException if the side is neither
   */
  public static Variant hexagon(int side) {
    return switch (side) {
      case 5 -> ALVEOLE;
      case 6 -> SizedBoards.hexagonOfSix();
      default ->
          throw new IllegalArgumentException(
              "side " + side + ": a start is known for hexagons of side 5 and 6 only");
    };
  }

  /**
   * Returns the rules of two variants at once, such as Gemma from the start of Scrambled Eggs: of
   * each choice the one that is not that of {@link #STANDARD}.
   *
   * @param first a variant
   * @param second another variant
   * @return the rules of both
   * @throws io.github.linesofaction.core.rules.RulesException if they exclude each other; the
   *     message names both and says in what
   */
  public static Ruleset combine(Variant first, Variant second) {
    return new Combination(
            Objects.requireNonNull(first, "first"), Objects.requireNonNull(second, "second"))
        .build();
  }
}
