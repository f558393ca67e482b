package io.github.linesofaction.testkit;

import io.github.linesofaction.testkit.OracleRules.BothConnected;
import io.github.linesofaction.testkit.OracleRules.NoMove;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Random;

/**
 * Answers for one variant under one rule set, computed the plain way from texts.
 *
 * <p>Positions go in and come out as position text ({@code
 * 1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b}), moves as canonical move text ({@code c1-c3},
 * {@code f1xc4}, {@code a3-b2@e5}, {@code e8}, {@code pass}, {@code pass@c3}). Every method that
 * takes a position throws {@link NullPointerException} for null and {@link
 * IllegalArgumentException} for a text that does not fit the variant. Immutable and safe to share.
 */
public final class Oracle {
  private final OracleVariant variant;
  private final OracleRules rules;

  /**
   * An oracle.
   *
   * @param variant the variant
   * @param rules the choices among the rules
   * @throws NullPointerException if an argument is null
   */
  public Oracle(OracleVariant variant, OracleRules rules) {
    this.variant = Objects.requireNonNull(variant, "variant");
    this.rules = Objects.requireNonNull(rules, "rules");
  }

  /**
   * An oracle with the rules {@link OracleRules#MIND_SPORTS}.
   *
   * @param variantId an id that {@link OracleVariant#of} knows
   * @return the oracle
   * @throws NullPointerException if {@code variantId} is null
   * @throws IllegalArgumentException if there is no such variant
   */
  public static Oracle of(String variantId) {
    return new Oracle(OracleVariant.of(variantId), OracleRules.MIND_SPORTS);
  }

  /**
   * An oracle for a variant, with rules.
   *
   * @param variantId an id that {@link OracleVariant#of} knows
   * @param rules the choices among the rules
   * @return the oracle
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if there is no such variant
   */
  public static Oracle of(String variantId, OracleRules rules) {
    return new Oracle(OracleVariant.of(variantId), rules);
  }

  /**
   * The variant.
   *
   * @return as given
   */
  public OracleVariant variant() {
    return variant;
  }

  /**
   * The rules.
   *
   * @return as given
   */
  public OracleRules rules() {
    return rules;
  }

  /**
   * The position a game starts from.
   *
   * @return position text
   */
  public String start() {
    return variant.start();
  }

  /**
   * Reads a position and writes it again.
   *
   * @param position position text
   * @return the same position in its canonical text
   */
  public String normalize(String position) {
    return read(position).text();
  }

  /**
   * The legal turns, a forced pass included. A finished position has none.
   *
   * @param position position text
   * @return move texts, sorted by text
   */
  public List<String> legalMoves(String position) {
    List<String> moves = turns(read(position));
    Collections.sort(moves);
    return List.copyOf(moves);
  }

  /**
   * What the side to move can do on the board by the rule of movement alone: steps, captures and
   * removals, without placements and passes, and even if the position is finished.
   *
   * @param position position text
   * @return move texts, sorted by text
   */
  public List<String> boardMoves(String position) {
    List<String> moves = boardTurns(read(position));
    Collections.sort(moves);
    return List.copyOf(moves);
  }

  /**
   * Plays one legal turn.
   *
   * @param position position text
   * @param move canonical move text
   * @return the position after it
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if the move is not legal, or the position text is wrong
   */
  public String play(String position, String move) {
    Objects.requireNonNull(move, "move");
    OracleState state = read(position);
    if (!turns(state).contains(move)) {
      throw new IllegalArgumentException(
          String.format(
              Locale.ROOT,
              "move \"%s\" is not legal in \"%s\"; legal: %s",
              move,
              position,
              legalMoves(position)));
    }
    return OracleMoves.after(variant, state, move).text();
  }

  /**
   * Plays legal turns one after the other.
   *
   * @param position position text
   * @param moves canonical move texts
   * @return the position after the last one
   * @throws NullPointerException if an argument is null
   * @throws IllegalArgumentException if a move is not legal, or the position text is wrong
   */
  public String playAll(String position, List<String> moves) {
    Objects.requireNonNull(moves, "moves");
    String current = normalize(position);
    for (String move : moves) {
      current = play(current, move);
    }
    return current;
  }

