package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.testkit.AllocatedBytes;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The two programs that play, against each other and in single positions. */
class PlayersTest {
  private static final int MOST_PLIES = 200;

  /** Case S1: neither side is connected, and Black, to move, has no move. */
  private static final String BLOCKED = "6wb/6ww/8/8/8/8/ww6/bw6 b";

  private static Stream<Player> players() {
    return Stream.of(new AlphaBetaPlayer(1), new AlphaBetaPlayer(3), new MonteCarloPlayer(100, 1));
  }

  private static Stream<Arguments> winsInOne() {
    // Case C17, in either colour.
    return players()
        .flatMap(
            player ->
                Stream.of(
                    Arguments.of(player, "8/5b2/4b3/4b3/8/8/1b3w2/3w2ww b"),
                    Arguments.of(player, "8/5w2/4w3/4w3/8/8/1w3b2/3b2bb w")));
  }

  @ParameterizedTest
  @MethodSource("winsInOne")
  void seeTheOnlyWinInOne(Player player, String position) {
    assertThat(player.choose(game(Ruleset.standard(), position))).isEqualTo(Move.parse("b2-d4"));
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3})
  void playEachOtherToTheEnd(long seed) {
    Player alphaBeta = neverMissesAWin(new AlphaBetaPlayer(2));
    Player monteCarlo = neverMissesAWin(new MonteCarloPlayer(100, seed));
    Game start = Game.start();
    assertThat(Match.play(alphaBeta, monteCarlo, start, MOST_PLIES).isOver()).isTrue();
    assertThat(Match.play(monteCarlo, alphaBeta, start, MOST_PLIES).isOver()).isTrue();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "scrambled-eggs",
        "gemma",
        "sfilzotto",
        "sfilzotto-beppi",
        "sfilzotto-chiuso",
        "ambiloa",
        "neighbors",
        "alveole",
        "standard-6",
        "ferry"
      })
  void playEveryVariant(String variant) {
    Player alphaBeta = neverMissesAWin(new AlphaBetaPlayer(1));
    Player monteCarlo = neverMissesAWin(new MonteCarloPlayer(20, 1));
    Game start = Game.start(Variants.find(variant).orElseThrow().rules());
    Game game = Match.play(alphaBeta, monteCarlo, start, 60);
    assertThat(game.isOver() || game.plies() == 60).isTrue();
  }

  /** Fails when a player has a move that wins at once and plays another. */
  private static Player neverMissesAWin(Player player) {
    return game -> {
      Move chosen = player.choose(game);
      List<Move> winning = game.position().winningMoves();
      if (!winning.isEmpty()) {
        assertThat(winning).as("%s", game).contains(chosen);
      }
      return chosen;
    };
  }

  @Test
  void aSeedTellsTheWholeGame() {
    Game first =
        Match.play(new MonteCarloPlayer(30, 5), new MonteCarloPlayer(30, 6), Game.start(), 40);
    Game second =
        Match.play(new MonteCarloPlayer(30, 5), new MonteCarloPlayer(30, 6), Game.start(), 40);
    Game other =
        Match.play(new MonteCarloPlayer(30, 7), new MonteCarloPlayer(30, 6), Game.start(), 40);
    assertThat(first).isEqualTo(second).isNotEqualTo(other);
  }

  @ParameterizedTest
  @ValueSource(longs = {1, 2, 3, 4})
  void beatWhoeverMovesAtRandom(long seed) {
    Random random = new Random(seed);
    Player anyhow = game -> game.legalMoves().get(random.nextInt(game.legalMoves().size()));
    Game start = Game.start(Variants.square(6).rules());
    assertThat(Match.play(anyhow, new AlphaBetaPlayer(2), start, MOST_PLIES).outcome())
        .map(Outcome::winner)
        .contains(Optional.of(Color.WHITE));
    assertThat(Match.play(new MonteCarloPlayer(300, seed), anyhow, start, MOST_PLIES).outcome())
        .map(Outcome::winner)
        .contains(Optional.of(Color.BLACK));
  }

  @Test
  void seeAForcedWin() {
    // Case N22: these first moves win in three plies, and no others.
    Game start = Game.start(Variants.square(4).rules(Preset.SOUCIE));
    assertThat(List.of("b1-b3", "c1-c3", "b4-b2", "c4-c2"))
        .contains(new AlphaBetaPlayer(3).choose(start).toString())
        .contains(new MonteCarloPlayer(3000, 1).choose(start).toString());
  }

  /**
   * A search three plies deeper looks at thousands of positions more, and makes a few tables more.
   */
  @ParameterizedTest
  @ValueSource(strings = {"standard", "ambiloa", "neighbors"})
  void alphaBetaAllocatesNothingByThePosition(String variant) throws Exception {
    Game start = Game.start(Variants.find(variant).orElseThrow().rules());
    new AlphaBetaPlayer(5).choose(start);
    long shallow = bytesToChoose(new AlphaBetaPlayer(2), start);
    long deep = bytesToChoose(new AlphaBetaPlayer(5), start);
    assertThat(deep - shallow).isLessThan(16_384);
  }

  private static long bytesToChoose(Player player, Game game) throws Exception {
    AllocatedBytes allocated = new AllocatedBytes();
    long before = allocated.bytes();
    player.choose(game);
    return allocated.bytes() - before;
  }

  @ParameterizedTest
  @MethodSource("players")
  void passWhereTheyMustAndGoOn(Player player) {
    // Cases S4 and S6.
    Game game = game(rules(NoMove.PASSES), BLOCKED);
    assertThat(player.choose(game)).isEqualTo(Move.pass());
    Game played = Match.play(player, player, game, 30);
    assertThat(played.isOver() || played.plies() == 30).isTrue();
  }

  @ParameterizedTest
  @MethodSource("players")
  void areNotAskedWhereNoMoveEndsTheGame(Player player) {
    // Case S6.
    for (NoMove noMove : List.of(NoMove.LOSES, NoMove.DRAWS)) {
      Game game = game(rules(noMove), BLOCKED);
      assertThat(Match.play(player, player, game, 30)).isEqualTo(game);
      assertThat(game.outcome()).map(Outcome::reason).contains(EndReason.NO_MOVE);
    }
  }

  @Test
  void stopAfterTheMostPlies() {
    // Case R7: under this rule the same four moves may go on for ever.
    Ruleset rules = Ruleset.standard(Preset.SOUCIE);
    List<String> round = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");
    Player shuffling = game -> Move.parse(round.get(game.plies() % 4));
    Game game = Match.play(shuffling, shuffling, Game.start(rules), 4000);
    assertThat(game.plies()).isEqualTo(4000);
    assertThat(game.position()).isEqualTo(Position.start(rules));
  }

  @Test
  void areMadeWithSomethingToDo() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new AlphaBetaPlayer(0))
        .withMessageContaining("depth 0");
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new MonteCarloPlayer(0, 1))
        .withMessageContaining("rounds 0");
  }

  private static Ruleset rules(NoMove noMove) {
    return Ruleset.standard().toBuilder().noMove(noMove).build();
  }

  private static Game game(Ruleset rules, String position) {
    return Game.from(Position.of(rules, Setup.parse(position)), SetupFault.Kind.FINISHED);
  }
}
