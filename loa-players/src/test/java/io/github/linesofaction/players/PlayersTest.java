package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** What holds for every player, or for both that look ahead. */
class PlayersTest {
  /** Case S1: neither side is connected, and Black, to move, has no move. */
  private static final String BLOCKED = "6wb/6ww/8/8/8/8/ww6/bw6 b";

  /** Case C17: the only win in one, in either colour. */
  private static final List<String> WINS_IN_ONE =
      List.of("8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b", "8/5w2/4w3/4w3/8/8/1w3b2/3b2bb w");

  private static Player player(PlayerKind kind, long seed) {
    return kind.create(seed, () -> 0);
  }

  private static Game game(Ruleset rules, String position) {
    return Game.fromAny(Position.of(rules, Setup.parse(position)));
  }

  static Stream<String> variants() {
    return Stream.concat(
        Variants.all().stream().map(Variant::id),
        Stream.of("standard-4", "standard-5", "standard-12", "standard-9"));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void playLegalMovesInEveryVariant(String variant) {
    Game game = Game.start(Variants.find(variant).orElseThrow().rules());
    int mostPlies = game.rules().topology().cellCount() > 64 ? 8 : 40;
    while (!game.isOver() && game.plies() < mostPlies) {
      PlayerKind kind = PlayerKind.values()[game.plies() / 2 % 3];
      Choice choice = player(kind, game.plies()).choose(game, Budget.ofNodes(30));
      assertThat(game.legalMoves()).contains(choice.move());
      // What the player expects can be played, too.
      Game expected = game;
      for (Move move : choice.thought().line()) {
        expected = expected.play(move);
      }
      assertThat(choice.thought().line().get(0)).isEqualTo(choice.move());
      List<Move> winning = game.position().winningMoves();
      if (kind == PlayerKind.MONTE_CARLO && !winning.isEmpty()) {
        assertThat(winning).as("%s", game).contains(choice.move());
      }
      game = game.play(choice.move());
    }
    assertThat(game.plies()).isPositive();
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void seeTheOnlyWinInOne(PlayerKind kind) {
    for (String position : WINS_IN_ONE) {
      Choice choice =
          player(kind, 1).choose(game(Ruleset.standard(), position), Budget.ofNodes(500));
      assertThat(choice.move()).isEqualTo(Move.parse("b2-d4"));
      assertThat(choice.thought().decidedIn()).isEqualTo(OptionalInt.of(1));
    }
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void proveTheWinInThreePliesOnTheSmallestBoard(PlayerKind kind) {
    // Case N22: these first moves win in three plies, and no others.
    for (Preset preset : List.of(Preset.SOUCIE, Preset.MIND_SPORTS)) {
      Game start = Game.start(Variants.square(4).rules(preset));
      for (long seed = 1; seed <= 5; seed++) {
        Choice choice = player(kind, seed).choose(start, Budget.ofNodes(20_000));
        assertThat(List.of("b1-b3", "c1-c3", "b4-b2", "c4-c2")).contains(choice.move().toString());
        assertThat(choice.thought().decidedIn()).isEqualTo(OptionalInt.of(3));
        Game lost = start.play(choice.move());
        assertThat(player(kind, seed).choose(lost, Budget.ofNodes(20_000)).thought().decidedIn())
            .isEqualTo(OptionalInt.of(-2));
      }
    }
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void beatWhoeverMovesAtRandom(PlayerKind kind) {
    for (Color side : Color.values()) {
      Game game = Game.start(Variants.square(6).rules());
      while (!game.isOver() && game.plies() < 200) {
        PlayerKind next = game.sideToMove() == side ? kind : PlayerKind.RANDOM;
        game = game.play(player(next, 7).choose(game, Budget.ofNodes(300)).move());
      }
      assertThat(game.outcome()).map(Outcome::winner).contains(Optional.of(side));
    }
  }

  @ParameterizedTest
  @EnumSource
  void chooseTheSameWheneverAskedWithTheSameSeed(PlayerKind kind) {
    Player player = player(kind, 5);
    Game early = Game.start();
    Game late = early.play("b1-b3").play("a2-c2");
    Budget budget = Budget.ofNodes(200);
    Choice first = player.choose(late, budget);
    player.choose(early, budget);
    assertThat(player.choose(late, budget)).isEqualTo(first);
    assertThat(player(kind, 5).choose(late, budget)).isEqualTo(first);
  }

  @ParameterizedTest
  @EnumSource
  void chooseOtherwiseWithOtherSeeds(PlayerKind kind) {
    Set<Move> chosen = new HashSet<>();
    for (long seed = 0; seed < 20; seed++) {
      chosen.add(player(kind, seed).choose(Game.start(), Budget.ofNodes(60)).move());
    }
    assertThat(chosen).hasSizeGreaterThan(1);
  }

  @ParameterizedTest
  @EnumSource
  void passWhereTheyMust(PlayerKind kind) {
    // Cases S4 and S6.
    Game game = game(Ruleset.standard().toBuilder().noMove(NoMove.PASSES).build(), BLOCKED);
    assertThat(player(kind, 1).choose(game, Budget.ofNodes(100)).move()).isEqualTo(Move.pass());
  }

  @ParameterizedTest
  @EnumSource
  void areNotAskedWhereTheGameIsOver(PlayerKind kind) {
    // Case S6.
    for (NoMove noMove : List.of(NoMove.LOSES, NoMove.DRAWS)) {
      Game over = game(Ruleset.standard().toBuilder().noMove(noMove).build(), BLOCKED);
      assertThatIllegalArgumentException()
          .isThrownBy(() -> player(kind, 1).choose(over, Budget.ofNodes(100)))
          .withMessageContaining("the game is over");
    }
    Game resigned = Game.start().resign(Color.BLACK);
    assertThatIllegalArgumentException()
        .isThrownBy(() -> player(kind, 1).choose(resigned, Budget.ofNodes(100)))
        .withMessageContaining("White wins");
  }

  @ParameterizedTest
  @EnumSource
  void chooseALegalMoveHoweverLittleTheyMaySpend(PlayerKind kind) {
    Game game = Game.start();
    for (Budget budget :
        List.of(
            Budget.ofNodes(0),
            Budget.ofNodes(1),
            Budget.ofDepth(0),
            Budget.ofMillis(0),
            Budget.ofClock(0, 0, 0),
            Budget.ofNodes(0).withDepth(0).withMillis(0))) {
      Choice choice = player(kind, 3).choose(game, budget);
      assertThat(game.legalMoves()).contains(choice.move());
      assertThat(choice.thought().line()).startsWith(choice.move());
      assertThat(choice.thought().nodes()).isLessThanOrEqualTo(budget.nodes());
    }
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void spendNoMoreNodesThanTheyMay(PlayerKind kind) {
    for (long nodes : new long[] {1, 7, 100, 1001}) {
      Thought thought = player(kind, 1).choose(Game.start(), Budget.ofNodes(nodes)).thought();
      assertThat(thought.nodes()).isBetween(nodes / 2, nodes);
    }
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void endWhenTheirTimeIsOver(PlayerKind kind) {
    // Each look at this clock takes a millisecond: no more than 64 nodes go by between two.
    AtomicLong now = new AtomicLong(Long.MAX_VALUE - 5_000_000);
    Player player = kind.create(1, () -> now.addAndGet(1_000_000));
    Thought thought = player.choose(Game.start(), Budget.ofMillis(100)).thought();
    assertThat(thought.millis()).isBetween(1L, 110L);
    assertThat(thought.nodes()).isBetween(1L, 6400L);
  }

  @ParameterizedTest
  @EnumSource(names = "RANDOM", mode = EnumSource.Mode.EXCLUDE)
  void endSoonAfterAnotherThreadSaysStop(PlayerKind kind) throws InterruptedException {
    AtomicBoolean stopped = new AtomicBoolean();
    AtomicLong asked = new AtomicLong();
    AtomicLong askedAfterStop = new AtomicLong();
    Thread other =
        new Thread(
            () -> {
              while (asked.get() < 5) {
                Thread.onSpinWait();
              }
              stopped.set(true);
            });
    other.start();
    Choice choice =
        player(kind, 1)
            .choose(
                Game.start(),
                Budget.unlimited(),
                () -> {
                  asked.incrementAndGet();
                  boolean now = stopped.get();
                  askedAfterStop.addAndGet(now ? 1 : 0);
                  return now;
                },
                thought -> {});
    other.join();
    assertThat(Game.start().legalMoves()).contains(choice.move());
    assertThat(askedAfterStop).hasValue(1);
  }

  @ParameterizedTest
  @EnumSource
  void chooseALegalMoveWhenStoppedBeforeTheyBegin(PlayerKind kind) {
    Choice choice =
        player(kind, 1).choose(Game.start(), Budget.unlimited(), () -> true, thought -> {});
    assertThat(Game.start().legalMoves()).contains(choice.move());
  }

  @ParameterizedTest
  @EnumSource
  void tellWhatTheyThinkAndTheLastThoughtAgain(PlayerKind kind) {
    List<Thought> thoughts = new ArrayList<>();
    Choice choice =
        player(kind, 1).choose(Game.start(), Budget.ofNodes(2000), () -> false, thoughts::add);
    assertThat(thoughts).isNotEmpty().endsWith(choice.thought());
    assertThat(thoughts).extracting(Thought::nodes).isSorted();
    if (kind != PlayerKind.RANDOM) {
      assertThat(thoughts).hasSizeGreaterThan(2);
    }
  }

  @ParameterizedTest
  @ValueSource(strings = {"ALPHA_BETA", "MONTE_CARLO"})
  void leaveTheirThreadAsItIs(PlayerKind kind) {
    Thread.currentThread().interrupt();
    player(kind, 1).choose(Game.start(), Budget.ofNodes(100));
    assertThat(Thread.interrupted()).isTrue();
  }

  @Test
  void areFoundByName() {
    for (PlayerKind kind : PlayerKind.values()) {
      assertThat(PlayerKind.find(kind.id())).contains(kind);
      assertThat(kind).hasToString(kind.id());
    }
    assertThat(PlayerKind.find("nobody")).isEmpty();
    assertThat(PlayerKind.find("ALPHA_BETA")).isEmpty();
  }

  @Test
  void haveLevelsThatGrow() {
    for (PlayerKind kind : List.of(PlayerKind.ALPHA_BETA, PlayerKind.MONTE_CARLO)) {
      for (int level = 2; level <= PlayerKind.LEVELS; level++) {
        assertThat(kind.budget(level).nodes()).isEqualTo(4 * kind.budget(level - 1).nodes());
      }
      for (int level : new int[] {0, -1, PlayerKind.LEVELS + 1, Integer.MAX_VALUE}) {
        assertThatIllegalArgumentException()
            .isThrownBy(() -> kind.budget(level))
            .withMessage("level " + level + ": 1 to " + PlayerKind.LEVELS);
      }
    }
  }
}