  /**
   * How many groups Black's stones on the board form.
   *
   * @param position position text
   * @return 0 if there is no stone
   */
  public int blackGroups(String position) {
    return OracleGoals.groups(read(position), 'b').size();
  }

  /**
   * How many groups White's stones on the board form.
   *
   * @param position position text
   * @return 0 if there is no stone
   */
  public int whiteGroups(String position) {
    return OracleGoals.groups(read(position), 'w').size();
  }

  /**
   * The group that the stone on a cell belongs to.
   *
   * @param position position text
   * @param cell the name of a cell
   * @return the names of its cells, sorted by text; empty if no stone stands there
   * @throws IllegalArgumentException if there is no such cell, or the position text is wrong
   */
  public List<String> groupOf(String position, String cell) {
    OracleState state = read(position);
    int[] wanted = variant.geometry().cell(Objects.requireNonNull(cell, "cell"));
    char content = state.at(wanted[0], wanted[1]);
    if (!OracleState.isStone(content)) {
      return List.of();
    }
    for (List<int[]> group : OracleGoals.groups(state, OracleState.colour(content))) {
      List<String> names = names(group);
      if (names.contains(cell)) {
        return names;
      }
    }
    throw new IllegalStateException("a stone without a group on " + cell);
  }

  /**
   * The cells that touch a cell.
   *
   * @param cell the name of a cell
   * @return their names, sorted by text
   * @throws IllegalArgumentException if there is no such cell
   */
  public List<String> neighbours(String cell) {
    int[] wanted = variant.geometry().cell(Objects.requireNonNull(cell, "cell"));
    return names(variant.geometry().neighbours(wanted[0], wanted[1]));
  }

  /**
   * How many stones stand on each line through a cell.
   *
   * @param position position text
   * @param cell the name of a cell
   * @return on a square board row, file, up (parallel to a1-h8), down (parallel to a8-h1); on a
   *     hexagon the three lines: the row, then the one that leans left going up, then right
   * @throws IllegalArgumentException if there is no such cell, or the position text is wrong
   */
  public List<Integer> lineCounts(String position, String cell) {
    OracleState state = read(position);
    int[] wanted = variant.geometry().cell(Objects.requireNonNull(cell, "cell"));
    List<Integer> counts = new ArrayList<>();
    for (int[] axis : variant.geometry().axes()) {
      counts.add(OracleMoves.stonesOnLine(state, wanted[0], wanted[1], axis));
    }
    return List.copyOf(counts);
  }

  /**
   * Whether Black has reached his goal.
   *
   * @param position position text
   * @return true if so, whoever else has
   */
  public boolean blackAtGoal(String position) {
    return atGoal(read(position), 'b');
  }

  /**
   * Whether White has reached his goal.
   *
   * @param position position text
   * @return true if so, whoever else has
   */
  public boolean whiteAtGoal(String position) {
    return atGoal(read(position), 'w');
  }

  /**
   * Whether neither side can reach its goal any more: only in Sfilzotto, when both have too few
   * stones for a chain.
   *
   * @param position position text
   * @return true if so
   */
  public boolean isDead(String position) {
    return OracleGoals.dead(variant, read(position));
  }

  /**
   * Why the position is finished.
   *
   * @param position position text
   * @return {@link OracleEnding#NONE} if it is not
   */
  public OracleEnding ending(String position) {
    OracleState state = read(position);
    OracleEnding ending = endingByStones(state);
    return ending == OracleEnding.NONE && turns(state).isEmpty() ? OracleEnding.STUCK : ending;
  }

  /**
   * How the position stands, repetition and limits left aside. The side not to move counts as the
   * one that moved last. A hand-made position with both sides at their goal under a rule set that
   * forbids such moves counts as drawn; the rules do not speak of it.
   *
   * @param position position text
   * @return the result
   */
  public OracleResult result(String position) {
    OracleState state = read(position);
    return switch (ending(position)) {
      case NONE -> OracleResult.ONGOING;
      case GOAL -> winner(atGoal(state, 'b') ? 'b' : 'w');
      case BOTH_GOALS ->
          switch (rules.bothConnected()) {
            case MOVER_WINS -> winner(other(state.mover()));
            case MOVER_LOSES -> winner(state.mover());
            case DRAW, ILLEGAL -> OracleResult.DRAW;
          };
      case DEAD -> OracleResult.DRAW;
      case STUCK ->
          rules.noMove() == NoMove.LOSES ? winner(other(state.mover())) : OracleResult.DRAW;
    };
  }

