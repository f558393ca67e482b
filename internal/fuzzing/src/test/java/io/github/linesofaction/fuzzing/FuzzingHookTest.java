package io.github.linesofaction.fuzzing;

import static org.assertj.core.api.Assertions.assertThat;
import static org.junit.platform.engine.discovery.DiscoverySelectors.selectMethod;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.ShrinkingMode;
import net.jqwik.api.constraints.IntRange;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.platform.launcher.core.LauncherDiscoveryRequestBuilder;
import org.junit.platform.launcher.core.LauncherFactory;
import org.junit.platform.launcher.listeners.SummaryGeneratingListener;

/** Properties are run by jqwik itself, so that this shows the hook where it is at work. */
class FuzzingHookTest {
  private static final AtomicInteger TRIES = new AtomicInteger();

  @TempDir private Path folder;

  private final Optional<String> folderBefore =
      Optional.ofNullable(System.getProperty(FuzzingHook.FOLDER));
  private final Optional<String> triesBefore =
      Optional.ofNullable(System.getProperty(FuzzingHook.TRIES));

  /** Properties for the tests here; the build does not run them by themselves. */
  static class Laws {
    @Property(tries = 1_000, shrinking = ShrinkingMode.FULL)
    void numbersAreSmall(@ForAll @IntRange(max = 1_000) int number, @ForAll boolean other) {
      assertThat(number).as("a number").isLessThan(17);
    }

    @Property(tries = 30)
    void isCounted(@ForAll long number) {
      TRIES.incrementAndGet();
    }
  }

  /** The long build sets both properties for all tests, these included. */
  @BeforeEach
  void forget() {
    System.clearProperty(FuzzingHook.FOLDER);
    System.clearProperty(FuzzingHook.TRIES);
  }

  @AfterEach
  void restore() {
    forget();
    folderBefore.ifPresent(value -> System.setProperty(FuzzingHook.FOLDER, value));
    triesBefore.ifPresent(value -> System.setProperty(FuzzingHook.TRIES, value));
  }

  /** Runs one property and answers how many failed. */
  private static long run(String name, Class<?>... parameters) {
    SummaryGeneratingListener listener = new SummaryGeneratingListener();
    LauncherFactory.create()
        .execute(
            LauncherDiscoveryRequestBuilder.request()
                .selectors(selectMethod(Laws.class, name, parameters))
                .configurationParameter("jqwik.database", "")
                .configurationParameter("jqwik.reporting.onlyfailures", "true")
                .build(),
            listener);
    assertThat(listener.getSummary().getTestsFoundCount()).isEqualTo(1);
    return listener.getSummary().getTestsFailedCount();
  }

  @Test
  void counterexampleBecomesAFile() throws IOException {
    System.setProperty(FuzzingHook.FOLDER, folder.resolve("new").toString());
    assertThat(run("numbersAreSmall", int.class, boolean.class)).isEqualTo(1);

    String name = "io.github.linesofaction.fuzzing.FuzzingHookTest$Laws.numbersAreSmall";
    try (Stream<Path> files = Files.list(folder.resolve("new"))) {
      assertThat(files).containsExactly(folder.resolve("new").resolve(name + ".txt"));
    }
    assertThat(Files.readString(folder.resolve("new").resolve(name + ".txt")))
        .startsWith("# property: " + name + "\n# seed: ")
        .containsPattern("\n# seed: -?\\d+\n# java.lang.AssertionError: .a number.")
        .containsPattern("\n17\n(true|false)\n$");
  }

  @Test
  void nothingIsWrittenWhereLawsHoldOrNoFolderIsNamed() {
    System.setProperty(FuzzingHook.FOLDER, folder.toString());
    assertThat(run("isCounted", long.class)).isZero();
    System.clearProperty(FuzzingHook.FOLDER);
    assertThat(run("numbersAreSmall", int.class, boolean.class)).isEqualTo(1);
    assertThat(folder).isEmptyDirectory();
  }

  @Test
  void longBudgetReachesThoseThatNameTheirOwn() {
    TRIES.set(0);
    assertThat(run("isCounted", long.class)).isZero();
    assertThat(TRIES.get()).isEqualTo(30);
    System.setProperty(FuzzingHook.TRIES, "2000");
    assertThat(run("isCounted", long.class)).isZero();
    assertThat(TRIES.get()).isEqualTo(330);
  }
}
