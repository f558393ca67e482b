package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * The result as a record states it, right or wrong. In figures the first one is Black's, the first
 * mover's: {@code 1-0} says that Black won.
 *
 * @param verdict who won, as far as the record says
 * @param reason how, if it says so: resignation, forfeit, time or a claimed repetition
 * @param text the words of a result that was not understood; otherwise empty
 */
public record StatedResult(Verdict verdict, Optional<EndReason> reason, String text) {
  /** Who won. */
  public enum Verdict {
    /** Black. */
    BLACK_WINS,
    /** White. */
    WHITE_WINS,
    /** Nobody. */
    DRAW,
    /** The record stops without a result, or says that there is none. */
    OPEN,
    /** The record says something that was not understood. */
    UNKNOWN
  }

  /** A draw that was claimed because the position had come again. */
  private static final String CLAIM = "Draw+Claim";

  /** No result is stated. */
  public static final StatedResult OPEN = of(Verdict.OPEN);

  /**
   * Makes a result.
   *
   * @param verdict who won, as far as the record says
   * @param reason how, if it says so: resignation, forfeit, time or a claimed repetition
   * @param text the words of a result that was not understood; otherwise empty
   */
  public StatedResult {
    Objects.requireNonNull(verdict, "verdict");
    Objects.requireNonNull(reason, "reason");
    Objects.requireNonNull(text, "text");
  }

  private static StatedResult of(Verdict verdict) {
    return new StatedResult(verdict, Optional.empty(), "");
  }

  /**
   * Returns the result of a finished game. Reasons that the board tells are left out: records do
   * not state them.
   *
   * @param outcome how the game ended
   * @return who won, and the reason if a player or the players decided it
   */
  public static StatedResult of(Outcome outcome) {
    Objects.requireNonNull(outcome, "outcome");
    Verdict verdict =
        outcome
            .winner()
            .map(color -> color == Color.BLACK ? Verdict.BLACK_WINS : Verdict.WHITE_WINS)
            .orElse(Verdict.DRAW);
    return new StatedResult(
        verdict, Optional.of(outcome.reason()).filter(StatedResult::isDecision), "");
  }

  /** Whether players bring this end about. */
  private static boolean isDecision(EndReason reason) {
    return reason == EndReason.RESIGNATION
        || reason == EndReason.FORFEIT
        || reason == EndReason.TIME
        || reason == EndReason.CLAIMED_REPETITION;
  }

  /**
   * Reads a result in any of the usual forms: {@code 1-0}, {@code 0-1}, {@code 1/2-1/2}, {@code
   * 1/2}, {@code ½-½}, {@code Draw}, {@code *}, and those of SGF: {@code B+}, {@code W+R}, {@code
   * B+Resign}, {@code W+T}, {@code W+Time}, {@code B+F}, {@code B+Forfeit}, {@code Draw+Claim} for
   * a repetition that was claimed, {@code 0}, {@code Void}, {@code ?}. Case and blanks around do
   * not matter.
   *
   * @param text any text
   * @return what it says; with the text if it was not understood
   */
  public static StatedResult parse(String text) {
    String plain =
        Objects.requireNonNull(text, "text").strip().toLowerCase(Locale.ROOT).replace('–', '-');
    return switch (figures(plain)) {
      case "", "*", "?", "void" -> OPEN;
      case "1-0" -> of(Verdict.BLACK_WINS);
      case "0-1" -> of(Verdict.WHITE_WINS);
      case "draw+claim" ->
          new StatedResult(Verdict.DRAW, Optional.of(EndReason.CLAIMED_REPETITION), "");
      case "1/2-1/2", "0.5-0.5", "1/2", "½-½", "½", "draw", "0" -> of(Verdict.DRAW);
      default -> parseWinner(plain, text);
    };
  }

  /** Figures in their usual form: a hyphen without blanks between them, no stop behind. */
  private static String figures(String plain) {
    boolean figures = !plain.isEmpty() && "01½".indexOf(plain.charAt(0)) >= 0;
    if (!figures) {
      return plain;
    }
    String usual = plain.replace(" ", "").replace(':', '-').replace(',', '.');
    return usual.endsWith(".") ? usual.substring(0, usual.length() - 1) : usual;
  }

  private static StatedResult parseWinner(String plain, String text) {
    boolean black = plain.startsWith("b+") || plain.startsWith("black+");
    boolean white = plain.startsWith("w+") || plain.startsWith("white+");
    String rest = plain.substring(plain.indexOf('+') + 1);
    Optional<EndReason> reason =
        switch (rest) {
          case "r", "resign", "resigns", "resignation" -> Optional.of(EndReason.RESIGNATION);
          case "t", "time" -> Optional.of(EndReason.TIME);
          case "f", "forfeit" -> Optional.of(EndReason.FORFEIT);
          default -> Optional.empty();
        };
    boolean understood = reason.isPresent() || rest.isEmpty();
    if (!black && !white || !understood) {
      return new StatedResult(Verdict.UNKNOWN, Optional.empty(), text.strip());
    }
    return new StatedResult(black ? Verdict.BLACK_WINS : Verdict.WHITE_WINS, reason, "");
  }

  /**
   * Returns who won.
   *
   * @return the winner; nothing for a draw and where no winner is stated
   */
  public Optional<Color> winner() {
    return switch (verdict) {
      case BLACK_WINS -> Optional.of(Color.BLACK);
      case WHITE_WINS -> Optional.of(Color.WHITE);
      case DRAW, OPEN, UNKNOWN -> Optional.empty();
    };
  }

  /**
   * Tells whether a win or a draw is stated.
   *
   * @return whether it is
   */
  public boolean isDecided() {
    return verdict != Verdict.OPEN && verdict != Verdict.UNKNOWN;
  }

  /**
   * Tells whether an outcome of the board contradicts this result. An open or unknown one
   * contradicts nothing.
   *
   * @param outcome how a game ended
   * @return whether another winner or a draw against a win is stated
   */
  public boolean contradicts(Outcome outcome) {
    return isDecided() && !winner().equals(Objects.requireNonNull(outcome, "outcome").winner());
  }

  /**
   * Returns the result as text: {@code 1-0} and so on, in SGF's form where there is a reason.
   *
   * @return a text that {@link #parse} reads as an equal result
   */
  @Override
  public String toString() {
    return switch (verdict) {
      case BLACK_WINS -> reason.map(how -> "B+" + words(how)).orElse("1-0");
      case WHITE_WINS -> reason.map(how -> "W+" + words(how)).orElse("0-1");
      case DRAW -> reason.map(how -> CLAIM).orElse("1/2-1/2");
      case OPEN -> "*";
      case UNKNOWN -> text;
    };
  }

  private static String words(EndReason reason) {
    return switch (reason) {
      case RESIGNATION -> "Resign";
      case TIME -> "Time";
      case FORFEIT -> "Forfeit";
      default -> "";
    };
  }
}
