package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The compiled library against the JVM's, on all reference positions and on both back ends. */
@ExtendWith(WithBrowser.class)
class EngineTest {
  private static final List<String> VARIANTS =
      List.of(
          "alveole",
          "ambiloa",
          "gemma",
          "neighbors",
          "parachute",
          "scrambled-eggs",
          "sfilzotto-beppi",
          "sfilzotto-chiuso",
          "sfilzotto",
          "standard");

  private static List<String> positions(String variant) throws IOException {
    String file = "/reference/positions-" + variant + ".tsv";
    try (InputStream in =
        Objects.requireNonNull(EngineTest.class.getResourceAsStream(file), file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8)
          .lines()
          .filter(line -> !line.startsWith("#"))
          .map(line -> line.split("\t", -1)[0])
          .toList();
    }
  }

  private static void compareAll(Chromium browser, String engine) throws IOException {
    browser.open(Pages.of("engine", Pages.read("1. c1-c3")));
    assertThat(browser.text("return document.documentElement.dataset.engine;")).isEqualTo(engine);
    int compared = 0;
    for (String variant : VARIANTS) {
      List<String> positions = positions(variant);
      List<Map<String, Object>> expected = new ArrayList<>();
      for (String text : positions) {
        Position position =
            Position.of(Variants.find(variant).orElseThrow().rules(), Setup.parse(text));
        expected.add(
            Map.of(
                "position", position.toString(),
                "hash", Long.toHexString(position.hash()),
                "outcome", position.outcome().map(Object::toString).orElse(""),
                "moves", position.legalMoves().stream().map(Object::toString).toList()));
      }
      String asked = com.fasterxml.jackson.jr.ob.JSON.std.asString(positions);
      assertThat(
              browser.run(
                  "return "
                      + asked
                      + ".map((each) => loaPage.ask('position', '"
                      + variant
                      + "', '', each));"))
          .as(variant)
          .isEqualTo(expected);
      compared += expected.size();
    }
    assertThat(compared).isGreaterThan(2_000);
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void webAssembly(Chromium browser) throws IOException {
    compareAll(browser, "wasm");
  }

  @Test
  void javaScriptWhereThereIsNoWebAssembly(Chromium browser) throws IOException {
    Runnable undo = browser.before("delete globalThis.WebAssembly;");
    try {
      compareAll(browser, "js");
    } finally {
      undo.run();
    }
  }
}
