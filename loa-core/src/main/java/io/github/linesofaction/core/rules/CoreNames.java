package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import java.util.Objects;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** The names of the games whose starts the core knows. */
final class CoreNames implements RulesetCatalog {
  static final CoreNames INSTANCE = new CoreNames();

  private static final int USUAL_SIZE = 8;

  /** Names in their plain form: the game, the size, whether in the mirror. */
  private static final Pattern NAME =
      Pattern.compile(
          "(?:(?:standard|loa|linesofaction|square)|(scrambled(?:eggs)?))([0-9]{1,2})?(mirrored)?");

  private CoreNames() {}

  @Override
  public Optional<Ruleset> find(String name) {
    Matcher parts = NAME.matcher(RulesetCatalog.plainName(name));
    if (!parts.matches()) {
      return Optional.empty();
    }
    String told = parts.group(2);
    int size = told == null ? USUAL_SIZE : Integer.parseInt(told);
    boolean scrambled = parts.group(1) != null;
    boolean mirrored = parts.group(3) != null;
    boolean exists =
        size >= Topology.SMALLEST_SQUARE
            && size <= Topology.LARGEST_SQUARE
            && (scrambled || !mirrored)
            && !(told == null && parts.group().equals("square"))
            && !(told != null && told.startsWith("0"));
    return exists ? Optional.of(rules(size, scrambled, mirrored)) : Optional.empty();
  }

  private static Ruleset rules(int size, boolean scrambled, boolean mirrored) {
    Topology topology = Topology.square(size);
    Setup start =
        scrambled
            ? StandardSetups.scrambled(topology, mirrored ? Color.BLACK : Color.WHITE)
            : StandardSetups.standard(topology);
    return size == USUAL_SIZE && !scrambled ? Ruleset.standard() : Ruleset.builder(start).build();
  }

  @Override
  public Optional<String> nameOf(Ruleset rules) {
    Topology topology = Objects.requireNonNull(rules, "rules").topology();
    boolean plain =
        topology.shape() == Topology.Shape.SQUARE
            && rules.moveRule().equals(Movement.STANDARD)
            && rules.goal().equals(ConnectGoal.ALL_STONES);
    if (!plain) {
      return Optional.empty();
    }
    boolean usual = topology.size() == USUAL_SIZE;
    String size = usual ? "" : "-" + topology.size();
    if (rules.start().equals(StandardSetups.standard(topology))) {
      return Optional.of("standard" + size);
    }
    String scrambled = usual ? "scrambled-eggs" : "scrambled" + size;
    if (rules.start().equals(StandardSetups.scrambled(topology, Color.WHITE))) {
      return Optional.of(scrambled);
    }
    return rules.start().equals(StandardSetups.scrambled(topology, Color.BLACK))
        ? Optional.of(scrambled + "-mirrored")
        : Optional.empty();
  }
}
