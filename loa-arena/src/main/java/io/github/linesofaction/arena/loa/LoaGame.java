package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.game.UciForm;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/** Lines of Action, in any variant and under any preset. An immutable value. */
public final class LoaGame implements ArenaGame {
  private final Variant variant;
  private final Optional<Preset> preset;
  private final Ruleset rules;

  private LoaGame(Variant variant, Optional<Preset> preset) {
    this.variant = variant;
    this.preset = preset;
    this.rules = preset.map(variant::rules).orElse(variant.rules());
  }

  /**
   * Makes the game of a variant, with the choices that are customary in it.
   *
   * @param variant the variant
   * @return the game
   */
  public static LoaGame of(Variant variant) {
    return new LoaGame(Objects.requireNonNull(variant, "variant"), Optional.empty());
  }

  /**
   * Makes the game of a variant, with the choices of a preset.
   *
   * @param variant the variant
   * @param preset the choices
   * @return the game
   */
  public static LoaGame of(Variant variant, Preset preset) {
    Objects.requireNonNull(variant, "variant");
    return new LoaGame(variant, Optional.of(Objects.requireNonNull(preset, "preset")));
  }

  /** {@return the variant} */
  public Variant variant() {
    return variant;
  }

  /** {@return the preset that was chosen; nothing for what is customary in the variant} */
  public Optional<Preset> preset() {
    return preset;
  }

  /** {@return the rules, all choices made} */
  public Ruleset rules() {
    return rules;
  }

  /**
   * Tells which colour a side has.
   *
   * @param side a side
   * @return black for the first side, white for the second
   */
  public static Color colorOf(Side side) {
    return Objects.requireNonNull(side, "side") == Side.FIRST ? Color.BLACK : Color.WHITE;
  }

  /**
   * Tells which side a colour has.
   *
   * @param color a colour
   * @return the first side for black, the second for white
   */
  public static Side sideOf(Color color) {
    return Objects.requireNonNull(color, "color") == Color.BLACK ? Side.FIRST : Side.SECOND;
  }

  @Override
  public String name() {
    return variant.equals(Variants.STANDARD)
        ? "Lines of Action"
        : "Lines of Action, " + variant.title();
  }

  @Override
  public LoaState start() {
    return new LoaState(Game.start(rules));
  }

  @Override
  public LoaState start(String position) {
    Objects.requireNonNull(position, "position");
    Setup setup = Setup.parse(position);
    try {
      Game game = Game.fromAny(Position.of(rules, setup));
      if (game.isOver()) {
        throw new SetupException(rules.faultsOf(setup));
      }
      return new LoaState(game);
    } catch (LoaException e) {
      throw new TextException(0, "no start of a game: " + e.getMessage());
    }
  }

  @Override
  public String nameOf(Side side) {
    return colorOf(side).title();
  }

  /** {@return {@code Variant}, by its id, and {@code Rules}, by the preset if one was chosen} */
  @Override
  public Map<String, String> options() {
    Map<String, String> options = new LinkedHashMap<>();
    options.put("Variant", variant.id());
    preset.ifPresent(chosen -> options.put("Rules", chosen.id()));
    return Collections.unmodifiableMap(options);
  }

  /** {@return the form of UCI, on the 8×8 board with plain stones and without holes alone} */
  @Override
  public Optional<UciForm> uci() {
    boolean plain =
        variant.equals(Variants.STANDARD)
            || variant.equals(Variants.SCRAMBLED_EGGS)
            || variant.equals(Variants.SCRAMBLED_EGGS_MIRRORED);
    return plain ? Optional.of(LoaUci.FORM) : Optional.empty();
  }

  /**
   * Reads openings from a file of position texts, a line each, or of records in any form.
   *
   * @param name the file's name in messages
   * @param content the whole file
   * @param cut after how many plies records are cut, 0 or more
   * @return the openings, one or more
   * @throws TextException if there is none, or one cannot be played; the message tells which
   */
  @Override
  public List<Opening> openings(String name, byte[] content, int cut) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(content, "content");
    return LoaOpenings.read(this, name, content, cut);
  }

  /** {@return {@code sgf}} */
  @Override
  public String recordSuffix() {
    return "sgf";
  }

  @Override
  public String toRecord(PlayedGame game) {
    return LoaRecords.toSgf(this, Objects.requireNonNull(game, "game"));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof LoaGame game
        && game.variant.equals(variant)
        && game.preset.equals(preset);
  }

  @Override
  public int hashCode() {
    return 31 * variant.hashCode() + preset.hashCode();
  }

  /** {@return the variant and the preset, such as {@code standard, olympiad2000}} */
  @Override
  public String toString() {
    return variant.id() + preset.map(chosen -> ", " + chosen.id()).orElse("");
  }
}