  /**
   * The number of sequences of turns. Finished positions have no children; a pass is a child.
   *
   * @param position position text
   * @param depth how many turns, 0 to 20
   * @return the number
   * @throws IllegalArgumentException if the depth is out of range, or the position text is wrong
   */
  public long perft(String position, int depth) {
    checkDepth(depth);
    return perft(read(position), depth);
  }

  /**
   * As {@link #perft}, with counts of what the last turns did. Much slower.
   *
   * @param position position text
   * @param depth how many turns, 1 to 20
   * @return the counts
   * @throws IllegalArgumentException if the depth is out of range, or the position text is wrong
   */
  public PerftCount perftCount(String position, int depth) {
    checkDepth(depth);
    if (depth == 0) {
      throw new IllegalArgumentException("depth 0 has no last turn; wants 1 to 20");
    }
    long[] counts = new long[5];
    count(read(position), depth, counts);
    return new PerftCount(counts[0], counts[1], counts[2], counts[3], counts[4]);
  }

  /**
   * A random game from the start: at every turn one of the legal moves, all equally likely.
   *
   * @param seed the same seed gives the same game
   * @param maxPlies where to stop, at least 0
   * @return move texts; fewer than {@code maxPlies} only if the last position is finished
   * @throws IllegalArgumentException if {@code maxPlies} is negative
   */
  public List<String> randomGame(long seed, int maxPlies) {
    return randomGame(start(), seed, maxPlies);
  }

  /**
   * A random game from a position.
   *
   * @param position position text
   * @param seed the same seed gives the same game
   * @param maxPlies where to stop, at least 0
   * @return move texts; fewer than {@code maxPlies} only if the last position is finished
   * @throws IllegalArgumentException if {@code maxPlies} is negative, or the position text is wrong
   */
  public List<String> randomGame(String position, long seed, int maxPlies) {
    if (maxPlies < 0) {
      throw new IllegalArgumentException("maxPlies is " + maxPlies + ", wants at least 0");
    }
    Random random = new Random(seed);
    OracleState state = read(position);
    List<String> game = new ArrayList<>();
    while (game.size() < maxPlies) {
      List<String> moves = turns(state);
      if (moves.isEmpty()) {
        break;
      }
      Collections.sort(moves);
      String move = moves.get(random.nextInt(moves.size()));
      game.add(move);
      state = OracleMoves.after(variant, state, move);
    }
    return List.copyOf(game);
  }

  /**
   * How often the position on the board has occurred, after 0, 1, 2, ... turns; two positions are
   * the same if their whole texts are (situational: the side to move counts).
   *
   * @param position position text of the first position, which is its own first occurrence
   * @param moves canonical move texts
   * @return one number more than there are moves
   * @throws IllegalArgumentException if a move is not legal, or the position text is wrong
   */
  public List<Integer> occurrences(String position, List<String> moves) {
    Objects.requireNonNull(moves, "moves");
    List<String> met = new ArrayList<>();
    List<Integer> counts = new ArrayList<>();
    String current = normalize(position);
    met.add(current);
    counts.add(1);
    for (String move : moves) {
      current = play(current, move);
      met.add(current);
      counts.add(Collections.frequency(met, current));
    }
    return List.copyOf(counts);
  }

  private OracleState read(String position) {
    return OracleState.parse(variant, Objects.requireNonNull(position, "position"));
  }

  private List<String> names(List<int[]> cells) {
    List<String> names = new ArrayList<>();
    for (int[] cell : cells) {
      names.add(variant.geometry().name(cell[0], cell[1]));
    }
    Collections.sort(names);
    return List.copyOf(names);
  }

  private boolean atGoal(OracleState state, char colour) {
    return OracleGoals.reached(variant, state, colour, rules.boardOnly());
  }

