package io.github.linesofaction.testkit;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.OptionalInt;

/**
 * Reads tables of {@link ReferencePosition}: one a line, tabs between position, number of legal
 * moves, legal moves, black groups, white groups (both may be empty), black has won, white has won.
 */
public final class ReferencePositions {
  private static final List<String> VARIANTS =
      List.of(
          "alveole",
          "ambiloa",
          "gemma",
          "neighbors",
          "parachute",
          "scrambled-eggs",
          "sfilzotto",
          "sfilzotto-beppi",
          "sfilzotto-chiuso",
          "standard");

  private ReferencePositions() {}

  /**
   * The ids of the variants that have reference positions and games.
   *
   * @return an unmodifiable list
   */
  public static List<String> variantIds() {
    return VARIANTS;
  }

  /**
   * The reference positions of a variant.
   *
   * @param variantId one of {@link #variantIds()}
   * @return an unmodifiable list, in the order of the file
   * @throws NullPointerException if {@code variantId} is null
   * @throws IllegalArgumentException if there is no such table
   */
  public static List<ReferencePosition> load(String variantId) {
    Objects.requireNonNull(variantId, "variantId");
    return positions(Tsv.resource("/reference/positions-" + variantId + ".tsv", 7));
  }

  /**
   * Reads a table.
   *
   * @param reader the text; it is read to its end and not closed
   * @return an unmodifiable list, in the order of the text
   * @throws NullPointerException if {@code reader} is null
   * @throws IllegalArgumentException if a line is not such a row
   * @throws java.io.UncheckedIOException if reading fails
   */
  public static List<ReferencePosition> read(Reader reader) {
    return positions(Tsv.rows(reader, 7));
  }

  private static List<ReferencePosition> positions(List<List<String>> rows) {
    List<ReferencePosition> positions = new ArrayList<>();
    for (List<String> row : rows) {
      List<String> moves = Tsv.words(row.get(2));
      if (moves.size() != Integer.parseInt(row.get(1))) {
        throw new IllegalArgumentException(
            "says " + row.get(1) + " moves, lists " + moves.size() + ": " + row.get(0));
      }
      positions.add(
          new ReferencePosition(
              row.get(0),
              moves,
              optional(row.get(3)),
              optional(row.get(4)),
              Tsv.yes(row.get(5)),
              Tsv.yes(row.get(6))));
    }
    return List.copyOf(positions);
  }

  private static OptionalInt optional(String text) {
    return text.isEmpty() ? OptionalInt.empty() : OptionalInt.of(Integer.parseInt(text));
  }
}
