package io.github.linesofaction.testkit;

import java.io.Reader;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Set;

/**
 * Reads tables of {@link ReferenceCase}: one a line, tabs between case, variant, rules, position,
 * moves, ask, argument, expected. A dash in the columns rules, moves and argument means that there
 * is nothing to say; {@code start} as position means the start of the variant.
 */
public final class Cases {
  private static final List<String> SECTIONS =
      List.of("moves", "lines", "results", "no-move", "repetition", "variants");
  private static final Set<String> RULES =
      Set.of("both", "noMove", "boardOnly", "repetition", "claim");
  private static final int COLUMNS = 8;

  private Cases() {}

  /**
   * The tables that come with this module: {@code moves} (cases M), {@code lines} (L), {@code
   * results} (C), {@code no-move} (S), {@code repetition} (R) and {@code variants} (V).
   *
   * @return an unmodifiable list
   */
  public static List<String> sections() {
    return SECTIONS;
  }

  /**
   * The cases of one section.
   *
   * @param section one of {@link #sections()}
   * @return an unmodifiable list, in the order of the file
   * @throws NullPointerException if {@code section} is null
   * @throws IllegalArgumentException if there is no such section
   */
  public static List<ReferenceCase> load(String section) {
    Objects.requireNonNull(section, "section");
    return cases(Tsv.resource("/cases/" + section + ".tsv", COLUMNS));
  }

  /**
   * The cases of all sections.
   *
   * @return an unmodifiable list, in the order of the files
   */
  public static List<ReferenceCase> loadAll() {
    List<ReferenceCase> all = new ArrayList<>();
    for (String section : SECTIONS) {
      all.addAll(load(section));
    }
    return List.copyOf(all);
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
  public static List<ReferenceCase> read(Reader reader) {
    return cases(Tsv.rows(reader, COLUMNS));
  }

  private static List<ReferenceCase> cases(List<List<String>> rows) {
    List<ReferenceCase> cases = new ArrayList<>();
    for (List<String> row : rows) {
      String position = row.get(3);
      cases.add(
          new ReferenceCase(
              row.get(0),
              row.get(1),
              rules(row.get(2)),
              position.equals("start") ? OracleVariant.of(row.get(1)).start() : position,
              row.get(4).equals("-") ? List.of() : Tsv.words(row.get(4)),
              row.get(5),
              row.get(6),
              row.get(7)));
    }
    return List.copyOf(cases);
  }

  private static Map<String, String> rules(String text) {
    Map<String, String> rules = new HashMap<>();
    if (text.equals("-")) {
      return rules;
    }
    for (String word : Tsv.words(text)) {
      int equals = word.indexOf('=');
      if (equals < 0 || !RULES.contains(word.substring(0, equals))) {
        throw new IllegalArgumentException("\"" + word + "\" is no choice of a rule: " + RULES);
      }
      rules.put(word.substring(0, equals), word.substring(equals + 1));
    }
    return rules;
  }
}
