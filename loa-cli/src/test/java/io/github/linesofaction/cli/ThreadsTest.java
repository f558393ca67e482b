package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CancellationException;
import java.util.concurrent.CountDownLatch;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Whatever the number of threads, the answer is the same to the letter. */
class ThreadsTest {
  @TempDir Path folder;

  @BeforeEach
  void writeRecords() throws IOException {
    StringBuilder many = new StringBuilder();
    for (int i = 0; i < 1_500; i++) {
      String third = i % 397 == 3 ? "f1-f4" : i % 399 == 398 ? "zz9" : "f1xc4";
      String name = i % 13 == 0 ? "gemma" : "standard";
      many.append("[Variant \"").append(name).append("\"]\n\n1. c1-c3 a2-c4 2. ");
      many.append(third).append(i % 397 == 396 ? " {open\n\n" : " *\n\n");
    }
    Files.writeString(folder.resolve("a.txt"), many);
    Files.writeString(folder.resolve("b.txt"), "nothing to play\n");
    Files.writeString(folder.resolve("c.sgf"), "(;GM[9];B[c1-c3];W[a2-a9])\n".repeat(2));
    Files.write(folder.resolve("d.txt.gz"), new byte[] {0x1F, (byte) 0x8B, 8, 0, 1});
    Files.writeString(folder.resolve("e.sgf"), "(;GM[9];B[c1-c3](;W[a2-c4])(;W[a2-a3])");
  }

  private Loa.Answer validate(int threads, String... more) {
    List<String> args = new ArrayList<>(List.of("validate", folder.toString()));
    args.addAll(List.of("--threads", String.valueOf(threads)));
    args.addAll(List.of(more));
    return Loa.run(args.toArray(String[]::new));
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "--json", "--hints", "--strict", "--strict --json", "--rules soucie"})
  void theAnswerIsTheSame(String options) {
    String[] more = options.isEmpty() ? new String[0] : options.split(" ");
    Loa.Answer alone = validate(1, more);
    assertThat(alone.status()).isEqualTo(2);
    assertThat(alone.lines()).hasSizeGreaterThan(300);

    assertThat(validate(2, more)).isEqualTo(alone);
    assertThat(validate(5, more)).isEqualTo(alone);
  }

  @Test
  void thePageIsTheSame() throws IOException {
    Path one = folder.resolve("one.html");
    Path three = folder.resolve("three.html");
    validate(1, "--html", one.toString());
    validate(3, "--html", three.toString());
    assertThat(three).hasSameTextualContentAs(one);
  }

  @Test
  void wrongNumbersAreTold() {
    assertThat(validate(0).err()).contains("--threads 0: from 1 to 1000 threads are possible");
  }

  /** More may be given than may wait. */
  @Test
  void everythingIsHandedOverInOrder() {
    List<String> told = new ArrayList<>();
    try (Judging judging = new Judging(3, ThreadsTest::judged, judged -> told.add(judged.file()))) {
      for (int i = 0; i < 30_000; i++) {
        judging.give(GameRecord.builder().variant("v" + i).build());
      }
      judging.finish();
    }
    assertThat(told).hasSize(30_000);
    assertThat(told.get(0)).isEqualTo("v0");
    assertThat(told.get(29_999)).isEqualTo("v29999");
  }

  private static JudgedGame judged(GameRecord record) {
    return new JudgedGame(
        Optional.of(record),
        record.variant().orElseThrow(),
        1,
        "standard",
        0,
        Optional.empty(),
        Optional.empty(),
        record.result(),
        List.of(),
        List.of(),
        List.of());
  }

  /** Judges until it is told to stop. */
  private static JudgedGame judgedNever(GameRecord record) {
    try {
      new CountDownLatch(1).await();
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
    }
    return judged(record);
  }

  @Test
  void whatGoesWrongInAnotherThreadIsThrownInThisOne() {
    IllegalStateException wrong = new IllegalStateException("wrong");
    try (Judging judging =
        new Judging(
            2,
            record -> {
              throw wrong;
            },
            judged -> {})) {
      judging.give(GameRecord.of(Game.start()));
      assertThatThrownBy(judging::finish).isSameAs(wrong);
    }
  }

  @Test
  void anInterruptEndsTheWaiting() {
    try (Judging judging = new Judging(2, ThreadsTest::judgedNever, judged -> {})) {
      judging.give(GameRecord.builder().variant("v").build());
      Thread.currentThread().interrupt();
      assertThatThrownBy(judging::finish).isInstanceOf(CancellationException.class);
      assertThat(Thread.interrupted()).isTrue();
    }
  }
}
