package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.internal.read.Charsets;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Decodes a game that was read as bytes. The whole source's charset goes first, then the one that
 * CA declares in the root, then, in lenient reading, UTF-8 if the bytes are valid in it, then SGF's
 * default.
 */
final class SgfCharset {
  private static final Charset DEFAULT = StandardCharsets.ISO_8859_1;

  private final Optional<Charset> ofSource;
  private final boolean lenient;
  private final NoteCollector notes;

  SgfCharset(Optional<Charset> ofSource, boolean lenient, NoteCollector notes) {
    this.ofSource = ofSource;
    this.lenient = lenient;
    this.notes = notes;
  }

  /** A decoded tree and the charset used. */
  record Decoded(SgfTree tree, Charset charset) {}

  Decoded decode(SgfTree tree, boolean hasNonAscii, int game) {
    Optional<Charset> told = ofSource.or(() -> declared(tree, game));
    if (!hasNonAscii) {
      return new Decoded(tree, told.orElse(DEFAULT));
    }
    if (told.isPresent()) {
      Charset charset = told.get();
      if (isValid(tree, charset)) {
        return new Decoded(decoded(tree, charset), charset);
      }
      Place place = ofSource.isPresent() ? tree.root().place() : placeOfDeclaration(tree);
      notes.report(
          Note.Kind.CHARSET_MISMATCH, place, "bytes that are not valid in " + charset.name(), game);
    }
    Charset charset =
        lenient && isValid(tree, StandardCharsets.UTF_8) ? StandardCharsets.UTF_8 : DEFAULT;
    return new Decoded(decoded(tree, charset), charset);
  }

  private Optional<Charset> declared(SgfTree tree, int game) {
    Optional<SgfValue> declaration = tree.root().value("CA");
    if (declaration.isEmpty()) {
      return Optional.empty();
    }
    String name = declaration.get().simpleText().strip();
    Optional<Charset> charset = Charsets.named(name).filter(Charsets::extendsAscii);
    if (charset.isEmpty()) {
      notes.report(
          Note.Kind.CHARSET_UNKNOWN, declaration.get().place(), "charset '" + name + "'", game);
    }
    return charset;
  }

  private static Place placeOfDeclaration(SgfTree tree) {
    return tree.root().value("CA").map(SgfValue::place).orElse(tree.root().place());
  }

  private static boolean isValid(SgfTree tree, Charset charset) {
    for (SgfNode node : tree.nodes()) {
      for (SgfProperty property : node.properties()) {
        for (SgfValue value : property.values()) {
          if (Charsets.decode(value.raw(), charset).filter(SgfText::isEscaped).isEmpty()) {
            return false;
          }
        }
      }
    }
    return true;
  }

  private static SgfTree decoded(SgfTree tree, Charset charset) {
    return charset.equals(DEFAULT) ? tree : tree.map(node -> decoded(node, charset));
  }

  private static SgfNode decoded(SgfNode node, Charset charset) {
    List<SgfProperty> properties = new ArrayList<>(node.properties().size());
    for (SgfProperty property : node.properties()) {
      properties.add(decoded(property, charset));
    }
    return SgfNode.of(properties, node.place());
  }

  private static SgfProperty decoded(SgfProperty property, Charset charset) {
    if (property.values().stream().allMatch(value -> Charsets.isAscii(value.raw()))) {
      return property;
    }
    List<SgfValue> values = new ArrayList<>(property.values().size());
    for (SgfValue value : property.values()) {
      String raw = Charsets.decode(value.raw(), charset).orElseThrow();
      values.add(SgfValue.ofRaw(raw, value.place()));
    }
    return SgfProperty.of(property.rawId(), values, property.place());
  }
}
