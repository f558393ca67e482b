package io.github.linesofaction.arena.program;

import io.github.linesofaction.core.board.TextException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;

/** Command lines as lists of words. */
public final class Command {
  private Command() {}

  /**
   * Splits a command line at its blanks; what stands in single or double quotes stays together.
   * Nothing else is special.
   *
   * @param line such as {@code java -jar "my engine.jar"}
   * @return the words, one or more
   * @throws TextException if the line has no word, or a quote is not closed
   */
  public static List<String> parse(String line) {
    Objects.requireNonNull(line, "line");
    List<String> words = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    boolean open = false;
    for (int i = 0; i < line.length(); i++) {
      char c = line.charAt(i);
      if (c == '"' || c == '\'') {
        int end = line.indexOf(c, i + 1);
        if (end < 0) {
          throw new TextException(i, "the quote at character " + (i + 1) + " is not closed");
        }
        word.append(line, i + 1, end);
        open = true;
        i = end;
      } else if (c == ' ' || c == '\t') {
        if (open) {
          words.add(word.toString());
        }
        word.setLength(0);
        open = false;
      } else {
        word.append(c);
        open = true;
      }
    }
    if (open) {
      words.add(word.toString());
    }
    if (words.isEmpty()) {
      throw new TextException(0, "a command line has one word or more");
    }
    return List.copyOf(words);
  }
}
