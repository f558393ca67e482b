package io.github.linesofaction.browser;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.variants.VariantCatalog;
import java.time.Duration;
import java.util.List;

/** A game of the page as a record again, with the reader's own moves, to be saved. */
final class SavedGame {
  private static final int WORDS_A_SAYING = 3;

  private final MoveTree tree;
  private final String variant;
  private final GameRecord.Builder record = GameRecord.builder();

  SavedGame(MoveTree tree, String variant) {
    this.tree = tree;
    this.variant = variant;
  }

  /**
   * Returns the game in SGF.
   *
   * @param said what the record says beside its moves, three words each: {@code tag NAME VALUE},
   *     {@code comment NODE TEXT}, {@code sign NODE SYMBOL}, {@code clock NODE SECONDS}, {@code
   *     result "" TEXT}
   */
  String toSgf(List<String> said) {
    Game start = tree.at(0).orElseThrow();
    record.variant(variant).rules(start.rules());
    if (!start.position().setup().equals(start.rules().start())) {
      record.start(start.position().setup());
    }
    for (int node = 1; node < tree.size(); node++) {
      add(node);
    }
    for (int i = 0; i + WORDS_A_SAYING <= said.size(); i += WORDS_A_SAYING) {
      say(said.get(i), said.get(i + 1), said.get(i + 2));
    }
    return SgfRecordWriter.standard().withVariants(new VariantCatalog()).toText(record.build());
  }

  private void add(int node) {
    String move = tree.move(node);
    int parent = tree.parent(node);
    if (move.equals(MoveTree.NOTHING)) {
      record.addEmpty(parent);
    } else {
      record.add(parent, new RecordMove(text(move), side(move, parent), Place.NOWHERE));
    }
  }

  private static MoveText text(String move) {
    if (move.startsWith("resign ")) {
      return MoveText.resignation();
    }
    if (move.startsWith("forfeit ")) {
      return MoveText.forfeit();
    }
    boolean unplayable = move.startsWith(MoveTree.UNPLAYABLE);
    return MoveReader.lenient().scan(unplayable ? move.substring(1) : move);
  }

  /** Whose move it is: whose turn it is, or would be by the order of the moves. */
  private Color side(String move, int parent) {
    if (move.startsWith("resign ") || move.startsWith("forfeit ")) {
      return move.endsWith("b") ? Color.BLACK : Color.WHITE;
    }
    int plies = 0;
    int node = parent;
    while (tree.at(node).isEmpty()) {
      plies += tree.move(node).equals(MoveTree.NOTHING) ? 0 : 1;
      node = tree.parent(node);
    }
    Color side = tree.at(node).orElseThrow().sideToMove();
    return plies % 2 == 0 ? side : side.opponent();
  }

  private void say(String kind, String where, String what) {
    switch (kind) {
      case "tag" -> record.tag(where, what);
      case "comment" -> record.comment(Integer.parseInt(where), what);
      case "sign" -> Sign.find(what).ifPresent(sign -> record.sign(Integer.parseInt(where), sign));
      case "clock" ->
          record.clock(Integer.parseInt(where), Duration.ofSeconds(Long.parseLong(what)));
      case "result" -> record.result(StatedResult.parse(what));
      default -> throw new IllegalArgumentException("nothing to say about \"" + kind + "\"");
    }
  }
}
