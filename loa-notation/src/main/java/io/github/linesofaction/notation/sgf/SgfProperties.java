package io.github.linesofaction.notation.sgf;

import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;

/** Which property means what in a record. */
final class SgfProperties {
  /** Those that put stones on squares, take them off, or say whose turn it is. */
  static final Set<String> SETUP = Set.of("AB", "AE", "AW", "PL");

  /** Those of a move, beside the move itself. */
  private static final Set<String> OF_MOVES =
      Set.of("BL", "BM", "DO", "IT", "KO", "MN", "NAG", "OB", "OW", "TE", "WL");

  /** Those that become other parts of a record than tags. */
  private static final Set<String> PARTS =
      Set.of("B", "C", "CA", "FF", "GM", "RE", "SU", "SZ", "W");

  private static final Set<String> MULTILINE = Set.of("C", "GC");

  /** The names that other forms use for tags of SGF, in small letters. */
  private static final Map<String, String> OTHER_NAMES =
      Map.ofEntries(
          Map.entry("annotator", "AN"),
          Map.entry("black", "PB"),
          Map.entry("blackrank", "BR"),
          Map.entry("blackteam", "BT"),
          Map.entry("date", "DT"),
          Map.entry("event", "EV"),
          Map.entry("opening", "ON"),
          Map.entry("p1", "PB"),
          Map.entry("p2", "PW"),
          Map.entry("player1", "PB"),
          Map.entry("player2", "PW"),
          Map.entry("round", "RO"),
          Map.entry("rules", "RU"),
          Map.entry("site", "PC"),
          Map.entry("source", "SO"),
          Map.entry("white", "PW"),
          Map.entry("whiterank", "WR"),
          Map.entry("whiteteam", "WT"));

  private static final Pattern DATE = Pattern.compile("[0-9]{4}\\.[0-9]{2}(\\.[0-9]{2})?");

  private SgfProperties() {}

  /** Whether a property of the first node becomes a tag. */
  static boolean isTag(String id) {
    return !PARTS.contains(id) && !SETUP.contains(id) && !OF_MOVES.contains(id);
  }

  /** Whether line breaks of a property's values mean something. */
  static boolean isMultiline(String id) {
    return MULTILINE.contains(id);
  }

  static boolean isMove(String id) {
    return id.equals("B") || id.equals("W");
  }

  /** Returns what a tag says in SGF, which writes dates with hyphens. */
  static String valueOf(String id, String value) {
    return id.equals("DT") && DATE.matcher(value).matches() ? value.replace('.', '-') : value;
  }

  /** Returns the identifier under which a tag is written; nothing if no letter is left of it. */
  static Optional<String> idOf(String tag) {
    StringBuilder plain = new StringBuilder();
    StringBuilder small = new StringBuilder();
    for (int i = 0; i < tag.length(); i++) {
      char c = tag.charAt(i);
      boolean lower = c >= 'a' && c <= 'z';
      boolean upper = c >= 'A' && c <= 'Z';
      boolean digit = c >= '0' && c <= '9' && plain.length() > 0;
      if (lower || upper || digit) {
        plain.append(lower ? (char) (c - 'a' + 'A') : c);
        small.append(upper ? (char) (c - 'A' + 'a') : c);
      }
    }
    if (plain.length() == 0) {
      return Optional.empty();
    }
    String known = OTHER_NAMES.get(small.toString());
    if (known != null) {
      return Optional.of(known);
    }
    String id = plain.toString();
    return Optional.of(isTag(id) ? id : "X" + id);
  }
}
