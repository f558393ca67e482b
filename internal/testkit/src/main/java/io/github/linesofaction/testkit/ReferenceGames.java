package io.github.linesofaction.testkit;

import java.io.Reader;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Objects;

/**
 * Reads tables of {@link ReferenceGame}: one a line, tabs between moves, last position, black has
 * won, white has won, how it ended ({@code goal}, {@code dead}, {@code stuck}, {@code cut}).
 */
public final class ReferenceGames {
  private ReferenceGames() {}

  /**
   * The reference games of a variant.
   *
   * @param variantId one of {@link ReferencePositions#variantIds()}
   * @return an unmodifiable list, in the order of the file
   * @throws NullPointerException if {@code variantId} is null
   * @throws IllegalArgumentException if there is no such table
   */
  public static List<ReferenceGame> load(String variantId) {
    Objects.requireNonNull(variantId, "variantId");
    return games(Tsv.resource("/reference/games-" + variantId + ".tsv", 5));
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
  public static List<ReferenceGame> read(Reader reader) {
    return games(Tsv.rows(reader, 5));
  }

  private static List<ReferenceGame> games(List<List<String>> rows) {
    List<ReferenceGame> games = new ArrayList<>();
    for (List<String> row : rows) {
      games.add(
          new ReferenceGame(
              Tsv.words(row.get(0)),
              row.get(1),
              Tsv.yes(row.get(2)),
              Tsv.yes(row.get(3)),
              ReferenceGame.End.valueOf(row.get(4).toUpperCase(Locale.ROOT))));
    }
    return List.copyOf(games);
  }
}
