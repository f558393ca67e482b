package io.github.linesofaction.browser;

import java.util.List;
import org.teavm.jso.JSExport;

/** The way into the compiled library where it is JavaScript. */
public final class JavaScriptEntry {
  private static final Engine ENGINE = new Engine();

  private JavaScriptEntry() {}

  /** Answers a question. */
  @JSExport
  public static String loaAsk(String question) {
    return ENGINE.ask(List.of(question.split(WebAssemblyEntry.BETWEEN_WORDS, -1)));
  }
}
