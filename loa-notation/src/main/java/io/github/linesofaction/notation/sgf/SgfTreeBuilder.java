package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordOrigin;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Makes the tree of a record. What came from SGF is taken as it was, node by node, and only what
 * the record says otherwise now is changed there. Used once and thrown away.
 */
final class SgfTreeBuilder {
  private final GameRecord record;
  private final RulesetCatalog variants;
  private final Optional<SgfRead> read;
  private final MoveReader reader;

  /** The head to be written; none if it stays as it was read. */
  private final @Nullable SgfHead head;

  private @Nullable SgfMoves moves;

  /** The number of the last node of the main line that sets up the start; 0 if the root does. */
  private final int lastSetUp;

  private SgfTreeBuilder(GameRecord record, RulesetCatalog variants, boolean isNewHead) {
    this.record = record;
    this.variants = variants;
    this.reader = MoveReader.of(record.dialect());
    this.read =
        record.root().origins().stream()
            .filter(SgfRead.class::isInstance)
            .map(SgfRead.class::cast)
            .findFirst();
    this.lastSetUp = lastSetUp(record);
    boolean same = read.isPresent() && read.get().startsAs(record) && startIsInPlace();
    this.head = same && !isNewHead ? null : new SgfHead(record, variants);
  }

  /** Makes the tree of a record. */
  static SgfTree of(GameRecord record, RulesetCatalog variants) {
    SgfTreeBuilder builder = new SgfTreeBuilder(record, variants, false);
    SgfTree tree = builder.build();
    if (!builder.hangsOnItsNodes() || builder.isReadFrom(tree)) {
      return tree;
    }
    if (builder.head == null) {
      tree = new SgfTreeBuilder(record, variants, true).build();
      if (builder.isReadFrom(tree)) {
        return tree;
      }
    }
    throw new UnwritableException(
        "SGF cannot carry this record any more: its start, or a line that was cut when it was read,"
            + " would be read as something else after the edit");
  }

  /**
   * Whether what a reader understands of some nodes hangs on others, so that an edit far away may
   * change it: set-ups, the turn that the first move tells, and lines that were cut.
   */
  private boolean hangsOnItsNodes() {
    return read.isPresent()
        && (record.start().isPresent()
            || record.nodes().stream().anyMatch(node -> isClosed(node) || hasSetUp(node)));
  }

  private static boolean hasSetUp(RecordNode node) {
    return node.origins().stream()
        .anyMatch(origin -> origin instanceof SgfNode old && SgfStart.setsUp(old));
  }

  private boolean isReadFrom(SgfTree tree) {
    ReadOptions options =
        ReadOptions.lenient().withVariants(variants).withDialect(record.dialect());
    return new SgfGame(1, tree, List.of(), Optional.empty()).toRecord(options).equals(record);
  }

  private static int lastSetUp(GameRecord record) {
    int last = 0;
    for (RecordNode node : record.mainLine()) {
      last = setsUp(node) ? node.number() : last;
      if (node.move().isPresent()) {
        break;
      }
    }
    return last;
  }

  /** Whether a node sets up stones or turn before its move; what stands behind it is no start. */
  private static boolean setsUp(RecordNode node) {
    for (RecordOrigin origin : node.origins()) {
      if (origin instanceof SgfNode old) {
        if (SgfStart.setsUp(old)) {
          return true;
        }
        if (SgfStart.hasMove(old)) {
          return false;
        }
      }
    }
    return false;
  }

  /** Whether a reader would still find the start, and all branches, where they were read. */
  private boolean startIsInPlace() {
    for (RecordNode node : record.nodes()) {
      Optional<RecordNode> parent = node.parent();
      if (parent.isPresent() && !node.isMainLine() && !isClosed(node)) {
        boolean elsewhere = setsUp(node) && parent.get().ply() == 0;
        if (elsewhere || parent.get().number() < lastSetUp) {
          return false;
        }
      }
    }
    return true;
  }

  private static boolean isClosed(RecordNode node) {
    return node.origins().stream().anyMatch(RecordOrigin::isClosed);
  }

