package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Rulesets;
import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Ray;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** The contract of positions, under every rule set. */
class PositionProperties {
  @Provide
  Arbitrary<Position> positions() {
    return Rulesets.smallCases().map(one -> Position.of(one.rules(), one.setup()));
  }

  /** Positions of boards that only the general kernel can play. */
  @Provide
  Arbitrary<Position> largePositions() {
    return Arbitraries.of(Topology.square(9), Topology.square(12), Topology.hexagon(6))
        .flatMap(Rulesets::onBoard)
        .flatMap(rules -> Rulesets.setups(rules).map(setup -> Position.of(rules, setup)));
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return Rulesets.choices(60);
  }

  @Provide
  Arbitrary<Ruleset> variants() {
    return Arbitraries.of(
            "standard",
            "scrambled-eggs",
            "quick",
            "neighbors",
            "alveole",
            "standard-6",
            "standard-7")
        .map(Variants::endless);
  }

  @Property(tries = 60)
  void legalMovesAreThoseThatCheckLets(@ForAll("positions") Position position) {
    checkPairs(position, 1);
  }

  @Property(tries = 5)
  void legalMovesAreThoseThatCheckLetsOnLargeBoards(@ForAll("largePositions") Position position) {
    checkPairs(position, 11);
  }

  /** Asks for every legal move and for each of the others, or for each so-and-so-manieth. */
  private static void checkPairs(Position position, int step) {
    List<Move> legal = position.legalMoves();
    Set<Move> members = new HashSet<>(legal);
    Set<Move> rest = new HashSet<>(legal);
    int number = 0;
    assertThat(rest).hasSameSizeAs(legal);
    boolean places = legal.stream().anyMatch(move -> move.placed().isPresent());
    List<Move> asked = new ArrayList<>(List.of(Move.pass()));
    List<Square> squares = position.topology().squares();
    for (Square from : squares) {
      asked.add(Move.removal(from));
      for (Square to : squares) {
        if (from != to) {
          asked.add(Move.step(from, to));
          asked.add(Move.capture(from, to));
        }
      }
    }
    if (places) {
      for (Move move : legal.subList(0, 1)) {
        squares.forEach(square -> asked.add(move.placing(square)));
      }
      asked.addAll(legal);
    }
    for (Move move : asked) {
      boolean listed = members.contains(move);
      number++;
      if (!listed && number % step != 0) {
        continue;
      }
      if (position.isLegal(move) != listed) {
        throw new AssertionError(move + " in " + position + ": listed " + listed);
      }
      // The reason takes longer: asked for every legal move and a part of the others.
      if (listed || number % (53 * step) == 0) {
        Legality legality = position.check(move);
        assertThat(legality.isLegal()).as(move + " in " + position).isEqualTo(listed);
        assertThat(legality.explanation().isBlank()).isEqualTo(listed);
        assertThat(members).containsAll(legality.alternatives());
      }
      rest.remove(move);
    }
    assertThat(rest).as("legal moves never asked for").isEmpty();
  }

  @Property
  void aFinishedPositionHasNoMovesAnUnfinishedOneHas(@ForAll("positions") Position position) {
    assertThat(position.legalMoves().isEmpty()).isEqualTo(position.isOver());
    assertThat(position.isOver()).isEqualTo(position.outcome().isPresent());
    if (position.rules().noMove() == NoMove.PASSES && position.isOver()) {
      assertThat(position.outcome().orElseThrow().reason().name()).isNotEqualTo("NO_MOVE");
    }
    if (position.isOver()) {
      assertThatThrownBy(() -> position.play(Move.pass())).isInstanceOf(IllegalMoveException.class);
    }
  }

  /** Case J3: what the board has decided is a fault of a start, and nothing else is finished. */
  @Property
  void aSetUpIsFinishedIfItsPositionIsOver(@ForAll("positions") Position position) {
    boolean finished =
        position.rules().faultsOf(position.setup()).stream()
            .map(SetupFault::kind)
            .anyMatch(
                kind -> kind == SetupFault.Kind.FINISHED || kind == SetupFault.Kind.BOTH_CONNECTED);
    assertThat(finished).isEqualTo(position.isOver());
  }

  /** The map of all targets says what the question for each stone says, in order. */
  @Property
  void targetsOfAllStonesAreThoseOfEach(@ForAll("positions") Position position) {
    Map<Square, SquareSet> targets = position.targets();
    List<Square> stones = new ArrayList<>();
    for (Square square : position.topology().squares()) {
      SquareSet each = position.targets(square);
      assertThat(targets.getOrDefault(square, position.topology().none())).isEqualTo(each);
      if (!each.isEmpty()) {
        stones.add(square);
      }
    }
    assertThat(targets.keySet()).containsExactlyElementsOf(stones);
  }

  @Property
  void ordersAreTheDocumentedOnes(@ForAll("positions") Position position) {
    List<Move> moves = position.legalMoves();
    for (int i = 1; i < moves.size(); i++) {
      assertThat(order(moves.get(i - 1))).isLessThan(order(moves.get(i)));
    }
    List<Move> byStone = new ArrayList<>();
    for (Square square : position.topology().squares()) {
      byStone.addAll(position.legalMoves(square));
      SquareSet targets =
          position
              .topology()
              .setOf(
                  position.legalMoves(square).stream()
                      .flatMap(move -> move.to().stream())
                      .toList());
      assertThat(position.targets(square)).isEqualTo(targets);
    }
    byStone.addAll(0, moves.stream().filter(Move::isPass).toList());
    assertThat(byStone).isEqualTo(moves);
    assertThat(position.captures()).isEqualTo(moves.stream().filter(Move::isCapture).toList());
  }

