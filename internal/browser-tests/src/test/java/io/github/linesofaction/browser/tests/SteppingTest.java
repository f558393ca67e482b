package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Steps through games to their ends; on each ply the board has to be that of the JVM. */
@ExtendWith(WithBrowser.class)
class SteppingTest {
  static final String STEP_TO_THE_END =
      """
      const positions = [document.documentElement.dataset.position ?? ''];
      const forward = document.querySelector('[data-do=forward]');
      document.querySelector('[data-do=first]').click();
      positions[0] = document.documentElement.dataset.position ?? '';
      while (!forward.disabled && !document.getElementById('controls').hidden) {
        forward.click();
        positions.push(document.documentElement.dataset.position);
      }
      return positions;
      """;

  private static void stepThrough(Chromium browser, String name, List<GameRecord> records) {
    browser.open(Pages.of(name, records));
    assertThat(browser.text("return document.documentElement.dataset.engine;")).isEqualTo("wasm");
    for (int i = 0; i < records.size(); i++) {
      browser.run("location.hash = '#game=" + (i + 1) + "&ply=0';");
      browser.await(
          "document.querySelectorAll('#list li a[aria-current]').length === 0 || "
              + "[...document.querySelectorAll('#list li a')].findIndex("
              + "(link) => link.hasAttribute('aria-current')) === "
              + i);
      List<String> positions = Pages.positions(records.get(i));
      if (positions.get(0).isEmpty()) {
        positions = List.of("");
      }
      assertThat(browser.run(STEP_TO_THE_END)).as("game %d", i + 1).isEqualTo(positions);
    }
    assertThat(browser.console()).isEmpty();
    assertThat(browser.requests())
        .allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
  }

  static Stream<Path> files() throws IOException {
    Path records = Pages.TOP.resolve("loa-notation/src/test/resources/records");
    try (Stream<Path> files = Files.walk(records)) {
      return files
          .filter(Files::isRegularFile)
          .filter(file -> file.toString().matches(".*\\.(sgf|txt)"))
          .sorted()
          .toList()
          .stream();
    }
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyRecord(Path file, Chromium browser) {
    List<GameRecord> records = Pages.read(Source.of(file));
    assertThat(records).isNotEmpty();
    stepThrough(browser, "record-" + file.getFileName(), records);
  }

  static Stream<Variant> variants() {
    return Stream.concat(
        Variants.builtIn().stream(), Stream.of(Variants.square(4), Variants.square(16)));
  }

  @ParameterizedTest
  @MethodSource("variants")
  void aGameOfEveryVariant(Variant variant, Chromium browser) {
    Random random = new Random(7);
    Game game = Game.start(variant.rules());
    while (!game.isOver() && game.plies() < 80) {
      List<Move> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    stepThrough(browser, "variant-" + variant.id(), List.of(GameRecord.of(game)));
  }

  @Test
  void everyVariationToo(Chromium browser) {
    List<GameRecord> records =
        Pages.read("(;GM[9];B[c1-c3](;W[a2-c4];B[f1xc4])(;W[h2-f2](;B[b1-b3])(;B[e1-e3])))");
    browser.open(Pages.of("variations", records));

    List<String> expected = new ArrayList<>();
    records.get(0).nodes().stream()
        .filter(node -> !node.isRoot())
        .forEach(node -> expected.add(node.game().position().toString()));
    assertThat(
            browser.run(
                """
                const found = {};
                for (const button of document.querySelectorAll('.move')) {
                  button.click();
                  found[button.dataset.node] = document.documentElement.dataset.position;
                }
                return Object.keys(found).map(Number).sort((a, b) => a - b).map((key) => found[key]);
                """))
        .isEqualTo(expected);
  }
}
