package io.github.linesofaction.notation.sgf;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Set;

/**
 * Writes trees in the syntax of FF[4]: short identifiers, properties and values in the tree's
 * order, values as they were read or made, and every line break as a line feed. Nothing is added or
 * left out: {@code read(write(tree))} equals the tree, for every tree that was read, and for every
 * other in which variations do not begin with properties of a root. The depth of variations costs
 * no stack.
 *
 * <p>What is written is characters. Who stores them as bytes encodes them in the charset that CA
 * declares in the root, and puts it there first if the text needs more than ISO-8859-1.
 *
 * <p>A writer is immutable and says only where lines are broken.
 */
public final class SgfWriter {
  /** The properties whose values may be folded: those of type Text and SimpleText. */
  private static final Set<String> TEXTS =
      Set.of(
          "AN", "BR", "BT", "C", "CP", "EV", "GC", "GN", "N", "ON", "OT", "PB", "PC", "PW", "RO",
          "RU", "SO", "US", "WR", "WT");

  private static final int NO_FOLDING = Integer.MAX_VALUE;
  private static final int NARROWEST = 20;

  private static final SgfWriter COMPACT = new SgfWriter(false, NO_FOLDING);
  private static final SgfWriter LINES = new SgfWriter(true, NO_FOLDING);

  private final boolean nodeOnLine;
  private final int width;

  private SgfWriter(boolean nodeOnLine, int width) {
    this.nodeOnLine = nodeOnLine;
    this.width = width;
  }

  /**
   * A writer that breaks no lines.
   *
   * @return the writer; a tree whose values hold no line break is written in one line
   */
  public static SgfWriter compact() {
    return COMPACT;
  }

  /**
   * A writer that begins every node on a line of its own and ends every tree with a line break.
   *
   * @return the writer
   */
  public static SgfWriter lines() {
    return LINES;
  }

  /**
   * Folds lines: breaks them between properties and values, and inside texts with a backslash,
   * which readers take away again. Values that are no text, such as moves, are never broken and may
   * stand out.
   *
   * @param columns the longest line in characters, at least 20
   * @return a writer like this one that folds
   * @throws IllegalArgumentException if {@code columns} is less than 20
   */
  public SgfWriter folded(int columns) {
    if (columns < NARROWEST) {
      throw new IllegalArgumentException(
          "columns must be at least " + NARROWEST + ", was " + columns);
    }
    return new SgfWriter(nodeOnLine, columns);
  }

  /**
   * Writes a tree.
   *
   * @param tree the tree
   * @return the text
   */
  public String toText(SgfTree tree) {
    StringBuilder text = new StringBuilder();
    try {
      writeTo(tree, text);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return text.toString();
  }

  /**
   * Writes a tree.
   *
   * @param tree the tree
   * @param target what takes the text
   * @throws IOException if {@code target} throws it
   */
  public void writeTo(SgfTree tree, Appendable target) throws IOException {
    Objects.requireNonNull(tree, "tree");
    Objects.requireNonNull(target, "target");
    Output output = new Output(target);
    for (int i = 0; i < tree.size(); i++) {
      writeNode(tree, i, output);
    }
    if (nodeOnLine) {
      output.lineBreak();
    }
  }

  /**
   * Writes trees one after the other, each taken when it is to be written.
   *
   * @param trees the trees
   * @param target what takes the text
   * @throws IOException if {@code target} throws it
   */
  public void writeTo(Iterable<SgfTree> trees, Appendable target) throws IOException {
    Objects.requireNonNull(trees, "trees");
    Objects.requireNonNull(target, "target");
    for (SgfTree tree : trees) {
      writeTo(Objects.requireNonNull(tree, "tree"), target);
    }
  }

  private void writeNode(SgfTree tree, int number, Output output) throws IOException {
    if (number > 0 && nodeOnLine) {
      output.lineBreak();
    }
    if (beginsVariation(tree, number)) {
      output.put("(");
    }
    output.put(";");
    for (SgfProperty property : tree.node(number).properties()) {
      writeProperty(property, output);
    }
    boolean leaf = tree.endOfDescendants(number) == number + 1;
    for (int at = number; leaf && at >= 0; at = tree.parent(at).orElse(-1)) {
      if (tree.endOfDescendants(at) != number + 1) {
        break;
      }
      if (beginsVariation(tree, at)) {
        output.put(")");
      }
    }
  }

  /** Returns whether a parenthesis stands before a node: at the root, and where lines part. */
  private static boolean beginsVariation(SgfTree tree, int number) {
    if (number == 0) {
      return true;
    }
    int parent = tree.parent(number).orElseThrow();
    boolean onlyChild =
        number == parent + 1 && tree.endOfDescendants(number) == tree.endOfDescendants(parent);
    return !onlyChild;
  }

  private void writeProperty(SgfProperty property, Output output) throws IOException {
    String before = property.id();
    for (SgfValue value : property.values()) {
      String raw = SgfText.guarded(SgfText.withLineFeeds(value.raw()));
      if (!output.fits(before.length() + raw.length() + 2)) {
        if (!output.lineIsEmpty()) {
          output.lineBreak();
        }
        if (TEXTS.contains(property.id())) {
          writeFolded(before, SgfText.guarded(SgfText.canonical(value.raw())), output);
          before = "";
          continue;
        }
      }
      output.put(before + "[" + raw + "]");
      before = "";
    }
  }

  private static void writeFolded(String before, String raw, Output output) throws IOException {
    output.put(before + "[");
    for (String piece : pieces(raw)) {
      if (piece.equals("\n")) {
        output.put(piece);
      } else {
        if (!output.fits(piece.length() + 1)) {
          output.put("\\");
          output.lineBreak();
        }
        output.put(piece);
      }
    }
    output.put("]");
  }

  /** Parts a value where it may be folded: not in an escape, not in a surrogate pair. */
  private static List<String> pieces(String raw) {
    List<String> pieces = new ArrayList<>();
    int i = 0;
    while (i < raw.length()) {
      int length = raw.charAt(i) == '\\' ? 1 : 0;
      length += Character.charCount(raw.codePointAt(i + length));
      pieces.add(raw.substring(i, i + length));
      i += length;
    }
    return pieces;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof SgfWriter that && nodeOnLine == that.nodeOnLine && width == that.width;
  }

  @Override
  public int hashCode() {
    return Objects.hash(nodeOnLine, width);
  }

  @Override
  public String toString() {
    return "SgfWriter["
        + (nodeOnLine ? "lines" : "compact")
        + (width == NO_FOLDING ? "" : ", folded at " + width)
        + "]";
  }

  /** Counts columns on the way to the target. */
  private final class Output {
    private final Appendable target;
    private int column;

    Output(Appendable target) {
      this.target = target;
    }

    void put(String text) throws IOException {
      target.append(text);
      int lineStart = text.lastIndexOf('\n') + 1;
      column = lineStart > 0 ? text.length() - lineStart : column + text.length();
    }

    void lineBreak() throws IOException {
      put("\n");
    }

    boolean fits(int length) {
      return (long) column + length <= width;
    }

    boolean lineIsEmpty() {
      return column == 0;
    }
  }
}
