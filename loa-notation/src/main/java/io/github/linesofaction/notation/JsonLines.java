package io.github.linesofaction.notation;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.json.JsonScanner;
import io.github.linesofaction.notation.internal.json.JsonScanner.Token;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.math.BigDecimal;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;

/**
 * The lines of a game, as a JSON object lists them: first the main one, then each variation with
 * the line and the ply where it leaves. Used once and thrown away.
 */
final class JsonLines {
  private static final Pattern SECONDS = Pattern.compile("[0-9]{1,19}(?:\\.[0-9]{1,9})?");

  /** A place in a line, as it is told. */
  private static final class Element {
    private Place place;
    private @Nullable String text;
    private @Nullable MoveText decision;
    private @Nullable Color side;
    private String marks = "";
    private final List<Sign> signs = new ArrayList<>(0);
    private final List<String> comments = new ArrayList<>(0);
    private @Nullable Duration clock;

    Element(Place place) {
      this.place = place;
    }

    boolean hasMove() {
      return text != null || decision != null;
    }
  }

  /** A line, as it is told, and where its places are in the record. */
  private static final class Line {
    private final Place place;
    private OptionalInt leaves = OptionalInt.empty();
    private OptionalInt ply = OptionalInt.empty();
    private int empty;
    private final List<Element> moves = new ArrayList<>();
    private final List<Element> rest = new ArrayList<>(0);
    private int size;
    private int[] nodes = new int[0];
    private int[] plies = new int[0];
    private Color[] next = new Color[0];

    Line(Place place) {
      this.place = place;
    }

    void begin() {
      int most = moves.size() + rest.size() + 1;
      nodes = new int[most];
      plies = new int[most];
      next = new Color[most];
    }

    void add(int node, int at, Color turn) {
      nodes[size] = node;
      plies[size] = at;
      next[size] = turn;
      size++;
    }

    /** The index of the place so many empty places behind the move of a ply; -1 if none is. */
    int find(int at, int behind) {
      int low = 0;
      int high = size;
      while (low < high) {
        int middle = (low + high) >>> 1;
        if (plies[middle] < at) {
          low = middle + 1;
        } else {
          high = middle;
        }
      }
      long found = (long) low + behind;
      return found < size && plies[(int) found] == at ? (int) found : -1;
    }
  }

  private final JsonScanner scanner;
  private final JsonValues values;
  private final NoteCollector notes;
  private final int game;
  private final int mostNodes;
  private final MoveReader reader;
  private final Line main;
  private final List<Line> lines = new ArrayList<>();
  private int count;
  private boolean told;

  JsonLines(
      JsonScanner scanner, JsonValues values, ReadOptions options, NoteCollector notes, int game) {
    this.scanner = scanner;
    this.values = values;
    this.notes = notes;
    this.game = game;
    this.mostNodes = options.limit(ReadLimit.NODES);
    // What could not be played may have been short algebraic.
    this.reader = MoveReader.of(options.dialect().with(MoveDialect.Freedom.STONE_LETTER));
    this.main = new Line(scanner.place());
    lines.add(main);
  }

  /** Returns what is put up with in moves. */
  MoveDialect dialect() {
    return reader.dialect();
  }

  void mainLine() {
    elements(main.moves);
  }

  void mainRest() {
    elements(main.rest);
  }

  void variations() {
    values.array("an array of variations", this::variation);
  }

  private void variation() {
    Line line = new Line(scanner.place());
    values.object(
        "a variation",
        name -> {
          switch (name) {
            case "line" -> line.leaves = values.number("a line", 0, Integer.MAX_VALUE);
            case "ply" -> line.ply = values.number("a ply", 1, Integer.MAX_VALUE);
            case "empty" -> line.empty = values.number("a number", 0, Integer.MAX_VALUE).orElse(0);
            case "moves" -> elements(line.moves);
            case "rest" -> elements(line.rest);
            default -> values.unknown(name);
          }
        });
    lines.add(line);
  }

  private void elements(List<Element> list) {
    values.array("an array of moves", () -> element(list));
  }

  private void element(List<Element> list) {
    Element element = new Element(scanner.place());
    if (scanner.token() == Token.STRING) {
      element.text = scanner.text();
      if (scanner.isCut()) {
        return;
      }
    } else if (scanner.token() == Token.OBJECT) {
      values.object("a move", name -> field(element, name));
      boolean said = !element.signs.isEmpty() || element.clock != null || element.side != null;
      if (!element.hasMove() && said && !scanner.wasCut()) {
        values.wrong(
            element.place, "signs, a clock or a side without a move", "\"move\" with them");
      }
    } else {
      values.string("the text of a move, or an object with \"move\"");
      return;
    }
    if (count == mostNodes) {
      if (!told) {
        told = true;
        notes.report(
            Note.Kind.LIMIT_EXCEEDED,
            element.place,
            "one more move",
            "no more than the limit 'nodes' allows, " + mostNodes,
            game);
      }
    } else if (!scanner.isFull()) {
      count++;
      list.add(element);
    }
  }

