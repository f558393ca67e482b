package io.github.linesofaction.browser;

import java.util.List;
import org.teavm.interop.Export;

/**
 * The way into the compiled library where it is WebAssembly. Texts pass a character at a time,
 * which needs no help from the compiler's own run time: that one makes functions out of text, which
 * the content security policy of a page forbids.
 */
public final class WebAssemblyEntry {
  /** Stands between the words of a question. */
  static final String BETWEEN_WORDS = "\u001f";

  private static final Engine ENGINE = new Engine();
  private static final StringBuilder QUESTION = new StringBuilder();
  private static String answer = "";

  private WebAssemblyEntry() {}

  /** Takes the next character of the question. */
  @Export(name = "put")
  public static void put(int character) {
    QUESTION.append((char) character);
  }

  /** Answers the question and returns the length of the answer. */
  @Export(name = "ask")
  public static int ask() {
    List<String> words = List.of(QUESTION.toString().split(BETWEEN_WORDS, -1));
    QUESTION.setLength(0);
    answer = ENGINE.ask(words);
    return answer.length();
  }

  /** Returns a character of the answer. */
  @Export(name = "get")
  public static int get(int index) {
    return answer.charAt(index);
  }
}
