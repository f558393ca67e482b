package io.github.linesofaction.arena.check;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.program.Patience;
import io.github.linesofaction.arena.program.ProcessLauncher;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** The program that pupils begin from keeps all points, and is short. */
@Tag("slow")
class PupilTest {
  private static final Path PUPIL = Path.of("..", "examples", "engines", "pupil.py");

  @Test
  void hasSixtyLines() throws IOException {
    assertThat(Files.readAllLines(PUPIL)).hasSizeLessThanOrEqualTo(60);
  }

  @Test
  void keepsAllPointsItOffers() {
    assumeThat(isThere("python3")).as("python3 is installed here").isTrue();
    List<Finding> findings =
        EngineCheck.run(
            ProcessLauncher.of(List.of("python3", PUPIL.toString()), TimeSource.system()),
            LoaGame.of(Variants.STANDARD),
            new Patience(60_000, 20_000, 20_000),
            5_000,
            finding -> {});
    assertThat(findings)
        .filteredOn(finding -> finding.verdict() == Finding.Verdict.BROKEN)
        .isEmpty();
    assertThat(findings).hasSize(13);
  }

  private static boolean isThere(String program) {
    try {
      return new ProcessBuilder(program, "--version").start().waitFor() == 0;
    } catch (IOException e) {
      return false;
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      return false;
    }
  }
}
