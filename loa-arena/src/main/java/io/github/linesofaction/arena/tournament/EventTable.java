package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.event.AllPlayAll;
import io.github.linesofaction.arena.event.Pairing;
import io.github.linesofaction.arena.event.PlayedRound;
import io.github.linesofaction.arena.event.Ratings;
import io.github.linesofaction.arena.event.Standing;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.run.Elo;
import io.github.linesofaction.arena.run.Score;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalDouble;
import java.util.stream.Collectors;

/**
 * What came of an event: places, points, the sum of the opponents' points, ratings, who scored what
 * against whom, and how games were lost.
 */
public final class EventTable {
  private final EventSpec spec;
  private final List<Standing> standings;
  private final List<Ratings.Rating> ratings;
  private final int[][] wins;
  private final int[][] draws;
  private final long[][] pairs;
  private final long[] millis;
  private final List<Map<EndKind, Integer>> losses = new ArrayList<>();
  private final boolean isOver;

  private EventTable(Tournament tournament) {
    spec = tournament.spec();
    int entrants = spec.entrants().size();
    List<PlayedRound> counted = tournament.counted();
    standings = tournament.standings();
    ratings = Ratings.of(entrants, counted);
    wins = new int[entrants][entrants];
    draws = new int[entrants][entrants];
    pairs = new long[entrants][5];
    millis = new long[entrants];
    isOver = tournament.isOver();
    for (int i = 0; i < entrants; i++) {
      losses.add(new EnumMap<>(EndKind.class));
    }
    tournament.games().forEach(this::add);
    counted.forEach(this::addPairs);
  }

  /**
   * Makes the table of an event.
   *
   * @param tournament the event as it stands
   * @return its table
   */
  public static EventTable of(Tournament tournament) {
    return new EventTable(Objects.requireNonNull(tournament, "tournament"));
  }

  private void add(TournamentGame game) {
    if (game.played().isEmpty()) {
      return;
    }
    PlayedGame played = game.played().get();
    int first = game.pairing().first();
    int second = game.pairing().second();
    if (played.end().winner().isEmpty()) {
      draws[first][second]++;
      draws[second][first]++;
    } else {
      boolean firstWins = played.end().winner().get() == Side.FIRST;
      int winner = firstWins ? first : second;
      int loser = firstWins ? second : first;
      wins[winner][loser]++;
      losses.get(loser).merge(played.end().kind(), 1, Integer::sum);
    }
    for (PlayedMove move : played.moves()) {
      millis[move.side() == Side.FIRST ? first : second] += move.millis().orElse(0);
    }
  }

  /** Counts pairs of games from the same opening, colours exchanged, by what they brought. */
  private void addPairs(PlayedRound round) {
    List<Pairing> games = round.round().games();
    for (int i = 0; i < games.size(); i++) {
      for (int j = i + 1; j < games.size(); j++) {
        if (games.get(j).equals(games.get(i).exchanged())) {
          int points = round.scores().get(i).first() + round.scores().get(j).second();
          pairs[games.get(i).first()][points]++;
          pairs[games.get(i).second()][4 - points]++;
        }
      }
    }
  }

  /** {@return the table as lines of text, for people; a table for each group if there are some} */
  public List<String> lines() {
    List<String> lines = new ArrayList<>();
    lines.add(oneLine(spec.name()) + (isOver ? "" : ", not over"));
    int begin = 0;
    for (int size : groupSizes()) {
      lines.add("");
      lines.addAll(TextTable.lines(rows(standings.subList(begin, begin + size))));
      begin += size;
    }
    lines.add("");
    lines.addAll(details());
    return lines;
  }

  /** How many rows of the standings belong together: all, unless there are groups. */
  private List<Integer> groupSizes() {
    if (!(spec.system() instanceof AllPlayAll all)) {
      return List.of(standings.size());
    }
    List<Integer> sizes = new ArrayList<>();
    for (int group = 0; group < all.groups(); group++) {
      sizes.add(all.group(group).size());
    }
    return sizes;
  }

  private List<List<String>> rows(List<Standing> group) {
    List<List<String>> rows = new ArrayList<>();
    List<String> head =
        new ArrayList<>(
            List.of("place", "entrant", "points", "opponents", "games", "+", "=", "-", "Elo", "±"));
    for (int i = 1; i <= group.size(); i++) {
      head.add(Integer.toString(i));
    }
    rows.add(head);
    for (Standing row : group) {
      Ratings.Rating rating = ratings.get(row.entrant());
      List<String> cells =
          new ArrayList<>(
              List.of(
                  Integer.toString(row.place()),
                  name(row),
                  halves(row.halfPoints()),
                  halves(row.opponentsHalfPoints()),
                  Integer.toString(row.games()),
                  Integer.toString(row.wins()),
                  Integer.toString(row.draws()),
                  Integer.toString(row.losses()),
                  Long.toString(Math.round(rating.elo())),
                  Long.toString(Math.round(rating.error()))));
      for (Standing other : group) {
        cells.add(against(row.entrant(), other.entrant()));
      }
      rows.add(cells);
    }
    return rows;
  }

