package io.github.linesofaction.spark;

import io.github.linesofaction.core.board.LoaException;
import picocli.CommandLine.Option;

/** The options that tell which game is meant and where it begins. */
final class StartOptions {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant, by id or alias (standard if left out).")
  private String variant = "standard";

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description =
          "The choices on which sources disagree; if left out, those customary in the variant.")
  private String preset = "";

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "The position text to begin with, instead of the variant's start.")
  private String position = "";

  /** Returns the start as texts, which were tried. */
  StartText start() {
    StartText start = new StartText(variant, preset, position);
    try {
      start.toPosition();
    } catch (LoaException e) {
      throw new UnusableException("--position: " + e.getMessage());
    }
    return start;
  }
}
