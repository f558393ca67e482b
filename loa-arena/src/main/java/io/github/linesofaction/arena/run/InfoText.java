package io.github.linesofaction.arena.run;

import io.github.linesofaction.arena.player.Info;
import java.util.ArrayList;
import java.util.List;

/** What a player thinks, as the comment of its move. */
final class InfoText {
  private InfoText() {}

  /** Returns such as {@code +0.35, depth 6, 12345 nodes}; empty if nothing is told. */
  static String of(Info info) {
    List<String> parts = new ArrayList<>();
    info.score()
        .ifPresent(
            score -> {
              int size = Math.abs(score);
              parts.add(
                  (score < 0 ? "-" : "+")
                      + size / 100
                      + "."
                      + (size % 100 < 10 ? "0" : "")
                      + size % 100);
            });
    info.depth().ifPresent(depth -> parts.add("depth " + depth));
    info.nodes().ifPresent(nodes -> parts.add(nodes + (nodes == 1 ? " node" : " nodes")));
    return String.join(", ", parts);
  }
}
