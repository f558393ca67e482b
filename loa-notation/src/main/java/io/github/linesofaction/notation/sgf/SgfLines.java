package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.RecordLine;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.NoteCollector;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Takes the moves and remarks of a game tree apart into lines. Used once and thrown away. */
final class SgfLines {
  private static final int NONE = RecordLine.NONE;

  private final SgfTree tree;
  private final int game;
  private final SgfStart start;
  private final RecordOptions options;
  private final NoteCollector notes;
  private final MoveReader moves;
  private final List<Draft> drafts = new ArrayList<>();

  SgfLines(SgfTree tree, int game, SgfStart start, RecordOptions options, NoteCollector notes) {
    this.tree = tree;
    this.game = game;
    this.start = start;
    this.options = options;
    this.notes = notes;
    this.moves = MoveReader.of(options.moves());
  }

  /** A line in the making. */
  private static final class Draft {
    private final int parent;
    private final int firstPly;
    private final List<String> remarks = new ArrayList<>(1);
    private final List<DraftMove> moves = new ArrayList<>();

    Draft(int parent, int firstPly) {
      this.parent = parent;
      this.firstPly = firstPly;
    }

    int nextPly() {
      return firstPly + moves.size();
    }

    RecordLine line(int newParent) {
      return new RecordLine(newParent, firstPly, remarks, moves());
    }

    /** The line, made to leave its parent with that one's last move instead of behind it. */
    RecordLine lineFrom(RecordMove last, int newParent) {
      List<RecordMove> all = new ArrayList<>(moves.size() + 1);
      all.add(new RecordMove(last.text(), last.color(), last.place()));
      all.addAll(moves());
      return new RecordLine(newParent, firstPly - 1, remarks, all);
    }

    private List<RecordMove> moves() {
      return moves.stream().map(DraftMove::move).toList();
    }
  }

  /** A move in the making. */
  private static final class DraftMove {
    private final MoveText text;
    private final Color color;
    private final SgfValue value;
    private final List<String> remarks = new ArrayList<>(1);
    private List<Integer> annotations = List.of();

    DraftMove(MoveText text, Color color, SgfValue value) {
      this.text = text;
      this.color = color;
      this.value = value;
    }

    RecordMove move() {
      return new RecordMove(text, color, remarks, annotations, value.place());
    }
  }

  /** Reads the lines, each behind its parent, those that leave a line early first. */
  List<RecordLine> lines() {
    int[] lineOf = new int[tree.size()];
    int[] nextPly = new int[tree.size()];
    drafts.add(new Draft(NONE, 1));
    for (int i = 0; i < tree.size(); i++) {
      int parent = tree.parent(i).orElse(NONE);
      lineOf[i] = parent == NONE ? 0 : lineOf[parent];
      boolean variation = parent >= 0 && parent < i - 1;
      if (lineOf[i] == NONE) {
        continue;
      }
      boolean early = variation && parent < start.lastNode();
      boolean setsUp = SgfStart.setsUp(tree.node(i)) && !isStart(i, lineOf[i]);
      if (early || setsUp && !isHarmless(i, lineOf[i], variation ? NONE : parent)) {
        reportSetup(i);
        lineOf[i] = NONE;
        continue;
      }
      if (variation) {
        drafts.add(new Draft(lineOf[parent], nextPly[parent]));
        lineOf[i] = drafts.size() - 1;
      }
      Draft line = drafts.get(lineOf[i]);
      read(tree.node(i), i == 0, line);
      nextPly[i] = line.nextPly();
    }
    return inOrder();
  }

  /** Whether a node belongs to what the start was made of. */
  private boolean isStart(int node, int line) {
    return line == 0 && node <= start.lastNode();
  }

  /** Whether all that a node sets up is the turn of the side that has it anyway. */
  private boolean isHarmless(int node, int line, int parent) {
    Draft draft = drafts.get(line);
    if (parent == NONE || draft.moves.isEmpty()) {
      return false;
    }
    Color due = draft.moves.get(draft.moves.size() - 1).color.opponent();
    return tree.node(node).properties().stream()
        .filter(property -> SgfProperties.SETUP.contains(property.id()))
        .allMatch(
            property ->
                property.id().equals("PL")
                    && property.values().stream()
                        .allMatch(value -> SgfStart.turn(value).equals(Optional.of(due))));
  }

  private void reportSetup(int node) {
    notes.report(
        Note.Kind.SETUP_AFTER_MOVES,
        tree.node(node).place(),
        "a set-up after the game has begun",
        "all set-ups before the first move of the main line",
        "the line is cut here",
        game);
  }

