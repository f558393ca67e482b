package io.github.linesofaction.arena.game;

import java.util.Map;

/** The record of any game as plain text: tags in brackets, then a line for each move. */
final class PlainRecord {
  private PlainRecord() {}

  static String of(ArenaGame kind, PlayedGame game) {
    StringBuilder text = new StringBuilder();
    tag(text, "Game", kind.name());
    for (Map.Entry<String, String> tag : game.tags().entrySet()) {
      tag(text, tag.getKey(), tag.getValue());
    }
    for (Side side : Side.values()) {
      tag(text, kind.nameOf(side), game.nameOf(side));
    }
    kind.options().forEach((name, value) -> tag(text, name, value));
    game.position().ifPresent(position -> tag(text, "Position", position));
    String winner = game.end().winner().map(kind::nameOf).orElse("draw");
    tag(text, "Result", winner);
    tag(text, "Termination", game.end().kind().words() + ": " + game.end().detail());
    text.append('\n');
    int ply = 0;
    for (PlayedMove move : game.moves()) {
      text.append(++ply).append(". ").append(move.text());
      move.millisLeft().ifPresent(left -> text.append(" {").append(left).append(" ms left}"));
      if (!move.comment().isEmpty()) {
        text.append(" {").append(oneLine(move.comment()).replace('}', ')')).append('}');
      }
      text.append('\n');
    }
    return text.toString();
  }

  private static void tag(StringBuilder text, String name, String value) {
    text.append('[').append(name).append(" \"");
    text.append(oneLine(value).replace("\\", "\\\\").replace("\"", "\\\"")).append("\"]\n");
  }

  private static String oneLine(String value) {
    return value.replaceAll("\\p{Cntrl}+", " ");
  }
}