  /** By the square left, the square reached or its own, the square where a stone is placed. */
  private static int order(Move move) {
    int from = move.from().map(Square::hashCode).orElse(-1) + 1;
    int to = move.to().or(move::from).map(Square::hashCode).orElse(-1) + 1;
    int placed = move.placed().map(Square::hashCode).orElse(-1) + 1;
    return (from * 1_000 + to) * 1_000 + placed;
  }

  @Property
  void symmetriesMapMovesOneToOne(@ForAll("positions") Position position) {
    for (Symmetry symmetry : position.topology().symmetries()) {
      for (boolean swapped : new boolean[] {false, true}) {
        if (!position.rules().isPreservedBy(symmetry, swapped)) {
          assertThatThrownBy(() -> position.transform(symmetry, swapped))
              .isInstanceOf(IllegalArgumentException.class);
          continue;
        }
        Position image = position.transform(symmetry, swapped);
        List<Move> images = position.legalMoves().stream().map(symmetry::apply).toList();
        assertThat(image.legalMoves()).containsExactlyInAnyOrderElementsOf(images);
        assertThat(image.outcome().map(Outcome::reason))
            .isEqualTo(position.outcome().map(Outcome::reason));
        Optional<Color> winner = position.outcome().flatMap(Outcome::winner);
        assertThat(image.outcome().flatMap(Outcome::winner))
            .isEqualTo(swapped ? winner.map(Color::opponent) : winner);
        for (Move move : position.legalMoves().stream().limit(3).toList()) {
          assertThat(image.play(symmetry.apply(move)))
              .isEqualTo(position.play(move).transform(symmetry, swapped));
        }
      }
    }
  }

  @Property
  void playedPositionsAreWhatTheirTextsSay(
      @ForAll("positions") Position position, @ForAll("choices") List<Integer> choices) {
    Position now = position;
    for (int choice : choices) {
      List<Move> moves = now.legalMoves();
      if (moves.isEmpty()) {
        return;
      }
      Position next = now.play(moves.get(choice % moves.size()));
      Position read = Position.of(next.rules(), Setup.parse(next.toString()));
      assertThat(read).isEqualTo(next).hasSameHashCodeAs(next);
      assertThat(read.hash()).isEqualTo(next.hash());
      assertThat(read.outcome()).isEqualTo(next.outcome());
      assertThat(next.sideToMove()).isEqualTo(now.sideToMove().opponent());
      now = next;
    }
  }

  /** Cases M15, C13 and C19, along games of the variants with plain captures. */
  @Property(tries = 60)
  void movesKeepTheRules(
      @ForAll("variants") Ruleset rules, @ForAll("choices") List<Integer> choices) {
    Position now = Position.start(rules);
    for (int choice : choices) {
      if (now.isOver()) {
        break;
      }
      for (Move move : now.legalMoves()) {
        if (move.isStep()) {
          checkMove(now, move);
        }
      }
      Move move = now.legalMoves().get(choice % now.legalMoves().size());
      Position next = now.play(move);
      Color other = now.sideToMove().opponent();
      if (!move.isCapture()) {
        assertThat(next.groups(other)).isEqualTo(now.groups(other));
      }
      for (Color color : Color.values()) {
        assertThat(next.setup().stones(color)).as("C19").isNotEmpty();
      }
      now = next;
    }
  }

  private static void checkMove(Position position, Move move) {
    Square from = move.from().orElseThrow();
    Square to = move.to().orElseThrow();
    Setup setup = position.setup();
    Color other = position.sideToMove().opponent();
    Ray ray = position.topology().ray(from, to).orElseThrow();
    Axis axis = ray.axis();
    boolean byLine =
        ((Movement) position.rules().moveRule()).distance() == Movement.Distance.STONES_ON_LINE;
    if (byLine) {
      assertThat(ray.distance()).isEqualTo(position.lineCounts(from).get(axis));
      List<Square> line = position.topology().line(from, axis);
      int one = Math.min(line.indexOf(from), line.indexOf(to));
      int last = Math.max(line.indexOf(from), line.indexOf(to));
      for (Square between : line.subList(one + 1, last)) {
        assertThat(setup.stones(other).contains(between)).isFalse();
      }
    }
    assertThat(setup.stones(position.sideToMove()).contains(to)).isFalse();
    assertThat(setup.stones(other).contains(to)).isEqualTo(move.isCapture());
    int before = setup.occupied().size();
    int after = position.play(move).setup().occupied().size();
    assertThat(after).isEqualTo(move.isCapture() ? before - 1 : before);
  }

  @Property(tries = 50)
  void winningMovesWin(@ForAll("positions") Position position) {
    Set<Move> winning = new HashSet<>(position.winningMoves());
    for (Move move : position.legalMoves()) {
      boolean wins =
          position
              .play(move)
              .outcome()
              .flatMap(Outcome::winner)
              .equals(Optional.of(position.sideToMove()));
      assertThat(winning.contains(move)).isEqualTo(wins);
    }
  }

  /** Case C14. */
  @Property
  void exactlyOneResultHolds(@ForAll("positions") Position position) {
    int holds = position.outcome().isEmpty() ? 1 : 0;
    holds += position.outcome().filter(Outcome::isDraw).isPresent() ? 1 : 0;
    for (Color color : Color.values()) {
      Optional<Color> winner = position.outcome().flatMap(Outcome::winner);
      holds += winner.equals(Optional.of(color)) ? 1 : 0;
    }
    assertThat(holds).isEqualTo(1);
  }
}
