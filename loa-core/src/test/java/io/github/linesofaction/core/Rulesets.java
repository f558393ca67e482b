package io.github.linesofaction.core;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.Goal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.Mutation;
import io.github.linesofaction.testkit.ReferencePosition;
import io.github.linesofaction.testkit.ReferencePositions;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;

/** Rule sets of every combination of choices, and set-ups that they can handle. */
public final class Rulesets {
  private static final Map<String, List<ReferencePosition>> REFERENCE =
      ReferencePositions.variantIds().stream()
          .collect(Collectors.toMap(variant -> variant, ReferencePositions::load));

  private Rulesets() {}

  /** A rule set and a set-up without faults under it, but perhaps finished. */
  public record Case(Ruleset rules, Setup setup) {}

  /** Every movement that can be built, on a board. */
  public static Arbitrary<Movement> movements(Topology topology) {
    Arbitrary<Set<Move>> forbidden =
        Boards.moves(Boards.squares(topology))
            .filter(Move::isCapture)
            .map(Move::withoutPlacing)
            .set()
            .ofMaxSize(6);
    Arbitrary<Set<Square>> holes = Boards.squares(topology).set().ofMaxSize(2);
    return Combinators.combine(
            Arbitraries.of(Movement.Distance.class),
            Arbitraries.of(Movement.Passing.class),
            Arbitraries.frequencyOf(
                net.jqwik.api.Tuple.of(4, Arbitraries.just(Movement.Capturing.ALLOWED)),
                net.jqwik.api.Tuple.of(1, Arbitraries.just(Movement.Capturing.FORBIDDEN))),
            Combinators.combine(
                    Arbitraries.of(Movement.Vacated.class), Arbitraries.of(Movement.Immobile.class))
                .as(net.jqwik.api.Tuple::of),
            Arbitraries.of(Movement.Rotation.class),
            Arbitraries.of(Movement.Placing.class),
            Arbitraries.oneOf(Arbitraries.just(Set.<Move>of()), forbidden),
            Arbitraries.oneOf(Arbitraries.just(Set.<Square>of()), holes))
        .as(
            (distance, passing, capturing, leaving, rotation, placing, captures, blackHoles) ->
                build(
                    Movement.STANDARD.toBuilder()
                        .distance(distance)
                        .passing(passing)
                        .capturing(capturing)
                        .vacated(leaving.get1())
                        .immobile(leaving.get2())
                        .rotation(rotation)
                        .placing(placing)
                        .forbiddenCaptures(captures)
                        .blackHoles(blackHoles)))
        .filter(Optional::isPresent)
        .map(Optional::get);
  }

  private static Optional<Movement> build(Movement.Builder builder) {
    try {
      return Optional.of(builder.build());
    } catch (RulesException excluded) {
      return Optional.empty();
    }
  }

  /** The movements of the known variants, that make sense on any board of that shape. */
  private static Arbitrary<Movement> knownMovements(Topology topology) {
    List<Movement> known =
        List.of(
            Movement.STANDARD,
            Variants.GEMMA,
            Variants.CHIUSO,
            Variants.AMBILOA,
            Variants.NEIGHBORS,
            Variants.PARACHUTE,
            Movement.STANDARD.toBuilder()
                .blackHoles(Set.of(topology.squareAt(topology.cellCount() / 2)))
                .build());
    return Arbitraries.of(known);
  }

  /** Rule sets without repetition and limits, on one board. */
  public static Arbitrary<Ruleset> onBoard(Topology topology) {
    return Combinators.combine(
            Arbitraries.oneOf(knownMovements(topology), movements(topology)),
            Arbitraries.of(ConnectGoal.ALL_STONES, ConnectGoal.BOARD_ONLY, JoinEdgesGoal.SFILZOTTO),
            Arbitraries.of(BothConnected.class),
            Arbitraries.of(NoMove.class))
        .as((movement, goal, both, noMove) -> build(topology, movement, goal, both, noMove))
        .filter(Optional::isPresent)
        .map(Optional::get);
  }

