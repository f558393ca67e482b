package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.text.Place;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** What a node says about its move, read and written. */
final class SgfAnnotations {
  private static final List<String> OF_SIGNS = List.of("TE", "BM", "IT", "DO", "NAG");
  private static final int LONGEST_NUMBER = 18;

  /** The signs that SGF has properties for. */
  private static final Map<Sign, SgfProperty> PROPERTIES =
      Map.of(
          Sign.GOOD, SgfProperty.of("TE", "1"),
          Sign.MISTAKE, SgfProperty.of("BM", "1"),
          Sign.BRILLIANT, SgfProperty.of("TE", "2"),
          Sign.BLUNDER, SgfProperty.of("BM", "2"),
          Sign.INTERESTING, SgfProperty.of("IT", ""),
          Sign.DOUBTFUL, SgfProperty.of("DO", ""));

  private SgfAnnotations() {}

  /** The first move of a node. */
  static Optional<SgfProperty> move(SgfNode node) {
    for (SgfProperty property : node.properties()) {
      if (SgfProperties.isMove(property.id())) {
        return Optional.of(property);
      }
    }
    return Optional.empty();
  }

  /** Whose move a property tells. */
  static Color side(SgfProperty move) {
    return move.id().equals("B") ? Color.BLACK : Color.WHITE;
  }

  static SgfNode withMove(SgfNode node, Color side, String text) {
    String id = side == Color.BLACK ? "B" : "W";
    SgfProperty move = SgfProperty.of(id, text);
    SgfNode other = node.without(side == Color.BLACK ? "W" : "B");
    if (other.has(id)) {
      return other.with(move);
    }
    List<SgfProperty> properties = new ArrayList<>(other.properties());
    properties.add(0, move);
    return SgfNode.of(properties, node.place());
  }

  /** All that a node comments, in one text; nothing if that is blank. */
  static Optional<String> comment(SgfNode node) {
    if (!node.has("C")) {
      return Optional.empty();
    }
    StringBuilder comment = new StringBuilder();
    for (SgfProperty property : node.properties()) {
      if (property.id().equals("C")) {
        for (SgfValue value : property.values()) {
          comment.append(comment.length() == 0 ? "" : "\n").append(value.text());
        }
      }
    }
    return comment.toString().isBlank() ? Optional.empty() : Optional.of(comment.toString());
  }

  /** The annotation signs that the properties of a node stand for. */
  static List<Sign> signs(SgfNode node) {
    List<Sign> signs = new ArrayList<>(1);
    SgfRecordBuilder.byId(node).forEach((id, values) -> addSigns(id, values, signs));
    return signs;
  }

  private static void addSigns(String id, List<SgfValue> values, List<Sign> signs) {
    for (SgfValue value : values) {
      String text = value.simpleText().strip();
      boolean stressed = text.equals("2");
      switch (id) {
        case "TE" -> signs.add(stressed ? Sign.BRILLIANT : Sign.GOOD);
        case "BM" -> signs.add(stressed ? Sign.BLUNDER : Sign.MISTAKE);
        case "IT" -> signs.add(Sign.INTERESTING);
        case "DO" -> signs.add(Sign.DOUBTFUL);
        case "NAG" -> sign(text).ifPresent(signs::add);
        default -> {}
      }
    }
  }

  private static Optional<Sign> sign(String text) {
    boolean digits = text.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits && !text.isEmpty() && text.length() <= 3
        ? Optional.of(new Sign(Integer.parseInt(text)))
        : Optional.empty();
  }

  static SgfNode withSigns(SgfNode node, List<Sign> signs) {
    SgfNode bare = node;
    for (String id : OF_SIGNS) {
      bare = bare.without(id);
    }
    if (signs.isEmpty()) {
      return bare;
    }
    SgfProperty own = PROPERTIES.get(signs.get(0));
    if (signs.size() == 1 && own != null) {
      return bare.with(own);
    }
    List<SgfValue> values =
        List.of(
            signs.stream()
                .map(sign -> SgfValue.of(String.valueOf(sign.number())))
                .toArray(SgfValue[]::new));
    return bare.with(SgfProperty.of("NAG", values, Place.NOWHERE));
  }

  /** The time that the side that moved has left, in seconds; nothing if that is no number. */
  static Optional<Duration> clock(SgfNode node, Color mover) {
    return node.value(clockId(mover))
        .map(value -> value.simpleText().strip())
        .filter(SgfAnnotations::isNumber)
        .map(text -> duration(new BigDecimal(text)));
  }

  static SgfNode withClock(SgfNode node, Color mover, Optional<Duration> clock) {
    return clock.isEmpty()
        ? node.without(clockId(mover))
        : node.with(SgfProperty.of(clockId(mover), seconds(clock.get())));
  }

  private static String clockId(Color mover) {
    return mover == Color.BLACK ? "BL" : "WL";
  }

  private static Duration duration(BigDecimal seconds) {
    long whole = seconds.longValue();
    long nanos = seconds.subtract(BigDecimal.valueOf(whole)).movePointRight(9).longValue();
    return Duration.ofSeconds(whole, nanos);
  }

  private static String seconds(Duration clock) {
    return BigDecimal.valueOf(clock.getSeconds())
        .add(BigDecimal.valueOf(clock.getNano(), 9))
        .stripTrailingZeros()
        .toPlainString();
  }

  /** Whether a text is a number of seconds that is not negative. */
  private static boolean isNumber(String text) {
    int points = 0;
    int digits = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '.') {
        points++;
      } else if (c >= '0' && c <= '9') {
        digits++;
      } else {
        return false;
      }
    }
    return digits > 0 && points <= 1 && text.length() <= LONGEST_NUMBER;
  }
}
