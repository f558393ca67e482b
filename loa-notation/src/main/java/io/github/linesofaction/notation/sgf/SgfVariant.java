package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a game tree says about its game: whether it is Lines of Action at all, the variant, the
 * board and the rules.
 *
 * @param name the variant's name
 * @param rules its rules, if they are known
 * @param choices the preset that is named, if the rules are known
 * @param startsEmpty whether the start is an empty board, to be set up
 * @param isOther whether it is another game
 */
record SgfVariant(
    Optional<String> name,
    Optional<Ruleset> rules,
    Optional<Preset> choices,
    boolean startsEmpty,
    boolean isOther) {
  static final int USUAL_SIZE = 8;

  /** What the variant of a game is called that is none of Lines of Action and tells no type. */
  static final String NO_GAME_TYPE = "no GM";

  private static final String LINES_OF_ACTION = "9";
  private static final int LONGEST_NAME = 40;

  static SgfVariant of(SgfTree tree, int game, ReadOptions options, NoteCollector notes) {
    return new Reading(tree, game, options, notes).variant();
  }

  private static SgfVariant unknown(String name, boolean other) {
    return new SgfVariant(Optional.of(name), Optional.empty(), Optional.empty(), false, other);
  }

  /** The steps on the way to the answer. */
  private static final class Reading {
    private final SgfTree tree;
    private final SgfNode root;
    private final int game;
    private final ReadOptions options;
    private final NoteCollector notes;

    Reading(SgfTree tree, int game, ReadOptions options, NoteCollector notes) {
      this.tree = tree;
      this.root = tree.root();
      this.game = game;
      this.options = options;
      this.notes = notes;
    }

    SgfVariant variant() {
      Optional<SgfValue> type = root.value("GM");
      if (type.isPresent() && !text(type.get()).equals(LINES_OF_ACTION)) {
        String found = "GM[" + shortened(text(type.get())) + "]";
        return other(found, found, type.get().place());
      }
      Optional<String> name = root.value("SU").map(Reading::text).filter(text -> !text.isEmpty());
      if (type.isEmpty()
          && name.isEmpty()
          && options.defaultRules().isEmpty()
          && hasForeignMoves()) {
        return other(NO_GAME_TYPE, "no GM, and no move of Lines of Action", root.place());
      }
      Optional<SgfValue> sizeValue = root.value("SZ");
      OptionalInt size = sizeValue.map(this::size).orElse(OptionalInt.empty());
      if (sizeValue.isPresent() && size.isEmpty()) {
        return unknown("SZ[" + shortened(text(sizeValue.get())) + "]", false);
      }
      SgfVariant found = name.map(su -> named(su, size)).orElseGet(() -> unnamed(size));
      Optional<Preset> choices = root.value("RU").flatMap(ru -> Preset.find(text(ru)));
      return new SgfVariant(
          found.name,
          choices.isPresent() ? found.rules.map(each -> each.with(choices.get())) : found.rules,
          found.rules.isPresent() ? choices : Optional.empty(),
          found.startsEmpty,
          false);
    }

    private SgfVariant other(String name, String found, Place place) {
      notes.report(Note.Kind.OTHER_GAME, place, found, game);
      return unknown(name, true);
    }

    /** Whether there are moves and none of them goes from one square to another. */
    private boolean hasForeignMoves() {
      boolean any = false;
      for (SgfNode node : tree.nodes()) {
        for (SgfProperty property : node.properties()) {
          if (SgfProperties.isMove(property.id())) {
            any = true;
            String move = property.value().simpleText();
            if (MoveReader.lenient().scan(move).kind() == MoveText.Kind.STEP) {
              return false;
            }
          }
        }
      }
      return any;
    }

    private OptionalInt size(SgfValue value) {
      String text = text(value);
      int colon = text.indexOf(':');
      String first = colon < 0 ? text : text.substring(0, colon).strip();
      boolean square = colon < 0 || first.equals(text.substring(colon + 1).strip());
      int size = number(first);
      if (!square || size < Topology.SMALLEST_SQUARE || size > Topology.LARGEST_SQUARE) {
        notes.report(Note.Kind.SIZE_UNKNOWN, value.place(), "SZ[" + shortened(text) + "]", game);
        return OptionalInt.empty();
      }
      if (colon >= 0) {
        notes.report(
            Note.Kind.SIZE_UNUSUAL,
            value.place(),
            "SZ[" + shortened(text) + "]",
            "SZ[" + size + "]",
            game);
      }
      return OptionalInt.of(size);
    }

    /** Reads a number of one or two digits; 0 if it is none. */
    private static int number(String text) {
      int number = 0;
      for (int i = 0; i < text.length(); i++) {
        char c = text.charAt(i);
        if (c < '0' || c > '9' || i == 2) {
          return 0;
        }
        number = number * 10 + c - '0';
      }
      return number;
    }

    private SgfVariant unnamed(OptionalInt size) {
      boolean empty = root.has("AB") && root.has("AW");
      Optional<Ruleset> given =
          options
              .defaultRules()
              .filter(rules -> size.isEmpty() || rules.topology().size() == size.getAsInt());
      return given.isPresent()
          ? new SgfVariant(Optional.empty(), given, Optional.empty(), empty, false)
          : standardOf(Optional.empty(), size, empty);
    }

    private SgfVariant standardOf(Optional<String> name, OptionalInt told, boolean empty) {
      int size = told.orElse(USUAL_SIZE);
      String standard = "standard-" + size;
      return new SgfVariant(
          size == USUAL_SIZE ? name : Optional.of(standard),
          size == USUAL_SIZE
              ? Optional.of(Ruleset.standard())
              : RulesetCatalog.builtIn().find(standard),
          Optional.empty(),
          empty,
          false);
    }

    private SgfVariant named(String name, OptionalInt told) {
      if (RulesetCatalog.plainName(name).equals("custom")) {
        return standardOf(Optional.empty(), told, true);
      }
      RulesetCatalog catalog = options.variants();
      Optional<Ruleset> found =
          catalog
              .find(name)
              .filter(rules -> told.isEmpty() || rules.topology().size() == told.getAsInt());
      if (found.isEmpty() && told.isPresent()) {
        String sized = name + "-" + told.getAsInt();
        Optional<Ruleset> rules = catalog.find(sized);
        if (rules.isPresent()) {
          String known = catalog.nameOf(rules.get()).orElse(sized);
          return new SgfVariant(Optional.of(known), rules, Optional.empty(), false, false);
        }
      }
      return new SgfVariant(Optional.of(name), found, Optional.empty(), false, false);
    }

    private static String text(SgfValue value) {
      return value.simpleText().strip();
    }

    private static String shortened(String text) {
      return text.length() <= LONGEST_NAME
          ? text
          : Quote.of(text.substring(0, LONGEST_NAME + 1)).replace("\"", "");
    }
  }
}
