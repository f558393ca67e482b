package io.github.linesofaction.notation.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.internal.transcript.ClockText;
import io.github.linesofaction.notation.internal.transcript.TranscriptTokenizer;
import io.github.linesofaction.notation.internal.write.ToldRules;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.transcript.TranscriptLayout.Count;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;

/** The transcript of one game while it is written. Variations cost no stack. */
final class GameText {
  private static final Pattern SQUARE = Pattern.compile("[a-z]+[0-9]+");

  /** A line that is being written. */
  private static final class Frame {
    private final boolean isVariation;

    /** The last node that was written. */
    private RecordNode at;

    /** The nodes that may stand in its place. */
    private Iterator<RecordNode> variations = List.<RecordNode>of().iterator();

    /** Whose turn it is behind the last node, and before it, by the order of the moves. */
    private Color next;

    private Color nextBefore;

    /** Whether something stands between the last move and the next. */
    private boolean broken = true;

    /** Whether the last move is a square alone, which the next word might make a step. */
    private boolean isOpenStep;

    /** Whether a move was written. */
    private boolean moved;

    Frame(RecordNode from, Color next, boolean isVariation) {
      this.at = from;
      this.next = next;
      this.nextBefore = next;
      this.isVariation = isVariation;
    }
  }

  private final GameRecord record;
  private final TranscriptLayout layout;
  private final ToldRules told;
  private final Optional<RecordReplay> replay;
  private final Color firstSide;
  private final StringBuilder out = new StringBuilder();
  private int inLine;

  /** Whether something of the main line is counted, so that a blank line does not end the game. */
  private boolean counted;

  GameText(GameRecord record, TranscriptLayout layout, RulesetCatalog variants) {
    this.record = record;
    this.layout = layout;
    this.told = ToldRules.of(record, variants, "a transcript");
    Optional<Ruleset> rules = RecordValidator.standard().rulesFor(record);
    this.replay = rules.flatMap(each -> replay(record, each));
    this.firstSide =
        record
            .start()
            .or(() -> rules.map(Ruleset::start))
            .map(Setup::sideToMove)
            .orElse(Color.BLACK);
  }

  private static Optional<RecordReplay> replay(GameRecord record, Ruleset rules) {
    try {
      return Optional.of(RecordReplay.of(record, rules));
    } catch (SetupException e) {
      return Optional.empty();
    }
  }

  String write() {
    writeTags();
    if (out.length() > 0) {
      out.append('\n');
    }
    int head = out.length();
    writeLines();
    if (record.result().isDecided() || counted) {
      word(result());
    }
    if (out.length() > head) {
      out.append('\n');
    }
    return out.toString();
  }

  private void writeTags() {
    told.variant().ifPresent(name -> tag("Variant", name));
    told.choices().ifPresent(preset -> tag("Rules", preset.id()));
    record.start().or(told::start).ifPresent(start -> tag("Position", start.toString()));
    StatedResult result = record.result();
    if (result.reason().isPresent()
        || result.verdict() == StatedResult.Verdict.UNKNOWN
        || isOnlyTags()) {
      tag("Result", result.toString());
    }
    for (Tag tag : record.tags()) {
      tag(tag.name(), tag.value());
    }
  }

  /** Whether nothing but a tag can say that there is a game. */
  private boolean isOnlyTags() {
    return out.length() == 0 && record.tags().isEmpty() && record.root().next().isEmpty();
  }

  private void tag(String name, String value) {
    String quoted = value.replace("\\", "\\\\").replace("\"", "\\\"").replaceAll("\\R", " ");
    out.append('[').append(name.replaceAll("[^A-Za-z0-9_]", "_")).append(" \"");
    out.append(quoted).append("\"]\n");
  }

  private String result() {
    return switch (record.result().verdict()) {
      case BLACK_WINS -> "1-0";
      case WHITE_WINS -> "0-1";
      case DRAW -> "1/2-1/2";
      case OPEN, UNKNOWN -> "*";
    };
  }

  private void writeLines() {
    Deque<Frame> open = new ArrayDeque<>();
    RecordNode root = record.root();
    remarks(root.comments());
    open.push(new Frame(root, firstSide, false));
    while (!open.isEmpty()) {
      Frame frame = open.getFirst();
      if (frame.variations.hasNext()) {
        open.push(openVariation(frame.variations.next(), frame.nextBefore));
        frame.broken = true;
      } else if (frame.at.next().isPresent()) {
        Iterator<RecordNode> children = frame.at.children().iterator();
        write(frame, children.next(), false);
        frame.variations = children;
      } else {
        open.pop();
        if (!open.isEmpty()) {
          out.append(')');
        }
      }
    }
  }

  private Frame openVariation(RecordNode first, Color next) {
    Frame frame = new Frame(first, next, true);
    word("(" + pairNumber(first.ply() + (first.move().isPresent() ? 0 : 1), side(first, next)));
    write(frame, first, true);
    return frame;
  }

