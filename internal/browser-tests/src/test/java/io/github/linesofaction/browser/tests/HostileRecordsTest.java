package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.page.GamePage;
import io.github.linesofaction.page.PageOptions;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** Records may hold anything; no text of theirs may run, or ask a server for something. */
@ExtendWith(WithBrowser.class)
class HostileRecordsTest {
  private static final List<String> ATTACKS =
      List.of(
          "</script><script>window.pwned = 1</script>",
          "<!--<script>window.pwned = 1",
          "<img src=x onerror='window.pwned = 1'>",
          "<svg onload=\"window.pwned = 1\"><animate onbegin=window.pwned=1>",
          "javascript:window.pwned=1",
          "\" onmouseover=\"window.pwned = 1\" x=\"",
          "' autofocus onfocus='window.pwned = 1",
          "</title></style></textarea><script>window.pwned = 1</script>",
          "<a href='javascript:window.pwned=1'>click</a><iframe"
              + " srcdoc='<script>parent.pwned=1</script>'>",
          "{{data}}{{title}}{{script}}$1\\u003cscript>",
          "\u2028window.pwned = 1\u2029\u0000\u001f\u001e\ud800",
          "<link rel=stylesheet href=//example.invalid/x><meta http-equiv=refresh"
              + " content='0;url=//x.invalid'>");

  private static GameRecord hostile(String attack) {
    GameRecord.Builder record =
        GameRecord.builder()
            .tag("Black", attack)
            .tag("White", attack)
            .tag("Event", attack)
            .tag(attack, "value");
    int first =
        record.add(
            0, new RecordMove(MoveReader.lenient().scan("c1-c3"), Color.BLACK, Place.NOWHERE));
    record.comment(0, attack).comment(first, attack);
    record.add(
        first, new RecordMove(MoveReader.lenient().scan(attack), Color.WHITE, Place.NOWHERE));
    record.add(
        first, new RecordMove(MoveReader.lenient().scan("a2-c4"), Color.WHITE, Place.NOWHERE));
    return record.build();
  }

  @Test
  void noTextOfARecordRuns(Chromium browser) {
    List<GameRecord> records =
        new java.util.ArrayList<>(ATTACKS.stream().map(HostileRecordsTest::hostile).toList());
    ATTACKS.forEach(attack -> records.add(hostile("plain").toBuilder().variant(attack).build()));
    String title = String.join("", ATTACKS);
    PageOptions options = PageOptions.titled(title).withNotices(ATTACKS);
    browser.open(Pages.of("hostile", GamePage.of(records, options)));

    for (int i = 1; i <= records.size(); i++) {
      browser.run(
          "location.hash = '#game=" + i + "&ply=0'; await new Promise((r) => setTimeout(r, 30));");
      browser.run(
          """
          const forward = document.querySelector('[data-do=forward]');
          for (let i = 0; i < 5 && !forward.disabled; i++) forward.click();
          for (const button of document.querySelectorAll('.move')) button.click();
          for (const each of document.querySelectorAll('details')) each.open = true;
          for (const each of document.querySelectorAll('#heading *, #moves *, #list *, .notice')) {
            for (const kind of ['mouseover', 'focus', 'click']) {
              if (each.tagName !== 'A') each.dispatchEvent(new Event(kind, { bubbles: true }));
            }
          }
          document.getElementById('search').value = 'script';
          document.getElementById('search').dispatchEvent(new Event('input'));
          await new Promise((r) => setTimeout(r, 30));
          """);
    }
    assertThat(browser.text("return String(window.pwned);")).isEqualTo("undefined");
    assertThat(browser.run("return document.title.includes('</title>');")).isEqualTo(true);
    assertThat(browser.run("return document.querySelectorAll('script').length;")).isEqualTo(5);
    assertThat(
            browser.run(
                "return document.querySelectorAll('main img, main iframe, main script, main"
                    + " link').length;"))
        .isEqualTo(0);
    assertThat(browser.console()).isEmpty();
    assertThat(browser.requests())
        .allMatch(url -> url.startsWith("file:") || url.startsWith("data:"));
  }

  @Test
  void thePolicyHolds(Chromium browser) {
    browser.open(Pages.of("policy", List.of(hostile("x"))));

    // What would run if the page let anything through: the policy stops it, and says so.
    browser.run(
        """
        const script = document.createElement('script');
        script.textContent = 'window.pwned = 1';
        document.head.append(script);
        const box = document.createElement('div');
        document.body.append(box);
        box.innerHTML = '<img src="https://example.invalid/x.png" onerror="window.pwned = 1">';
        await fetch('https://example.invalid/').catch(() => {});
        try { new Function('window.pwned = 1')(); } catch (e) { }
        await new Promise((r) => setTimeout(r, 200));
        """);
    assertThat(browser.text("return String(window.pwned);")).isEqualTo("undefined");
    assertThat(browser.console())
        .isNotEmpty()
        .allMatch(said -> said.contains("Content Security Policy"));
  }
}