  private void field(Element element, String name) {
    Place place = scanner.place();
    switch (name) {
      case "move", "text" -> {
        Optional<String> text = values.string("the text of a move");
        if (text.isPresent() && element.hasMove()) {
          values.wrong(place, Quote.of(name) + " beside another move", "one move in an object");
        } else if (text.isPresent()) {
          element.text = text.get();
          element.place = place;
        }
      }
      case "decision" -> {
        Optional<String> how = values.oneOf(List.of("resignation", "forfeit"));
        if (how.isPresent() && element.hasMove()) {
          values.wrong(place, "a decision beside a move", "one of them in an object");
        } else if (how.isPresent()) {
          element.decision =
              how.get().equals("forfeit") ? MoveText.forfeit() : MoveText.resignation();
        }
      }
      case "side" ->
          values
              .oneOf(List.of("black", "white"))
              .ifPresent(side -> element.side = side.equals("black") ? Color.BLACK : Color.WHITE);
      case "marks" -> element.marks = values.string("marks").orElse("");
      case "signs" ->
          values.array(
              "an array of numbers",
              () ->
                  values
                      .number("a sign", 0, Sign.MOST)
                      .ifPresent(number -> element.signs.add(new Sign(number))));
      case "comments" ->
          values.array(
              "an array of texts", () -> values.words("a text").ifPresent(element.comments::add));
      case "clock" -> clock(element);
      default -> values.unknown(name);
    }
  }

  private void clock(Element element) {
    Place place = scanner.place();
    Optional<String> text = values.string("seconds left, as text such as \"59.5\"");
    if (text.isEmpty()) {
      return;
    }
    BigDecimal seconds =
        SECONDS.matcher(text.get()).matches() ? new BigDecimal(text.get()) : BigDecimal.ZERO;
    boolean read = SECONDS.matcher(text.get()).matches();
    BigDecimal whole = new BigDecimal(seconds.toBigInteger());
    if (read && whole.compareTo(BigDecimal.valueOf(Long.MAX_VALUE)) <= 0) {
      long nanos = seconds.subtract(whole).movePointRight(9).longValue();
      element.clock = Duration.ofSeconds(whole.longValue(), nanos);
    } else {
      values.wrong(place, Quote.of(text.get()), "seconds left, as text such as \"59.5\"");
    }
  }

  /** Puts the lines into a record. */
  void addTo(GameRecord.Builder record, Color first) {
    main.begin();
    main.add(0, 0, first);
    addElements(record, main, 0, 0, first);
    for (int i = 1; i < lines.size(); i++) {
      Line line = lines.get(i);
      line.begin();
      boolean placed = line.leaves.isPresent() && line.ply.isPresent();
      int from = line.leaves.orElse(i);
      int at = placed && from < i ? lines.get(from).find(line.ply.getAsInt() - 1, line.empty) : -1;
      if (at >= 0) {
        Line before = lines.get(from);
        addElements(record, line, before.nodes[at], before.plies[at], before.next[at]);
      } else if (placed || !scanner.wasCut()) {
        values.wrong(
            line.place,
            placed
                ? "a variation at ply " + line.ply.getAsInt() + " of line " + from
                : "a variation without a place",
            "\"line\" and \"ply\" of a move listed before, or of the one behind the last");
      }
    }
  }

  private void addElements(GameRecord.Builder record, Line line, int node, int ply, Color turn) {
    int at = node;
    int number = ply;
    Color next = turn;
    for (List<Element> part : List.of(line.moves, line.rest)) {
      for (Element element : part) {
        if (element.hasMove()) {
          Color side = element.side == null ? next : element.side;
          at = record.add(at, new RecordMove(text(element), side, element.place));
          for (Sign sign : element.signs) {
            record.sign(at, sign);
          }
          if (element.clock != null) {
            record.clock(at, element.clock);
          }
          number++;
          next = side.opponent();
        } else {
          at = record.addEmpty(at);
        }
        for (String comment : element.comments) {
          record.comment(at, comment);
        }
        line.add(at, number, next);
      }
    }
  }

  private MoveText text(Element element) {
    return element.decision != null ? element.decision : reader.scan(element.text + element.marks);
  }
}
