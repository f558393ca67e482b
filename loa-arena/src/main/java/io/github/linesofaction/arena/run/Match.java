package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.Side;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeMap;

/**
 * Two entrants against each other. The games come in pairs from the same start with colours
 * exchanged; a test may end the match before all are played, and then those that are being played
 * are played to their end.
 */
public final class Match implements Schedule {
  private final MatchPlan plan;
  private final Entrant one;
  private final Entrant other;
  private final Audience audience;
  private final Map<Integer, GameEnd> ends = new TreeMap<>();
  private int begun;
  private Score score = Score.NONE;
  private final List<Map<EndKind, Integer>> losses =
      List.of(new EnumMap<>(EndKind.class), new EnumMap<>(EndKind.class));
  private Optional<Sprt.Verdict> verdict = Optional.empty();

  /** Who follows a match. */
  public interface Audience {
    /**
     * Is asked who follows a game while it is played.
     *
     * @param number the game's number, from 1
     * @param plan how it is played
     * @return who follows it, on the thread that plays it
     */
    default GameListener follow(int number, GamePlan plan) {
      Objects.requireNonNull(plan, "plan");
      return GameListener.NONE;
    }

    /**
     * Is told of the end of a game, by the thread that runs the match.
     *
     * @param number the game's number, from 1
     * @param report how it was played
     * @param match the match as it stands
     */
    default void ended(int number, GameReport report, Match match) {
      Objects.requireNonNull(report, "report");
      Objects.requireNonNull(match, "match");
    }
  }

  /**
   * Makes a match.
   *
   * @param plan what it is to be like
   * @param one the entrant that the score is told of
   * @param other the other entrant
   * @param audience who follows it
   * @throws IllegalArgumentException if both have the same name
   */
  public Match(MatchPlan plan, Entrant one, Entrant other, Audience audience) {
    this.plan = Objects.requireNonNull(plan, "plan");
    this.one = Objects.requireNonNull(one, "one");
    this.other = Objects.requireNonNull(other, "other");
    this.audience = Objects.requireNonNull(audience, "audience");
    if (one.name().equals(other.name())) {
      throw new IllegalArgumentException(one.name() + ": two entrants need two names");
    }
  }

  @Override
  public Optional<Booking> next() {
    if (begun == plan.games() || verdict.isPresent()) {
      return Optional.empty();
    }
    int number = ++begun;
    boolean oneFirst = number % 2 == 1;
    int pair = (number - 1) / 2;
    Entrant first = oneFirst ? one : other;
    Entrant second = oneFirst ? other : one;
    Map<String, String> tags = new LinkedHashMap<>(plan.tags());
    tags.put("Round", String.valueOf(number));
    GamePlan game =
        new GamePlan(
            plan.game(),
            first.name(),
            second.name(),
            plan.openings().get(pair % plan.openings().size()),
            plan.control(),
            plan.marginMillis(),
            plan.mostPlies(),
            tags,
            List.of());
    return Optional.of(
        new Booking(
            game, first, second, mixed(plan.seed(), number), audience.follow(number, game)));
  }

  @Override
  public void finished(Booking booking, GameReport report) {
    Objects.requireNonNull(booking, "booking");
    Objects.requireNonNull(report, "report");
    int number = Integer.parseInt(booking.plan().tags().getOrDefault("Round", "0"));
    GameEnd end = report.game().end();
    ends.put(number, end);
    end.winner()
        .ifPresent(
            winner ->
                losses.get(seatOf(number, winner.opponent())).merge(end.kind(), 1, Integer::sum));
    score = count();
    if (verdict.isEmpty()) {
      verdict = plan.sprt().flatMap(test -> test.verdict(paired()));
    }
    audience.ended(number, report, this);
  }

  /** Returns 0 if the entrant that the score is told of had a side in a game, else 1. */
  private static int seatOf(int number, Side side) {
    return (number % 2 == 1) == (side == Side.FIRST) ? 0 : 1;
  }

  private Score count() {
    long wins = 0;
    long draws = 0;
    long[] pairs = new long[5];
    for (Map.Entry<Integer, GameEnd> entry : ends.entrySet()) {
      int number = entry.getKey();
      int half = halfPoints(number, entry.getValue());
      wins += half / 2;
      draws += half % 2;
      GameEnd partner = number % 2 == 0 ? ends.get(number - 1) : null;
      if (partner != null) {
        pairs[half + halfPoints(number - 1, partner)]++;
      }
    }
    List<Long> pentanomial = new ArrayList<>();
    for (long count : pairs) {
      pentanomial.add(count);
    }
    return new Score(wins, draws, ends.size() - wins - draws, pentanomial);
  }

  /** Returns the results of complete pairs alone: what the test is asked by. */
  private Score paired() {
    List<Long> pairs = score.pentanomial();
    long draws = 0;
    long wins = 0;
    for (int half = 0; half < 5; half++) {
      wins += pairs.get(half) * (half / 2);
      draws += pairs.get(half) * (half % 2);
    }
    return new Score(wins, draws, 2 * score.pairs() - wins - draws, pairs);
  }

  private static int halfPoints(int number, GameEnd end) {
    return end.winner().map(winner -> seatOf(number, winner) == 0 ? 2 : 0).orElse(1);
  }

  /** Mixes a seed with a number, so that neighbours have nothing in common. */
  private static long mixed(long seed, long number) {
    long z = seed + number * 0x9e3779b97f4a7c15L;
    z = (z ^ (z >>> 30)) * 0xbf58476d1ce4e5b9L;
    z = (z ^ (z >>> 27)) * 0x94d049bb133111ebL;
    return z ^ (z >>> 31);
  }

  /** {@return what the match is like} */
  public MatchPlan plan() {
    return plan;
  }

  /** {@return the name of the entrant that the score is told of} */
  public String one() {
    return one.name();
  }

  /** {@return the name of the other entrant} */
  public String other() {
    return other.name();
  }

  /** {@return the results so far, told of {@link #one()}} */
  public Score score() {
    return score;
  }

  /**
   * Tells how an entrant's lost games have ended.
   *
   * @param name {@link #one()} or {@link #other()}
   * @return how many games by the kinds of their ends; unmodifiable
   * @throws IllegalArgumentException if nobody has that name
   */
  public Map<EndKind, Integer> losses(String name) {
    Objects.requireNonNull(name, "name");
    if (name.equals(one.name())) {
      return Map.copyOf(losses.get(0));
    } else if (name.equals(other.name())) {
      return Map.copyOf(losses.get(1));
    }
    throw new IllegalArgumentException(name + ": neither " + one.name() + " nor " + other.name());
  }

  /**
   * Tells the evidence of the test.
   *
   * @return the logarithm of the likelihood ratio of complete pairs; nothing without a test
   */
  public Optional<Double> logLikelihoodRatio() {
    return plan.sprt().map(test -> test.logLikelihoodRatio(paired()));
  }

  /** {@return what the test says; nothing without one or before its end} */
  public Optional<Sprt.Verdict> verdict() {
    return verdict;
  }
}
