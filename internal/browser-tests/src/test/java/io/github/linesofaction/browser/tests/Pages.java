package io.github.linesofaction.browser.tests;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.page.GamePage;
import io.github.linesofaction.page.PageOptions;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.io.Writer;
import java.net.URI;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** Makes pages to be opened, and says what has to stand on them. */
final class Pages {
  private static final Path FOLDER = Path.of(System.getProperty("loa.pages"));

  /** The project's top folder. */
  static final Path TOP = Path.of("..", "..");

  private Pages() {}

  /** Writes a page into a file and returns its address. */
  static URI of(String name, List<GameRecord> records) {
    return of(name, GamePage.of(records, PageOptions.titled(name)));
  }

  static URI of(String name, GamePage page) {
    try {
      Files.createDirectories(FOLDER);
      Path file = FOLDER.resolve(name + ".html").toAbsolutePath();
      try (Writer writer = Files.newBufferedWriter(file)) {
        page.writeTo(writer);
      }
      return file.toUri();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  static List<GameRecord> read(Source source) {
    List<GameRecord> records = new ArrayList<>();
    try (RecordReader reader = Records.read(source)) {
      while (reader.hasNext()) {
        records.add(reader.next());
      }
    }
    return records;
  }

  static List<GameRecord> read(String text) {
    return read(Source.of(text));
  }

  /**
   * Returns the position texts of the main line: the start, then after each move, and the last one
   * again for moves that cannot be played.
   */
  static List<String> positions(GameRecord record) {
    List<String> positions = new ArrayList<>();
    String last = position(record.root(), "");
    positions.add(last);
    for (RecordNode node : record.mainLine()) {
      last = position(node, last);
      positions.add(last);
    }
    return positions;
  }

  private static String position(RecordNode node, String otherwise) {
    try {
      Game game = node.game();
      return game.position().toString();
    } catch (io.github.linesofaction.notation.record.RecordException e) {
      return otherwise;
    }
  }
}
