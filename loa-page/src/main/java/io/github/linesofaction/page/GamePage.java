package io.github.linesofaction.page;

import io.github.linesofaction.notation.record.GameRecord;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/**
 * A page with games: one HTML file that needs no network and no other file. It shows the board and
 * the moves, tells faults and remarks in their places, and holds the library, compiled for
 * browsers, with which a reader tries moves and plays on. A record without moves makes a page to
 * play on.
 *
 * <p>An immutable value. What records say is taken as text and nothing else, whoever wrote them:
 * the page forbids the browser, by a content security policy of its own, to run any script but its
 * own and to ask any server for anything. The file is meant for UTF-8 and says so. Without games it
 * has less than 1.2 million characters, nearly all of them the library.
 */
public final class GamePage {
  private final PageOptions options;
  private final List<String> games;

  private GamePage(PageOptions options, List<String> games) {
    this.options = options;
    this.games = List.copyOf(games);
  }

  /**
   * Makes a page.
   *
   * @param records its games, in this order; each is judged now, and none is kept
   * @param options what the page looks like
   * @return the page
   */
  public static GamePage of(Iterable<GameRecord> records, PageOptions options) {
    Objects.requireNonNull(records, "records");
    Objects.requireNonNull(options, "options");
    List<String> games = new ArrayList<>();
    for (GameRecord record : records) {
      games.add(new GameData(Objects.requireNonNull(record, "record"), options).toText());
    }
    return new GamePage(options, games);
  }

  /** {@return how many games the page has} */
  public int size() {
    return games.size();
  }

  /** {@return the whole file} */
  public String toText() {
    StringBuilder text = new StringBuilder();
    try {
      writeTo(text);
    } catch (IOException e) {
      throw new AssertionError("a text takes everything", e);
    }
    return text.toString();
  }

  /**
   * Writes the file.
   *
   * @param target what takes the text
   * @throws IOException if {@code target} throws it
   */
  public void writeTo(Appendable target) throws IOException {
    Objects.requireNonNull(target, "target");
    Json data = new Json().open('{').put("title", options.title());
    data.key("notices").open('[');
    options.notices().forEach(data::text);
    data.close(']').key("games").open('[');
    games.forEach(data::raw);
    data.close(']').close('}');
    PageFrame.write(options.title(), data.toString(), target);
  }

  /** {@return the title and the number of games, for messages} */
  @Override
  public String toString() {
    return options.title() + ", " + games.size() + (games.size() == 1 ? " game" : " games");
  }
}
