package io.github.linesofaction.arena.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Events whose right answers were worked out by hand or stand in published tables. */
class EventsByHandTest {
  @ParameterizedTest
  @ValueSource(ints = {6, 7, 8, 9, 10, 11, 12})
  void fourRandomRoundsOfAThousandSeeds(int entrants) {
    for (long seed = 0; seed < 1000; seed++) {
      List<PlayedRound> played = Events.play(new RandomRounds(entrants, 4, seed), seed);
      int[] surplus = Events.surplus(entrants, played);
      int[] byes = Events.byes(entrants, played);
      assertThat(Events.most(Events.meetings(entrants, played))).isEqualTo(1);
      for (int i = 0; i < entrants; i++) {
        assertThat(byes[i]).isLessThanOrEqualTo(1);
        assertThat(Math.abs(surplus[i])).as("seed %d, entrant %d", seed, i).isEqualTo(byes[i]);
      }
    }
  }

  @Test
  void seedsDrawDifferentRounds() {
    assertThat(new RandomRounds(12, 4, 1).next(List.of()))
        .isNotEqualTo(new RandomRounds(12, 4, 2).next(List.of()));
  }

  @Test
  void fourRandomRoundsNeedFiveEntrants() {
    assertThatThrownBy(() -> new RandomRounds(4, 4, 1))
        .hasMessage("4 rounds of 4 entrants: without a rematch there are 1 to 3");
    assertThatThrownBy(() -> new Olympiad2000(4, 1, 1))
        .hasMessage("the Olympiad of 2000 with 4 entrants: 5 or more");
    assertThat(Events.play(new RandomRounds(5, 4, 1), 1)).hasSize(4);
  }

  /** The Berger table for six as chess federations print it. */
  @Test
  void allPlayAllOfSixIsTheBergerTable() {
    assertThat(bergerTable(6))
        .containsExactly("1-6 2-5 3-4", "6-4 5-3 1-2", "2-6 3-1 4-5", "6-5 1-4 2-3", "3-6 4-2 5-1");
  }

  /** The Berger table for eight as chess federations print it. */
  @Test
  void allPlayAllOfEightIsTheBergerTable() {
    assertThat(bergerTable(8))
        .containsExactly(
            "1-8 2-7 3-6 4-5",
            "8-5 6-4 7-3 1-2",
            "2-8 3-1 4-7 5-6",
            "8-6 7-5 1-4 2-3",
            "3-8 4-2 5-1 6-7",
            "8-7 1-6 2-5 3-4",
            "4-8 5-3 6-2 7-1");
  }

  private static List<String> bergerTable(int entrants) {
    return Events.play(new AllPlayAll(entrants, 1, 1), 1).stream()
        .map(
            round ->
                round.round().games().stream()
                    .map(game -> (game.first() + 1) + "-" + (game.second() + 1))
                    .collect(Collectors.joining(" ")))
        .toList();
  }

  @Test
  void knockOutOfEight() {
    KnockOut system = new KnockOut(IntStream.range(0, 8).boxed().toList(), 8, 1);
    Round quarters = system.next(List.of()).orElseThrow();
    assertThat(quarters.name()).isEqualTo("quarter-finals");
    assertThat(quarters.games())
        .containsExactly(
            new Pairing(0, 7, 0),
            new Pairing(7, 0, 0),
            new Pairing(3, 4, 1),
            new Pairing(4, 3, 1),
            new Pairing(1, 6, 2),
            new Pairing(6, 1, 2),
            new Pairing(2, 5, 3),
            new Pairing(5, 2, 3));
    // 1 wins both games, 4 and 5 stand one all, 7 beats 2 by a win and a draw, 3 wins both.
    List<PlayedRound> played = new ArrayList<>();
    played.add(new PlayedRound(quarters, scores("10 11 0½ 10")));
    Round replay = system.next(played).orElseThrow();
    assertThat(replay.name()).isEqualTo("quarter-finals, replay 1");
    assertThat(replay.games()).containsExactly(new Pairing(3, 4, 4), new Pairing(4, 3, 4));
    // Even again: the higher rank goes on.
    played.add(new PlayedRound(replay, scores("½½")));
    Round semis = system.next(played).orElseThrow();
    assertThat(semis.name()).isEqualTo("semi-finals");
    assertThat(semis.games())
        .containsExactly(
            new Pairing(0, 3, 5), new Pairing(3, 0, 5), new Pairing(2, 6, 6), new Pairing(6, 2, 6));
    played.add(new PlayedRound(semis, scores("0110")));
    Round last = system.next(played).orElseThrow();
    assertThat(last.name()).isEqualTo("final");
    assertThat(last.games()).containsExactly(new Pairing(2, 3, 7), new Pairing(3, 2, 7));
    played.add(new PlayedRound(last, scores("½0")));
    assertThat(system.next(played)).isEmpty();
    assertThat(system.standings(played).stream().map(Standing::entrant))
        .containsExactly(2, 3, 0, 6, 1, 4, 5, 7);
  }

