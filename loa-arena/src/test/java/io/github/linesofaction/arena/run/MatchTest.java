package io.github.linesofaction.arena.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.clock.FakeTime;
import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.loa.LoaState;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.program.FakeChannel;
import io.github.linesofaction.arena.program.ProgramParticipant;
import io.github.linesofaction.arena.program.ToyBrain;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.concurrent.CancellationException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MatchTest {
  private final LoaGame game = LoaGame.of(Variants.square(5));
  private final FakeTime time = new FakeTime();
  private final Map<Integer, String> records = new TreeMap<>();
  private final Map<Integer, GameReport> reports = new TreeMap<>();

  private final Match.Audience audience =
      new Match.Audience() {
        @Override
        public void ended(int number, GameReport report, Match match) {
          reports.put(number, report);
          records.put(number, match.plan().game().toRecord(report.game()));
        }
      };

  private Entrant builtIn(String name) {
    return new Entrant(
        name,
        false,
        seed ->
            new InProcess(
                new LoaProvider().player(name, game, seed, time::nanos).orElseThrow(), time));
  }

  private static Entrant scripted(String name, GamePlayer player) {
    return new Entrant(name, false, seed -> new InProcess(player, new FakeTime()));
  }

  private MatchPlan plan(int games, Optional<Sprt> sprt) {
    return new MatchPlan(
        game,
        games,
        List.of(Opening.START, new Opening(Optional.empty(), List.of("b1-b3"))),
        TimeControl.parse("nodes=20"),
        0,
        100,
        sprt,
        7,
        Map.of("Event", "test"));
  }

  private Match play(int boards, Match match) {
    try (Hall hall = new Hall(boards)) {
      hall.play(match);
    }
    return match;
  }

  @ParameterizedTest
  @ValueSource(ints = {1, 3})
  void recordsAreTheSameAtAnyConcurrency(int boards) {
    play(
        1,
        new Match(plan(9, Optional.empty()), builtIn("random"), builtIn("monte-carlo"), audience));
    Map<Integer, String> alone = new TreeMap<>(records);
    records.clear();
    play(
        boards,
        new Match(plan(9, Optional.empty()), builtIn("random"), builtIn("monte-carlo"), audience));
    assertThat(records).hasSize(9).isEqualTo(alone);
  }

  @Test
  void pairsBeginAlikeWithColoursExchanged() {
    Match match =
        play(
            2,
            new Match(
                plan(8, Optional.empty()), builtIn("random"), builtIn("alpha-beta"), audience));
    assertThat(match.score().games()).isEqualTo(8);
    assertThat(match.score().pairs()).isEqualTo(4);
    for (int pair = 0; pair < 4; pair++) {
      var one = reports.get(2 * pair + 1).game();
      var other = reports.get(2 * pair + 2).game();
      assertThat(one.first()).isEqualTo("random").isEqualTo(other.second());
      assertThat(one.second()).isEqualTo("alpha-beta").isEqualTo(other.first());
      boolean fromStart = pair % 2 == 0;
      assertThat(one.moves().get(0).text().equals("b1-b3") && one.moves().get(0).millis().isEmpty())
          .isEqualTo(!fromStart || one.moves().get(0).text().equals("b1-b3"));
      if (!fromStart) {
        assertThat(other.moves().get(0).text()).isEqualTo("b1-b3");
      }
    }
    assertThat(match.score().reversed().points() + match.score().points()).isEqualTo(8);
  }

  @Test
  void aTestEndsTheMatchEarly() {
    Entrant loser = scripted("loser", (state, allowance, thinking) -> "resign");
    Entrant winner =
        scripted(
            "winner",
            (state, allowance, thinking) ->
                ((LoaState) state).game().legalMoves().get(0).toString());
    Match match =
        play(1, new Match(plan(1_000, Optional.of(Sprt.parse("0,200"))), winner, loser, audience));
    assertThat(match.verdict()).contains(Sprt.Verdict.H1);
    assertThat(match.score().games()).isLessThan(30).isEqualTo(match.score().wins());
    assertThat(match.logLikelihoodRatio().orElseThrow()).isGreaterThan(2.94);
    assertThat(match.losses("loser")).containsOnlyKeys(EndKind.RESIGNATION);
    assertThat(match.losses("winner")).isEmpty();
  }

  @Test
  void whatPlayersThrowIsACrashOfTheirs() {
    Entrant faulty =
        scripted(
            "faulty",
            (state, allowance, thinking) -> {
              throw new ArithmeticException("by zero");
            });
    play(1, new Match(plan(2, Optional.empty()), faulty, builtIn("random"), audience));
    assertThat(reports.get(1).game().end().kind()).isEqualTo(EndKind.CRASH);
    assertThat(reports.get(1).game().end().detail()).contains("by zero");
  }

  @Test
  void programsStayFromGameToGameAndEndWithTheHall() {
    List<FakeChannel> channels = new ArrayList<>();
    Entrant program =
        new Entrant(
            "toy",
            true,
            seed ->
                ProgramParticipant.of(
                    () -> {
                      channels.add(new FakeChannel(time, new ToyBrain()));
                      return channels.get(channels.size() - 1);
                    }));
    LoaGame standard = LoaGame.of(Variants.STANDARD);
    MatchPlan plan = MatchPlan.of(standard, 4, TimeControl.parse("nodes=1"));
    Entrant random =
        new Entrant(
            "random",
            false,
            seed ->
                new InProcess(
                    new LoaProvider().player("random", standard, seed, time::nanos).orElseThrow(),
                    time));
    play(1, new Match(plan, program, random, audience));
    assertThat(reports.values()).hasSize(4).allMatch(report -> report.remarks().isEmpty());
    assertThat(channels).hasSize(1);
  }

  @Test
  void aClosedHallPlaysNoMore() {
    Hall hall = new Hall(1);
    hall.close();
    Match match =
        new Match(plan(2, Optional.empty()), builtIn("random"), builtIn("alpha-beta"), audience);
    assertThatThrownBy(() -> hall.play(match)).isInstanceOf(CancellationException.class);
    assertThat(reports).isEmpty();
    assertThatThrownBy(() -> new Hall(0)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void entrantsNeedTwoNames() {
    assertThatThrownBy(
            () ->
                new Match(
                    plan(2, Optional.empty()), builtIn("random"), builtIn("random"), audience))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("random: two entrants need two names");
    assertThatThrownBy(() -> new Score(1, 0, 0, List.of(0L, 0L, 1L, 0L, 0L)))
        .isInstanceOf(IllegalArgumentException.class);
  }
}
