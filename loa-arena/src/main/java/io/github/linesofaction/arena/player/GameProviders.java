package io.github.linesofaction.arena.player;

import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;

/** The catalogue of the games that can be played. */
public final class GameProviders {
  private GameProviders() {}

  /**
   * Tells all games, found with the context class loader of the calling thread.
   *
   * @return their providers, in the order they are found; unmodifiable
   * @throws java.util.ServiceConfigurationError if a provider cannot be made
   */
  public static List<GameProvider> all() {
    List<GameProvider> all = new ArrayList<>();
    ServiceLoader.load(GameProvider.class).forEach(all::add);
    return List.copyOf(all);
  }

  /**
   * Finds a game.
   *
   * @param id its name, as {@link GameProvider#id()} tells it
   * @return its provider, the first that is found; nothing if there is none of that name
   * @throws java.util.ServiceConfigurationError if a provider cannot be made
   */
  public static Optional<GameProvider> find(String id) {
    Objects.requireNonNull(id, "id");
    return all().stream().filter(provider -> provider.id().equals(id)).findFirst();
  }
}
