package io.github.linesofaction.browser;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.notation.diagram.SvgDiagram;
import io.github.linesofaction.notation.diagram.SvgDiagramBuilder;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;

/** A position as a page shows it: its text, its picture, and both in words. */
final class PositionView {
  private final Game game;
  private final Position position;
  private final List<String> options;

  /**
   * Prepares a view.
   *
   * @param game the game whose last position is shown
   * @param options any of {@code flip}, {@code groups} and {@code cells}, with blanks between
   */
  PositionView(Game game, String options) {
    this.game = game;
    this.position = game.position();
    this.options = List.of(options.split(" ", -1));
  }

  String answer(Optional<Square> chosen) {
    boolean over = game.isOver();
    Json json =
        new Json()
            .open('{')
            .put("position", position.toString())
            .put("side", String.valueOf(game.sideToMove().letter()))
            .put("ply", game.plies())
            .put("over", over)
            .put("outcome", game.outcome().map(Outcome::toString).orElse(""))
            .put("turn", turn())
            .put("last", game.lastMove().map(this::told).orElse("The start of the game."))
            .put("words", words())
            .put("pass", !over && game.legalMoves().get(0).isPass())
            .put("svg", svg(chosen));
    json.key("squares").open('{');
    for (Square square : position.topology().squares()) {
      json.put(square.toString(), content(square));
    }
    return json.close('}').close('}').toString();
  }

  private String svg(Optional<Square> chosen) {
    SvgDiagramBuilder picture =
        SvgDiagram.builder()
            .seenFrom(options.contains("flip") ? Color.WHITE : Color.BLACK)
            .groups(options.contains("groups"))
            .cells(options.contains("cells"));
    chosen.ifPresentOrElse(picture::targetsOf, () -> game.lastMove().ifPresent(picture::lastMove));
    return picture.build().draw(position);
  }

  /** Whose turn it is, or how the game has ended. */
  private String turn() {
    Optional<Outcome> outcome = game.outcome();
    if (outcome.isPresent()) {
      String words = outcome.get().toString();
      return Character.toUpperCase(words.charAt(0)) + words.substring(1);
    }
    Setup setup = position.setup();
    String kind =
        setup.kings().isEmpty() ? "" : setup.dueKind() == Kind.KING ? ", a king" : ", a soldier";
    return game.sideToMove().title() + " to move" + kind;
  }

  /** The last move in words. */
  private String told(Move move) {
    String side = position.sideToMove().opponent().title();
    StringBuilder words = new StringBuilder(side);
    if (move.isPass()) {
      words.append(" passes");
    } else if (move.isRemoval()) {
      words.append(" takes the stone off ").append(move.from().orElseThrow());
    } else {
      words
          .append(" moves ")
          .append(move.from().orElseThrow())
          .append(" to ")
          .append(move.to().orElseThrow());
      if (move.isCapture()) {
        words.append(" and captures");
      }
      move.placed().ifPresent(square -> words.append(", placing a stone on ").append(square));
    }
    return words.append('.').toString();
  }

  /** The whole board in words. */
  private String words() {
    Setup setup = position.setup();
    List<String> parts = new ArrayList<>();
    for (Color color : Color.values()) {
      List<SquareSet> groups = position.groups(color);
      parts.add(
          color.title()
              + " has "
              + counted(setup.stones(color).size(), "stone")
              + " in "
              + counted(groups.size(), "group")
              + (groups.isEmpty() ? "" : ": ")
              + groups.stream().map(PositionView::names).collect(Collectors.joining("; "))
              + ".");
      if (setup.inHand(color) > 0) {
        parts.add(
            color.opponent().title()
                + " holds "
                + counted(setup.inHand(color), color.title().toLowerCase(Locale.ROOT) + " stone")
                + ".");
      }
    }
    if (!setup.holes().isEmpty()) {
      parts.add("Holes: " + names(setup.holes()) + ".");
    }
    return String.join(" ", parts);
  }

  private String content(Square square) {
    Optional<Stone> stone = position.setup().stoneAt(square);
    if (stone.isPresent()) {
      String color = stone.get().color().title().toLowerCase(Locale.ROOT);
      return color + (stone.get().kind() == Kind.KING ? " king" : " stone");
    }
    return position.setup().holes().contains(square) ? "hole" : "empty";
  }

  private static String names(SquareSet squares) {
    return squares.stream().map(Square::toString).collect(Collectors.joining(" "));
  }

  private static String counted(int number, String what) {
    return number + " " + what + (number == 1 ? "" : "s");
  }
}
