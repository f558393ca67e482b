package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;

/** Far more text than memory. */
class SgfBigStreamTest {
  private static final long BYTES = 300_000_000;
  private static final int GAMES_IN_FILE = 15;
  private static final int BYTES_OF_FILE = 6904;

  @Test
  @Tag("slow")
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void threeHundredMegabytesAreReadInAHeapOfSixtyFour() throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx64m",
                "-cp",
                System.getProperty("java.class.path"),
                SgfBigStream.class.getName(),
                Long.toString(BYTES))
            .redirectErrorStream(true)
            .start();
    String output;
    try (InputStream stream = process.getInputStream()) {
      output = new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
    assertThat(process.waitFor()).as(output).isZero();

    String[] figures = output.split(" ");
    long wholeFiles = BYTES / BYTES_OF_FILE;
    assertThat(Long.parseLong(figures[0]))
        .isBetween(wholeFiles * GAMES_IN_FILE, (wholeFiles + 1) * GAMES_IN_FILE);
    assertThat(Long.parseLong(figures[1])).isEqualTo(BYTES);
    assertThat(figures[2]).isEqualTo("true");
  }
}
