package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.event.AllPlayAll;
import io.github.linesofaction.arena.event.EventException;
import io.github.linesofaction.arena.event.KnockOut;
import io.github.linesofaction.arena.event.Olympiad2000;
import io.github.linesofaction.arena.event.PairedGames;
import io.github.linesofaction.arena.event.PairingSystem;
import io.github.linesofaction.arena.event.RandomRounds;
import io.github.linesofaction.arena.event.Swiss;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.IntStream;
import org.jspecify.annotations.Nullable;

/** Reads the system of an event: its name alone, or an object with its numbers. */
final class SystemReader {
  static final String OLYMPIAD_2000 = "olympiad2000";
  private static final int AWARI_ALL_PLAY_ALL = 6;
  private static final int AWARI_ROUNDS = 5;

  /** The numbers that each system takes. */
  private static final Map<String, Set<String>> NUMBERS =
      Map.of(
          "match",
          Set.of("games"),
          "gauntlet",
          Set.of("games"),
          "allPlayAll",
          Set.of("cycles", "groups"),
          "swiss",
          Set.of("rounds"),
          "randomRounds",
          Set.of("rounds"),
          "knockOut",
          Set.of("size", "replays"),
          OLYMPIAD_2000,
          Set.of("replays"),
          "olympiadAwari",
          Set.of());

  static final Set<String> NAMES = Set.copyOf(NUMBERS.keySet());

  private SystemReader() {}

  /** The name of a system; empty if there is none. */
  static String name(@Nullable JsonTree tree) {
    if (tree == null) {
      return "";
    }
    return tree.value() instanceof String name ? name : tree.text("name");
  }

  static PairingSystem read(JsonTree tree, int entrants, long seed) {
    String name = name(tree);
    Set<String> numbers = NUMBERS.get(name);
    if (numbers == null) {
      throw new EventException(
          "no system is called \"" + name + "\"; there are " + String.join(", ", sorted(NAMES)));
    }
    for (Map.Entry<String, JsonTree> member : tree.members().entrySet()) {
      if (!member.getKey().equals("name") && !numbers.contains(member.getKey())) {
        throw new EventException(
            name
                + " has no \""
                + member.getKey()
                + "\""
                + (numbers.isEmpty() ? "" : "; it has " + String.join(", ", sorted(numbers))));
      }
    }
    return switch (name) {
      case "match" -> {
        if (entrants != 2) {
          throw new EventException("a match has 2 entrants, not " + entrants);
        }
        yield new PairedGames(entrants, number(tree, "games", 2));
      }
      case "gauntlet" -> new PairedGames(entrants, number(tree, "games", 2));
      case "allPlayAll" ->
          new AllPlayAll(entrants, number(tree, "groups", 1), number(tree, "cycles", 1));
      case "swiss" -> new Swiss(entrants, number(tree, "rounds", AWARI_ROUNDS), seed);
      case "randomRounds" -> new RandomRounds(entrants, number(tree, "rounds", 4), seed);
      case "knockOut" ->
          new KnockOut(
              IntStream.range(0, entrants).boxed().toList(),
              number(tree, "size", 8),
              number(tree, "replays", 1));
      case OLYMPIAD_2000 -> new Olympiad2000(entrants, number(tree, "replays", 1), seed);
      default ->
          entrants <= AWARI_ALL_PLAY_ALL
              ? new AllPlayAll(entrants, 1, 1)
              : new Swiss(entrants, AWARI_ROUNDS, seed);
    };
  }

  private static Set<String> sorted(Set<String> names) {
    return new TreeSet<>(names);
  }

  private static int number(JsonTree tree, String name, int otherwise) {
    JsonTree member = tree.members().get(name);
    if (member == null) {
      return otherwise;
    }
    if (member.value() instanceof Integer number) {
      return number;
    }
    throw new EventException("\"" + name + "\" is a whole number");
  }
}
