package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell which game is meant: shared by the commands. */
final class GameOptions {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant, by id or alias (standard if left out).")
  private @Nullable String name;

  @Option(
      names = "--size",
      paramLabel = "N",
      description = "A square board of N by N, 4 to 16, for standard and scrambled-eggs.")
  private @Nullable Integer size;

  @Option(
      names = "--rules",
      paramLabel = "PRESET",
      description =
          "The choices on which sources disagree: olympiad2000, mindSports, soucie, playStrategy,"
              + " openSpiel, abstractPlay, boardspace or codinGame. If left out, those customary in"
              + " the variant: mindSports for standard.")
  private @Nullable String preset;

  @Option(
      names = "--position",
      paramLabel = "TEXT",
      description = "The position text to begin with, instead of the variant's start.")
  private @Nullable String position;

  private @Nullable Ruleset rules;
  private @Nullable Variant variant;

  /** Tells whether {@code --position} was given. */
  boolean hasPosition() {
    return position != null;
  }

  /** Tells whether a variant or a size was given. */
  boolean namesVariant() {
    return name != null || size != null;
  }

  /** Returns the preset that was given. */
  Optional<Preset> preset() {
    return Optional.ofNullable(preset).map(GameOptions::preset);
  }

  /** Returns the variant that the options name. */
  Variant variant() {
    Variant known = variant;
    if (known == null) {
      Variant named = name == null ? Variants.STANDARD : VariantChoice.named(name);
      known = size == null ? named : VariantChoice.sized(named, size);
      variant = known;
    }
    return known;
  }

  /** Returns the rules that the options name. */
  Ruleset rules() {
    Ruleset known = rules;
    if (known == null) {
      known = rules(variant());
      rules = known;
    }
    return known;
  }

  /** Returns a variant's rules under the choices that the options name. */
  Ruleset rules(Variant chosen) {
    return preset().map(chosen::rules).orElse(chosen.rules());
  }

  private static Preset preset(String id) {
    return Preset.find(id)
        .orElseThrow(
            () ->
                new UnusableException(
                    "--rules \""
                        + id
                        + "\": no such preset; one of "
                        + String.join(", ", Preset.ids())));
  }

  /** Returns the position that the options name: {@code --position}, or the start. */
  Position position() {
    String text = position;
    if (text == null) {
      return Position.start(rules());
    }
    try {
      return position(text);
    } catch (TextException e) {
      throw new UnusableException("--position: " + e.getMessage());
    }
  }

  /**
   * Reads a position text under the rules that the options name; it may tell the size of the board
   * if the variant has several and {@code --size} is left out.
   */
  Position position(String text) {
    Setup setup = Setup.parse(text);
    Topology board = setup.topology();
    boolean told =
        size == null
            && board.shape() == Topology.Shape.SQUARE
            && board != rules().topology()
            && VariantChoice.hasSizes(variant());
    if (told) {
      variant = VariantChoice.sized(variant(), board.size());
      rules = rules(variant());
    }
    return Position.of(rules(), setup);
  }

  /** Returns a game from the position that the options name, be it finished already. */
  Game game() {
    return Game.fromAny(position());
  }
}