  private SgfTree build() {
    List<RecordNode> nodes = record.nodes();
    int[] ends = new int[nodes.size()];
    List<SgfNode> first = root(nodes.get(0));
    SgfTree.Builder tree = SgfTree.builder(first.get(0));
    for (SgfNode node : first.subList(1, first.size())) {
      ends[0] = tree.add(ends[0], node);
    }
    keepClosed(nodes.get(0), tree, ends[0]);
    for (RecordNode node : nodes.subList(1, nodes.size())) {
      int at = ends[node.parent().orElseThrow().number()];
      for (SgfNode part : parts(node)) {
        at = tree.add(at, part);
      }
      ends[node.number()] = at;
      keepClosed(node, tree, at);
    }
    return tree.build();
  }

  /** The nodes that a node was read from, or an empty one. */
  private static List<SgfNode> read(RecordNode node) {
    List<SgfNode> read = new ArrayList<>(1);
    for (RecordOrigin origin : node.origins()) {
      if (origin instanceof SgfNode each) {
        read.add(each);
      } else if (origin instanceof SgfTree closed) {
        read.add(closed.root());
      }
    }
    return read.isEmpty() ? List.of(SgfNode.of()) : read;
  }

  /** Adds what was not understood behind a node. */
  private void keepClosed(RecordNode node, SgfTree.Builder tree, int at) {
    for (RecordOrigin origin : node.origins()) {
      if (origin instanceof SgfTree closed) {
        boolean says = node.move().isPresent() || !node.comments().isEmpty();
        if (says || !node.children().isEmpty() || isUnderstood(node, closed)) {
          throw new UnwritableException(
              "SGF cannot carry this any more beside a line that was cut when it was read, "
                  + node);
        }
        int[] numbers = new int[closed.size()];
        numbers[0] = at;
        for (int i = 1; i < closed.size(); i++) {
          numbers[i] = tree.add(numbers[closed.parent(i).orElseThrow()], closed.node(i));
        }
      }
    }
  }

  /** Whether a reader would now understand what was not understood before. */
  private boolean isUnderstood(RecordNode node, SgfTree closed) {
    if (node.isRoot()) {
      return false;
    }
    boolean isStart = node.isMainLine() && node.ply() == 0;
    RecordNode parent = node.parent().orElseThrow();
    boolean early = head == null && parent.number() < lastSetUp;
    boolean harmless =
        node.number() == parent.number() + 1
            && SgfRecordNodes.isHarmless(closed.root(), mover(parent));
    return isStart || harmless || !SgfStart.setsUp(closed.root()) && !early;
  }

  /** Who made the last move on the way to a node. */
  private static @Nullable Color mover(RecordNode node) {
    List<RecordMove> moves = node.moves();
    return moves.isEmpty() ? null : moves.get(moves.size() - 1).color();
  }

  private List<SgfNode> parts(RecordNode node) {
    List<SgfNode> parts = new ArrayList<>(read(node));
    if (head != null && !isClosed(node) && node.parent().orElseThrow().ply() == 0) {
      parts.replaceAll(SgfTreeBuilder::withoutStart);
    }
    if (node.move().isPresent()) {
      parts.set(0, withMove(parts.get(0), node, node.move().get()));
    }
    return withComments(parts, node.comments());
  }

  private SgfNode withMove(SgfNode old, RecordNode node, RecordMove move) {
    SgfNode changed = old;
    if (!says(old, move)) {
      changed =
          SgfAnnotations.withMove(changed, move.color(), written(moves().text(node, move.text())));
    }
    if (!SgfAnnotations.signs(changed).equals(node.signs())) {
      changed = SgfAnnotations.withSigns(changed, node.signs());
    }
    if (!SgfAnnotations.clock(changed, move.color()).equals(node.clock())) {
      changed = SgfAnnotations.withClock(changed, move.color(), node.clock());
    }
    return changed;
  }

  private boolean says(SgfNode old, RecordMove move) {
    Optional<SgfProperty> told = SgfAnnotations.move(old);
    return told.isPresent()
        && SgfAnnotations.side(told.get()) == move.color()
        && reader.scan(told.get().value().simpleText()).equals(move.text());
  }

  private SgfMoves moves() {
    SgfMoves known = moves;
    if (known == null) {
      Optional<Ruleset> rules =
          head != null
              ? Optional.of(head.rules())
              : record.rules().or(() -> record.variant().flatMap(variants::find));
      known = new SgfMoves(record, rules);
      moves = known;
    }
    return known;
  }

  private static String written(MoveText text) {
    return switch (text.kind()) {
      case RESIGNATION -> "Resign" + text.marks();
      case FORFEIT -> "Forfeit" + text.marks();
      default -> text.toString();
    };
  }

