package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Charsets;
import java.math.BigDecimal;
import java.nio.charset.Charset;
import java.time.DateTimeException;
import java.time.LocalDate;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What the first node of a game tree says about the game, by type: texts trimmed, numbers, points
 * and so on. The tree itself keeps every value as it is; a value that is not of its type is nothing
 * here and text there.
 *
 * @param root the first node
 */
public record SgfInfo(SgfNode root) {
  private static final int LONGEST_NUMBER = 18;

  /**
   * Makes a view of a node.
   *
   * @param root the first node
   * @throws NullPointerException if {@code root} is null
   */
  public SgfInfo {
    Objects.requireNonNull(root, "root");
  }

  /**
   * Looks at a tree.
   *
   * @param tree any tree
   * @return what its first node says
   * @throws NullPointerException if {@code tree} is null
   */
  public static SgfInfo of(SgfTree tree) {
    return new SgfInfo(Objects.requireNonNull(tree, "tree").root());
  }

  /**
   * Reads a property as a text in one line.
   *
   * @param id the identifier, such as {@code EV}
   * @return its first value, trimmed; nothing if there is none, or nothing but blanks
   * @throws NullPointerException if {@code id} is null
   */
  public Optional<String> text(String id) {
    return root.value(Objects.requireNonNull(id, "id"))
        .map(value -> value.simpleText().strip())
        .filter(text -> !text.isEmpty());
  }

  /**
   * Reads a property as a text that may have several lines.
   *
   * @param id the identifier, such as {@code GC}
   * @return its first value, trimmed; nothing if there is none, or nothing but blanks
   * @throws NullPointerException if {@code id} is null
   */
  public Optional<String> lines(String id) {
    return root.value(Objects.requireNonNull(id, "id"))
        .map(value -> value.text().strip())
        .filter(text -> !text.isEmpty());
  }

  /**
   * Reads a property as a whole number.
   *
   * @param id the identifier, such as {@code FF}
   * @return the number; nothing if its first value is none of an {@code int}
   * @throws NullPointerException if {@code id} is null
   */
  public OptionalInt number(String id) {
    return real(id)
        .filter(real -> real.scale() <= 0 && real.abs().compareTo(largest()) <= 0)
        .map(real -> OptionalInt.of(real.intValue()))
        .orElse(OptionalInt.empty());
  }

  private static BigDecimal largest() {
    return BigDecimal.valueOf(Integer.MAX_VALUE);
  }

  /**
   * Reads a property as a decimal number: digits, perhaps a sign before and a point among them.
   *
   * @param id the identifier, such as {@code TM}
   * @return the number; nothing if its first value is none, or longer than 18 characters
   * @throws NullPointerException if {@code id} is null
   */
  public Optional<BigDecimal> real(String id) {
    return text(id).filter(SgfInfo::isReal).map(BigDecimal::new);
  }

