package io.github.linesofaction.cli;

import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileVisitOption;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.stream.Stream;

/**
 * Finds what the arguments of a command name: files as they are, folders with all records under
 * them, and {@code -} for standard input.
 */
final class RecordSources {
  /** What records are called inside a folder; a file named by itself may be called anything. */
  private static final List<String> ENDINGS = List.of(".txt", ".sgf", ".pgn");

  private RecordSources() {}

  /** Answers the sources in the order of their names, those in a folder by path. */
  static List<Source> named(List<String> names, InputStream standardInput) throws IOException {
    List<Source> sources = new ArrayList<>();
    for (String name : names) {
      if (name.equals("-")) {
        sources.add(Source.of("standard input", standardInput));
        continue;
      }
      Path path = path(name);
      if (Files.isDirectory(path)) {
        addFolder(path, sources);
      } else {
        sources.add(Source.of(path));
      }
    }
    return sources;
  }

  private static void addFolder(Path folder, List<Source> sources) throws IOException {
    try (Stream<Path> found = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      found.filter(RecordSources::isRecord).sorted().map(Source::of).forEach(sources::add);
    }
  }

  private static Path path(String name) {
    Path path;
    try {
      path = Path.of(name);
    } catch (InvalidPathException e) {
      throw new UnusableException("\"" + name + "\": no path: " + e.getReason());
    }
    if (!Files.exists(path)) {
      throw new UnusableException("\"" + name + "\": no such file or folder");
    }
    if (!Files.isReadable(path)) {
      throw new UnusableException("\"" + name + "\": may not be read");
    }
    return path;
  }

  private static boolean isRecord(Path path) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith) && Files.isRegularFile(path);
  }
}
