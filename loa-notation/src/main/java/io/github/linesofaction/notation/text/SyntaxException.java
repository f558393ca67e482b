package io.github.linesofaction.notation.text;

import io.github.linesofaction.core.board.LoaException;
import java.util.Objects;
import java.util.OptionalInt;

/** A text breaks the rules of its form: where, what was found, and what was expected instead. */
public final class SyntaxException extends LoaException {
  private static final long serialVersionUID = 1L;
  private static final int NO_GAME = 0;

  private final transient Place place;
  private final transient String found;
  private final transient String expected;
  private final transient int game;

  /**
   * Makes a fault that belongs to no game of a collection.
   *
   * @param place where the fault lies
   * @param found what stands there, as shown to people
   * @param expected what would have been right, as shown to people
   */
  public SyntaxException(Place place, String found, String expected) {
    this(place, found, expected, NO_GAME, message(place, found, expected, NO_GAME));
  }

  /**
   * Makes a fault in a game of a collection.
   *
   * @param place where the fault lies
   * @param found what stands there, as shown to people
   * @param expected what would have been right, as shown to people
   * @param game the game's number in its source, counted from 1
   * @throws IllegalArgumentException if {@code game} is less than 1
   */
  public SyntaxException(Place place, String found, String expected, int game) {
    this(place, found, expected, requireGame(game), message(place, found, expected, game));
  }

  private SyntaxException(Place place, String found, String expected, int game, String message) {
    super(message);
    this.place = place;
    this.found = found;
    this.expected = expected;
    this.game = game;
  }

  private static int requireGame(int game) {
    if (game < 1) {
      throw new IllegalArgumentException("game must be at least 1, was " + game);
    }
    return game;
  }

  private static String message(Place place, String found, String expected, int game) {
    Objects.requireNonNull(place, "place");
    Objects.requireNonNull(found, "found");
    Objects.requireNonNull(expected, "expected");
    String where = game == NO_GAME ? place.toString() : place + " (game " + game + ")";
    return where + ": found " + found + "; expected " + expected;
  }

  /**
   * Returns where the fault lies.
   *
   * @return the place
   */
  public Place place() {
    return place;
  }

  /**
   * Returns what stands at the place.
   *
   * @return a text for people
   */
  public String found() {
    return found;
  }

  /**
   * Returns what would have been right.
   *
   * @return a text for people
   */
  public String expected() {
    return expected;
  }

  /**
   * Returns in which game the fault lies.
   *
   * @return the game's number in its source, counted from 1; empty where there are no games
   */
  public OptionalInt game() {
    return game == NO_GAME ? OptionalInt.empty() : OptionalInt.of(game);
  }
}
