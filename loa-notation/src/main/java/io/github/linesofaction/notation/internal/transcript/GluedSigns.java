package io.github.linesofaction.notation.internal.transcript;

import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The signs of an annotator that stand glued to a move, or alone behind one. Other marks, such as
 * those of a threat or a win, stay with the move.
 *
 * @param word the move without them; empty if the text is signs alone
 * @param signs their numbers, as chess records have them
 */
record GluedSigns(String word, List<Integer> signs) {
  /** Longer ones first, of those that end alike. */
  private static final List<Map.Entry<String, Integer>> SIGNS =
      List.of(
          Map.entry("!!", 3),
          Map.entry("??", 4),
          Map.entry("!?", 5),
          Map.entry("?!", 6),
          Map.entry("!", 1),
          Map.entry("?", 2),
          Map.entry("+/-", 16),
          Map.entry("-/+", 17),
          Map.entry("+/=", 14),
          Map.entry("=/+", 15),
          Map.entry("\u00b1", 16),
          Map.entry("\u2213", 17),
          Map.entry("\u2a72", 14),
          Map.entry("\u2a71", 15),
          Map.entry("+-", 18),
          Map.entry("-+", 19),
          Map.entry("\u221e", 13),
          Map.entry("\u25a1", 7),
          Map.entry("N", 146));

  /** What signs end with. */
  private static final String LAST =
      SIGNS.stream()
          .map(sign -> sign.getKey().substring(sign.getKey().length() - 1))
          .collect(Collectors.joining());

  /**
   * Takes the signs off a word.
   *
   * @param text a word of a line
   * @param behindWord whether it stands behind another word, so that it may be signs alone
   */
  static GluedSigns of(String text, boolean behindWord) {
    if (LAST.indexOf(text.charAt(text.length() - 1)) < 0) {
      return new GluedSigns(text, List.of());
    }
    for (Map.Entry<String, Integer> sign : SIGNS) {
      String word = text.substring(0, Math.max(0, text.length() - sign.getKey().length()));
      boolean alone = word.isEmpty() && behindWord;
      if (text.endsWith(sign.getKey()) && (alone || endsMove(word))) {
        return new GluedSigns(word, List.of(sign.getValue()));
      }
    }
    return new GluedSigns(text, List.of());
  }

  /** Whether a text ends as moves do, so that what is glued to it is no part of a word. */
  private static boolean endsMove(String word) {
    int end = word.length();
    while (end > 0 && "+#>=^".indexOf(word.charAt(end - 1)) >= 0) {
      end--;
    }
    boolean digit = end > 0 && word.charAt(end - 1) >= '0' && word.charAt(end - 1) <= '9';
    return (digit || end < word.length() && end > 0)
        && MoveWords.hasDigit(word)
        && startsMove(word);
  }

  private static boolean startsMove(String word) {
    char first = word.charAt(0);
    return first >= 'a' && first <= 'p'
        || first >= 'A' && first <= 'P'
        || first == 'x'
        || first == ':';
  }
}
