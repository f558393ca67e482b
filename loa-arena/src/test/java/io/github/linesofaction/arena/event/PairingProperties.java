package io.github.linesofaction.arena.event;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.IntStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;

/** The laws of each system, for 2 to 40 entrants and every seed. */
class PairingProperties {
  @Property(tries = 500)
  void randomRoundsMeetOnceWithEvenColors(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 40) int wanted,
      @ForAll long seed) {
    int most = entrants % 2 == 0 ? entrants - 1 : entrants;
    int rounds = Math.min(wanted, most);
    List<PlayedRound> played = Events.play(new RandomRounds(entrants, rounds, seed), seed);

    assertThat(played).hasSize(rounds).allMatch(round -> Events.everybodyOnce(entrants, round));
    assertThat(Events.most(Events.meetings(entrants, played))).isEqualTo(1);
    int[] byes = Events.byes(entrants, played);
    int[] surplus = Events.surplus(entrants, played);
    for (int i = 0; i < entrants; i++) {
      assertThat(byes[i]).isBetween(0, 1);
      int games = rounds - byes[i];
      assertThat(Math.abs(surplus[i])).isEqualTo(games % 2);
    }
  }

  @Property(tries = 200)
  void moreRandomRoundsThanThereCanBeAreRefused(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 1000) int more) {
    int most = entrants % 2 == 0 ? entrants - 1 : entrants;
    assertThatThrownBy(() -> new RandomRounds(entrants, most + more, 1))
        .isInstanceOf(EventException.class)
        .hasMessageContaining("1 to " + most);
  }

  @Property(tries = 300)
  void allPlayAllMeetAsOftenAsSaid(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 2) int cycles) {
    List<PlayedRound> played = Events.play(new AllPlayAll(entrants, 1, cycles), 1);

    assertThat(Events.games(played)).hasSize(cycles * entrants * (entrants - 1) / 2);
    assertThat(Events.most(Events.meetings(entrants, played))).isEqualTo(cycles);
    int[] surplus = Events.surplus(entrants, played);
    for (int i = 0; i < entrants; i++) {
      assertThat(Math.abs(surplus[i])).isLessThanOrEqualTo(cycles == 2 ? 0 : 1);
    }
    for (PlayedRound round : played) {
      assertThat(
              round.round().games().stream()
                  .flatMapToInt(game -> IntStream.of(game.first(), game.second())))
          .doesNotHaveDuplicates();
    }
  }

  @Property(tries = 200)
  void groupsMeetAmongThemselvesAlone(
      @ForAll @IntRange(min = 4, max = 40) int entrants,
      @ForAll @IntRange(min = 2, max = 12) int wanted) {
    int groups = Math.min(wanted, entrants / 2);
    AllPlayAll system = new AllPlayAll(entrants, groups, 1);
    List<PlayedRound> played = Events.play(system, 1);
    int[][] met = Events.meetings(entrants, played);
    Set<Integer> seen = new HashSet<>();
    int games = 0;
    for (int group = 0; group < groups; group++) {
      List<Integer> members = system.group(group);
      seen.addAll(members);
      assertThat(members.size()).isBetween(entrants / groups, (entrants + groups - 1) / groups);
      for (int one : members) {
        for (int other : members) {
          if (one < other) {
            games++;
            assertThat(met[one][other]).isEqualTo(1);
          }
        }
      }
    }
    assertThat(seen).hasSize(entrants);
    assertThat(Events.games(played)).hasSize(games);
    assertThat(system.standings(played)).hasSize(entrants);
  }

  @Property(tries = 200)
  void swissRoundsKeepTheirLaws(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 9) int rounds,
      @ForAll long seed) {
    Swiss system = new Swiss(entrants, rounds, seed);
    List<PlayedRound> played = Events.play(system, seed);

    assertThat(played).hasSize(rounds).allMatch(round -> Events.everybodyOnce(entrants, round));
    if (entrants >= 2 * rounds) {
      // Everybody has met fewer than half of the others, so a pairing without a rematch exists.
      assertThat(Events.most(Events.meetings(entrants, played))).isEqualTo(1);
      assertThat(Arrays.stream(Events.byes(entrants, played)).max().orElseThrow())
          .isEqualTo(entrants % 2);
    }
  }

  /** All pairings of a round are tried for few entrants: none is better. */
  @Property(tries = 200)
  void noSwissPairingIsBetter(
      @ForAll @IntRange(min = 2, max = 7) int entrants,
      @ForAll @IntRange(min = 1, max = 6) int rounds,
      @ForAll long seed) {
    Swiss system = new Swiss(entrants, rounds, seed);
    List<PlayedRound> played = Events.play(system, seed);
    for (int round = 0; round < rounds; round++) {
      List<PlayedRound> before = played.subList(0, round);
      Round made = played.get(round).round();
      List<Integer> free = new ArrayList<>();
      IntStream.range(0, entrants).forEach(free::add);
      int[] best = SwissByHand.best(free, before, entrants);
      assertThat(SwissByHand.weight(made.games(), made.byes(), before, entrants)).isEqualTo(best);
    }
  }

  @Property(tries = 300)
  void knockOutsEndAndKeepTheFirstTwoApart(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 5) int power,
      @ForAll @IntRange(min = 0, max = 3) int replays,
      @ForAll long seed) {
    List<Integer> ranking = IntStream.range(0, entrants).boxed().toList();
    KnockOut system = new KnockOut(ranking, 1 << power, replays);
    List<PlayedRound> played = Events.play(system, seed);

    assertThat(system.size()).isLessThanOrEqualTo(entrants);
    for (PlayedRound round : played) {
      boolean isFinal = round.round().name().startsWith("final");
      assertThat(round.round().games())
          .allSatisfy(game -> assertThat(isFinal || !(game.has(0) && game.has(1))).isTrue());
    }
    assertThat(Events.surplus(entrants, played)).containsOnly(0);
    List<Standing> standings = system.standings(played);
    assertThat(standings).hasSize(entrants);
    assertThat(standings.stream().map(Standing::entrant)).doesNotHaveDuplicates();
    assertThat(standings.stream().map(Standing::place))
        .containsExactlyElementsOf(IntStream.rangeClosed(1, entrants).boxed().toList());
  }

  @Property(tries = 200)
  void pairsHaveTheSameOpeningWithColorsExchanged(
      @ForAll @IntRange(min = 2, max = 40) int entrants,
      @ForAll @IntRange(min = 1, max = 20) int games) {
    List<Pairing> all = Events.games(Events.play(new PairedGames(entrants, games), 1));
    assertThat(all).hasSize(games * (entrants - 1)).allMatch(game -> game.has(0));
    for (int other = 1; other < entrants; other++) {
      int who = other;
      List<Pairing> of = all.stream().filter(game -> game.has(who)).toList();
      for (int i = 0; i + 1 < games; i += 2) {
        assertThat(of.get(i + 1)).isEqualTo(of.get(i).exchanged());
      }
    }
  }

  @Property(tries = 200)
  void pointsAreSharedOut(@ForAll @IntRange(min = 5, max = 40) int entrants, @ForAll long seed) {
    PairingSystem system = new Olympiad2000(entrants, 1, seed);
    List<PlayedRound> played = Events.play(system, seed);
    int points = system.standings(played).stream().mapToInt(Standing::halfPoints).sum();
    int byes = Arrays.stream(Events.byes(entrants, played)).sum();
    assertThat(points).isEqualTo(2 * (Events.games(played).size() + byes));
    assertThat(system.next(played)).isEmpty();
    assertThat(Events.play(system, seed)).isEqualTo(played);
  }
}