  private static boolean isReal(String text) {
    int points = 0;
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      boolean sign = i == 0 && (c == '+' || c == '-');
      points += c == '.' ? 1 : 0;
      digits += c >= '0' && c <= '9' ? 1 : 0;
      if (!sign && c != '.' && !(c >= '0' && c <= '9')) {
        return false;
      }
    }
    return digits > 0 && points <= 1 && text.length() <= LONGEST_NUMBER;
  }

  /**
   * Answers the format's version, {@code FF}.
   *
   * @return 1 if the tree does not tell
   */
  public int fileFormat() {
    return number("FF").orElse(1);
  }

  /**
   * Answers a player's name, {@code PB} or {@code PW}.
   *
   * @param color the side
   * @return the name; nothing if it is not known
   * @throws NullPointerException if {@code color} is null
   */
  public Optional<String> player(Color color) {
    return text(isBlack(color) ? "PB" : "PW");
  }

  /**
   * Answers a player's rank, {@code BR} or {@code WR}.
   *
   * @param color the side
   * @return the rank; nothing if it is not known
   * @throws NullPointerException if {@code color} is null
   */
  public Optional<String> rank(Color color) {
    return text(isBlack(color) ? "BR" : "WR");
  }

  /**
   * Answers a player's team, {@code BT} or {@code WT}.
   *
   * @param color the side
   * @return the team; nothing if it is not known
   * @throws NullPointerException if {@code color} is null
   */
  public Optional<String> team(Color color) {
    return text(isBlack(color) ? "BT" : "WT");
  }

  private static boolean isBlack(Color color) {
    return Objects.requireNonNull(color, "color") == Color.BLACK;
  }

  /**
   * Answers the day of the game, {@code DT}, if it is a single one in ISO's form. Dates of any
   * other form are texts.
   *
   * @return the day; nothing if it is told otherwise or not at all
   */
  public Optional<LocalDate> date() {
    return text("DT").flatMap(SgfInfo::day);
  }

  private static Optional<LocalDate> day(String text) {
    if (text.length() != 10 || text.charAt(4) != '-' || text.charAt(7) != '-') {
      return Optional.empty();
    }
    int[] parts = new int[3];
    int part = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (i == 4 || i == 7) {
        part++;
      } else if (c >= '0' && c <= '9') {
        parts[part] = parts[part] * 10 + c - '0';
      } else {
        return Optional.empty();
      }
    }
    try {
      return Optional.of(LocalDate.of(parts[0], parts[1], parts[2]));
    } catch (DateTimeException e) {
      return Optional.empty();
    }
  }

  /**
   * Answers the stated result, {@code RE}.
   *
   * @return the result; {@link StatedResult#OPEN} if none is stated
   */
  public StatedResult result() {
    return text("RE").map(StatedResult::parse).orElse(StatedResult.OPEN);
  }

  /**
   * Answers the program that wrote the tree, {@code AP}.
   *
   * @return its name and version, the version perhaps empty; nothing if it is not told
   */
  public Optional<Application> application() {
    Optional<SgfValue> value = root.value("AP");
    return value
        .flatMap(SgfValue::composed)
        .map(
            both ->
                new Application(
                    both.first().simpleText().strip(), both.second().simpleText().strip()))
        .or(() -> text("AP").map(name -> new Application(name, "")));
  }

  /**
   * Answers the declared charset, {@code CA}.
   *
   * @return the charset; nothing if none is declared that is known here
   */
  public Optional<Charset> charset() {
    return text("CA").flatMap(Charsets::named);
  }

  /**
   * Answers whether the board is to be drawn upside down, {@code IY}. It means nothing for the
   * names of squares.
   *
   * @return what it says; nothing if it says neither true nor false
   */
  public Optional<Boolean> invertedRanks() {
    return text("IY")
        .map(text -> text.toLowerCase(Locale.ROOT))
        .filter(text -> text.equals("true") || text.equals("false"))
        .map(Boolean::valueOf);
  }

  /**
   * Answers whose stones a viewer may move about, {@code AS}.
   *
   * @return the side; nothing if it says none or something else
   */
  public Optional<Color> addingSide() {
    return text("AS")
        .flatMap(
            text ->
                switch (text.toLowerCase(Locale.ROOT)) {
                  case "black" -> Optional.of(Color.BLACK);
                  case "white" -> Optional.of(Color.WHITE);
                  default -> Optional.empty();
                });
  }

  /**
   * Answers whether viewers should show the end of the game first, {@code IP}.
   *
   * @return whether it says so
   */
  public boolean startsAtEnd() {
    return text("IP").filter(text -> text.equalsIgnoreCase("end")).isPresent();
  }

  /**
   * Answers the selected square, {@code SE}.
   *
   * @return the square; nothing if it names none
   */
  public Optional<Square> selected() {
    return text("SE").flatMap(text -> Square.parse(text.toLowerCase(Locale.ROOT)));
  }

  /**
   * A program.
   *
   * @param name its name
   * @param version its version, perhaps empty
   */
  public record Application(String name, String version) {
    /**
     * Makes the pair.
     *
     * @param name its name
     * @param version its version, perhaps empty
     * @throws NullPointerException if an argument is null
     */
    public Application {
      Objects.requireNonNull(name, "name");
      Objects.requireNonNull(version, "version");
    }
  }
}
