package io.github.linesofaction.page;

import io.github.linesofaction.notation.record.RecordValidator;
import java.util.List;
import java.util.Objects;

/** What a page of games looks like, and by what its games are judged. An immutable value. */
public final class PageOptions {
  private final String title;
  private final RecordValidator validator;
  private final boolean atFaults;
  private final List<String> notices;

  private PageOptions(
      String title, RecordValidator validator, boolean atFaults, List<String> notices) {
    this.title = title;
    this.validator = validator;
    this.atFaults = atFaults;
    this.notices = notices;
  }

  /**
   * Returns the options of a page whose games open at their starts, judged by the records' own
   * rules.
   *
   * @param title the page's title, any text
   * @return the options
   */
  public static PageOptions titled(String title) {
    return new PageOptions(
        Objects.requireNonNull(title, "title"), RecordValidator.standard(), false, List.of());
  }

  /**
   * Says what judges the games, and with it which rules they are shown under.
   *
   * @param value the judge
   * @return these options with it
   */
  public PageOptions withValidator(RecordValidator value) {
    return new PageOptions(title, Objects.requireNonNull(value, "value"), atFaults, notices);
  }

  /**
   * Chooses where games open.
   *
   * @param value true for the ply of the first fault, where there is one, false for the start
   * @return these options with that
   */
  public PageOptions withGamesAtFaults(boolean value) {
    return new PageOptions(title, validator, value, notices);
  }

  /**
   * Says what stands above the games, such as how many were judged, or which file could not be
   * read.
   *
   * @param sentences any texts, in place of those chosen before
   * @return these options with them
   */
  public PageOptions withNotices(List<String> sentences) {
    return new PageOptions(
        title, validator, atFaults, List.copyOf(Objects.requireNonNull(sentences, "sentences")));
  }

  /** {@return the title of the page} */
  public String title() {
    return title;
  }

  /** {@return what judges the games} */
  public RecordValidator validator() {
    return validator;
  }

  /** {@return whether games open at their first fault} */
  public boolean gamesAtFaults() {
    return atFaults;
  }

  /** {@return what stands above the games; unmodifiable} */
  public List<String> notices() {
    return notices;
  }

  /** {@return the options for messages} */
  @Override
  public String toString() {
    return "PageOptions[" + title + (atFaults ? ", at faults]" : "]");
  }
}
