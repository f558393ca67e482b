package io.github.linesofaction.examples;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;

/** A document of the project, for tests of what it shows. */
record MarkdownText(String text) {
  /** The project's top folder, seen from where the tests run. */
  static final Path TOP = Path.of("..");

  private static final Pattern BLOCK =
      Pattern.compile("^```(\\w*)\n(.*?)^```$", Pattern.DOTALL | Pattern.MULTILINE);

  /** A block of code: what language it is in, and its text with the last line feed. */
  record Block(String language, String text) {}

  /** Reads a document by its path from the project's top folder. */
  static MarkdownText of(String path) {
    try {
      return new MarkdownText(Files.readString(TOP.resolve(path)));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<Block> blocks() {
    return BLOCK
        .matcher(text)
        .results()
        .map(found -> new Block(found.group(1), found.group(2)))
        .toList();
  }

  /** What stands outside the blocks. */
  String prose() {
    return BLOCK.matcher(text).replaceAll("");
  }
}
