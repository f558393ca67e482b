package io.github.linesofaction.page;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatNullPointerException;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.Base64;
import java.util.List;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

class GamePageTest {
  private static final GameRecord RECORD = GameRecord.of(Game.start().play("c1-c3"));

  private static GamePage page(String title, GameRecord... records) {
    return GamePage.of(List.of(records), PageOptions.titled(title));
  }

  @Test
  void withoutGamesItIsSmall() {
    assertThat(page("t").toText().length()).isLessThan(1_200_000);
  }

  @Test
  void everyScriptAndStyleIsNamedByThePolicyAndNothingElseMayRun() throws NoSuchAlgorithmException {
    String html = page("t", RECORD).toText();
    String policy = html.replaceAll("(?s).*Content-Security-Policy\" content=\"([^\"]*)\".*", "$1");

    List<String> parts =
        Pattern.compile("(?s)<(script|style)(?: id=\"engine\")?>(.*?)</\\1>")
            .matcher(html)
            .results()
            .map((MatchResult found) -> found.group(2))
            .toList();
    assertThat(parts).hasSize(3);
    for (String part : parts) {
      byte[] digest =
          MessageDigest.getInstance("SHA-256").digest(part.getBytes(StandardCharsets.UTF_8));
      assertThat(policy).contains("'sha256-" + Base64.getEncoder().encodeToString(digest) + "'");
    }
    assertThat(policy)
        .startsWith("default-src 'none'; ")
        .doesNotContain("unsafe-inline", "'unsafe-eval'", "http", "*");
  }

  @Test
  void nothingOutsideIsAskedFor() {
    String html = page("t", RECORD).toText();

    assertThat(html.replaceAll("http://www\\.w3\\.org/2000/svg", ""))
        .doesNotContainPattern("(?i)(?:src|href)=[\"']?(?:https?:)?//");
    assertThat(Pattern.compile("\\son[a-z]+\\s*=").matcher(html.substring(0, 20_000)).find())
        .as("handlers in attributes")
        .isFalse();
  }

  @Test
  void aTitleIsText() {
    String html = page("</title><script>alert(1)</script>{{data}}\u0000", RECORD).toText();

    assertThat(html)
        .contains(
            "<title>&lt;/title&gt;&lt;script&gt;alert(1)&lt;/script&gt;{{data}}\ufffd</title>")
        .doesNotContain("<script>alert");
  }

  @Test
  void theSamePageIsWrittenInEitherWay() throws IOException {
    GamePage page = page("My games", RECORD, RECORD);
    StringBuilder target = new StringBuilder();
    page.writeTo(target);

    assertThat(target).hasToString(page.toText());
    assertThat(page.size()).isEqualTo(2);
    assertThat(page).hasToString("My games, 2 games");
    assertThat(page("One", RECORD)).hasToString("One, 1 game");
  }

  @Test
  void noticesStandOnThePage() {
    PageOptions options = PageOptions.titled("t").withNotices(List.of("Nothing <here>"));

    assertThat(GamePage.of(List.of(), options).toText())
        .contains("\"notices\":[\"Nothing \\u003chere\\u003e\"]");
    assertThat(options.notices()).containsExactly("Nothing <here>");
    assertThat(options).hasToString("PageOptions[t]");
    assertThat(options.withGamesAtFaults(true)).hasToString("PageOptions[t, at faults]");
  }

  @Test
  void nullsAreRefusedByName() {
    PageOptions options = PageOptions.titled("t");
    assertThatNullPointerException()
        .isThrownBy(() -> PageOptions.titled(null))
        .withMessage("title");
    assertThatNullPointerException()
        .isThrownBy(() -> options.withValidator(null))
        .withMessage("value");
    assertThatNullPointerException()
        .isThrownBy(() -> options.withNotices(null))
        .withMessage("sentences");
    assertThatNullPointerException()
        .isThrownBy(() -> GamePage.of(null, options))
        .withMessage("records");
    assertThatNullPointerException()
        .isThrownBy(() -> GamePage.of(List.of(), null))
        .withMessage("options");
    assertThatNullPointerException()
        .isThrownBy(() -> page("t").writeTo(null))
        .withMessage("target");
  }
}
