package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the README shows is what is compiled and tested here. */
class ReadmeTest {
  @Test
  void everySnippetStandsInAnExample() throws IOException {
    String examples;
    try (Stream<Path> files = Files.walk(Path.of("src/main/java"))) {
      examples =
          files
              .filter(file -> file.toString().endsWith(".java"))
              .map(ReadmeTest::read)
              .map(ReadmeTest::plain)
              .collect(Collectors.joining(" "));
    }
    List<String> snippets = MarkdownText.of("README.md").blocks("java");

    assertThat(snippets).isNotEmpty();
    assertThat(snippets).allSatisfy(snippet -> assertThat(examples).contains(plain(snippet)));
  }

  private static String plain(String text) {
    return text.replaceAll("\\s+", " ").strip();
  }

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
