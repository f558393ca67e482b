package io.github.linesofaction.browser.tests;

import com.fasterxml.jackson.jr.ob.JSON;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.WebSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Base64;
import java.util.Collections;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionStage;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.Stream;

/**
 * A Chromium without a window, driven by its own DevTools protocol over the JDK's web socket, so
 * that no driver has to be fetched. It keeps what the console said and which addresses were asked.
 */
final class Chromium implements AutoCloseable {
  private static final List<String> NAMES =
      List.of(
          "chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "chrome.exe");
  private static final Path ON_MAC =
      Path.of("/Applications/Google Chrome.app/Contents/MacOS/Google Chrome");
  private static final long SECONDS = 120;

  private final Process process;
  private final Path profile;
  private final WebSocket socket;
  private final AtomicInteger numbers = new AtomicInteger();
  private final Map<Integer, CompletableFuture<Map<String, Object>>> answers =
      new ConcurrentHashMap<>();
  private final List<String> console = Collections.synchronizedList(new ArrayList<>());
  private final List<String> requests = Collections.synchronizedList(new ArrayList<>());

  /** Finds a browser: the one that {@code -Dloa.browser} names, or one on the path. */
  static Optional<Path> find() {
    String named = System.getProperty("loa.browser", "");
    if (!named.isEmpty()) {
      return Optional.of(Path.of(named));
    }
    Stream<Path> folders =
        Stream.of(System.getenv("PATH").split(java.io.File.pathSeparator)).map(Path::of);
    return Stream.concat(
            folders.flatMap(folder -> NAMES.stream().map(folder::resolve)), Stream.of(ON_MAC))
        .filter(Files::isExecutable)
        .findFirst();
  }

  Chromium(Path program) {
    try {
      profile = Files.createTempDirectory("loa-browser");
      process =
          new ProcessBuilder(
                  program.toString(),
                  "--headless",
                  "--no-sandbox",
                  "--disable-gpu",
                  "--disable-quic",
                  "--no-first-run",
                  "--disable-background-networking",
                  "--disable-component-update",
                  "--disable-sync",
                  "--disable-dev-shm-usage",
                  "--remote-debugging-port=0",
                  "--user-data-dir=" + profile,
                  "about:blank")
              .redirectErrorStream(true)
              .redirectOutput(profile.resolve("browser.log").toFile())
              .start();
      HttpClient http = HttpClient.newHttpClient();
      socket =
          http.newWebSocketBuilder()
              .buildAsync(URI.create(address(http)), new Listener())
              .get(SECONDS, TimeUnit.SECONDS);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new IllegalStateException("the browser does not answer", e);
    }
    for (String part : List.of("Page", "Runtime", "Log", "Network")) {
      send(part + ".enable", Map.of());
    }
    resize(1280, 900, false);
  }

  /** Waits for the browser to say where it listens, and asks there for its page. */
  private String address(HttpClient http) throws IOException, InterruptedException {
    Path port = profile.resolve("DevToolsActivePort");
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (System.nanoTime() < end) {
      if (Files.exists(port) && !Files.readAllLines(port).isEmpty()) {
        URI list = URI.create("http://127.0.0.1:" + Files.readAllLines(port).get(0) + "/json");
        String body =
            http.send(
                    java.net.http.HttpRequest.newBuilder(list).build(),
                    java.net.http.HttpResponse.BodyHandlers.ofString())
                .body();
        for (Object target : JSON.std.listFrom(body)) {
          Map<?, ?> each = (Map<?, ?>) target;
          if ("page".equals(each.get("type"))) {
            return (String) each.get("webSocketDebuggerUrl");
          }
        }
      }
      Thread.sleep(50);
    }
    throw new IllegalStateException(Files.readString(profile.resolve("browser.log")));
  }

  private final class Listener implements WebSocket.Listener {
    private final StringBuilder text = new StringBuilder();

    @Override
    public CompletionStage<?> onText(WebSocket from, CharSequence part, boolean last) {
      text.append(part);
      if (last) {
        take(text.toString());
        text.setLength(0);
      }
      from.request(1);
      return null;
    }
  }

  private void take(String message) {
    try {
      Map<String, Object> told = JSON.std.mapFrom(message);
      if (told.get("id") instanceof Integer number) {
        answers.remove(number).complete(told);
        return;
      }
      switch ((String) told.get("method")) {
        case "Runtime.consoleAPICalled", "Runtime.exceptionThrown", "Log.entryAdded" ->
            console.add(JSON.std.asString(told.get("params")));
        case "Page.javascriptDialogOpening" -> {
          console.add(JSON.std.asString(told.get("params")));
          sendOnly("Page.handleJavaScriptDialog", Map.of("accept", true));
        }
        case "Network.requestWillBeSent" ->
            requests.add((String) map(map(told.get("params")).get("request")).get("url"));
        default -> {}
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  @SuppressWarnings("unchecked")
  static Map<String, Object> map(Object value) {
    return (Map<String, Object>) value;
  }

  private CompletableFuture<Map<String, Object>> sendOnly(
      String method, Map<String, Object> parameters) {
    int number = numbers.incrementAndGet();
    CompletableFuture<Map<String, Object>> answer = new CompletableFuture<>();
    answers.put(number, answer);
    Map<String, Object> message = new HashMap<>();
    message.put("id", number);
    message.put("method", method);
    message.put("params", parameters);
    try {
      socket.sendText(JSON.std.asString(message), true).join();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return answer;
  }

  Map<String, Object> send(String method, Map<String, Object> parameters) {
    try {
      Map<String, Object> answer = sendOnly(method, parameters).get(SECONDS, TimeUnit.SECONDS);
      if (answer.containsKey("error")) {
        throw new AssertionError(method + ": " + answer.get("error"));
      }
      return map(answer.get("result"));
    } catch (InterruptedException | ExecutionException | TimeoutException e) {
      throw new AssertionError(method + " was not answered", e);
    }
  }

  /** Opens an address, with console and requests empty, and waits until the page is ready. */
  void open(URI address) {
    send("Page.navigate", Map.of("url", "about:blank"));
    console.clear();
    requests.clear();
    send("Page.navigate", Map.of("url", address.toString()));
    await("document.documentElement?.dataset.ready === 'true'");
  }

  /** Waits until an expression is true. */
  void await(String expression) {
    long end = System.nanoTime() + TimeUnit.SECONDS.toNanos(SECONDS);
    while (!Boolean.TRUE.equals(run("return " + expression + ";"))) {
      if (System.nanoTime() > end) {
        throw new AssertionError("never true: " + expression + "; console: " + console);
      }
      try {
        Thread.sleep(20);
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
  }

  /** Runs the body of an asynchronous function in the page and returns what it returns. */
  Object run(String body) {
    Map<String, Object> answer =
        send(
            "Runtime.evaluate",
            Map.of(
                "expression",
                "(async () => {" + body + "})()",
                "awaitPromise",
                true,
                // Else what is run here may use eval, whatever the page's own policy says.
                "allowUnsafeEvalBlockedByCSP",
                false,
                "returnByValue",
                true));
    if (answer.containsKey("exceptionDetails")) {
      throw new AssertionError(body + ": " + answer.get("exceptionDetails"));
    }
    return map(answer.get("result")).get("value");
  }

  String text(String body) {
    return String.valueOf(run(body));
  }

  /** Presses keys one after the other, as a keyboard does. */
  void press(String... keys) {
    for (String key : keys) {
      Map<String, Object> event = new HashMap<>();
      event.put("key", key);
      event.put("code", key.length() == 1 ? "Key" + key.toUpperCase(java.util.Locale.ROOT) : key);
      event.put("windowsVirtualKeyCode", KEY_CODES.getOrDefault(key, (int) key.charAt(0)));
      if (key.length() == 1) {
        event.put("text", key);
      } else if (key.equals("Enter")) {
        event.put("text", "\r");
      }
      event.put("type", "keyDown");
      send("Input.dispatchKeyEvent", event);
      event.remove("text");
      event.put("type", "keyUp");
      send("Input.dispatchKeyEvent", event);
    }
  }

  private static final Map<String, Integer> KEY_CODES =
      Map.of(
          "ArrowLeft",
          37,
          "ArrowUp",
          38,
          "ArrowRight",
          39,
          "ArrowDown",
          40,
          "Home",
          36,
          "End",
          35,
          "Enter",
          13,
          "Tab",
          9,
          "Escape",
          27);

  /** Runs a script before those of the pages opened from now on; answers how to take it away. */
  Runnable before(String script) {
    Object number =
        send("Page.addScriptToEvaluateOnNewDocument", Map.of("source", script)).get("identifier");
    return () -> send("Page.removeScriptToEvaluateOnNewDocument", Map.of("identifier", number));
  }

  void resize(int width, int height, boolean dark) {
    send(
        "Emulation.setDeviceMetricsOverride",
        Map.of("width", width, "height", height, "deviceScaleFactor", 1, "mobile", width < 600));
    send(
        "Emulation.setEmulatedMedia",
        Map.of(
            "features",
            List.of(Map.of("name", "prefers-color-scheme", "value", dark ? "dark" : "light"))));
  }

  void screenshot(Path file) {
    String picture = (String) send("Page.captureScreenshot", Map.of("format", "png")).get("data");
    try {
      Files.createDirectories(file.getParent());
      Files.write(file, Base64.getDecoder().decode(picture));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  List<String> console() {
    return List.copyOf(console);
  }

  /** The addresses asked for since the page was opened, its own included. */
  List<String> requests() {
    return List.copyOf(requests);
  }

  @Override
  public void close() {
    socket.abort();
    process.destroy();
    try {
      if (!process.waitFor(10, TimeUnit.SECONDS)) {
        process.destroyForcibly().waitFor();
      }
      try (Stream<Path> files = Files.walk(profile)) {
        files.sorted(Comparator.reverseOrder()).forEach(file -> file.toFile().delete());
      }
    } catch (IOException | InterruptedException e) {
      throw new IllegalStateException(e);
    }
  }
}
