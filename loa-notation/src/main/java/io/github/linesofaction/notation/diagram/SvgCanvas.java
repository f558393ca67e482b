package io.github.linesofaction.notation.diagram;

/**
 * Writes SVG elements. It sees to well-formed XML: all text is escaped, and characters that XML
 * cannot hold become U+FFFD. Numbers are integers, so no locale and no rounding can change them.
 */
final class SvgCanvas {
  private static final int REPLACEMENT = 0xFFFD;

  private final StringBuilder out = new StringBuilder(4_096);

  /** Opens an element; attributes are names and values in turn. */
  void open(String name, Object... attributes) {
    start(name, attributes);
    out.append(">\n");
  }

  /** Closes the element opened last with that name. */
  void close(String name) {
    out.append("</").append(name).append(">\n");
  }

  /** Writes an element without content. */
  void element(String name, Object... attributes) {
    start(name, attributes);
    out.append("/>\n");
  }

  /** Writes an element that holds nothing but text. */
  void text(String name, String content, Object... attributes) {
    start(name, attributes);
    out.append('>');
    escape(content);
    close(name);
  }

  private void start(String name, Object... attributes) {
    out.append('<').append(name);
    for (int i = 0; i < attributes.length; i += 2) {
      out.append(' ').append(attributes[i]).append("=\"");
      escape(String.valueOf(attributes[i + 1]));
      out.append('"');
    }
  }

  private void escape(String text) {
    text.codePoints().forEach(this::escape);
  }

  private void escape(int character) {
    switch (character) {
      case '&' -> out.append("&amp;");
      case '<' -> out.append("&lt;");
      case '>' -> out.append("&gt;");
      case '"' -> out.append("&quot;");
      case '\'' -> out.append("&#39;");
      // A bare one would be read as a line feed.
      case '\r' -> out.append("&#13;");
      default -> out.appendCodePoint(isXml(character) ? character : REPLACEMENT);
    }
  }

  /** Tells whether XML 1.0 can hold a character. */
  private static boolean isXml(int character) {
    return character == '\t'
        || character == '\n'
        || character >= ' ' && character < Character.MIN_SURROGATE
        || character > Character.MAX_SURROGATE && character < 0xFFFE
        || character > 0xFFFF;
  }

  @Override
  public String toString() {
    return out.toString();
  }
}
