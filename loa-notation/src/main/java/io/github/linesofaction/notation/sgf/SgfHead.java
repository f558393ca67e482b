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
import io.github.linesofaction.notation.internal.write.ToldRules;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The properties that tell board, variant and start of a record. Used once and thrown away. */
final class SgfHead {
  private static final String CUSTOM = "Custom";

  /** The variants that SGF itself has a name for, beside the standard ones. */
  private static final List<String> NAMES = List.of("Parachute", "Gemma");

  private final Ruleset rules;
  private final Setup start;
  private final String name;
  private final boolean nameIsTold;
  private final Setup base;
  private final Optional<Preset> choices;

  SgfHead(GameRecord record, RulesetCatalog variants) {
    rules = rules(record, variants);
    start = record.start().orElse(rules.start());
    Topology topology = rules.topology();
    boolean plain =
        rules.moveRule().equals(Movement.STANDARD)
            && rules.goal().equals(ConnectGoal.ALL_STONES)
            && topology.shape() == Topology.Shape.SQUARE;
    if (plain && start.equals(StandardSetups.standard(topology)) && record.start().isEmpty()) {
      name = "Standard";
    } else if (plain
        && start.equals(StandardSetups.scrambled(topology, Color.WHITE))
        && record.start().isEmpty()) {
      name = "Scrambled-eggs";
    } else {
      Optional<String> known =
          record.start().isPresent() && plain ? Optional.empty() : name(record, variants);
      name = known.orElse(CUSTOM);
      if (known.isEmpty() && !plain) {
        throw new UnwritableException(
            "SGF cannot carry the variant of this record: no name leads a reader to its rules");
      }
    }
    choices = ToldRules.choices(variants.find(name).orElse(Ruleset.standard()), rules, "SGF");
    base = name.equals(CUSTOM) ? empty(topology) : rules.start();
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

  /** The name of SGF, or else the one that the record or the catalogue has. */
  private Optional<String> name(GameRecord record, RulesetCatalog variants) {
    return Stream.of(NAMES.stream(), record.variant().stream(), variants.nameOf(rules).stream())
        .flatMap(names -> names)
        .filter(each -> variants.find(each).filter(this::isPlayedSo).isPresent())
        .findFirst();
  }

  private boolean isPlayedSo(Ruleset known) {
    return known.start().equals(rules.start())
        && known.moveRule().equals(rules.moveRule())
        && known.goal().equals(rules.goal());
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

  /** The choices of the rules, if they are not those that are customary. */
  Optional<Preset> choices() {
    return choices;
  }

  List<SgfProperty> properties() {
    List<SgfProperty> properties = new ArrayList<>();
    if (rules.topology().shape() == Topology.Shape.SQUARE) {
      properties.add(SgfProperty.of("SZ", String.valueOf(rules.topology().size())));
    }
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
