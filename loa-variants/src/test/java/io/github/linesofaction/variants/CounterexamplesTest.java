package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Positions kept in the files of {@code src/test/resources/counterexamples}: those that a law once
 * fell at, and those that are hard. A line is one case, {@code #} begins a remark, so that a file
 * which a failing property of {@link MutationProperties} left can be put there as it is.
 */
class CounterexamplesTest {
  static List<LawfulCase> kept() throws IOException, URISyntaxException {
    Path folder = Path.of(CounterexamplesTest.class.getResource("/counterexamples").toURI());
    List<LawfulCase> cases = new ArrayList<>();
    try (Stream<Path> files = Files.list(folder)) {
      for (Path file : files.sorted().toList()) {
        for (String line : Files.readAllLines(file)) {
          if (!line.isBlank() && !line.startsWith("#")) {
            cases.add(LawfulCase.parse(line));
          }
        }
      }
    }
    return cases;
  }

  @ParameterizedTest
  @MethodSource("kept")
  void lawsHoldAndTheOracleAgrees(LawfulCase kept) {
    assertThat(kept.canBePlayed()).isTrue();
    assertThat(LawfulCase.parse(kept.toString())).isEqualTo(kept);
    kept.lawsHold();
    kept.oracleAgrees();
  }
}