  private static Optional<Ruleset> build(
      Topology topology, Movement movement, Goal goal, BothConnected both, NoMove noMove) {
    Set<Square> free =
        topology.squares().stream()
            .filter(square -> !movement.blackHoles().contains(square))
            .collect(Collectors.toCollection(java.util.TreeSet::new));
    SetupBuilder start = Setup.builder(topology);
    Color next = Color.BLACK;
    for (Square square : free) {
      start.put(next, square);
      next = next.opponent();
    }
    try {
      return Optional.of(
          Ruleset.builder(start.build())
              .moveRule(movement)
              .goal(goal)
              .bothConnected(both)
              .noMove(noMove)
              .repetition(Repetition.NONE)
              .build());
    } catch (RulesException excluded) {
      return Optional.empty();
    }
  }

  /** Rule sets on boards of up to 64 cells, each with a set-up: any one, or one like in a game. */
  public static Arbitrary<Case> smallCases() {
    Arbitrary<Case> any =
        Arbitraries.of(Boards.small())
            .flatMap(Rulesets::onBoard)
            .flatMap(rules -> setups(rules).map(setup -> new Case(rules, setup)));
    return Arbitraries.frequencyOf(
        net.jqwik.api.Tuple.of(2, any), net.jqwik.api.Tuple.of(1, mutatedCases()));
  }

  /**
   * The standard movement, with up to three black holes or without, and the goal of connecting, on
   * boards of all sizes, large ones more often. The set-ups are anything from nearly empty to full,
   * or a few stones that mostly hang together.
   */
  public static Arbitrary<Case> lineCases() {
    Arbitrary<Topology> boards =
        Arbitraries.oneOf(
            Boards.topologies(), Boards.topologies().filter(board -> board.cellCount() > 64));
    return boards
        .flatMap(Rulesets::onLines)
        .flatMap(
            rules ->
                Arbitraries.oneOf(setups(rules), sparseSetups(rules))
                    .map(setup -> new Case(rules, setup)));
  }

  private static Arbitrary<Ruleset> onLines(Topology topology) {
    Arbitrary<Movement> movements =
        Boards.squares(topology)
            .set()
            .ofMaxSize(3)
            .map(holes -> Movement.STANDARD.toBuilder().blackHoles(holes).build());
    return Combinators.combine(
            movements,
            Arbitraries.of(ConnectGoal.ALL_STONES, ConnectGoal.BOARD_ONLY),
            Arbitraries.of(BothConnected.class),
            Arbitraries.of(NoMove.class))
        .as((movement, goal, both, noMove) -> build(topology, movement, goal, both, noMove))
        .map(Optional::get);
  }

  /** Two to twenty stones, near each other more often than not, so that some moves end the game. */
  private static Arbitrary<Setup> sparseSetups(Ruleset rules) {
    Topology topology = rules.topology();
    Set<Square> holes = ((Movement) rules.moveRule()).blackHoles();
    Arbitrary<List<Integer>> steps =
        Arbitraries.integers().between(0, 1 << 20).list().ofMinSize(2).ofMaxSize(20);
    return Combinators.combine(steps, Arbitraries.of(Color.class))
        .as(
            (choices, side) -> {
              SetupBuilder setup =
                  Setup.builder(topology).accept(SetupFault.Kind.SIDE_WITHOUT_STONES);
              int cell = 0;
              for (int choice : choices) {
                int next = topology.step(cell, (choice >> 2) % topology.directions());
                cell = (choice & 3) == 0 || next < 0 ? (choice >> 5) % topology.cellCount() : next;
                Square square = topology.squareAt(cell);
                if (!holes.contains(square)) {
                  Color color = (choice >> 2 & 3) == 0 ? Color.WHITE : Color.BLACK;
                  setup.clear(square).put(color, square);
                }
              }
              return setup.sideToMove(side).build();
            });
  }

  /**
   * Reference positions of the variants under any choices, with up to six changes that pay no heed
   * to the rules of the game: stones moved, taken off, added, of the other colour. A change that a
   * rule set cannot handle is left out.
   */
  public static Arbitrary<Case> mutatedCases() {
    Arbitrary<Integer> squares = Arbitraries.integers().between(0, 63);
    Arbitrary<Mutation> mutations =
        Combinators.combine(Arbitraries.of(Mutation.Kind.class), squares, squares)
            .as(Mutation::new);
    return Combinators.combine(
            Arbitraries.of(ReferencePositions.variantIds()),
            Arbitraries.integers().between(0, 10_000),
            mutations.list().ofMaxSize(6),
            Arbitraries.of(BothConnected.class),
            Arbitraries.of(NoMove.class))
        .as(
            (variant, index, changes, both, noMove) -> {
              List<ReferencePosition> known = REFERENCE.get(variant);
              Ruleset rules =
                  Variants.endless(variant).toBuilder().bothConnected(both).noMove(noMove).build();
              String text = known.get(index % known.size()).position();
              for (Mutation change : changes) {
                String next = change.applyTo(text);
                text = canHandle(rules, next) ? next : text;
              }
              return new Case(rules, Setup.parse(text));
            });
  }

