package io.github.linesofaction.arena.clock;

import io.github.linesofaction.core.board.TextException;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Objects;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What each side may spend on a game or on a move. An immutable value; its text is that of event
 * files and commands, times in seconds:
 *
 * <pre>
 * 300           five minutes for the game
 * 1+0.02        one second for the game, and 0.02 more with each move
 * 40/60         a minute for each 40 moves; 40/60+1 with increment
 * movetime=0.5  half a second for each move
 * nodes=1000    so many positions looked at for each move, and no clock
 * depth=4       so many plies ahead for each move, and no clock
 * none          each program thinks as long as it likes
 * </pre>
 *
 * @param kind what is bounded
 * @param amount milliseconds of the game, of the session or of the move; nodes, or plies; 0 for
 *     {@link Kind#NONE}
 * @param incrementMillis what each move adds to the clock, in milliseconds; 0 if there is no clock
 * @param sessionMoves for how many moves the time has to last; 0 for the whole game
 */
public record TimeControl(Kind kind, long amount, long incrementMillis, int sessionMoves) {
  /** Nothing is bounded. */
  public static final TimeControl NONE = new TimeControl(Kind.NONE, 0, 0, 0);

  private static final long MOST_MILLIS = 1_000_000_000_000L;
  private static final Pattern CLOCK =
      Pattern.compile(
          "(?:(\\d{1,6})/)?(\\d{1,9}(?:\\.\\d{1,3})?)(?:\\+(\\d{1,9}(?:\\.\\d{1,3})?))?");
  private static final Pattern NAMED = Pattern.compile("(movetime|nodes|depth)=([\\d.]{1,18})");
  private static final String FORMS =
      "300, 1+0.02, 40/60, movetime=0.5, nodes=1000, depth=4 or none";

  /** What a time control bounds. */
  public enum Kind {
    /** The time of a whole game, or of a session of moves. */
    CLOCK,
    /** The time of each move. */
    MOVE_TIME,
    /** The positions looked at for each move. */
    NODES,
    /** The plies looked ahead for each move. */
    DEPTH,
    /** Nothing. */
    NONE
  }

  /**
   * Makes a time control.
   *
   * @param kind what is bounded
   * @param amount milliseconds, nodes or plies; 0 for {@link Kind#NONE}, else 1 or more
   * @param incrementMillis what each move adds to the clock, in milliseconds
   * @param sessionMoves for how many moves the time has to last; 0 for the whole game
   * @throws IllegalArgumentException if a number is out of range, or bounds what the kind has not
   */
  public TimeControl {
    Objects.requireNonNull(kind, "kind");
    boolean bounded = kind == Kind.NONE ? amount == 0 : amount > 0 && amount <= MOST_MILLIS;
    if (!bounded) {
      throw new IllegalArgumentException("amount " + amount + ": from 1 to " + MOST_MILLIS);
    }
    boolean clock = kind == Kind.CLOCK;
    if (incrementMillis < 0 || incrementMillis > MOST_MILLIS || (!clock && incrementMillis > 0)) {
      throw new IllegalArgumentException("increment " + incrementMillis + " with " + kind);
    }
    if (sessionMoves < 0 || (!clock && sessionMoves > 0)) {
      throw new IllegalArgumentException("a session of " + sessionMoves + " moves with " + kind);
    }
  }

  /**
   * Reads a time control.
   *
   * @param text such as {@code 1+0.02}
   * @return the time control
   * @throws TextException if the text is none
   */
  public static TimeControl parse(String text) {
    Objects.requireNonNull(text, "text");
    if (text.equals("none")) {
      return NONE;
    }
    Matcher clock = CLOCK.matcher(text);
    try {
      if (clock.matches()) {
        return new TimeControl(
            Kind.CLOCK,
            millis(clock.group(2)),
            clock.group(3) == null ? 0 : millis(clock.group(3)),
            clock.group(1) == null ? 0 : session(clock.group(1)));
      }
      Matcher named = NAMED.matcher(text);
      if (named.matches()) {
        return named(named.group(1), named.group(2));
      }
    } catch (IllegalArgumentException | ArithmeticException e) {
      throw fault(text);
    }
    throw fault(text);
  }

  private static TimeControl named(String name, String amount) {
    return switch (name) {
      case "movetime" -> new TimeControl(Kind.MOVE_TIME, millis(amount), 0, 0);
      case "nodes" -> new TimeControl(Kind.NODES, Long.parseLong(amount), 0, 0);
      default -> new TimeControl(Kind.DEPTH, Integer.parseInt(amount), 0, 0);
    };
  }

  private static int session(String moves) {
    int number = Integer.parseInt(moves);
    if (number == 0) {
      throw new IllegalArgumentException("no moves");
    }
    return number;
  }

  private static long millis(String seconds) {
    return new BigDecimal(seconds)
        .movePointRight(3)
        .setScale(0, RoundingMode.UNNECESSARY)
        .longValueExact();
  }

  private static TextException fault(String text) {
    String shown = text.length() > 40 ? text.substring(0, 40) + "…" : text;
    return new TextException(
        0, "\"" + shown + "\" is no time control; write one like " + FORMS + ", in seconds");
  }

  /** {@return whether a clock runs for each side} */
  public boolean hasClock() {
    return kind == Kind.CLOCK;
  }

  /**
   * Tells whether what a game of deterministic players comes to depends on how fast they are.
   *
   * @return whether time is bounded at all
   */
  public boolean isTimed() {
    return kind == Kind.CLOCK || kind == Kind.MOVE_TIME;
  }

  /** {@return the text that {@link #parse(String)} reads back} */
  public String toText() {
    return switch (kind) {
      case NONE -> "none";
      case NODES -> "nodes=" + amount;
      case DEPTH -> "depth=" + amount;
      case MOVE_TIME -> "movetime=" + seconds(amount);
      case CLOCK ->
          (sessionMoves > 0 ? sessionMoves + "/" : "")
              + seconds(amount)
              + (incrementMillis > 0 ? "+" + seconds(incrementMillis) : "");
    };
  }

  private static String seconds(long millis) {
    return BigDecimal.valueOf(millis, 3).stripTrailingZeros().toPlainString();
  }
}
