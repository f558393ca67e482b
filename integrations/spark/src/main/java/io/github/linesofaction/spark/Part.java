package io.github.linesofaction.spark;

import io.github.linesofaction.notation.text.Form;
import java.io.Serializable;

/**
 * A piece of a file of many games that begins where a game begins. It carries its text, one
 * character for each byte, so that the texts in it are decoded where it is read.
 *
 * @param file the file's name
 * @param number which part of the file it is, counted from 0
 * @param line the line of the file in which it begins, counted from 1
 * @param form the id of the form that the file's beginning is in
 * @param utf8 whether the file begins with the mark of UTF-8
 * @param text the bytes as they stand; empty where a file cannot be cut on
 */
record Part(String file, int number, int line, String form, boolean utf8, String text)
    implements Serializable {
  /** What stands for a file that cannot be cut, or not from here on. */
  static Part uncut(String file, int number) {
    return new Part(file, number, 1, "", false, "");
  }

  /** Returns whether the file was cut here. */
  boolean isCut() {
    return !text.isEmpty();
  }

  /** Returns whether every line of it is a game of its own, or none. */
  boolean isOfLines() {
    return Form.find(form).flatMap(GameBeginnings::in).orElseThrow() instanceof LineBeginnings;
  }
}
