package io.github.linesofaction.cli;

import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.loa.LoaProvider;
import java.util.LinkedHashMap;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell which game programs play. */
final class ArenaOptions {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant, by id or alias (standard if left out).")
  private @Nullable String variant;

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description = "The choices on which sources disagree; if left out, those customary.")
  private @Nullable String rules;

  /** Returns the game that the options name. */
  LoaGame game() {
    Map<String, String> choices = new LinkedHashMap<>();
    if (variant != null) {
      choices.put("variant", variant);
    }
    if (rules != null) {
      choices.put("rules", rules);
    }
    try {
      return new LoaProvider().game(choices);
    } catch (IllegalArgumentException e) {
      throw new UnusableException("--" + e.getMessage());
    }
  }
}
