package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.Allowance;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The line {@code go}, as a program reads it; what it does not know it passes over. */
final class GoLine {
  private final Words words;

  private GoLine(Words words) {
    this.words = words;
  }

  /** Reads a line; {@code wtime} is the clock of the side that is told. */
  static Allowance parse(Words words, Side whiteClock) {
    return new GoLine(words).parse(whiteClock);
  }

  private Allowance parse(Side whiteClock) {
    String first = whiteClock == Side.FIRST ? "w" : "b";
    String second = whiteClock == Side.FIRST ? "b" : "w";
    OptionalLong firstTime = either("p1time", first + "time");
    OptionalLong secondTime = either("p2time", second + "time");
    Optional<Allowance.Clocks> clocks = Optional.empty();
    if (firstTime.isPresent() || secondTime.isPresent()) {
      long one = firstTime.orElseGet(secondTime::getAsLong);
      clocks =
          Optional.of(
              new Allowance.Clocks(
                  one,
                  secondTime.orElse(one),
                  either("p1inc", first + "inc").orElse(0),
                  either("p2inc", second + "inc").orElse(0),
                  small(number("movestogo"))));
    }
    return new Allowance(
        clocks,
        number("movetime"),
        number("nodes"),
        small(number("depth")),
        words.indexOf("infinite") > 0);
  }

  private OptionalLong either(String name, String other) {
    OptionalLong number = number(name);
    return number.isPresent() ? number : number(other);
  }

  /** Returns the number behind a word, 0 where it is below. */
  private OptionalLong number(String name) {
    int at = words.indexOf(name);
    String text = at < 0 ? "" : words.get(at + 1);
    return text.matches("-?[0-9]{1,18}")
        ? OptionalLong.of(Math.max(0, Long.parseLong(text)))
        : OptionalLong.empty();
  }

  private static OptionalInt small(OptionalLong number) {
    return number.isPresent()
        ? OptionalInt.of((int) Math.min(Integer.MAX_VALUE, number.getAsLong()))
        : OptionalInt.empty();
  }
}