  private List<String> details() {
    List<List<String>> rows = new ArrayList<>();
    rows.add(
        List.of(
            "entrant",
            "stronger than the next",
            "pairs 0 ½ 1 1½ 2",
            "seconds",
            "byes",
            "how games were lost"));
    for (int i = 0; i < standings.size(); i++) {
      int entrant = standings.get(i).entrant();
      OptionalDouble superiority = superiority(i);
      rows.add(
          List.of(
              name(standings.get(i)),
              superiority.isPresent()
                  ? String.format(Locale.ROOT, "%.1f %%", 100 * superiority.getAsDouble())
                  : "–",
              Arrays.stream(pairs[entrant])
                  .mapToObj(Long::toString)
                  .collect(Collectors.joining(" ")),
              String.format(Locale.ROOT, "%.1f", millis[entrant] / 1000.0),
              Integer.toString(standings.get(i).byes()),
              losses.get(entrant).entrySet().stream()
                  .map(entry -> entry.getValue() + " " + entry.getKey().words())
                  .collect(Collectors.joining(", "))));
    }
    return TextTable.lines(rows);
  }

  /** How likely who stands at a place is stronger than the next, by the games between the two. */
  private OptionalDouble superiority(int place) {
    if (place + 1 >= standings.size()) {
      return OptionalDouble.empty();
    }
    int one = standings.get(place).entrant();
    int other = standings.get(place + 1).entrant();
    Elo elo = Elo.of(Score.of(wins[one][other], draws[one][other], wins[other][one]));
    return Double.isFinite(elo.error())
        ? OptionalDouble.of(elo.superiority())
        : OptionalDouble.empty();
  }

  private String against(int one, int other) {
    int games = wins[one][other] + draws[one][other] + wins[other][one];
    return one == other ? "*" : games == 0 ? "" : halves(2 * wins[one][other] + draws[one][other]);
  }

  private String name(Standing row) {
    return oneLine(spec.entrants().get(row.entrant()).name());
  }

  private static String oneLine(String text) {
    return text.replaceAll("\\p{Cntrl}+", " ");
  }

  private static String halves(int halfPoints) {
    return halfPoints % 2 == 0
        ? Integer.toString(halfPoints / 2)
        : (halfPoints == 1 ? "" : Integer.toString(halfPoints / 2)) + "½";
  }

  /** {@return the table as a JSON object} */
  public String toJson() {
    Map<String, Object> all = new LinkedHashMap<>();
    all.put("event", spec.name());
    all.put("date", spec.date());
    all.put("system", spec.systemName());
    all.put("over", isOver);
    List<Object> rows = new ArrayList<>();
    for (Standing row : standings) {
      rows.add(toMap(row));
    }
    all.put("entrants", rows);
    return JsonTree.toText(all);
  }

  private Map<String, Object> toMap(Standing row) {
    int entrant = row.entrant();
    Map<String, Object> map = new LinkedHashMap<>();
    map.put("place", row.place());
    map.put("name", spec.entrants().get(entrant).name());
    map.put("points", row.halfPoints() / 2.0);
    map.put("opponentsPoints", row.opponentsHalfPoints() / 2.0);
    map.put("games", row.games());
    map.put("wins", row.wins());
    map.put("draws", row.draws());
    map.put("losses", row.losses());
    map.put("byes", row.byes());
    map.put("elo", rounded(ratings.get(entrant).elo()));
    map.put("eloError", rounded(ratings.get(entrant).error()));
    List<Object> pentanomial = new ArrayList<>();
    for (long count : pairs[entrant]) {
      pentanomial.add(count);
    }
    map.put("pairs", pentanomial);
    map.put("millis", millis[entrant]);
    Map<String, Object> lost = new LinkedHashMap<>();
    losses.get(entrant).forEach((kind, count) -> lost.put(kind.words(), count));
    map.put("lost", lost);
    Map<String, Object> against = new LinkedHashMap<>();
    for (int other = 0; other < wins.length; other++) {
      if (!against(entrant, other).isEmpty() && other != entrant) {
        against.put(
            spec.entrants().get(other).name(), wins[entrant][other] + draws[entrant][other] / 2.0);
      }
    }
    map.put("against", against);
    return map;
  }

  private static double rounded(double value) {
    return Math.round(value * 10) / 10.0;
  }
}
