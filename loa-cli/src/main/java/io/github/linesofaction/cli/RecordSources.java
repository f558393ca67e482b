package io.github.linesofaction.cli;

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
  static List<RecordSource> named(List<String> names, InputStream standardInput)
      throws IOException {
    List<RecordSource> sources = new ArrayList<>();
    for (String name : names) {
      if (name.equals("-")) {
        sources.add(new RecordSource("standard input", 0, () -> standardInput));
        continue;
      }
      Path path = path(name);
      if (Files.isDirectory(path)) {
        addFolder(path, sources);
      } else {
        sources.add(file(path));
      }
    }
    return sources;
  }

  private static void addFolder(Path folder, List<RecordSource> sources) throws IOException {
    List<Path> files;
    try (Stream<Path> found = Files.walk(folder, FileVisitOption.FOLLOW_LINKS)) {
      files = found.filter(RecordSources::isRecord).sorted().toList();
    }
    for (Path file : files) {
      sources.add(file(file));
    }
  }

  private static RecordSource file(Path file) throws IOException {
    long bytes = Files.isRegularFile(file) ? Files.size(file) : 0;
    return new RecordSource(file.toString(), bytes, () -> Files.newInputStream(file));
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
