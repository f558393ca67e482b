package io.github.linesofaction.notation.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordLine;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.transcript.TranscriptFormat.Count;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.Iterator;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The transcript of one game while it is written. Variations cost no stack. */
final class GameText {
  /** A line that is being written. */
  private static final class Frame {
    private final int number;
    private final RecordLine line;
    private int index;
    private Iterator<Integer> variations = List.<Integer>of().iterator();

    /** Whether something stands between the last move and the next. */
    private boolean broken = true;

    Frame(int number, RecordLine line) {
      this.number = number;
      this.line = line;
    }
  }

  private final GameRecord record;
  private final TranscriptFormat format;
  private final List<Move> legal;
  private final Color firstSide;
  private final Map<List<Integer>, List<Integer>> variations = new HashMap<>();
  private final StringBuilder out = new StringBuilder();
  private int inLine;

  /** Whether something of the main line is counted, so that a blank line does not end the game. */
  private boolean counted;

  GameText(GameRecord record, TranscriptFormat format) {
    this.record = record;
    this.format = format;
    Optional<Ruleset> rules = RecordValidator.create().rulesFor(record);
    this.legal = rules.map(each -> legal(record, each)).orElse(List.of());
    this.firstSide =
        record
            .start()
            .or(() -> rules.map(Ruleset::start))
            .map(Setup::sideToMove)
            .orElse(Color.BLACK);
    List<RecordLine> lines = record.lines();
    for (int i = 1; i < lines.size(); i++) {
      List<Integer> where = List.of(lines.get(i).parent(), lines.get(i).firstPly());
      variations.computeIfAbsent(where, key -> new ArrayList<>()).add(i);
    }
  }

  private static List<Move> legal(GameRecord record, Ruleset rules) {
    try {
      return RecordReplay.of(record, rules).game().moves();
    } catch (SetupException e) {
      return List.of();
    }
  }

  String write() {
    writeTags();
    if (!out.isEmpty()) {
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
    record.variant().ifPresent(name -> tag("Variant", name));
    record.start().ifPresent(start -> tag("Position", start.toString()));
    StatedResult result = record.result();
    if (result.reason().isPresent() || result.verdict() == StatedResult.Verdict.UNKNOWN) {
      tag("Result", result.toString());
    }
    for (Tag tag : record.tags()) {
      tag(tag.name(), tag.value());
    }
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
    Frame main = new Frame(0, record.mainLine());
    remarks(main.line.remarks());
    open.push(main);
    while (!open.isEmpty()) {
      Frame frame = open.getFirst();
      if (frame.variations.hasNext()) {
        open.push(openVariation(frame.variations.next()));
        frame.broken = true;
      } else if (frame.index < frame.line.moves().size()) {
        writeMove(frame, open.size() > 1);
      } else {
        open.pop();
        if (!open.isEmpty()) {
          out.append(')');
        }
      }
    }
  }

  private Frame openVariation(int number) {
    Frame frame = new Frame(number, record.lines().get(number));
    RecordLine line = frame.line;
    Color side = line.moves().isEmpty() ? sideAt(line.firstPly()) : line.moves().get(0).color();
    word("(" + pairNumber(line.firstPly(), side));
    remarks(line.remarks());
    frame.broken = false;
    return frame;
  }

  private Color sideAt(int ply) {
    return ply % 2 == 1 ? firstSide : firstSide.opponent();
  }

  private void writeMove(Frame frame, boolean inVariation) {
    RecordMove move = frame.line.moves().get(frame.index);
    int ply = frame.line.firstPly() + frame.index;
    writeCount(frame, move, ply, inVariation);
    String text = text(frame, move);
    word(text);
    for (int sign : move.annotations()) {
      word("$" + sign);
    }
    if (text.contains("_") && !move.text().isReadable()) {
      remarks(List.of(move.text().raw()));
    }
    remarks(move.remarks());
    frame.broken = !move.remarks().isEmpty();
    frame.variations = variations.getOrDefault(List.of(frame.number, ply), List.of()).iterator();
    frame.index++;
  }

  private void writeCount(Frame frame, RecordMove move, int ply, boolean inVariation) {
    Color side = move.color();
    Color expected =
        frame.index == 0 ? sideAt(ply) : frame.line.moves().get(frame.index - 1).color().opponent();
    if (!inVariation) {
      boolean unit = format.count() != Count.PAIRS || side == Color.BLACK || ply == 1;
      if (unit && format.perLine() > 0 && inLine >= format.perLine()) {
        out.append('\n');
        inLine = 0;
      }
      inLine += unit ? 1 : 0;
    } else if (frame.index == 0) {
      return;
    }
    Count count = inVariation ? Count.PAIRS : format.count();
    boolean wrong = side != expected || !move.text().isReadable() && count == Count.NONE;
    counted |= !inVariation && (count != Count.NONE || wrong);
    if (count == Count.PLIES) {
      word((side == Color.BLACK ? "B " : "W ") + ply);
    } else if (wrong) {
      word(pairNumber(side == Color.BLACK && side != expected ? ply + 1 : ply, side));
    } else if (count == Count.PAIRS
        && (side == Color.BLACK || frame.broken || !move.text().isReadable())) {
      word(pairNumber(ply, side));
    }
  }

  private String pairNumber(int ply, Color side) {
    int pair = firstSide == Color.BLACK ? (ply + 1) / 2 : ply / 2 + 1;
    return pair + (side == Color.BLACK ? "." : "...");
  }

  private String text(Frame frame, RecordMove move) {
    MoveText text = move.text();
    if (frame.number == 0 && frame.index < legal.size()) {
      return legal.get(frame.index) + text.marks();
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
    return word.isEmpty() ? "_" : word.toString();
  }

  private void remarks(List<String> remarks) {
    for (String remark : remarks) {
      word("{" + remark.replace("\\", "\\\\").replace("}", "\\}").replaceAll("\\R", "\n") + "}");
    }
  }

  private void word(String text) {
    if (!out.isEmpty() && out.charAt(out.length() - 1) != '\n') {
      out.append(' ');
    }
    out.append(text);
  }
}
