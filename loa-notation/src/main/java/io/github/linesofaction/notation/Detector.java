package io.github.linesofaction.notation;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.transcript.TranscriptReader;
import io.github.linesofaction.notation.internal.transcript.TranscriptToken;
import io.github.linesofaction.notation.internal.transcript.TranscriptTokenizer;
import io.github.linesofaction.notation.move.ActionNumbers;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.position.BoardLegend;
import io.github.linesofaction.notation.position.BoardText;
import io.github.linesofaction.notation.position.PlayStrategyText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.BufferedReader;
import java.io.StringReader;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Looks at the beginning of a text and guesses its form. Used once and thrown away. */
final class Detector {
  private static final Pattern SGF_START = Pattern.compile("\\(\\s*;\\s*[A-Za-z]+\\s*\\[");
  private static final Pattern JSON_START =
      Pattern.compile("\\s*(?:\\[\\s*)?\\{\\s*(?:\"[A-Za-z]*(?:\"\\s*(?::|$)|$))");
  private static final Pattern UCI_START = Pattern.compile("(position\\s+)?(startpos|fen\\s)");
  private static final Pattern NUMBER = Pattern.compile("[0-9]{1,4}");
  private static final List<BoardLegend> LEGENDS =
      List.of(
          BoardLegend.X_O,
          BoardLegend.CAPITALS,
          BoardLegend.LETTERS,
          BoardLegend.LETTERS_DASH,
          BoardLegend.LETTERS_X,
          BoardLegend.ZERO_ONE,
          BoardLegend.ONE_TWO);

  private final String sample;
  private final List<Detection> found = new ArrayList<>();

  Detector(CharSequence text) {
    String start = text.subSequence(0, Math.min(text.length(), Records.SAMPLE)).toString();
    boolean cut = start.length() < text.length();
    int lineEnd = Math.max(start.lastIndexOf('\n'), start.lastIndexOf(' '));
    String whole = cut && lineEnd > 0 ? start.substring(0, lineEnd) : start;
    this.sample = withoutRemarks(whole.startsWith("\uFEFF") ? whole.substring(1) : whole);
  }

  /** Leaves out the lines at the beginning that readers of lines pass over. */
  private static String withoutRemarks(String text) {
    int begin = 0;
    int end = text.indexOf('\n');
    while (end >= 0 && LineRecords.isPassedOver(text.substring(begin, end))) {
      begin = end + 1;
      end = text.indexOf('\n', begin);
    }
    return text.substring(begin);
  }

  List<Detection> detect() {
    sgf();
    add(Form.JSON, JSON_START.matcher(sample).lookingAt() ? 99 : 0);
    positions();
    board();
    actions();
    transcripts();
    found.sort(Comparator.comparing(Detection::percent).reversed());
    return List.copyOf(found);
  }

  private void add(Form notation, int percent) {
    if (percent > 0) {
      found.add(new Detection(notation, Math.min(100, percent)));
    }
  }

  private void sgf() {
    var matcher = SGF_START.matcher(sample);
    if (matcher.find()) {
      add(Form.SGF, sample.substring(0, matcher.start()).isBlank() ? 99 : 90);
    }
  }

  private void positions() {
    Optional<String> line = lines().map(String::strip).filter(each -> !each.isEmpty()).findFirst();
    if (line.isPresent()) {
      add(Form.POSITION, reads(() -> Setup.parse(line.get())) ? 99 : 0);
      add(Form.UCI, UCI_START.matcher(line.get()).lookingAt() ? 99 : 0);
      add(Form.PLAY_STRATEGY, reads(() -> PlayStrategyText.parse(line.get())) ? 99 : 0);
    }
  }

  private static boolean reads(Runnable reading) {
    try {
      reading.run();
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  private Stream<String> lines() {
    return new BufferedReader(new StringReader(sample)).lines();
  }

  private void board() {
    int lines = (int) lines().filter(line -> !line.isBlank()).count();
    int most = Math.min(lines, Topology.LARGEST_SQUARE);
    for (int size = Topology.SMALLEST_SQUARE; size <= most; size++) {
      for (BoardLegend legend : LEGENDS) {
        BoardText form =
            BoardText.of(Topology.square(size), legend, BoardText.Orientation.TOP_RANK_FIRST);
        if (reads(() -> form.parse(sample, Color.BLACK))) {
          add(Form.BOARD, 80);
          return;
        }
      }
    }
  }

  private void actions() {
    boolean all = true;
    for (String number : sample.strip().split("[\\s,]+", -1)) {
      if (!NUMBER.matcher(number).matches()) {
        return;
      }
      all &= ActionNumbers.move(Integer.parseInt(number)).isPresent();
    }
    add(Form.ACTIONS, all ? 70 : 0);
  }

  /** Reads the first game and sees how much of it is moves. */
  private void transcripts() {
    ReadOptions options =
        ReadOptions.lenient()
            .withVariants(RulesetCatalog.builtIn())
            .withDialect(MoveDialect.SHORT_LENIENT);
    GameRecord record;
    try (TranscriptReader reader = TranscriptReader.of(Source.of(sample), options)) {
      if (!reader.hasNext()) {
        return;
      }
      record = reader.next();
    }
    int readable = 0;
    int shortened = 0;
    int unreadable = 0;
    for (RecordMove move : record.moves()) {
      MoveText text = move.text();
      readable += text.isReadable() ? 1 : 0;
      unreadable += text.isReadable() ? 0 : 1;
      shortened += text.kind() == MoveText.Kind.TARGET ? 1 : 0;
    }
    for (Note note : record.notes()) {
      unreadable += note.severity() == Note.Severity.REMARK ? 0 : 1;
    }
    int sure = readable == 0 ? 20 : 95 * readable / (readable + unreadable);
    boolean tags = !record.tags().isEmpty() || record.variant().isPresent();
    if (readable == 0 && !tags) {
      return;
    }
    add(2 * shortened > readable ? Form.SHORT : counted(), sure);
  }

  private Form counted() {
    boolean dots = false;
    try (TranscriptTokenizer lines =
        new TranscriptTokenizer(CharSource.of("", sample), ReadOptions.lenient())) {
      for (var line = lines.next(); line.isPresent(); line = lines.next()) {
        List<TranscriptToken> tokens = line.get();
        for (int i = 0; i < tokens.size(); i++) {
          boolean number = tokens.get(i).kind() == TranscriptToken.Kind.NUMBER;
          if (number && tokens.get(i).dots() > 0) {
            return Form.TRANSCRIPT;
          }
          if (number && i > 0 && tokens.get(i - 1).text().matches("(?i)b|w|black|white")) {
            return Form.COUNTED;
          }
          dots |= number;
        }
      }
    }
    return dots ? Form.TRANSCRIPT : Form.MOVES;
  }
}
