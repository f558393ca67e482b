package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell which game is meant: shared by the commands. */
final class GameOptions {
  @Option(
      names = "--variant",
      paramLabel = "NAME",
      description = "The variant, by id or alias (standard if left out).")
  private String variant = "standard";

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

  /** Tells whether {@code --position} was given. */
  boolean hasPosition() {
    return position != null;
  }

  /** Answers the rules that the options name, on the usual board if none is named. */
  Ruleset rules() {
    Ruleset known = rules;
    if (known == null) {
      known = rules(size == null ? 0 : size);
      rules = known;
    }
    return known;
  }

  private Ruleset rules(int side) {
    Integer asked = size;
    if (asked != null && side <= 0) {
      throw new UnusableException("--size " + asked + ": a board has at least 4 squares a side");
    }
    Ruleset named = VariantNames.rules(variant, side);
    return preset == null ? named : named.with(preset(preset));
  }

  private static Preset preset(String id) {
    return Preset.byId(id)
        .orElseThrow(
            () ->
                new UnusableException(
                    "--rules \""
                        + id
                        + "\": no such preset; one of "
                        + String.join(", ", Preset.ids())));
  }

  /** Answers the position that the options name: {@code --position}, or the start. */
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
            && VariantNames.hasSizes(variant);
    if (told) {
      rules = rules(board.size());
    }
    return Position.of(rules(), setup);
  }

  /** Answers a game from the position that the options name, be it finished already. */
  Game game() {
    return Game.from(
        position(),
        SetupFault.Kind.TOO_MANY_STONES,
        SetupFault.Kind.FINISHED,
        SetupFault.Kind.BOTH_CONNECTED);
  }
}
