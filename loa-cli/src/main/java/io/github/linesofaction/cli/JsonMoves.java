package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.Sign;
import java.math.BigDecimal;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The fields in which a JSON object tells the moves of a record: the main line, then each variation
 * with the place where it leaves a line before. Used once and thrown away.
 */
final class JsonMoves {
  /** What a reader of the text puts up with in a move. */
  private static final MoveReader READER = MoveReader.of(MoveDialect.SHORT_LENIENT);

  /**
   * A variation that is still to be written.
   *
   * @param line which line it leaves
   * @param empty how many empty places behind the move it stands for
   */
  private record Variation(RecordNode first, int line, int empty, Color side) {}

  private final RecordVerdict verdict;
  private final GameRecord record;
  private final Color firstSide;
  private final Deque<Variation> open = new ArrayDeque<>();

  JsonMoves(GameRecord record, RecordVerdict verdict, RulesetCatalog variants) {
    this.record = record;
    this.verdict = verdict;
    this.firstSide =
        record
            .start()
            .or(
                () ->
                    record
                        .rules()
                        .or(() -> record.variant().flatMap(variants::find))
                        .map(Ruleset::start))
            .map(Setup::sideToMove)
            .orElse(Color.BLACK);
  }

  /**
   * Puts the fields into an object.
   *
   * @throws UnwritableException if a move reads as another one than it is
   */
  void put(Map<String, Object> object) {
    putLine(object, Optional.of(record.root()), 0, firstSide);
    List<Map<String, Object>> variations = new ArrayList<>();
    while (!open.isEmpty()) {
      Variation next = open.removeFirst();
      Map<String, Object> variation = new LinkedHashMap<>();
      variation.put("line", next.line());
      RecordNode first = next.first();
      variation.put("ply", first.ply() + (first.move().isPresent() ? 0 : 1));
      if (next.empty() > 0) {
        variation.put("empty", next.empty());
      }
      variations.add(variation);
      putLine(variation, Optional.of(first), variations.size(), next.side());
    }
    if (!variations.isEmpty()) {
      object.put("variations", variations);
    }
  }

  /** Writes a line: what can be played and the first move that cannot, and the rest behind it. */
  private void putLine(
      Map<String, Object> object, Optional<RecordNode> first, int line, Color turn) {
    List<Object> moves = new ArrayList<>();
    List<Object> rest = new ArrayList<>();
    List<Object> into = moves;
    Color side = turn;
    int empty = 0;
    int before = -1;
    for (Optional<RecordNode> at = first; at.isPresent(); at = at.get().next()) {
      RecordNode node = at.get();
      Optional<RecordMove> move = node.move();
      if (!node.isRoot()) {
        boolean isDecision = move.filter(each -> each.text().isDecision()).isPresent();
        into = isDecision ? rest : into;
        into.add(element(node, side));
        boolean stops = move.isPresent() && played(node).isEmpty();
        into = stops ? rest : into;
      }
      side = move.map(each -> each.color().opponent()).orElse(side);
      empty = node.ply() == before ? empty + 1 : 0;
      before = node.ply();
      List<RecordNode> children = node.children();
      for (RecordNode variation : children.subList(Math.min(1, children.size()), children.size())) {
        open.add(new Variation(variation, line, empty, side));
      }
    }
    object.put("moves", moves);
    if (!rest.isEmpty()) {
      object.put("rest", rest);
    }
  }

  private Optional<Move> played(RecordNode node) {
    return verdict.replay().flatMap(replay -> replay.move(node));
  }

  private Object element(RecordNode node, Color turn) {
    Map<String, Object> said = new LinkedHashMap<>();
    node.move().ifPresent(move -> putMove(said, node, move, turn));
    if (!node.signs().isEmpty()) {
      said.put("signs", node.signs().stream().map(Sign::number).toList());
    }
    if (!node.comments().isEmpty()) {
      said.put("comments", node.comments());
    }
    node.clock()
        .ifPresent(
            left ->
                said.put(
                    "clock",
                    BigDecimal.valueOf(left.getSeconds())
                        .add(BigDecimal.valueOf(left.getNano(), 9))
                        .stripTrailingZeros()
                        .toPlainString()));
    Object move = said.get("move");
    return move != null && said.size() == 1 ? move : said;
  }

  private void putMove(Map<String, Object> said, RecordNode node, RecordMove move, Color turn) {
    MoveText text = move.text();
    Optional<Move> played = played(node);
    if (text.isDecision()) {
      said.put("decision", text.kind() == MoveText.Kind.FORFEIT ? "forfeit" : "resignation");
      said.put("side", ResultWords.word(move.color()));
      return;
    }
    if (played.isPresent()) {
      said.put("move", played.get().toString());
      if (!text.marks().isEmpty()) {
        said.put("marks", text.marks());
      }
    } else {
      said.put("text", written(text));
    }
    if (move.color() != turn) {
      said.put("side", ResultWords.word(move.color()));
    }
  }

  /** What a move is written as, so that it is read as the same. */
  private static String written(MoveText text) {
    for (String each : List.of(text.raw().strip(), text.raw(), text.toString())) {
      if (READER.scan(each).equals(text)) {
        return each;
      }
    }
    throw new UnwritableException(
        "JSON cannot carry the move \"" + text.raw() + "\", which is read as another one");
  }
}
