package io.github.linesofaction.notation.internal.read;

import io.github.linesofaction.notation.text.Place;
import java.nio.charset.Charset;
import java.util.Optional;

/** A line of text that can tell the place of each of its characters, from left to right. */
public final class TextLine {
  private final String text;
  private final Place start;
  private final Optional<Charset> bytes;
  private int index;
  private int column;
  private long offset;

  /**
   * Makes a line.
   *
   * @param text the line without its end
   * @param start where it begins
   * @param bytes the charset its bytes were decoded in, if offsets count bytes
   */
  public TextLine(String text, Place start, Optional<Charset> bytes) {
    this.text = text;
    this.start = start;
    this.bytes = bytes;
    this.column = start.column();
    this.offset = start.offset();
  }

  public String text() {
    return text;
  }

  public Place start() {
    return start;
  }

  /** Returns the place of a character; quick when asked from left to right. */
  public Place place(int at) {
    if (at < index) {
      index = 0;
      column = start.column();
      offset = start.offset();
    }
    String passed = text.substring(index, at);
    column += passed.codePointCount(0, passed.length());
    offset += bytes.isPresent() ? passed.getBytes(bytes.get()).length : passed.length();
    index = at;
    return new Place(start.source(), offset, start.line(), column);
  }
}
