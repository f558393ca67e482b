package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.notation.record.GameRecord;
import java.io.IOException;
import java.io.InputStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What axe finds on pages, light and dark, wide and narrow. */
@ExtendWith(WithBrowser.class)
class AccessibilityTest {
  private static String axe() throws IOException {
    String file = "/META-INF/resources/webjars/axe-core/4.6.3/axe.min.js";
    try (InputStream in = AccessibilityTest.class.getResourceAsStream(file)) {
      return new String(in.readAllBytes(), StandardCharsets.UTF_8);
    }
  }

  @ParameterizedTest
  @CsvSource({"1280, 900, false", "1280, 900, true", "390, 844, false", "390, 844, true"})
  void axeFindsNothing(int width, int height, boolean dark, Chromium browser) throws IOException {
    List<GameRecord> records =
        Pages.read(
            "(;GM[9]PB[Anna]PW[Bert]C[Hello];B[c1-c3];W[a2-c4]C[so](;B[f1-f4])(;B[f1xc4]))"
                + "(;GM[9]SU[Gemma];B[c1-c3])(;GM[9]SU[no such];B[c1-c3])");
    URI page = Pages.of("axe", records);
    browser.resize(width, height, dark);
    try {
      for (String place : List.of("#game=1&ply=0", "#game=1&ply=3", "#game=2&ply=1", "#game=3")) {
        browser.open(URI.create(page + place));
        browser.run(
            "for (const each of document.querySelectorAll('details')) each.open = true;"
                + "document.querySelector('[data-square=b1]')?.dispatchEvent("
                + "new MouseEvent('click', { bubbles: true }));");
        browser.send("Runtime.evaluate", Map.of("expression", axe()));
        assertThat(
                browser.run(
                    """
                    const { violations } = await axe.run();
                    return violations.map((each) =>
                      `${each.impact} ${each.id}: ${each.nodes.map((node) => node.html).join(' ').slice(0, 400)}`);
                    """))
            .as(place)
            .isEqualTo(List.of());
      }
    } finally {
      browser.resize(1280, 900, false);
    }
  }
}
