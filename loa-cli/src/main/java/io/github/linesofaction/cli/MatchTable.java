package io.github.linesofaction.cli;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.run.Elo;
import io.github.linesofaction.arena.run.Match;
import io.github.linesofaction.arena.run.Score;
import io.github.linesofaction.arena.run.Sprt;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.stream.Collectors;

/** A match in lines of text. */
final class MatchTable {
  private final Match match;

  MatchTable(Match match) {
    this.match = match;
  }

  /** Returns how a game was played, in a line. */
  static String told(ArenaGame game, PlayedGame played) {
    String first = played.first() + " (" + game.nameOf(Side.FIRST) + ")";
    String second = played.second() + " (" + game.nameOf(Side.SECOND) + ")";
    String how =
        played
            .end()
            .winner()
            .map(
                winner ->
                    winner == Side.FIRST ? first + " beats " + second : second + " beats " + first)
            .orElse(first + " and " + second + " draw");
    return OneLine.of(
        how
            + " after "
            + Count.plies(played.moves().size())
            + ", "
            + played.end().kind().words()
            + ": "
            + played.end().detail());
  }

  /** Returns how a match stands, in a line. */
  static String standing(Match match) {
    Score score = match.score();
    return OneLine.of(
        match.one()
            + " - "
            + match.other()
            + ": "
            + points(score.points())
            + " - "
            + points(score.reversed().points())
            + " of "
            + match.plan().games()
            + match
                .logLikelihoodRatio()
                .map(ratio -> String.format(Locale.ROOT, ", LLR %.2f", ratio))
                .orElse(""));
  }

  /** Returns what is to be told at the end, the table last. */
  List<String> lines() {
    Score score = match.score();
    List<String> lines = new ArrayList<>();
    lines.add("");
    Elo elo = Elo.of(score);
    lines.add(
        String.format(
            Locale.ROOT,
            "Elo of %s over %s: %s; likelihood of superiority %.1f %%",
            match.one(),
            match.other(),
            difference(elo),
            100 * elo.superiority()));
    if (score.pairs() > 0) {
      lines.add("pairs with 0, ½, 1, 1½, 2 points: " + score.pentanomial());
    }
    match.plan().sprt().ifPresent(sprt -> lines.add(test(sprt)));
    Table table =
        new Table("entrant", "games", "wins", "draws", "losses", "points", "how games were lost");
    row(table, match.one(), score);
    row(table, match.other(), score.reversed());
    lines.addAll(table.lines());
    return lines;
  }

  private String test(Sprt sprt) {
    return String.format(
        Locale.ROOT,
        "SPRT of %s against %s Elo: LLR %.2f, bounds %.2f and %.2f: %s",
        number(sprt.elo0()),
        number(sprt.elo1()),
        match.logLikelihoodRatio().orElse(0.0),
        sprt.lowerBound(),
        sprt.upperBound(),
        match
            .verdict()
            .map(
                verdict ->
                    verdict == Sprt.Verdict.H1
                        ? "H1 accepted, rather " + number(sprt.elo1())
                        : "H0 accepted, rather " + number(sprt.elo0()))
            .orElse("not decided"));
  }

  private static String number(double value) {
    return value == Math.rint(value) ? String.valueOf((long) value) : String.valueOf(value);
  }

  private static String difference(Elo elo) {
    if (Double.isInfinite(elo.difference())) {
      return elo.difference() > 0 ? "every game won" : "every game lost";
    }
    return String.format(Locale.ROOT, "%+.1f", elo.difference())
        + (Double.isInfinite(elo.error())
            ? ""
            : String.format(Locale.ROOT, " ± %.1f", elo.error()));
  }

  private void row(Table table, String name, Score score) {
    Map<EndKind, Integer> lost = match.losses(name);
    table.row(
        OneLine.of(name),
        String.valueOf(score.games()),
        String.valueOf(score.wins()),
        String.valueOf(score.draws()),
        String.valueOf(score.losses()),
        points(score.points()),
        lost.entrySet().stream()
            .sorted(Map.Entry.comparingByKey())
            .map(entry -> entry.getValue() + " " + entry.getKey().words())
            .collect(Collectors.joining(", ")));
  }

  /** Returns points as a number, with a half where there is one. */
  static String points(double points) {
    return points == Math.rint(points)
        ? String.valueOf((long) points)
        : String.format(Locale.ROOT, "%.1f", points);
  }
}
