package io.github.linesofaction.browser.tests;

import static org.assertj.core.api.Assertions.assertThat;

import com.sun.net.httpserver.HttpServer;
import io.github.linesofaction.examples.PageServer;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.net.URI;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;

/** The page of the example server, fetched over HTTP and stepped through. */
@ExtendWith(WithBrowser.class)
class PageServerTest {
  @Test
  void itsPageIsAllThatIsAskedFor(Chromium browser) throws IOException {
    Path file = Pages.TOP.resolve("examples/records/olympiad-1.txt");
    GameRecord record = Pages.read(Source.of(file)).get(0);
    HttpServer server = PageServer.start(file, 0);
    try {
      URI address = URI.create("http://localhost:" + server.getAddress().getPort() + "/");
      browser.open(address);
      assertThat(browser.run(SteppingTest.STEP_TO_THE_END)).isEqualTo(Pages.positions(record));
      assertThat(browser.requests().stream().filter(url -> !url.startsWith("data:")))
          .isEqualTo(List.of(address.toString()));
      assertThat(browser.console()).isEmpty();
    } finally {
      server.stop(0);
    }
  }
}