  private static boolean canHandle(Ruleset rules, String text) {
    return rules.faultsOf(Setup.parse(text)).stream()
        .map(SetupFault::kind)
        .allMatch(
            kind ->
                kind == SetupFault.Kind.TOO_MANY_STONES
                    || kind == SetupFault.Kind.FINISHED
                    || kind == SetupFault.Kind.BOTH_CONNECTED
                    || kind == SetupFault.Kind.SIDE_WITHOUT_STONES);
  }

  /** The same with rules about repetition and limits as well. */
  public static Arbitrary<Case> casesWithCounters() {
    Arbitrary<Repetition> repetitions =
        Combinators.combine(
                Arbitraries.of(0, 2, 3),
                Arbitraries.of(Repetition.Basis.class),
                Arbitraries.of(Repetition.Verdict.class))
            .as((endsAt, basis, verdict) -> new Repetition(endsAt, 0, basis, verdict));
    Arbitrary<Limits> limits =
        Combinators.combine(Arbitraries.of(0, 0, 7, 30), Arbitraries.of(0, 0, 3, 12))
            .as(Limits::new);
    return Combinators.combine(smallCases(), repetitions, limits, Arbitraries.of(Precedence.class))
        .as(
            (one, repetition, limit, precedence) ->
                new Case(
                    one.rules().toBuilder()
                        .repetition(repetition)
                        .limits(limit)
                        .precedence(precedence)
                        .build(),
                    one.setup()));
  }

  /** Set-ups that a rule set can handle: from nearly empty to full boards. */
  public static Arbitrary<Setup> setups(Ruleset rules) {
    Movement movement = (Movement) rules.moveRule();
    Topology topology = rules.topology();
    boolean kinds = movement.rotation() != Movement.Rotation.ONE_KIND;
    boolean holes = movement.vacated() == Movement.Vacated.HOLE;
    boolean hands = movement.placing() != Movement.Placing.NONE;
    Arbitrary<List<Integer>> cells =
        Arbitraries.integers()
            .between(1, 8)
            .flatMap(
                sparse ->
                    Arbitraries.integers()
                        .between(0, 5 * sparse)
                        .list()
                        .ofSize(topology.cellCount()));
    Arbitrary<Integer> hand = hands ? Arbitraries.integers().between(0, 4) : Arbitraries.just(0);
    return Combinators.combine(
            cells,
            Arbitraries.of(Color.class),
            kinds ? Arbitraries.of(Kind.class) : Arbitraries.just(Kind.SOLDIER),
            hand,
            hand)
        .as(
            (content, side, due, black, white) -> {
              SetupBuilder setup =
                  Setup.builder(topology).accept(SetupFault.Kind.SIDE_WITHOUT_STONES);
              for (int cell = 0; cell < content.size(); cell++) {
                Square square = topology.squareAt(cell);
                if (movement.blackHoles().contains(square)) {
                  continue;
                }
                switch (content.get(cell)) {
                  case 1 -> setup.put(Stone.BLACK, square);
                  case 2 -> setup.put(Stone.WHITE, square);
                  case 3 -> setup.put(kinds ? Stone.BLACK_KING : Stone.BLACK, square);
                  case 4 -> setup.put(kinds ? Stone.WHITE_KING : Stone.WHITE, square);
                  case 5 -> {
                    if (holes) {
                      setup.hole(square);
                    }
                  }
                  default -> {}
                }
              }
              return setup
                  .sideToMove(side)
                  .due(due)
                  .inHand(Color.BLACK, black)
                  .inHand(Color.WHITE, white)
                  .build();
            });
  }

  /** Choices of moves: each picks one of the legal moves by its remainder. */
  public static Arbitrary<List<Integer>> choices(int most) {
    return Arbitraries.integers().between(0, 10_000).list().ofMaxSize(most);
  }
}
