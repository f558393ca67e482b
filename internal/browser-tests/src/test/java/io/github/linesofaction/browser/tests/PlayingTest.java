package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Trying moves, and playing on against the page. */
@ExtendWith(WithBrowser.class)
class PlayingTest {
  private static final String CLICK =
      "const click = (square) => document.querySelector(`[data-square=${square}]`)"
          + ".dispatchEvent(new MouseEvent('click', { bubbles: true }));";
  private static final String POSITION = "return document.documentElement.dataset.position;";
  private static final String STATUS = "return document.getElementById('status').textContent;";
  private static final String MESSAGE = "return document.getElementById('message').textContent;";

  private static List<GameRecord> start(String variant) {
    return List.of(GameRecord.of(Game.start(Variants.find(variant).orElseThrow().rules())));
  }

  @Test
  void aMoveOfOnesOwnMakesABranchAndIsSaved(Chromium browser) {
    browser.open(Pages.of("branch", Pages.read("(;GM[9]PB[Anna]PW[Bert];B[c1-c3];W[a2-c4]C[so])")));
    browser.run(
        "document.querySelector('[data-do=forward]').click();"
            + CLICK
            + "click('h2'); click('f2');");

    assertThat(browser.text(POSITION))
        .isEqualTo(Game.start().play("c1-c3").play("h2-f2").position().toString());
    assertThat(browser.text("return document.querySelector('.variation .move').textContent;"))
        .isEqualTo("h2-f2");
    String sgf =
        browser.text(
            """
            let saved;
            const make = URL.createObjectURL;
            URL.createObjectURL = (blob) => { saved = blob; return make.call(URL, blob); };
            document.getElementById('save').click();
            URL.createObjectURL = make;
            return await saved.text();
            """);
    GameRecord record = Pages.read(sgf).get(0);
    assertThat(record.title()).isEqualTo("Anna – Bert");
    assertThat(record.nodes()).hasSize(4);
    assertThat(record.nodes().get(2).comments()).containsExactly("so");
    assertThat(record.nodes().get(3).moves()).hasToString("[c1-c3, h2-f2]");
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void anIllegalMoveIsAnsweredWithTheLibrarysSentence(Chromium browser) {
    browser.open(Pages.of("illegal", start("standard")));
    browser.run(CLICK + "click('c1'); click('c4');");

    String sentence =
        Game.start().check(io.github.linesofaction.core.board.Move.parse("c1-c4")).explanation();
    assertThat(browser.text(MESSAGE)).startsWith(sentence).contains("c1-c3", "c1-e3", "c1xa3");
    assertThat(browser.text(POSITION)).isEqualTo(Game.start().position().toString());

    // What would have been legal can be played from there.
    browser.run("document.querySelector('#message .legal button:nth-of-type(2)').click();");
    assertThat(browser.text("return document.documentElement.dataset.ply;")).isEqualTo("1");
  }

  @Test
  void aStoneTellsItsTargetsAndLineCounts(Chromium browser) {
    browser.open(Pages.of("targets", start("standard")));
    browser.run(CLICK + "click('c1');");

    assertThat(browser.text(STATUS)).contains("row 6", "file 2", "c1-c3");
    assertThat(
            browser.run(
                "return document.querySelectorAll('[aria-label*=\"may be reached\"]').length;"))
        .isEqualTo(3);
  }

  @Test
  void capturedStonesArePlacedInAStepOfItsOwn(Chromium browser) {
    browser.open(Pages.of("placing", start("parachute")));
    String capture =
        Game.start(Variants.PARACHUTE.rules()).legalMoves().stream()
            .filter(move -> move.placed().isPresent())
            .map(Object::toString)
            .findFirst()
            .orElse("");
    if (capture.isEmpty()) {
      // Nothing can be captured at once: the first side moves away and the second may.
      return;
    }
    browser.run(
        "document.getElementById('move-text').value = '"
            + capture
            + "';"
            + "document.querySelector('#say button').click();");
    assertThat(browser.text("return document.documentElement.dataset.ply;")).isEqualTo("1");
  }

  @Test
  void aWholeGameAgainstThePage(Chromium browser) {
    browser.open(Pages.of("play", start("quick")));
    browser.run(
        "document.getElementById('level').value = '1';"
            + "document.getElementById('play-button').click();");
    for (int ply = 0; ply < 400; ply += 2) {
      browser.await("!document.getElementById('status').textContent.includes('thinking')");
      Object more =
          browser.run(
              """
              const root = document.documentElement;
              if (/wins|draw/i.test(document.getElementById('status').textContent)) return false;
              const before = Number(root.dataset.ply);
              const pass = [...document.querySelectorAll('#extra button')].find((each) => each.textContent === 'Pass');
              if (pass) {
                pass.click();
              } else {
                const { moves } = loaPage.ask('position', 'quick', '', root.dataset.position);
                const [move] = moves.slice(before % moves.length);
                document.getElementById('move-text').value = move;
                document.querySelector('#say button').click();
              }
              const end = Date.now() + 60000;
              const over = () => /wins|draw/i.test(document.getElementById('status').textContent);
              while (Number(root.dataset.ply) < before + 2 && !over() && Date.now() < end) {
                await new Promise((r) => setTimeout(r, 5));
              }
              return !over();
              """);
      if (Boolean.FALSE.equals(more)) {
        break;
      }
    }
    assertThat(browser.text(STATUS)).matches("(?s).*(wins|[Dd]raw).*");
    String moves =
        browser.text(
            "return [...document.querySelectorAll('.move')].map((each) => each.textContent).join('"
                + " ');");
    Game game = Game.start(Variants.find("quick").orElseThrow().rules());
    for (String move : moves.split(" ", -1)) {
      game = game.play(move);
    }
    assertThat(game.isOver()).isTrue();
    assertThat(browser.text(STATUS)).contains(game.outcome().orElseThrow().reason().words());
    assertThat(browser.console()).isEmpty();
  }

  @Test
  void thePageAlsoThinksWithoutWebAssembly(Chromium browser) {
    Runnable undo = browser.before("delete globalThis.WebAssembly;");
    try {
      browser.open(Pages.of("play-js", start("standard")));
      browser.run(
          "document.getElementById('level').value = '1';"
              + "document.getElementById('play-button').click();"
              + "document.getElementById('move-text').value = 'c1-c3';"
              + "document.querySelector('#say button').click();");
      browser.await("document.documentElement.dataset.ply === '2'");
      assertThat(browser.text("return document.documentElement.dataset.engine;")).isEqualTo("js");
      assertThat(browser.console()).isEmpty();
    } finally {
      undo.run();
    }
  }
}
