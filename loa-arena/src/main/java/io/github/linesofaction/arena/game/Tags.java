package io.github.linesofaction.arena.game;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Objects;

/** Maps of tags, which keep their order. */
final class Tags {
  private Tags() {}

  static Map<String, String> copyOf(Map<String, String> tags) {
    Map<String, String> copy = new LinkedHashMap<>();
    tags.forEach(
        (name, value) ->
            copy.put(Objects.requireNonNull(name, "name"), Objects.requireNonNull(value, "value")));
    return Collections.unmodifiableMap(copy);
  }
}