  /** Scores of who moves first: 1, 0 or ½ each. */
  private static List<Score> scores(String text) {
    return text.replace(" ", "")
        .chars()
        .mapToObj(c -> c == '1' ? Score.FIRST_WINS : c == '0' ? Score.SECOND_WINS : Score.DRAW)
        .toList();
  }

  @Test
  void fewerThanEightPlayForFourPlacesOrTwo() {
    assertThat(new KnockOut(List.of(0, 1, 2, 3, 4), 8, 1).size()).isEqualTo(4);
    assertThat(new KnockOut(List.of(2, 1, 0), 8, 1).size()).isEqualTo(2);
  }

  @Test
  void allPlayAllOfSixAndSwissOfSeven() {
    List<PlayedRound> six = Events.play(new AllPlayAll(6, 1, 1), 1);
    assertThat(Events.games(six)).hasSize(15);
    assertThat(Events.surplus(6, six)).containsOnly(1, -1);
    for (long seed = 0; seed < 100; seed++) {
      List<PlayedRound> seven = Events.play(new Swiss(7, 5, seed), seed);
      assertThat(Events.games(seven)).hasSize(15);
      assertThat(Events.most(Events.meetings(7, seven))).isEqualTo(1);
      assertThat(Arrays.stream(Events.byes(7, seven)).max().orElseThrow()).isEqualTo(1);
    }
  }

  /** A beats B and C; B beats C; D draws with A, beats B, loses to C. */
  @Test
  void tableByHand() {
    Round round =
        new Round(
            "all",
            List.of(
                new Pairing(0, 1, 0),
                new Pairing(0, 2, 0),
                new Pairing(1, 2, 0),
                new Pairing(3, 0, 0),
                new Pairing(3, 1, 0),
                new Pairing(3, 2, 0)),
            List.of());
    List<Standing> table = Standing.byPoints(4, List.of(new PlayedRound(round, scores("111½10"))));
    assertThat(table)
        .containsExactly(
            new Standing(0, 1, 5, 7, 2, 1, 0, 0),
            new Standing(3, 2, 3, 9, 1, 1, 1, 0),
            new Standing(1, 3, 2, 10, 1, 0, 2, 0),
            new Standing(2, 3, 2, 10, 1, 0, 2, 0));
  }

  @Test
  void aByeIsAPointAndNoOpponent() {
    Round round = new Round("round 1", List.of(new Pairing(0, 1, 0)), List.of(2));
    assertThat(Standing.byPoints(3, List.of(new PlayedRound(round, scores("½")))))
        .containsExactly(
            new Standing(2, 1, 2, 0, 0, 0, 0, 1),
            new Standing(0, 2, 1, 1, 0, 1, 0, 0),
            new Standing(1, 2, 1, 1, 0, 1, 0, 0));
  }

  /** 300 of 400 points are odds of three to one: 190.8 points, apart from the drawn games added. */
  @Test
  void ratingsOfALongMatch() {
    List<Pairing> games = new ArrayList<>();
    List<Score> scores = new ArrayList<>();
    for (int i = 0; i < 4000; i++) {
      games.add(new Pairing(0, 1, 0));
      scores.add(i % 4 == 0 ? Score.SECOND_WINS : Score.FIRST_WINS);
    }
    List<Ratings.Rating> ratings =
        Ratings.of(2, List.of(new PlayedRound(new Round("m", games, List.of()), scores)));
    assertThat(ratings.get(0).elo() - ratings.get(1).elo()).isCloseTo(190.8, within(0.5));
    assertThat(ratings.get(0).elo() + ratings.get(1).elo()).isCloseTo(0, within(1e-6));
  }

  @Test
  void whoWonAllHasARating() {
    Round round = new Round("m", List.of(new Pairing(0, 1, 0)), List.of());
    List<Ratings.Rating> ratings =
        Ratings.of(2, List.of(new PlayedRound(round, List.of(Score.FIRST_WINS))));
    assertThat(ratings.get(0).elo()).isBetween(50.0, 200.0);
    assertThat(ratings.get(0).error()).isBetween(200.0, 400.0);
  }

  @Test
  void eventsThatCannotBeAreRefused() {
    assertThatThrownBy(() -> new AllPlayAll(1, 1, 1))
        .hasMessage("all-play-all with 1 entrant: 2 or more");
    assertThatThrownBy(() -> new AllPlayAll(6, 4, 1))
        .hasMessage("6 entrants in 4 groups: from 1 to 3 groups");
    assertThatThrownBy(() -> new KnockOut(List.of(0, 1), 6, 1))
        .hasMessage("a knock-out of 6: 2, 4, 8, 16 …");
    assertThatThrownBy(() -> new Swiss(6, 0, 1)).hasMessageContaining("0 Swiss rounds");
    assertThatThrownBy(() -> new PairedGames(2, 0)).hasMessage("0 games: 1 or more");
    assertThatThrownBy(() -> new Pairing(1, 1, 0)).isInstanceOf(IllegalArgumentException.class);
  }
}
