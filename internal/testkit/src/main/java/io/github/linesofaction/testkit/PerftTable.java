package io.github.linesofaction.testkit;

import java.io.Reader;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.OptionalLong;

/**
 * Known numbers of turn sequences from one position.
 *
 * <p>The text form has one depth a line, tabs between table id, variant id, rule for a side without
 * a move ({@code LOSES}, {@code PASSES}, {@code DRAWS}, or {@code ANY} where the tree holds none),
 * position, depth, nodes, captures among the last turns, sequences that end with only the side that
 * moved last at its goal, with only the other, with both, and with at least one. A dash stands for
 * a number that is not known. Lines of one table stand together, depths rising.
 *
 * @param id the name of the table
 * @param variantId an id that {@link OracleVariant#of} knows
 * @param noMove {@code LOSES}, {@code PASSES}, {@code DRAWS} or {@code ANY}
 * @param position position text
 * @param rows the depths, rising
 */
public record PerftTable(
    String id, String variantId, String noMove, String position, List<Row> rows) {

  private static final int COLUMNS = 11;

  /**
   * The numbers of one depth. Finished positions have no children; a pass is a child.
   *
   * @param depth how many turns, at least 1
   * @param nodes sequences of exactly that many turns
   * @param captures those whose last turn is a capture, if known
   * @param moverOnly those that end with only the side that moved last at its goal, if known
   * @param otherOnly those that end with only the other side at its goal, if known
   * @param both those that end with both at their goal, if known
   * @param reached those that end with at least one side at its goal, if known
   */
  public record Row(
      int depth,
      long nodes,
      OptionalLong captures,
      OptionalLong moverOnly,
      OptionalLong otherOnly,
      OptionalLong both,
      OptionalLong reached) {

    /**
     * Whether anything but the number of nodes is known.
     *
     * @return true if so
     */
    public boolean hasDetails() {
      return captures.isPresent()
          || moverOnly.isPresent()
          || otherOnly.isPresent()
          || both.isPresent()
          || reached.isPresent();
    }
  }

  /**
   * Copies the list.
   *
   * @param id as for the record
   * @param variantId as for the record
   * @param noMove as for the record
   * @param position as for the record
   * @param rows as for the record
   * @throws NullPointerException if a component is null
   */
  public PerftTable {
    Objects.requireNonNull(id, "id");
    Objects.requireNonNull(variantId, "variantId");
    Objects.requireNonNull(noMove, "noMove");
    Objects.requireNonNull(position, "position");
    rows = List.copyOf(rows);
  }

  /**
   * The table that comes with this module.
   *
   * @return an unmodifiable list
   */
  public static List<PerftTable> load() {
    return tables(Tsv.resource("/perft/perft.tsv", COLUMNS));
  }

  /**
   * One of the tables that come with this module.
   *
   * @param id the name of the table, for example {@code N1}
   * @return the table
   * @throws NullPointerException if {@code id} is null
   * @throws IllegalArgumentException if there is no such table
   */
  public static PerftTable load(String id) {
    Objects.requireNonNull(id, "id");
    for (PerftTable table : load()) {
      if (table.id().equals(id)) {
        return table;
      }
    }
    throw new IllegalArgumentException("no perft table \"" + id + "\"");
  }

  /**
   * Reads tables.
   *
   * @param reader the text; it is read to its end and not closed
   * @return an unmodifiable list, in the order of the text
   * @throws NullPointerException if {@code reader} is null
   * @throws IllegalArgumentException if a line is not such a row
   * @throws java.io.UncheckedIOException if reading fails
   */
  public static List<PerftTable> read(Reader reader) {
    return tables(Tsv.rows(reader, COLUMNS));
  }

  /**
   * The rows with at most so many nodes, for a test with little time.
   *
   * @param maxNodes the largest number of nodes wanted
   * @return the first rows of this table
   */
  public List<Row> rowsUpTo(long maxNodes) {
    return rows.stream().filter(row -> row.nodes() <= maxNodes).toList();
  }

  private static List<PerftTable> tables(List<List<String>> lines) {
    Map<List<String>, List<Row>> byHead = new LinkedHashMap<>();
    for (List<String> line : lines) {
      Row row =
          new Row(
              Integer.parseInt(line.get(4)),
              number(line.get(5)),
              optional(line.get(6)),
              optional(line.get(7)),
              optional(line.get(8)),
              optional(line.get(9)),
              optional(line.get(10)));
      byHead.computeIfAbsent(line.subList(0, 4), head -> new ArrayList<>()).add(row);
    }
    List<PerftTable> tables = new ArrayList<>();
    byHead.forEach(
        (head, rows) ->
            tables.add(new PerftTable(head.get(0), head.get(1), head.get(2), head.get(3), rows)));
    return List.copyOf(tables);
  }

  private static OptionalLong optional(String text) {
    return text.equals("-") ? OptionalLong.empty() : OptionalLong.of(number(text));
  }

  private static long number(String text) {
    long number = Long.parseLong(text);
    if (number < 0) {
      throw new IllegalArgumentException(
          String.format(Locale.ROOT, "%d is no count of sequences", number));
    }
    return number;
  }
}
