package io.github.linesofaction.cli;

import java.util.Collection;
import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;

/** What a user may have meant by a name that is not known. */
final class Nearest {
  /** A name further off than this is another name. */
  private static final int FURTHEST = 2;

  private Nearest() {}

  /** Returns a question to put behind a message, or nothing if no name is near. */
  static String question(String name, Collection<String> known) {
    return of(name, known).map(near -> "; did you mean " + near + "?").orElse("");
  }

  private static Optional<String> of(String name, Collection<String> known) {
    String lower = name.toLowerCase(Locale.ROOT);
    return known.stream()
        .filter(each -> Math.abs(each.length() - lower.length()) <= FURTHEST)
        .filter(each -> distance(lower, each.toLowerCase(Locale.ROOT)) <= FURTHEST)
        .min(
            Comparator.<String>comparingInt(each -> distance(lower, each.toLowerCase(Locale.ROOT)))
                .thenComparing(Comparator.naturalOrder()));
  }

  /** Returns how many letters are to be put in, left out or changed. */
  private static int distance(String one, String other) {
    int[] row = new int[other.length() + 1];
    for (int j = 0; j < row.length; j++) {
      row[j] = j;
    }
    for (int i = 1; i <= one.length(); i++) {
      int diagonal = row[0];
      row[0] = i;
      for (int j = 1; j < row.length; j++) {
        int changed = diagonal + (one.charAt(i - 1) == other.charAt(j - 1) ? 0 : 1);
        diagonal = row[j];
        row[j] = Math.min(changed, 1 + Math.min(row[j], row[j - 1]));
      }
    }
    return row[other.length()];
  }
}