  /** The side of the first move from a node on. */
  private static Color side(RecordNode node, Color next) {
    Optional<RecordNode> at = Optional.of(node);
    while (at.isPresent() && at.get().move().isEmpty()) {
      at = at.get().next();
    }
    return at.flatMap(RecordNode::move).map(RecordMove::color).orElse(next);
  }

  private void write(Frame frame, RecordNode node, boolean opening) {
    frame.at = node;
    frame.nextBefore = frame.next;
    if (node.move().isPresent()) {
      writeMove(frame, node, node.move().get());
    } else {
      writeEmpty(frame, node, opening);
    }
    frame.broken = (!opening || node.move().isPresent()) && !node.comments().isEmpty();
  }

  /** A place without a move: a sign says so, unless the comments that open a variation do. */
  private void writeEmpty(Frame frame, RecordNode node, boolean opening) {
    boolean clear = opening && (!node.comments().isEmpty() || node.next().isEmpty());
    if (!clear) {
      if (node.ply() == 0 && !frame.isVariation) {
        word(pairNumber(1, firstSide));
        counted = true;
      }
      word("--");
    }
    remarks(node.comments());
  }

  private void writeMove(Frame frame, RecordNode node, RecordMove move) {
    writeCount(frame, move, node.ply());
    String text = text(frame, node, move);
    word(text);
    for (Sign sign : node.signs()) {
      word(sign.toString());
    }
    node.clock().ifPresent(left -> word(clock(node, left)));
    if (text.contains("_") && !move.text().isReadable()) {
      remarks(List.of(move.text().raw()));
    }
    remarks(node.comments());
    frame.next = move.color().opponent();
    frame.moved = true;
    frame.isOpenStep = SQUARE.matcher(text).matches();
  }

  private void writeCount(Frame frame, RecordMove move, int ply) {
    Color side = move.color();
    Color expected = frame.next;
    if (!frame.isVariation) {
      boolean unit = layout.count() != Count.PAIRS || side == Color.BLACK || ply == 1;
      if (unit && layout.perLine() > 0 && inLine >= layout.perLine()) {
        out.append('\n');
        inLine = 0;
      }
      inLine += unit ? 1 : 0;
    } else if (!frame.moved) {
      return;
    }
    Count count = frame.isVariation ? Count.PAIRS : layout.count();
    boolean wrong =
        side != expected || (!move.text().isReadable() || frame.isOpenStep) && count == Count.NONE;
    counted |= !frame.isVariation && (count != Count.NONE || wrong);
    if (count == Count.PLIES) {
      word((side == Color.BLACK ? "B " : "W ") + ply);
    } else if (wrong) {
      word(pairNumber(side == Color.BLACK && side != expected ? ply + 1 : ply, side));
    } else if (count == Count.PAIRS
        && (side == Color.BLACK || frame.broken || frame.isOpenStep || !move.text().isReadable())) {
      word(pairNumber(ply, side));
    }
  }

  private String pairNumber(int ply, Color side) {
    int pair = firstSide == Color.BLACK ? (ply + 1) / 2 : ply / 2 + 1;
    return pair + (side == Color.BLACK ? "." : "...");
  }

  private String text(Frame frame, RecordNode node, RecordMove move) {
    MoveText text = move.text();
    Optional<Move> played = replay.flatMap(each -> each.move(node));
    if (!frame.isVariation && played.isPresent()) {
      return played.get() + text.marks();
    }
    return text.isReadable() ? text.toString() : oneWord(text.raw());
  }

  /** What could not be read, as one word that cannot be read as anything else. */
  private static String oneWord(String raw) {
    StringBuilder word = new StringBuilder();
    for (int i = 0; i < raw.strip().length(); i++) {
      char c = raw.strip().charAt(i);
      boolean plain = !TranscriptTokenizer.isBlank(c) && "{}()[];,$#%*\"".indexOf(c) < 0 && c > ' ';
      word.append(plain ? c : '_');
    }
    return word.length() == 0 ? "_" : word.toString();
  }

  private static String clock(RecordNode node, Duration left) {
    return ClockText.of(left)
        .orElseThrow(
            () ->
                new UnwritableException(
                    "a transcript cannot carry the clock at " + node + ", " + left));
  }

  private void remarks(List<String> remarks) {
    for (String remark : remarks) {
      String ends = remark.equals(remark.strip()) && !ClockText.isLike(remark) ? "" : "\\|";
      String said = remark.replace("\\", "\\\\").replace("}", "\\}");
      word("{" + ends + said + ends + "}");
    }
  }

  private void word(String text) {
    if (out.length() > 0 && out.charAt(out.length() - 1) != '\n') {
      out.append(' ');
    }
    out.append(text);
  }
}
