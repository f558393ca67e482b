package io.github.linesofaction.arena.program;

import java.util.Arrays;
import java.util.List;
import java.util.Objects;

/** A line as its words, split by blanks. */
final class Words {
  private final List<String> words;

  private Words(List<String> words) {
    this.words = words;
  }

  static Words of(String line) {
    String[] parts = Objects.requireNonNull(line, "line").strip().split("[ \\t]+", -1);
    return new Words(parts.length == 1 && parts[0].isEmpty() ? List.of() : Arrays.asList(parts));
  }

  int size() {
    return words.size();
  }

  /** Tells a word; the empty text where there is none. */
  String get(int index) {
    return index < words.size() ? words.get(index) : "";
  }

  int indexOf(String word) {
    return words.indexOf(word);
  }

  /** Tells the words from one index to another, joined by single blanks. */
  String between(int from, int to) {
    int end = Math.min(to, words.size());
    return from >= end ? "" : String.join(" ", words.subList(from, end));
  }

  String from(int index) {
    return between(index, words.size());
  }

  List<String> list(int from) {
    return words.subList(Math.min(from, words.size()), words.size());
  }
}
