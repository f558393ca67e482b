package io.github.linesofaction.examples.awari;

import java.util.HashSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * A game of Awari from the start, with the ends that the rules of the Computer Olympiad know: more
 * than half of the stones captured, half of them by each side, a position that comes again with the
 * same side to move (the stones left are shared equally), or a side that cannot move.
 *
 * <p>Where those rules are silent: all stones of the opponent may be captured like any others, a
 * side without stones leaves the rest to the opponent, and a side that cannot give any keeps them.
 * Immutable; playing makes a new game.
 */
public final class AwariGame {
  private static final int HALF = 24;

  private final AwariPosition position;
  private final String moves;
  private final Set<AwariPosition> earlier;
  private final Optional<String> end;

  private AwariGame(AwariPosition position, String moves, Set<AwariPosition> earlier) {
    this.position = position;
    this.moves = moves;
    this.earlier = earlier;
    this.end = end(position, earlier);
  }

  private static Optional<String> end(AwariPosition position, Set<AwariPosition> earlier) {
    int south = position.captured(true);
    int north = position.captured(false);
    if (south > HALF || north > HALF) {
      return Optional.of("majority");
    }
    if (south == HALF && north == HALF) {
      return Optional.of("even");
    }
    if (earlier.contains(position)) {
      return Optional.of("repetition");
    }
    return position.legalMoves().isEmpty() ? Optional.of("no move") : Optional.empty();
  }

  /** A new game. */
  public static AwariGame start() {
    return from(AwariPosition.start());
  }

  /** A game that starts from a position. */
  public static AwariGame from(AwariPosition position) {
    return new AwariGame(position, "", Set.of());
  }

  /** The position now, before the stones left are given to anybody. */
  public AwariPosition position() {
    return position;
  }

  /** The pits sown so far, a letter each. */
  public String moves() {
    return moves;
  }

  /** Why the game is over, or nothing while it goes on. */
  public Optional<String> end() {
    return end;
  }

  /** The pits whose stones may be sown; none when the game is over. */
  public String legalMoves() {
    return end.isPresent() ? "" : position.legalMoves();
  }

  /**
   * Sows the stones of a pit.
   *
   * @param pit its letter
   * @throws IllegalArgumentException if that is no legal move, or the game is over
   */
  public AwariGame play(char pit) {
    if (end.isPresent()) {
      throw new IllegalArgumentException(pit + " cannot be sown: the game is over, " + end.get());
    }
    Set<AwariPosition> past = new HashSet<>(earlier);
    past.add(position);
    return new AwariGame(position.play(pit), moves + pit, past);
  }

  /** The score of a side in half stones, with its share of those left once the game is over. */
  public int halfStones(boolean south) {
    int own = 2 * position.captured(south);
    if (end.isEmpty()) {
      return own;
    }
    int left = position.stonesOn(true) + position.stonesOn(false);
    return switch (end.get()) {
      case "repetition" -> own + left;
      case "no move" -> own + (southTakesTheRest() == south ? 2 * left : 0);
      default -> own;
    };
  }

  /** Who cannot move with stones keeps them, who has none leaves the rest. */
  private boolean southTakesTheRest() {
    boolean mover = position.southToMove();
    return position.stonesOn(mover) > 0 ? mover : !mover;
  }

  /** Last position, both scores, and why the game is over ({@code open} if it is not). */
  @Override
  public String toString() {
    return position + "\t" + score(true) + "\t" + score(false) + "\t" + end.orElse("open");
  }

  private String score(boolean south) {
    int halves = halfStones(south);
    return halves % 2 == 0
        ? Integer.toString(halves / 2)
        : String.format(Locale.ROOT, "%d.5", halves / 2);
  }
}
