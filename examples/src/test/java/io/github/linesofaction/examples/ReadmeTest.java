package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** What the README shows is what is compiled and tested here. */
class ReadmeTest {
  private static final Pattern JAVA = Pattern.compile("```java\n(.*?)```", Pattern.DOTALL);

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
    String readme = read(Path.of("../README.md"));

    assertThat(JAVA.matcher(readme).results().map(MatchResult::group)).isNotEmpty();
    assertThat(JAVA.matcher(readme).results().map(snippet -> plain(snippet.group(1))))
        .allSatisfy(snippet -> assertThat(examples).contains(snippet));
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
