package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.ShortForm;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.util.ArrayList;
import java.util.List;

/**
 * A game in short algebraic: its tags, its moves in one line, and the result that is stated.
 * Comments, signs and clocks have no place there: {@link #leftOut} names them.
 */
final class ShortText {
  private ShortText() {}

  /**
   * Returns the text of a game, line end included.
   *
   * @throws UnwritableException if the record has variations
   */
  static String of(GameRecord record, Game game, RulesetCatalog variants) {
    for (RecordNode node : record.nodes()) {
      requireNoVariations(node);
    }
    String head = text(head(record, game).build(), variants);
    String tags = head.startsWith("[") ? head.substring(0, head.lastIndexOf("]\n") + 2) + "\n" : "";
    return tags + ShortForm.PLAIN.toText(game) + end(record, game) + "\n";
  }

  private static String text(GameRecord record, RulesetCatalog variants) {
    return TranscriptWriter.of(TranscriptLayout.BARE).withVariants(variants).toText(record);
  }

  /** A record of the tags; with a move if there are any, so that no tag has to say so. */
  private static GameRecord.Builder head(GameRecord record, Game game) {
    GameRecord.Builder head =
        GameRecord.builder()
            .rules(game.rules())
            .result(stated(record, game))
            .moves(
                game.plies() == 0 ? List.of() : List.of(RecordMove.of(Move.pass(), Color.BLACK)));
    record.variant().ifPresent(head::variant);
    record.start().ifPresent(head::start);
    record.tags().forEach(tag -> head.tag(tag.name(), tag.value()));
    return head;
  }

  /** What is stated: by the record, or else by a player who ended the game. */
  private static StatedResult stated(GameRecord record, Game game) {
    StatedResult ended = GameRecord.of(game).result();
    boolean isTold = record.result().verdict() != StatedResult.Verdict.OPEN;
    return isTold && (record.result().reason().isPresent() || ended.reason().isEmpty())
        ? record.result()
        : ended.reason().isPresent() ? ended : StatedResult.OPEN;
  }

  private static String end(GameRecord record, Game game) {
    return switch (stated(record, game).verdict()) {
      case BLACK_WINS -> " 1-0";
      case WHITE_WINS -> " 0-1";
      case DRAW -> " 1/2-1/2";
      case OPEN, UNKNOWN -> "";
    };
  }

  /** Returns what is said of a record's moves and has no place here, in words; empty if nothing. */
  static String leftOut(GameRecord record) {
    boolean comments = false;
    boolean signs = false;
    boolean clocks = false;
    for (RecordNode node : record.nodes()) {
      comments |= !node.comments().isEmpty();
      signs |= !node.signs().isEmpty();
      clocks |= node.clock().isPresent();
    }
    List<String> left = new ArrayList<>();
    if (comments) {
      left.add("comments");
    }
    if (signs) {
      left.add("signs");
    }
    if (clocks) {
      left.add("clocks");
    }
    return String.join(", ", left);
  }

  private static void requireNoVariations(RecordNode node) {
    if (node.children().size() > 1) {
      throw new UnwritableException("short algebraic has no place for variations, " + node);
    }
  }
}
