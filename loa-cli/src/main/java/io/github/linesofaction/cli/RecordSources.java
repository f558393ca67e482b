package io.github.linesofaction.cli;

import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.io.InputStream;
import java.nio.file.FileSystemLoopException;
import java.nio.file.FileVisitOption;
import java.nio.file.FileVisitResult;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.nio.file.SimpleFileVisitor;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;

/**
 * Finds what the arguments of a command name: files as they are, folders with all records under
 * them, and {@code -} for standard input. What cannot be found or read does not keep the rest from
 * being read.
 */
final class RecordSources {
  /** What records are called inside a folder; a file named by itself may be called anything. */
  private static final List<String> ENDINGS =
      List.of(
          ".txt",
          ".sgf",
          ".pgn",
          ".json",
          ".jsonl",
          ".txt.gz",
          ".sgf.gz",
          ".pgn.gz",
          ".json.gz",
          ".jsonl.gz",
          ".zip");

  private final List<Source> sources = new ArrayList<>();
  private final List<Trouble> troubles = new ArrayList<>();
  private final List<Path> skipped = new ArrayList<>();

  private RecordSources() {}

  /** Finds the sources in the order of their names, those in a folder by path. */
  static RecordSources named(List<String> names, InputStream standardInput) throws IOException {
    if (Collections.frequency(names, "-") > 1) {
      throw new UnusableException("- stands twice, and standard input can be read once");
    }
    RecordSources found = new RecordSources();
    for (String name : names) {
      if (name.equals("-")) {
        found.sources.add(Source.of("standard input", standardInput));
      } else {
        found.add(name);
      }
    }
    return found;
  }

  /** Returns what can be read. */
  List<Source> sources() {
    return List.copyOf(sources);
  }

  /** Returns in words what cannot be read. */
  List<Trouble> troubles() {
    return List.copyOf(troubles);
  }

  /** Returns the files in folders that are no records by their names. */
  List<Path> skipped() {
    return List.copyOf(skipped);
  }

  /** Tells each trouble, and returns whether there was any. */
  boolean complain(Streams streams) {
    troubles.forEach(trouble -> streams.complain(trouble.words()));
    return !troubles.isEmpty();
  }

  private void add(String name) throws IOException {
    Path path;
    try {
      path = Path.of(name);
    } catch (InvalidPathException e) {
      troubles.add(Trouble.of(name, "no path: " + e.getReason() + localeHint(name)));
      return;
    }
    if (!Files.exists(path)) {
      String what = Files.isSymbolicLink(path) ? "a link to nothing" : "no such file or folder";
      troubles.add(Trouble.of(name, what + localeHint(name)));
    } else if (!Files.isReadable(path)) {
      troubles.add(Trouble.of(name, "may not be read"));
    } else if (Files.isDirectory(path)) {
      addFolder(path);
    } else {
      sources.add(Source.of(path));
    }
  }

  private static String localeHint(String name) {
    return name.chars().allMatch(c -> c < 128)
        ? ""
        : "; if there is one, the locale cannot name it: try LC_ALL=C.UTF-8";
  }

  private void addFolder(Path folder) throws IOException {
    List<Path> records = new ArrayList<>();
    int troublesBefore = troubles.size();
    Files.walkFileTree(
        folder, EnumSet.of(FileVisitOption.FOLLOW_LINKS), Integer.MAX_VALUE, visitor(records));
    records.stream().sorted().map(Source::of).forEach(sources::add);
    if (records.isEmpty() && troubles.size() == troublesBefore) {
      troubles.add(
          Trouble.of(
              folder,
              "no record file in this folder; records are called *" + String.join(", *", ENDINGS)));
    }
  }

  private SimpleFileVisitor<Path> visitor(List<Path> records) {
    return new SimpleFileVisitor<>() {
      @Override
      public FileVisitResult visitFile(Path file, BasicFileAttributes attributes) {
        if (!isRecord(file)) {
          skipped.add(file);
        } else if (attributes.isSymbolicLink()) {
          troubles.add(Trouble.of(file, "a link to nothing"));
        } else if (attributes.isRegularFile()) {
          records.add(file);
        } else {
          skipped.add(file);
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult visitFileFailed(Path file, IOException e) {
        // A link back to a folder that is being walked leads to nothing new.
        if (!(e instanceof FileSystemLoopException)) {
          troubles.add(Trouble.of(file, IoWords.of(e)));
        }
        return FileVisitResult.CONTINUE;
      }

      @Override
      public FileVisitResult postVisitDirectory(Path directory, @Nullable IOException e) {
        if (e != null) {
          troubles.add(Trouble.of(directory, IoWords.of(e)));
        }
        return FileVisitResult.CONTINUE;
      }
    };
  }

  private static boolean isRecord(Path path) {
    String name = path.getFileName().toString().toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(name::endsWith);
  }
}
