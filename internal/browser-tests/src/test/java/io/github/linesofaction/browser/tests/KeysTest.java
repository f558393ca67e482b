package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Everything by keys alone, and by links. */
@ExtendWith(WithBrowser.class)
class KeysTest {
  private static final String POSITION = "return document.documentElement.dataset.position;";

  private static String after(String... moves) {
    Game game = Game.start();
    for (String move : moves) {
      game = game.play(move);
    }
    return game.position().toString();
  }

  private static List<GameRecord> branching() {
    return Pages.read("(;GM[9];B[c1-c3](;W[a2-c4];B[f1xc4])(;W[h2-f2];B[b1-b3])(;W[h3-e3]))");
  }

  @Test
  void stepsAndBranches(Chromium browser) {
    browser.open(Pages.of("keys", branching()));

    browser.press("ArrowRight", "ArrowRight");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3", "a2-c4"));
    browser.press("ArrowDown");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3", "h2-f2"));
    browser.press("ArrowDown");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3", "h3-e3"));
    browser.press("ArrowUp", "End");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3", "h2-f2", "b1-b3"));
    browser.press("ArrowLeft");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3", "h2-f2"));
    browser.press("Home");
    assertThat(browser.text(POSITION)).isEqualTo(after());
    browser.press("f");
    assertThat(browser.run("return document.getElementById('table').classList.contains('turned');"))
        .isEqualTo(true);
    browser.press("f", "g");
    assertThat(
            browser.run(
                "return document.querySelector('#picture svg').outerHTML.includes('#d62f1f');"))
        .isEqualTo(true);
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void aVariationIsEnteredByKeysAlone(Chromium browser) {
    browser.open(Pages.of("keys-board", branching()));

    browser.press("ArrowRight");
    // Into the board by Tab; the focus starts on a1.
    for (int i = 0; i < 30; i++) {
      if (Boolean.TRUE.equals(browser.run("return !!document.activeElement.dataset?.square;"))) {
        break;
      }
      browser.press("Tab");
    }
    assertThat(browser.text("return document.activeElement.getAttribute('aria-label');"))
        .isEqualTo("a1, empty");
    browser.press("ArrowUp", "ArrowUp");
    assertThat(browser.text("return document.activeElement.getAttribute('aria-label');"))
        .isEqualTo("a3, white stone");
    browser.press("Enter");
    assertThat(browser.text("return document.getElementById('status').textContent;"))
        .startsWith("a3: stones on its lines");
    browser.press("ArrowRight", "ArrowRight", "Enter");
    // Whatever the counts say, c3 holds a black stone: the answer is a move or a sentence.
    browser.press("Escape", "ArrowLeft", "ArrowLeft", "ArrowDown", "Enter");
    assertThat(browser.text("return document.activeElement.dataset.square;")).isEqualTo("a2");
    browser.press("ArrowRight", "ArrowRight", "Enter");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3", "a2-c2"));
    assertThat(browser.text("return document.querySelector('.move[aria-current]').textContent;"))
        .isEqualTo("a2-c2");
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void theFocusIsSeen(Chromium browser) {
    browser.open(Pages.of("focus", branching()));
    for (int i = 0; i < 12; i++) {
      browser.press("Tab");
      assertThat(
              browser.run(
                  """
                  const style = getComputedStyle(document.activeElement);
                  const inBoard = !!document.activeElement.dataset.square;
                  return inBoard ? style.stroke === 'rgb(11, 87, 208)'
                    : style.outlineStyle === 'solid' && parseFloat(style.outlineWidth) >= 2;
                  """))
          .as(browser.text("return document.activeElement.outerHTML.slice(0, 200);"))
          .isEqualTo(true);
    }
  }

  @Test
  void linksLeadToAPly(Chromium browser) {
    List<GameRecord> records =
        Pages.read(
            "(;GM[9]PB[Anna];B[c1-c3];W[a2-c4];B[f1xc4])(;GM[9]PB[Bea];B[b1-b3];W[a2-c2];B[g1-g3])");
    java.net.URI page = Pages.of("links", records);

    browser.open(java.net.URI.create(page + "#game=2&ply=2"));
    assertThat(browser.text(POSITION)).isEqualTo(after("b1-b3", "a2-c2"));
    browser.press("ArrowRight");
    browser.await("location.hash === '#game=2&ply=3'");
    browser.run("location.hash = '#game=1&ply=1';");
    browser.await("document.documentElement.dataset.ply === '1'");
    assertThat(browser.text(POSITION)).isEqualTo(after("c1-c3"));
    for (String odd :
        List.of("#game=99&ply=-5", "#game=x", "#ply=99999999999", "#%00", "#node=1e9&game=0")) {
      browser.run("location.hash = '" + odd + "'; await new Promise((r) => setTimeout(r, 50));");
    }
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void gamesAreFoundByTheirWords(Chromium browser) {
    List<GameRecord> records =
        Pages.read(
            "(;GM[9]PB[Anna]EV[Final];B[c1-c3])(;GM[9]PB[Bea]EV[Final];B[b1-b3])(;GM[9]PB[Cleo];B[b1-b3])");
    browser.open(Pages.of("search", records));
    browser.run(
        "const field = document.getElementById('search'); field.value = 'final bea';"
            + "field.dispatchEvent(new Event('input'));");
    assertThat(
            browser.text(
                "return [...document.querySelectorAll('#list li:not([hidden]) a')].map((a) =>"
                    + " a.firstChild.textContent).join();"))
        .isEqualTo("Bea – ?");
    assertThat(browser.text("return document.getElementById('found').textContent;"))
        .isEqualTo("1 of 3 games");
  }
}
