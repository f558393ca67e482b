package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;

/** The numbers of docs/RULES.md: each is cited by Javadoc and by tests, and no other is. */
class RuleNumbersTest {
  private static final Pattern DEFINED = Pattern.compile("(?m)^\\* \\*\\*([RCSV]\\d+) ?");
  private static final Pattern CITED =
      Pattern.compile("\\b[Rr]ules? ((?:[RCSV]\\d+(?:, | and )?)+)");
  private static final Pattern NUMBER = Pattern.compile("[RCSV]\\d+");

  private final Set<String> defined =
      DEFINED
          .matcher(MarkdownText.of("docs/RULES.md").text())
          .results()
          .map(found -> found.group(1))
          .collect(Collectors.toCollection(TreeSet::new));

  @Test
  void everyNumberIsCitedByJavadoc() throws IOException {
    assertThat(cited("main")).isEqualTo(defined);
  }

  @Test
  void everyNumberIsCitedByTests() throws IOException {
    assertThat(cited("test")).isEqualTo(defined);
  }

  /** The numbers that comments in the published modules cite. */
  private static Set<String> cited(String part) throws IOException {
    Set<String> numbers = new TreeSet<>();
    for (String module : List.of("loa-core", "loa-variants", "loa-notation")) {
      Path sources = MarkdownText.TOP.resolve(module).resolve("src").resolve(part).resolve("java");
      try (Stream<Path> files = Files.walk(sources)) {
        for (Path file : files.filter(each -> each.toString().endsWith(".java")).toList()) {
          // A list of numbers may go over the end of a comment's line.
          String text = Files.readString(file).replaceAll("\\s*\n\\s*(?:\\*|//)?\\s*", " ");
          for (Matcher list = CITED.matcher(text); list.find(); ) {
            NUMBER.matcher(list.group(1)).results().forEach(found -> numbers.add(found.group()));
          }
        }
      }
    }
    return numbers;
  }
}