  /** Makes nodes say some comments, one each; more of them need more nodes. */
  private static List<SgfNode> withComments(List<SgfNode> parts, List<String> comments) {
    List<String> said = new ArrayList<>();
    parts.forEach(part -> SgfAnnotations.comment(part).ifPresent(said::add));
    if (said.equals(comments)) {
      return parts;
    }
    boolean inPlace = said.size() == comments.size();
    List<SgfNode> changed = new ArrayList<>(parts.size());
    int next = 0;
    for (SgfNode part : parts) {
      boolean takes = next < comments.size() && (!inPlace || part.has("C"));
      changed.add(
          takes
              ? part.with(SgfProperty.of("C", comments.get(next++)))
              : SgfAnnotations.comment(part).isPresent() ? part.without("C") : part);
    }
    for (String comment : comments.subList(next, comments.size())) {
      changed.add(SgfNode.of(SgfProperty.of("C", comment)));
    }
    return changed;
  }

  private List<SgfNode> root(RecordNode node) {
    List<SgfNode> parts = new ArrayList<>(read(node));
    SgfNode root = parts.get(0);
    if (head != null) {
      parts.replaceAll(SgfTreeBuilder::withoutStart);
      List<SgfProperty> properties = new ArrayList<>(head.properties());
      properties.addAll(parts.get(0).properties());
      root = SgfNode.of(properties, root.place());
    }
    root = withTags(root);
    if (head != null) {
      Optional<Preset> choices = head.choices();
      Optional<Tag> tag = record.tags().stream().filter(SgfTreeBuilder::isOfRules).findFirst();
      if (choices.isPresent() && tag.isPresent()) {
        throw new UnwritableException(
            "SGF cannot carry the tag " + tag.get() + " beside the rules of " + choices.get().id());
      }
      if (choices.isPresent()) {
        root = root.with(SgfProperty.of("RU", choices.get().id()));
      } else if (tag.isEmpty()) {
        root = root.without("RU");
      }
    }
    parts.set(0, withResult(root));
    return withComments(parts, node.comments());
  }

  private static boolean isOfRules(Tag tag) {
    return SgfProperties.idOf(tag.name()).filter("RU"::equals).isPresent();
  }

  /** A node without what tells variant, board and start. */
  private static SgfNode withoutStart(SgfNode node) {
    SgfNode bare = node.without("SU").without("SZ");
    for (String id : SgfProperties.SETUP) {
      bare = bare.without(id);
    }
    return bare;
  }

  private SgfNode withTags(SgfNode root) {
    Map<String, List<String>> old = byId(read.map(SgfRead::tags).orElse(List.of()));
    Map<String, List<String>> now = byId(record.tags());
    SgfNode changed = root;
    for (String id : old.keySet()) {
      changed = now.containsKey(id) ? changed : changed.without(id);
    }
    for (Map.Entry<String, List<String>> tag : now.entrySet()) {
      if (!tag.getValue().equals(old.get(tag.getKey()))) {
        List<SgfValue> values =
            List.of(tag.getValue().stream().map(SgfValue::of).toArray(SgfValue[]::new));
        changed = changed.with(SgfProperty.of(tag.getKey(), values, Place.NOWHERE));
      }
    }
    return changed;
  }

  private static Map<String, List<String>> byId(List<Tag> tags) {
    Map<String, List<String>> byId = new LinkedHashMap<>();
    for (Tag tag : tags) {
      SgfProperties.idOf(tag.name())
          .ifPresent(
              id ->
                  byId.computeIfAbsent(id, each -> new ArrayList<>(1))
                      .add(SgfProperties.valueOf(id, tag.value())));
    }
    return byId;
  }

  private SgfNode withResult(SgfNode root) {
    StatedResult result = record.result();
    if (read.isPresent() && read.get().result().equals(result)) {
      return root;
    }
    String text =
        switch (result.verdict()) {
          case OPEN -> "";
          case DRAW -> result.reason().isPresent() ? result.toString() : "Draw";
          case UNKNOWN -> result.text();
          case BLACK_WINS, WHITE_WINS ->
              result.reason().isPresent()
                  ? result.toString()
                  : result.verdict() == StatedResult.Verdict.BLACK_WINS ? "B+" : "W+";
        };
    return text.isEmpty() ? root.without("RE") : root.with(SgfProperty.of("RE", text));
  }
}
