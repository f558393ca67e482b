package io.github.linesofaction.arena.tournament;

import com.fasterxml.jackson.core.JsonFactory;
import com.fasterxml.jackson.core.JsonGenerator;
import com.fasterxml.jackson.core.JsonParser;
import com.fasterxml.jackson.core.JsonProcessingException;
import com.fasterxml.jackson.core.JsonToken;
import com.fasterxml.jackson.core.StreamReadFeature;
import com.fasterxml.jackson.core.StreamWriteFeature;
import io.github.linesofaction.core.board.TextException;
import java.io.IOException;
import java.io.StringWriter;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.jspecify.annotations.Nullable;

/**
 * JSON as a tree whose values know their lines.
 *
 * @param value a string, a number, a boolean, a list of trees or a map of trees by name; null for
 *     {@code null}
 * @param line the line it begins in, from 1
 */
record JsonTree(@Nullable Object value, int line) {

  /** Reads a text that is one value, and no more. */
  static JsonTree parse(String text) {
    try (JsonParser parser = factory().createParser(text)) {
      if (parser.nextToken() == null) {
        throw new TextException(0, "line 1: nothing there, where an object { … } is expected");
      }
      JsonTree tree = read(parser);
      if (parser.nextToken() != null) {
        throw new TextException(
            (int) parser.currentTokenLocation().getCharOffset(),
            "line " + line(parser) + ": something stands behind the end");
      }
      return tree;
    } catch (JsonProcessingException e) {
      int line = e.getLocation() == null ? 1 : e.getLocation().getLineNr();
      throw new TextException(0, "line " + line + ": no JSON: " + words(e));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** What the parser says, without the name of its own source. */
  private static String words(JsonProcessingException e) {
    return String.valueOf(e.getOriginalMessage())
        .replaceAll(
            "\\(start marker at \\[Source: [^;]*; line: (\\d+), column: (\\d+)]\\)",
            "(it begins in line $1, column $2)");
  }

  private static int line(JsonParser parser) {
    return parser.currentTokenLocation().getLineNr();
  }

  /** Reads the value that begins at the parser's token; the parser bounds how deep it may go. */
  private static JsonTree read(JsonParser parser) throws IOException {
    int line = line(parser);
    return switch (parser.currentToken()) {
      case START_OBJECT -> {
        Map<String, JsonTree> members = new LinkedHashMap<>();
        while (parser.nextToken() != JsonToken.END_OBJECT) {
          String name = parser.currentName();
          parser.nextToken();
          members.put(name, read(parser));
        }
        yield new JsonTree(members, line);
      }
      case START_ARRAY -> {
        List<JsonTree> items = new ArrayList<>();
        while (parser.nextToken() != JsonToken.END_ARRAY) {
          items.add(read(parser));
        }
        yield new JsonTree(items, line);
      }
      case VALUE_TRUE -> new JsonTree(true, line);
      case VALUE_FALSE -> new JsonTree(false, line);
      case VALUE_NULL -> new JsonTree(null, line);
      case VALUE_NUMBER_INT, VALUE_NUMBER_FLOAT -> new JsonTree(parser.getNumberValue(), line);
      default -> new JsonTree(parser.getText(), line);
    };
  }

  /** Returns the members of an object; none if this is something else. */
  @SuppressWarnings("unchecked") // An object's members are all trees: read() puts them there.
  Map<String, JsonTree> members() {
    return value instanceof Map<?, ?> map ? (Map<String, JsonTree>) map : Map.of();
  }

  /** Returns the items of a list; none if this is something else. */
  @SuppressWarnings("unchecked") // A list's items are all trees: read() puts them there.
  List<JsonTree> items() {
    return value instanceof List<?> list ? (List<JsonTree>) list : List.of();
  }

  /** Returns a member's text; empty if there is none. */
  String text(String name) {
    JsonTree member = members().get(name);
    return member != null && member.value() instanceof String text ? text : "";
  }

  /** Returns a member's whole number; a default if there is none. */
  long number(String name, long otherwise) {
    JsonTree member = members().get(name);
    return member != null && member.value() instanceof Number number
        ? number.longValue()
        : otherwise;
  }

  /** Writes maps, lists, texts, numbers and booleans as one line. */
  static String toLine(Object value) {
    return write(value, false);
  }

  /** Writes the same over several lines, for people. */
  static String toText(Object value) {
    return write(value, true) + "\n";
  }

  private static String write(Object value, boolean pretty) {
    StringWriter text = new StringWriter();
    try (JsonGenerator json = factory().createGenerator(text)) {
      if (pretty) {
        json.useDefaultPrettyPrinter();
      }
      write(value, json);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
    return pretty ? text.toString().replace("\r\n", "\n") : text.toString();
  }

  private static void write(Object value, JsonGenerator json) throws IOException {
    if (value instanceof Map<?, ?> map) {
      json.writeStartObject();
      for (Map.Entry<?, ?> member : map.entrySet()) {
        json.writeFieldName(String.valueOf(member.getKey()));
        write(member.getValue(), json);
      }
      json.writeEndObject();
    } else if (value instanceof List<?> list) {
      json.writeStartArray();
      for (Object item : list) {
        write(item, json);
      }
      json.writeEndArray();
    } else if (value instanceof Integer number) {
      json.writeNumber(number);
    } else if (value instanceof Long number) {
      json.writeNumber(number);
    } else if (value instanceof Double number) {
      json.writeNumber(number);
    } else if (value instanceof Boolean truth) {
      json.writeBoolean(truth);
    } else {
      json.writeString(String.valueOf(value));
    }
  }

  private static JsonFactory factory() {
    return JsonFactory.builder()
        .enable(StreamReadFeature.STRICT_DUPLICATE_DETECTION)
        .disable(StreamWriteFeature.AUTO_CLOSE_CONTENT)
        .build();
  }
}