  private OracleEnding endingByStones(OracleState state) {
    boolean black = atGoal(state, 'b');
    boolean white = atGoal(state, 'w');
    if (black && white) {
      return OracleEnding.BOTH_GOALS;
    }
    if (black || white) {
      return OracleEnding.GOAL;
    }
    return OracleGoals.dead(variant, state) ? OracleEnding.DEAD : OracleEnding.NONE;
  }

  private static OracleResult winner(char colour) {
    return colour == 'b' ? OracleResult.BLACK_WINS : OracleResult.WHITE_WINS;
  }

  private static char other(char colour) {
    return colour == 'b' ? 'w' : 'b';
  }

  /** The legal turns in no order. */
  private List<String> turns(OracleState state) {
    if (endingByStones(state) != OracleEnding.NONE) {
      return new ArrayList<>();
    }
    List<String> moves = withPlacements(state, boardTurns(state));
    if (rules.bothConnected() == BothConnected.ILLEGAL) {
      moves.removeIf(
          move ->
              endingByStones(OracleMoves.after(variant, state, move)) == OracleEnding.BOTH_GOALS);
    }
    boolean mayPass = rules.noMove() == NoMove.PASSES || variant.hasKinds();
    if (moves.isEmpty() && mayPass) {
      moves = withPlacements(state, List.of("pass"));
    }
    return moves;
  }

  /** Steps, captures and removals of the side to move, in no order. */
  private List<String> boardTurns(OracleState state) {
    List<String> moves = new ArrayList<>();
    for (int[] cell : variant.geometry().cells()) {
      char content = state.at(cell[0], cell[1]);
      boolean due =
          variant.hasKinds()
              ? content == state.side
              : state.isStoneOf(state.mover(), cell[0], cell[1]);
      if (!due) {
        continue;
      }
      List<String> steps = OracleMoves.stepsOf(variant, state, cell[0], cell[1]);
      if (rules.bothConnected() == BothConnected.ILLEGAL && variant.leavesHoles()) {
        // A stone whose only moves are forbidden has no legal move, so it may be taken off.
        steps.removeIf(
            move ->
                endingByStones(OracleMoves.after(variant, state, move)) == OracleEnding.BOTH_GOALS);
      }
      moves.addAll(steps);
      if (steps.isEmpty() && variant.leavesHoles()) {
        moves.add(variant.geometry().name(cell[0], cell[1]));
      }
    }
    return moves;
  }

  /** The same turns, each with every way to place a stone if the mover still holds some. */
  private List<String> withPlacements(OracleState state, List<String> moves) {
    if (state.off(other(state.mover())) == 0) {
      return new ArrayList<>(moves);
    }
    List<String> whole = new ArrayList<>();
    for (String move : moves) {
      OracleState moved = OracleMoves.after(variant, state, move);
      for (int[] cell : variant.geometry().cells()) {
        if (moved.at(cell[0], cell[1]) == OracleState.EMPTY) {
          whole.add(move + "@" + variant.geometry().name(cell[0], cell[1]));
        }
      }
    }
    return whole;
  }

  private static void checkDepth(int depth) {
    if (depth < 0 || depth > 20) {
      throw new IllegalArgumentException("depth is " + depth + ", wants 0 to 20");
    }
  }

  private long perft(OracleState state, int depth) {
    if (depth == 0) {
      return 1;
    }
    List<String> moves = turns(state);
    if (depth == 1) {
      return moves.size();
    }
    long sum = 0;
    for (String move : moves) {
      sum += perft(OracleMoves.after(variant, state, move), depth - 1);
    }
    return sum;
  }

  private void count(OracleState state, int depth, long[] counts) {
    for (String move : turns(state)) {
      OracleState after = OracleMoves.after(variant, state, move);
      if (depth > 1) {
        count(after, depth - 1, counts);
        continue;
      }
      boolean mover = atGoal(after, state.mover());
      boolean other = atGoal(after, other(state.mover()));
      counts[0]++;
      counts[1] += move.contains("x") ? 1 : 0;
      counts[2] += mover && !other ? 1 : 0;
      counts[3] += !mover && other ? 1 : 0;
      counts[4] += mover && other ? 1 : 0;
    }
  }
}
