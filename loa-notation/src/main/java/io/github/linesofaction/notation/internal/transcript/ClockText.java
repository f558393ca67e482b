package io.github.linesofaction.notation.internal.transcript;

import java.math.BigDecimal;
import java.time.Duration;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** How transcripts tell a clock: {@code [%left 0:00:59.5]} in a remark. */
public final class ClockText {
  static final Pattern BEGINNING =
      Pattern.compile("\\[%left\\s+([0-9]{1,15}:[0-9]{1,2}:[0-9]{1,2}(?:\\.[0-9]{1,9})?)\\s*\\]");

  private static final long MOST_HOURS = 999_999_999_999_999L;
  private static final int SECONDS = 3600;

  private ClockText() {}

  /** Returns whether a remark begins as a clock does, so that it has to be told from one. */
  public static boolean isLike(String remark) {
    return BEGINNING.matcher(remark.strip()).lookingAt();
  }

  /** Writes a clock as a remark; nothing if it shows more than fits. */
  public static Optional<String> of(Duration left) {
    if (left.toHours() > MOST_HOURS) {
      return Optional.empty();
    }
    BigDecimal seconds =
        BigDecimal.valueOf(left.getSeconds() % 60).add(BigDecimal.valueOf(left.getNano(), 9));
    String plain = seconds.stripTrailingZeros().toPlainString();
    String minutes = pair(left.getSeconds() % SECONDS / 60);
    boolean oneDigit = left.getSeconds() % 60 < 10;
    return Optional.of(
        "{[%left " + left.toHours() + ":" + minutes + ":" + (oneDigit ? "0" : "") + plain + "]}");
  }

  private static String pair(long number) {
    return number < 10 ? "0" + number : String.valueOf(number);
  }

  /** Reads hours, minutes and seconds. */
  static Duration parse(String text) {
    Matcher parts = BEGINNING.matcher("[%left " + text + "]");
    if (!parts.matches()) {
      throw new IllegalArgumentException(text);
    }
    String[] each = text.split(":", -1);
    BigDecimal seconds = new BigDecimal(each[2]);
    return Duration.ofHours(Long.parseLong(each[0]))
        .plusMinutes(Long.parseLong(each[1]))
        .plusNanos(seconds.movePointRight(9).longValue());
  }
}
