package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.player.GamePlayer;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.players.PlayerKind;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.LongSupplier;

/** Lines of Action with the library's own players. */
public final class LoaProvider implements GameProvider {
  private static final String VARIANT = "variant";
  private static final String RULES = "rules";

  /** Makes a provider. */
  public LoaProvider() {}

  /** {@return {@code loa}} */
  @Override
  public String id() {
    return "loa";
  }

  /**
   * Makes the game.
   *
   * @param choices {@code variant}, an id or alias, and {@code rules}, a preset; both may be left
   *     out
   * @return the game
   * @throws IllegalArgumentException if there is no such choice, variant or preset
   */
  @Override
  public LoaGame game(Map<String, String> choices) {
    Objects.requireNonNull(choices, "choices");
    for (String name : choices.keySet()) {
      if (!name.equals(VARIANT) && !name.equals(RULES)) {
        throw new IllegalArgumentException(name + ": the choices are variant and rules");
      }
    }
    String name = choices.getOrDefault(VARIANT, Variants.STANDARD.id());
    Variant variant =
        Variants.find(name)
            .orElseThrow(
                () ->
                    new IllegalArgumentException(
                        "variant " + name + ": no such variant; loa variants lists them"));
    String rules = choices.get(RULES);
    return rules == null ? LoaGame.of(variant) : LoaGame.of(variant, preset(rules));
  }

  private static Preset preset(String id) {
    return Preset.find(id)
        .orElseThrow(
            () ->
                new IllegalArgumentException(
                    "rules " + id + ": no such preset; one of " + String.join(", ", Preset.ids())));
  }

  @Override
  public List<String> players() {
    return Arrays.stream(PlayerKind.values()).map(PlayerKind::id).toList();
  }

  @Override
  public Optional<GamePlayer> player(String name, ArenaGame game, long seed, LongSupplier nanos) {
    Objects.requireNonNull(name, "name");
    Objects.requireNonNull(game, "game");
    Objects.requireNonNull(nanos, "nanos");
    int colon = name.indexOf(':');
    String kind = colon < 0 ? name : name.substring(0, colon);
    return PlayerKind.find(kind)
        .map(
            found ->
                LoaPlayer.of(
                    found,
                    colon < 0 ? OptionalInt.empty() : level(name.substring(colon + 1)),
                    seed,
                    nanos));
  }

  private static OptionalInt level(String text) {
    boolean known = text.matches("[0-9]{1,3}");
    int level = known ? Integer.parseInt(text) : 0;
    if (level < 1 || level > PlayerKind.LEVELS) {
      throw new IllegalArgumentException("level " + text + ": 1 to " + PlayerKind.LEVELS);
    }
    return OptionalInt.of(level);
  }
}
