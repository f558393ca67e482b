package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;

/**
 * The start of a game tree: what is set up in the main line before the first move.
 *
 * @param setup the start, unless it is the variant's own
 * @param lastNode the number of the last node that sets up something; -1 if none does
 */
record SgfStart(Optional<Setup> setup, int lastNode) {
  private static final int NONE = -1;

  static SgfStart of(SgfTree tree, int game, SgfVariant variant, NoteCollector notes) {
    List<SgfNode> line = tree.mainLine();
    int last = NONE;
    for (int i = 0; i < line.size(); i++) {
      if (setsUp(line.get(i))) {
        last = i;
      }
      if (hasMove(line.get(i))) {
        break;
      }
    }
    if (last == NONE && !variant.startsEmpty() || variant.rules().isEmpty()) {
      return new SgfStart(Optional.empty(), last);
    }
    Ruleset rules = variant.rules().get();
    Board board = new Board(game, notes, variant.startsEmpty() ? empty(rules) : rules.start());
    for (SgfNode node : line.subList(0, last + 1)) {
      if (!board.setUp(node)) {
        return new SgfStart(Optional.empty(), last);
      }
    }
    if (!board.turnIsTold) {
      firstMover(line).ifPresent(color -> board.side = color);
    }
    Optional<Setup> setup = Optional.of(board.setup());
    return new SgfStart(
        setup.filter(start -> variant.startsEmpty() || !start.equals(rules.start())), last);
  }

  static boolean setsUp(SgfNode node) {
    for (SgfProperty property : node.properties()) {
      if (SgfProperties.SETUP.contains(property.id())) {
        return true;
      }
    }
    return false;
  }

  static boolean hasMove(SgfNode node) {
    for (SgfProperty property : node.properties()) {
      if (SgfProperties.isMove(property.id())) {
        return true;
      }
    }
    return false;
  }

  private static Optional<Color> firstMover(List<SgfNode> line) {
    for (SgfNode node : line) {
      for (SgfProperty property : node.properties()) {
        if (SgfProperties.isMove(property.id())) {
          return Optional.of(property.id().equals("B") ? Color.BLACK : Color.WHITE);
        }
      }
    }
    return Optional.empty();
  }

  private static Setup empty(Ruleset rules) {
    SquareSet none = rules.topology().none();
    return Setup.of(none, none, none, none, Color.BLACK, Kind.SOLDIER, 0, 0);
  }

  /** Returns whose turn a value of PL tells. */
  static Optional<Color> turn(SgfValue value) {
    return switch (value.simpleText().strip().toLowerCase(Locale.ROOT)) {
      case "b", "black" -> Optional.of(Color.BLACK);
      case "w", "white" -> Optional.of(Color.WHITE);
      default -> Optional.empty();
    };
  }

  /** The board on which the nodes set up. */
  private static final class Board {
    private final int game;
    private final NoteCollector notes;
    private final Setup before;
    private final Topology topology;
    private SquareSet black;
    private SquareSet white;
    private Color side;
    private boolean turnIsTold;

    Board(int game, NoteCollector notes, Setup before) {
      this.game = game;
      this.notes = notes;
      this.before = before;
      topology = before.topology();
      black = before.stones(Color.BLACK);
      white = before.stones(Color.WHITE);
      side = before.sideToMove();
    }

    Setup setup() {
      SquareSet stones = black.or(white);
      return Setup.of(
          black,
          white,
          before.kings().and(stones),
          before.holes().minus(stones),
          side,
          before.dueKind(),
          before.inHand(Color.BLACK),
          before.inHand(Color.WHITE));
    }

    /** Does what a node says; answers whether all of it could be understood. */
    boolean setUp(SgfNode node) {
      Map<Square, String> met = new HashMap<>();
      Optional<Color> told = Optional.empty();
      for (SgfProperty property : node.properties()) {
        if (property.id().equals("PL")) {
          for (SgfValue value : property.values()) {
            Optional<Color> color = turn(value);
            if (color.isEmpty() || told.filter(other -> other != color.get()).isPresent()) {
              return refuse(
                  value.place(),
                  "PL" + Quote.of(value.simpleText()) + told.map(c -> " after another").orElse(""),
                  "PL[B] or PL[W]");
            }
            told = color;
          }
        } else if (SgfProperties.SETUP.contains(property.id())) {
          for (SgfValue value : property.values()) {
            if (!put(property.id(), value, met)) {
              return false;
            }
          }
        }
      }
      turnIsTold |= told.isPresent();
      side = told.orElse(side);
      if (setsUp(node) && hasMove(node)) {
        notes.report(
            Note.Kind.SETUP_WITH_MOVE, node.place(), "a set-up and a move in one node", game);
      }
      return true;
    }

    private boolean put(String id, SgfValue value, Map<Square, String> met) {
      SgfPoints points = new SgfPoints(value.raw());
      while (points.hasNext()) {
        int offset = points.offset();
        Optional<SgfPoints.Area> area = points.next();
        if (area.isEmpty()) {
          String rest = value.raw().substring(offset);
          return refuse(
              value.placeAt(offset),
              Quote.of(rest) + " in " + id,
              "squares of " + topology + ", such as c8");
        }
        for (Square square : area.get().squares()) {
          Place place = value.placeAt(area.get().offset());
          if (!topology.contains(square)) {
            return refuse(place, "square " + square + " in " + id, "squares of " + topology);
          }
          String before = met.put(square, id);
          if (before != null) {
            String where = before.equals(id) ? "twice in " + id : "in " + before + " and in " + id;
            return refuse(place, "square " + square + " " + where, "every square once");
          }
          put(id, square);
        }
      }
      return true;
    }

    private void put(String id, Square square) {
      black = id.equals("AB") ? black.with(square) : black.without(square);
      white = id.equals("AW") ? white.with(square) : white.without(square);
    }

    private boolean refuse(Place place, String found, String expected) {
      notes.report(Note.Kind.START_UNREADABLE, place, found, expected, game);
      return false;
    }
  }
}
