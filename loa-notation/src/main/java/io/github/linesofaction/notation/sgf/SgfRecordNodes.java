package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Takes the nodes of a game tree over into a record: one for each move, and one for each node
 * without a move, which the record joins with the one before where that changes nothing. Used once
 * and thrown away.
 */
final class SgfRecordNodes {
  private final SgfTree tree;
  private final int game;
  private final SgfStart start;
  private final ReadOptions options;
  private final NoteCollector notes;
  private final MoveReader moves;
  private final GameRecord.Builder record;

  /** For each node of the tree its last one in the record, and who moved last. */
  private final int[] places;

  private final @Nullable Color[] movers;

  SgfRecordNodes(
      SgfTree tree,
      int game,
      SgfStart start,
      ReadOptions options,
      NoteCollector notes,
      GameRecord.Builder record) {
    this.tree = tree;
    this.game = game;
    this.start = start;
    this.options = options;
    this.notes = notes;
    this.moves = MoveReader.of(options.dialect());
    this.record = record;
    this.places = new int[tree.size()];
    this.movers = new Color[tree.size()];
  }

  void read() {
    int at = 0;
    while (at < tree.size()) {
      int parent = tree.parent(at).orElse(0);
      boolean variation = at > 0 && parent < at - 1;
      boolean early = variation && parent < start.lastNode();
      SgfNode node = tree.node(at);
      boolean setsUp = SgfStart.setsUp(node) && at > start.lastNode();
      if (early || setsUp && (variation || !isHarmless(node, movers[parent]))) {
        cut(at, parent);
        at = tree.endOfDescendants(at);
      } else {
        movers[at] = movers[parent];
        read(at, at == 0 ? 0 : places[parent]);
        at++;
      }
    }
  }

  /** Whether all that a node sets up is the turn of the side that has it anyway. */
  static boolean isHarmless(SgfNode node, @Nullable Color mover) {
    if (mover == null) {
      return false;
    }
    Optional<Color> due = Optional.of(mover.opponent());
    return node.properties().stream()
        .filter(property -> SgfProperties.SETUP.contains(property.id()))
        .allMatch(
            property ->
                property.id().equals("PL")
                    && property.values().stream()
                        .allMatch(value -> SgfStart.turn(value).equals(due)));
  }

  /** Ends a line before what cannot be understood, and keeps that as it is. */
  private void cut(int at, int parent) {
    notes.report(
        Note.Kind.SETUP_AFTER_MOVES,
        tree.node(at).place(),
        "a set-up after the game has begun",
        game);
    record.origin(record.addEmpty(places[parent]), tree.subtree(at));
  }

  private void read(int at, int above) {
    SgfNode node = tree.node(at);
    if (at > 0 && isMoveAlone(node)) {
      RecordMove only = move(node.properties().get(0));
      places[at] = record.add(above, only);
      movers[at] = only.color();
      record.origin(places[at], node);
      return;
    }
    int moved = 0;
    int place = above;
    boolean isRoot = at == 0;
    for (SgfNode part : SgfRepair.parts(node, at == 0)) {
      Optional<SgfProperty> move = SgfAnnotations.move(part);
      if (move.isPresent()) {
        RecordMove read = move(move.get());
        place = record.add(place, read);
        movers[at] = read.color();
        moved++;
        annotate(place, part, read.color());
      } else if (!isRoot) {
        place = record.addEmpty(place);
      }
      isRoot = false;
      record.origin(place, part);
      Optional<String> comment = SgfAnnotations.comment(part);
      if (comment.isPresent()) {
        record.comment(place, comment.get());
      }
    }
    places[at] = place;
    if (moved > 1) {
      reportMoves(node, moved);
    }
  }

  /** Whether a node is one move and says nothing else, as nearly all do. */
  private static boolean isMoveAlone(SgfNode node) {
    return node.properties().size() == 1
        && SgfProperties.isMove(node.properties().get(0).id())
        && node.properties().get(0).values().size() == 1;
  }

  private void annotate(int place, SgfNode part, Color mover) {
    if (part.properties().size() > 1) {
      SgfAnnotations.signs(part).forEach(sign -> record.sign(place, sign));
      SgfAnnotations.clock(part, mover).ifPresent(left -> record.clock(place, left));
    }
  }

  private void reportMoves(SgfNode node, int moved) {
    notes.report(Note.Kind.MOVES_IN_ONE_NODE, node.place(), moved + " moves in one node", game);
  }

  private RecordMove move(SgfProperty property) {
    SgfValue value = property.value();
    MoveText text = moves.scan(value.simpleText());
    if (options.isStrict() && !text.isReadable()) {
      int offset = Math.min(text.problemOffset(), value.raw().length());
      throw new SyntaxException(
          value.placeAt(offset), Quote.of(text.raw()), "a move: " + text.problem(), game);
    }
    return new RecordMove(text, SgfAnnotations.side(property), value.place());
  }
}
