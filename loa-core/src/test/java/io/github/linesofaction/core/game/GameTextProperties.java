package io.github.linesofaction.core.game;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.Rulesets;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.List;
import java.util.Optional;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Assume;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** What a game says of itself can be read back as that game. */
class GameTextProperties {
  @Provide
  Arbitrary<Rulesets.Case> cases() {
    Arbitrary<Rulesets.Case> large =
        Arbitraries.of(Topology.square(9), Topology.square(16), Topology.hexagon(6))
            .flatMap(Rulesets::onBoard)
            .flatMap(rules -> Rulesets.setups(rules).map(setup -> new Rulesets.Case(rules, setup)));
    Arbitrary<Rulesets.Case> some =
        Arbitraries.frequencyOf(
            net.jqwik.api.Tuple.of(5, Rulesets.casesWithCounters()),
            net.jqwik.api.Tuple.of(1, large));
    // Half of all games begin at the start of their rules, and some let players claim.
    return Combinators.combine(
            some, Arbitraries.of(true, false), Arbitraries.of(Repetition.Verdict.class))
        .as(
            (one, fromStart, verdict) -> {
              Repetition repetition = one.rules().repetition();
              Repetition claimable =
                  repetition.isActive()
                      ? repetition
                      : new Repetition(0, 2, repetition.basis(), verdict);
              Ruleset rules = one.rules().toBuilder().repetition(claimable).build();
              return new Rulesets.Case(rules, fromStart ? rules.start() : one.setup());
            });
  }

  @Provide
  Arbitrary<List<Integer>> choices() {
    return Rulesets.choices(40);
  }

  @Property
  void gamesAreReadBack(
      @ForAll("cases") Rulesets.Case one,
      @ForAll("choices") List<Integer> choices,
      @ForAll int decision) {
    Game game = decided(played(one, choices), decision);
    Game read = Game.parse(game.rules(), game.toString());
    assertThat(read).isEqualTo(game).hasSameHashCodeAs(game).hasToString(game.toString());
    assertThat(read.outcome()).isEqualTo(game.outcome());
    assertThat(read.initial()).isEqualTo(game.initial());
    assertThat(read.occurrences()).isEqualTo(game.occurrences());
    assertThat(read.undo()).isEqualTo(game.undo());
  }

  private static Game played(Rulesets.Case one, List<Integer> choices) {
    Position position = Position.of(one.rules(), one.setup());
    Assume.that(
        one.rules().faultsOf(one.setup()).stream()
            .noneMatch(fault -> fault.kind() == SetupFault.Kind.SIDE_WITHOUT_STONES));
    Game game = Game.fromAny(position);
    for (int choice : choices) {
      List<Move> moves = game.legalMoves();
      if (!moves.isEmpty()) {
        game = game.play(moves.get(choice % moves.size()));
      }
    }
    return game;
  }

  private static Game decided(Game game, int decision) {
    if (game.isOver()) {
      return game;
    }
    Color loser = (decision & 8) == 0 ? Color.BLACK : Color.WHITE;
    return switch (decision & 7) {
      case 0 -> game.resign(loser);
      case 1 -> game.forfeit(loser);
      case 2 -> game.loseOnTime(loser);
      case 3 -> game.agreeDraw();
      case 4, 5 -> game.claimable().isPresent() ? game.claim() : game;
      default -> game;
    };
  }

  /** A text with a character more, less or changed is refused in the documented ways, or a game. */
  @Property
  void damagedTextsAreRefusedOrGames(
      @ForAll("cases") Rulesets.Case one,
      @ForAll("choices") List<Integer> choices,
      @ForAll int place,
      @ForAll char sign) {
    String text = decided(played(one, choices), place).toString();
    int at = Math.floorMod(place, text.length() + 1);
    String rest = text.substring(at);
    for (String damaged :
        List.of(
            text.substring(0, at) + sign + rest,
            text.substring(0, at) + " " + rest,
            text.substring(0, at) + rest.substring(Math.min(1, rest.length())),
            text.substring(0, at))) {
      Optional<Game> read;
      try {
        read = Optional.of(Game.parse(one.rules(), damaged));
      } catch (LoaException refused) {
        read = Optional.empty();
        if (refused instanceof TextException where) {
          assertThat(where.offset()).isBetween(0, damaged.length());
        }
      }
      read.ifPresent(game -> assertThat(Game.parse(game.rules(), game.toString())).isEqualTo(game));
    }
  }

  @Property(tries = 50)
  void claimsAreReadBack(@ForAll("claims") Repetition repetition) {
    Game game = Game.start(Ruleset.standard().toBuilder().repetition(repetition).build());
    for (String move : "b1-b3 a2-c2 b3-b1 c2-a2".split(" ")) {
      game = game.play(move);
    }
    Game claimed = game.claim();
    assertThat(claimed)
        .hasToString("b1-b3 a2-c2 b3-b1 c2-a2 (draw: repetition, claimed)")
        .isEqualTo(Game.parse(game.rules(), claimed.toString()));
    assertThatThrownBy(() -> Game.parse(Ruleset.standard(), claimed.toString()))
        .as("these rules know no claim")
        .isInstanceOf(TextException.class);
  }

  @Provide
  Arbitrary<Repetition> claims() {
    return Combinators.combine(
            Arbitraries.of(Repetition.Basis.class), Arbitraries.of(Repetition.Verdict.class))
        .as((basis, verdict) -> new Repetition(0, 2, basis, verdict));
  }
}
