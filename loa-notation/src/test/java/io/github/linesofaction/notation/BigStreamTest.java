package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Far more text than memory, read and judged. */
class BigStreamTest {
  private static final int GAMES = 200_000;

  @ParameterizedTest
  @ValueSource(
      strings = {
        "[Event \"Final\"]\n\n1. d1-b3! {good,\n\nor so} h5-g4 (1... a2-c2 2. b1-b4) 2. b1-b4 *\n\n",
        "B 1 d1-b3\nW 2 h5-g4\nB 3 b1-b4 ; a remark\n*\n\n",
        "{\"game\":1,\"tags\":[[\"Event\",\"Final\"]],\"moves\":[\"d1-b3\",\"h5-g4\",\"b1-b4\"]}\n",
      })
  @Tag("slow")
  @Timeout(value = 300, unit = TimeUnit.SECONDS)
  void manyGamesAreReadInAHeapOfThirtyTwoMegabytes(String game)
      throws IOException, InterruptedException {
    long bytes = (long) game.length() * GAMES;
    Process process =
        new ProcessBuilder(
                Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                "-Xmx32m",
                "-XX:+UseSerialGC",
                "-cp",
                System.getProperty("java.class.path"),
                BigStream.class.getName(),
                game,
                Long.toString(bytes))
            .redirectErrorStream(true)
            .start();
    String output;
    try (InputStream stream = process.getInputStream()) {
      output = new String(stream.readAllBytes(), StandardCharsets.UTF_8).strip();
    }
    assertThat(process.waitFor()).as(output).isZero();
    assertThat(output).isEqualTo(GAMES + " " + GAMES + " true");
  }
}
