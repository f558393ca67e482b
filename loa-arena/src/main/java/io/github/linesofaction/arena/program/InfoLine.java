package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.player.Info;
import java.util.List;
import java.util.OptionalInt;
import java.util.OptionalLong;

/** The line {@code info depth D score cp S nodes N time T pv M …}. */
final class InfoLine {
  private InfoLine() {}

  /** Reads what can be read of a line; what is no number is not told. */
  static Info parse(String line) {
    Words words = Words.of(line);
    OptionalInt depth = OptionalInt.empty();
    OptionalInt score = OptionalInt.empty();
    OptionalLong nodes = OptionalLong.empty();
    for (int i = 1; i < words.size(); i++) {
      switch (words.get(i)) {
        case "depth" -> depth = small(number(words.get(++i)));
        case "score" -> {
          boolean cp = words.get(i + 1).equals("cp");
          score = cp ? small(number(words.get(i + 2))) : OptionalInt.empty();
          i += 2;
        }
        case "nodes" -> nodes = number(words.get(++i));
        case "pv" -> {
          return new Info(depth, score, nodes, words.list(i + 1));
        }
        case "string" -> {
          return new Info(depth, score, nodes, List.of());
        }
        default -> {}
      }
    }
    return new Info(depth, score, nodes, List.of());
  }

  /** Writes a line. */
  static String of(Info info, long millis) {
    StringBuilder line = new StringBuilder("info");
    info.depth().ifPresent(depth -> line.append(" depth ").append(depth));
    info.score().ifPresent(score -> line.append(" score cp ").append(score));
    info.nodes().ifPresent(nodes -> line.append(" nodes ").append(nodes));
    line.append(" time ").append(millis);
    if (!info.line().isEmpty()) {
      line.append(" pv ").append(String.join(" ", info.line()));
    }
    return line.toString();
  }

  private static OptionalLong number(String word) {
    return word.matches("-?\\d{1,18}")
        ? OptionalLong.of(Long.parseLong(word))
        : OptionalLong.empty();
  }

  private static OptionalInt small(OptionalLong number) {
    return number.isPresent() && Math.abs(number.getAsLong()) <= Integer.MAX_VALUE
        ? OptionalInt.of((int) number.getAsLong())
        : OptionalInt.empty();
  }
}
