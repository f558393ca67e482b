package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.page.GamePage;
import io.github.linesofaction.page.PageOptions;
import java.net.URI;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Large pages open soon, and steps are not felt. The figures are printed. */
@ExtendWith(WithBrowser.class)
@Tag("slow")
class SpeedTest {
  private static final String FIGURES =
      """
      const opened = performance.getEntriesByName('ready')[0].startTime;
      const forward = document.querySelector('[data-do=forward]');
      const times = [];
      for (let i = 0; i < 200 && !forward.disabled; i++) {
        const begin = performance.now();
        forward.click();
        document.body.offsetHeight;
        times.push(performance.now() - begin);
      }
      document.querySelector('[data-do=last]').click();
      times.sort((a, b) => a - b);
      const begin = performance.now();
      document.querySelector('[data-do=first]').click();
      document.querySelector('[data-do=last]').click();
      document.body.offsetHeight;
      return [opened, times[times.length >> 1], times[Math.floor(times.length * 0.95)], performance.now() - begin];
      """;

  private static void measure(Chromium browser, String what, URI page) {
    browser.open(page);
    List<?> figures = (List<?>) browser.run(FIGURES);
    System.out.println(
        what
            + ": open after "
            + figures.get(0)
            + " ms; a step "
            + figures.get(1)
            + " ms (95 %: "
            + figures.get(2)
            + " ms); to the start and the end again "
            + figures.get(3)
            + " ms");
    assertThat(((Number) figures.get(0)).doubleValue()).as(what).isLessThan(2_000);
    assertThat(((Number) figures.get(1)).doubleValue()).as(what).isLessThan(16);
    assertThat(browser.console()).isEmpty();
  }

  private static Game random(Ruleset rules, int plies, long seed) {
    Random random = new Random(seed);
    Game game = Game.start(rules);
    while (game.plies() < plies) {
      Game before = game;
      List<Move> moves = game.legalMoves().stream().filter(move -> !move.isCapture()).toList();
      List<Move> any = moves.isEmpty() ? game.legalMoves() : moves;
      Game next = before.play(any.get(random.nextInt(any.size())));
      if (!next.isOver()) {
        game = next;
      }
    }
    return game;
  }

  @Test
  void aGameOfFiveThousandPlies(Chromium browser) {
    Ruleset endless = Ruleset.standard().toBuilder().repetition(Repetition.NONE).build();
    GameRecord record = GameRecord.of(random(endless, 5_000, 1));
    PageOptions options =
        PageOptions.titled("long").withValidator(RecordValidator.standard().withRules(endless));
    measure(browser, "5,000 plies", Pages.of("long", GamePage.of(List.of(record), options)));
  }

  @Test
  void twoThousandGames(Chromium browser) {
    List<GameRecord> records =
        IntStream.range(0, 2_000)
            .mapToObj(
                i ->
                    GameRecord.of(random(Ruleset.standard(), 40, i)).toBuilder()
                        .tag("Black", "Player " + i)
                        .tag("White", "Player " + (i * 7 % 2_000))
                        .tag("Event", "Round " + i / 100)
                        .build())
            .toList();
    measure(browser, "2,000 games", Pages.of("many", records));
  }
}