  private void read(SgfNode node, boolean root, Draft line) {
    int before = line.moves.size();
    StringBuilder comment = new StringBuilder();
    for (SgfProperty property : node.properties()) {
      if (SgfProperties.isMove(property.id())) {
        for (SgfValue value : property.values()) {
          line.moves.add(move(property.id(), value));
        }
      } else if (property.id().equals("C")) {
        for (SgfValue value : property.values()) {
          comment.append(comment.isEmpty() ? "" : "\n").append(value.text());
        }
      }
    }
    int added = line.moves.size() - before;
    if (added > 1) {
      notes.report(
          Note.Kind.MOVES_IN_ONE_NODE,
          node.place(),
          added + " moves in one node",
          "one",
          "taken in the order in which they stand",
          game);
    }
    if (added > 0 && !root) {
      last(line).annotations = annotations(node);
    }
    if (!comment.toString().isBlank()) {
      boolean onMove = !root && !line.moves.isEmpty();
      (onMove ? last(line).remarks : line.remarks).add(comment.toString());
    }
  }

  private static DraftMove last(Draft line) {
    return line.moves.get(line.moves.size() - 1);
  }

  private DraftMove move(String id, SgfValue value) {
    MoveText text = moves.scan(value.simpleText());
    if (options.isStrict() && !text.isReadable()) {
      int offset = Math.min(text.problemOffset(), value.raw().length());
      throw new SyntaxException(
          value.placeAt(offset), Quote.of(text.raw()), "a move: " + text.problem(), game);
    }
    return new DraftMove(text, id.equals("B") ? Color.BLACK : Color.WHITE, value);
  }

  /** The annotation signs that the properties of a node stand for. */
  private static List<Integer> annotations(SgfNode node) {
    if (node.properties().size() == 1) {
      return List.of();
    }
    List<Integer> signs = new ArrayList<>(1);
    SgfRecordBuilder.byId(node).forEach((id, values) -> addSigns(id, values, signs));
    return signs;
  }

  private static void addSigns(String id, List<SgfValue> values, List<Integer> signs) {
    for (SgfValue value : values) {
      String text = value.simpleText().strip();
      boolean stressed = text.equals("2");
      switch (id) {
        case "TE" -> signs.add(stressed ? 3 : 1);
        case "BM" -> signs.add(stressed ? 4 : 2);
        case "IT" -> signs.add(5);
        case "DO" -> signs.add(6);
        case "NAG" -> sign(text).ifPresent(signs::add);
        default -> {}
      }
    }
  }

  private static Optional<Integer> sign(String text) {
    boolean digits = text.chars().allMatch(c -> c >= '0' && c <= '9');
    return digits && !text.isEmpty() && text.length() <= 3
        ? Optional.of(Integer.valueOf(text))
        : Optional.empty();
  }

  /** Numbers the lines as readers of the moves meet them, and their variations behind each. */
  private List<RecordLine> inOrder() {
    if (drafts.size() == 1) {
      return List.of(drafts.get(0).line(NONE));
    }
    List<List<Integer>> variations = new ArrayList<>();
    drafts.forEach(draft -> variations.add(new ArrayList<>()));
    for (int i = 1; i < drafts.size(); i++) {
      variations.get(drafts.get(i).parent).add(i);
    }
    int[] numbers = new int[drafts.size()];
    List<RecordLine> lines = new ArrayList<>(drafts.size());
    Deque<Integer> open = new ArrayDeque<>(List.of(0));
    while (!open.isEmpty()) {
      int at = open.pop();
      Draft draft = drafts.get(at);
      numbers[at] = lines.size();
      int newParent = draft.parent == NONE ? NONE : numbers[draft.parent];
      lines.add(newParent == NONE ? draft.line(NONE) : variation(draft, newParent, lines));
      Comparator<Integer> early = Comparator.comparingInt(each -> drafts.get(each).firstPly);
      List<Integer> next =
          variations.get(at).stream()
              .sorted(early)
              .collect(Collectors.toCollection(ArrayList::new));
      for (int i = next.size() - 1; i >= 0; i--) {
        open.push(next.get(i));
      }
    }
    return lines;
  }

  /**
   * A variation takes the place of a move of its parent; where the parent ends before it, it
   * repeats the parent's last move.
   */
  private static RecordLine variation(Draft draft, int parent, List<RecordLine> lines) {
    RecordLine left = lines.get(parent);
    int moves = left.moves().size();
    return moves == 0 || draft.firstPly < left.firstPly() + moves
        ? draft.line(parent)
        : draft.lineFrom(left.moves().get(moves - 1), parent);
  }
}
