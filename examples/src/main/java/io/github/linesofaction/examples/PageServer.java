package io.github.linesofaction.examples;

import com.sun.net.httpserver.HttpServer;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.page.GamePage;
import io.github.linesofaction.page.PageOptions;
import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/**
 * Serves the games of a file as a page, to this machine alone, with the JDK's own server. The page
 * is one answer and asks for nothing more.
 *
 * <p>Run it with a record file and open http://localhost:8080/:
 *
 * <pre>{@code
 * mvn -q -DskipTests package
 * java -cp examples/target/loa-examples-0.1.0-SNAPSHOT.jar io.github.linesofaction.examples.PageServer examples/records/olympiad-1.txt
 * }</pre>
 */
public final class PageServer {
  private PageServer() {}

  /**
   * Starts the server; it runs until the process ends.
   *
   * @param args a record file
   * @throws IOException if the port is taken
   */
  public static void main(String[] args) throws IOException {
    start(Path.of(args[0]), 8080);
  }

  /**
   * Starts a server.
   *
   * @param file a record file
   * @param port the port, 0 for any that is free
   * @return the server, to be stopped by the caller
   * @throws IOException if the port is taken
   */
  public static HttpServer start(Path file, int port) throws IOException {
    HttpServer server =
        HttpServer.create(new InetSocketAddress(InetAddress.getLoopbackAddress(), port), 0);
    server.createContext(
        "/",
        exchange -> {
          List<GameRecord> games = new ArrayList<>();
          try (RecordReader reader = Records.read(Source.of(file))) {
            reader.forEachRemaining(games::add);
          }
          GamePage page = GamePage.of(games, PageOptions.titled(file.getFileName().toString()));
          byte[] answer = page.toText().getBytes(StandardCharsets.UTF_8);
          exchange.getResponseHeaders().set("Content-Type", "text/html; charset=utf-8");
          exchange.sendResponseHeaders(200, answer.length);
          exchange.getResponseBody().write(answer);
          exchange.close();
        });
    server.start();
    return server;
  }
}
