package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/** The properties that tell board, variant and start of a record. Used once and thrown away. */
final class SgfHead {
  private static final String CUSTOM = "Custom";

  /** The variants beside the standard ones that SGF has a name for. */
  private static final List<String> NAMES = List.of("Parachute", "Gemma");

  private final Ruleset rules;
  private final Setup start;
  private final String name;
  private final boolean nameIsTold;
  private final Setup base;

  SgfHead(GameRecord record, RulesetCatalog variants) {
    rules = rules(record, variants);
    start = record.start().orElse(rules.start());
    requireSquareBoard();
    boolean plain =
        rules.moveRule().equals(Movement.STANDARD) && rules.goal().equals(ConnectGoal.ALL_STONES);
    if (plain) {
      Topology topology = rules.topology();
      if (record.start().isPresent()) {
        name = CUSTOM;
      } else if (start.equals(StandardSetups.standard(topology))) {
        name = "Standard";
      } else if (start.equals(StandardSetups.scrambled(topology, Color.WHITE))) {
        name = "Scrambled-eggs";
      } else {
        name = CUSTOM;
      }
      base = name.equals(CUSTOM) ? empty(topology) : start;
    } else {
      name = named(variants);
      base = rules.start();
    }
    nameIsTold = record.variant().isPresent() || !name.equals("Standard");
    requireWritableStart();
  }

  private static Ruleset rules(GameRecord record, RulesetCatalog variants) {
    Optional<String> variant = record.variant();
    return record
        .rules()
        .or(() -> variant.isEmpty() ? Optional.of(Ruleset.standard()) : Optional.empty())
        .or(() -> variant.flatMap(variants::find))
        .orElseThrow(
            () ->
                new UnwritableException(
                    "SGF cannot carry the variant "
                        + Quote.of(variant.orElse(""))
                        + ": its rules are not known"));
  }

  private static Setup empty(Topology topology) {
    SquareSet none = topology.none();
    return Setup.of(none, none, none, none, Color.BLACK, Kind.SOLDIER, 0, 0);
  }

  private void requireSquareBoard() {
    if (rules.topology().shape() != Topology.Shape.SQUARE) {
      throw new UnwritableException(
          "SGF cannot carry a game on " + rules.topology() + ": its boards are square");
    }
  }

  private String named(RulesetCatalog variants) {
    for (String each : NAMES) {
      Optional<Ruleset> known = variants.find(each);
      if (known.isPresent()
          && known.get().start().equals(rules.start())
          && known.get().moveRule().equals(rules.moveRule())
          && known.get().goal().equals(rules.goal())) {
        return each;
      }
    }
    throw new UnwritableException(
        "SGF has no name for the variant of this record: it knows Standard, Scrambled-eggs,"
            + " Parachute and Gemma, and other starts of the standard rules");
  }

  private void requireWritableStart() {
    boolean hands =
        start.inHand(Color.BLACK) == base.inHand(Color.BLACK)
            && start.inHand(Color.WHITE) == base.inHand(Color.WHITE);
    boolean kinds = start.kings().equals(base.kings()) && start.dueKind() == base.dueKind();
    if (!hands || !kinds || !start.holes().equals(base.holes())) {
      throw new UnwritableException(
          "SGF cannot carry the start "
              + start
              + ": a set-up has stones of one kind and a side to move, no holes and none in hand");
    }
  }

  Ruleset rules() {
    return rules;
  }

  /** The choices of the rules, if they are those of a preset that is not the default. */
  Optional<Preset> preset() {
    if (rules.with(Preset.MIND_SPORTS).equals(rules)) {
      return Optional.empty();
    }
    return Arrays.stream(Preset.values())
        .filter(preset -> rules.with(preset).equals(rules))
        .findFirst();
  }

  List<SgfProperty> properties() {
    List<SgfProperty> properties = new ArrayList<>();
    properties.add(SgfProperty.of("SZ", String.valueOf(rules.topology().size())));
    if (nameIsTold) {
      properties.add(SgfProperty.of("SU", name));
    }
    SquareSet black = start.stones(Color.BLACK).minus(base.stones(Color.BLACK));
    SquareSet white = start.stones(Color.WHITE).minus(base.stones(Color.WHITE));
    addPoints(properties, "AB", black);
    addPoints(properties, "AW", white);
    addPoints(properties, "AE", base.occupied().minus(start.occupied()));
    if (!start.equals(rules.start()) || name.equals(CUSTOM)) {
      properties.add(SgfProperty.of("PL", start.sideToMove() == Color.BLACK ? "B" : "W"));
    }
    return properties;
  }

  private static void addPoints(List<SgfProperty> properties, String id, SquareSet squares) {
    if (!squares.isEmpty()) {
      List<SgfValue> points = new ArrayList<>(squares.size());
      for (Square square : squares) {
        points.add(SgfValue.of(square.toString()));
      }
      properties.add(SgfProperty.of(id, points, Place.NOWHERE));
    }
  }
}
