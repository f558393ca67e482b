package io.github.linesofaction.consumer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.File;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.spi.ToolProvider;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * A program that has the published artifacts and nothing else, not even the annotations they were
 * compiled with: it compiles without a warning and runs, on the module path and on the class path.
 *
 * <p>It runs on the JDK of the build, and on another one if {@code -Dloa.other.jdk} names its home.
 */
class StrangerTest {
  private static final String START = "1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b";
  private static final String AFTER_B1_B3 = "1bbbbbb1/w6w/w6w/w6w/w6w/wb5w/w6w/2bbbbb1 w";

  @TempDir private Path folder;

  static List<Path> jdks() {
    return Stream.of("java.home", "loa.other.jdk")
        .map(System::getProperty)
        .filter(Objects::nonNull)
        .map(Path::of)
        .toList();
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void runsOnTheModulePath(Path jdk) throws Exception {
    List<Path> sources =
        List.of(
            source("module-info.java", "module-info.java"),
            source("Stranger.java", "stranger/Stranger.java"));
    assertThat(compile("--module-path", sources)).isEmpty();
    assertThat(
            run(
                jdk,
                "--module-path",
                classes() + File.pathSeparator + Artifacts.path(),
                "--module",
                "stranger/stranger.Stranger"))
        .containsExactly(START, "36", AFTER_B1_B3, "WRONG_DISTANCE", "true", "true", "true");
  }

  @ParameterizedTest
  @MethodSource("jdks")
  void runsOnTheClassPath(Path jdk) throws Exception {
    assertThat(compile("--class-path", List.of(source("Stranger.java", "stranger/Stranger.java"))))
        .isEmpty();
    assertThat(
            run(
                jdk,
                "--class-path",
                classes() + File.pathSeparator + Artifacts.path(),
                "stranger.Stranger"))
        .containsExactly(START, "36", AFTER_B1_B3, "WRONG_DISTANCE", "true", "true", "false");
  }

  private Path classes() {
    return folder.resolve("classes");
  }

  private Path source(String resource, String path) throws IOException {
    Path file = folder.resolve("sources").resolve(path);
    Files.createDirectories(file.getParent());
    try (InputStream in =
        StrangerTest.class.getResourceAsStream("/stranger/" + resource + ".txt")) {
      Files.copy(in, file);
    }
    return file;
  }

  /**
   * Compiles with all lints, warnings failing; answers what the compiler says, nothing if all is
   * well.
   */
  private String compile(String pathOption, List<Path> sources) {
    List<String> arguments =
        new ArrayList<>(
            List.of(
                "--release",
                "17",
                "-Xlint:all",
                "-Werror",
                pathOption,
                Artifacts.path(),
                "-d",
                classes().toString()));
    sources.forEach(source -> arguments.add(source.toString()));
    StringWriter said = new StringWriter();
    PrintWriter out = new PrintWriter(said);
    ToolProvider.findFirst("javac").orElseThrow().run(out, out, arguments.toArray(String[]::new));
    return said.toString();
  }

  private static List<String> run(Path jdk, String... arguments)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(jdk.resolve("bin").resolve("java").toString());
    command.addAll(List.of(arguments));
    Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
    process.getOutputStream().close();
    String said = new String(process.getInputStream().readAllBytes(), UTF_8);
    assertThat(process.waitFor()).as(said).isZero();
    return said.lines().toList();
  }
}
