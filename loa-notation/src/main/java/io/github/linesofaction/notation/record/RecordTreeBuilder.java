package io.github.linesofaction.notation.record;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.jspecify.annotations.Nullable;

/** Collects the nodes of a tree in any order that names parents before children. */
final class RecordTreeBuilder {
  private static final int NONE = RecordTree.NONE;

  /** A node in the making. */
  private static final class Draft {
    private @Nullable RecordMove move;
    private List<String> comments = List.of();
    private List<Sign> signs = List.of();
    private @Nullable Duration clock;
    private List<RecordOrigin> origins = List.of();
    private final int parent;
    private int firstChild = NONE;
    private int lastChild = NONE;
    private int nextSibling = NONE;

    Draft(int parent, @Nullable RecordMove move) {
      this.parent = parent;
      this.move = move;
    }

    boolean isMergeable() {
      return move == null && origins.stream().noneMatch(RecordOrigin::isClosed);
    }

    /** A node that says all this and can be made to say more. */
    Draft copy() {
      Draft copy = new Draft(parent, move);
      copy.comments = comments;
      copy.signs = signs;
      copy.clock = clock;
      copy.origins = origins;
      return copy;
    }

    /** Says what a node without a move says, too. */
    void join(Draft next) {
      next.comments.forEach(comment -> comments = plus(comments, comment));
      next.origins.forEach(origin -> origins = plus(origins, origin));
    }

    NodeContent content() {
      boolean plain = comments.isEmpty() && signs.isEmpty() && origins.isEmpty() && clock == null;
      return move == null && plain
          ? NodeContent.EMPTY
          : new NodeContent(
              move, List.copyOf(comments), List.copyOf(signs), clock, List.copyOf(origins));
    }
  }

  private final List<Draft> drafts = new ArrayList<>();

  RecordTreeBuilder() {
    drafts.add(new Draft(NONE, null));
  }

  RecordTreeBuilder(RecordTree tree) {
    for (int i = 0; i < tree.size(); i++) {
      NodeContent content = tree.content(i);
      if (i == 0) {
        drafts.add(new Draft(NONE, null));
      } else {
        add(tree.parent(i), content.move, false);
      }
      Draft draft = drafts.get(i);
      draft.comments = content.comments;
      draft.signs = content.signs;
      draft.clock = content.clock;
      draft.origins = content.origins;
    }
  }

  /** Takes all nodes but the root away. */
  void clear() {
    drafts.subList(1, drafts.size()).clear();
    Draft root = drafts.get(0);
    root.firstChild = NONE;
    root.lastChild = NONE;
  }

  int size() {
    return drafts.size();
  }

  int add(int parent, @Nullable RecordMove move, boolean first) {
    Draft above = drafts.get(parent);
    int number = drafts.size();
    Draft draft = new Draft(parent, move);
    drafts.add(draft);
    if (above.firstChild == NONE) {
      above.firstChild = number;
      above.lastChild = number;
    } else if (first) {
      draft.nextSibling = above.firstChild;
      above.firstChild = number;
    } else {
      drafts.get(above.lastChild).nextSibling = number;
      above.lastChild = number;
    }
    return number;
  }

  boolean hasMove(int node) {
    return drafts.get(node).move != null;
  }

  void comment(int node, String text) {
    String comment = NodeContent.comment(text);
    if (!comment.isBlank()) {
      Draft draft = drafts.get(node);
      draft.comments = plus(draft.comments, comment);
    }
  }

  void sign(int node, Sign sign) {
    Draft draft = drafts.get(node);
    draft.signs = plus(draft.signs, sign);
  }

  void clock(int node, Duration left) {
    drafts.get(node).clock = NodeContent.clock(left);
  }

  void origin(int node, RecordOrigin origin) {
    Draft draft = drafts.get(node);
    draft.origins = plus(draft.origins, origin);
  }

  private static <T> List<T> plus(List<T> list, T more) {
    if (list instanceof ArrayList<T> growing) {
      growing.add(more);
      return growing;
    }
    if (list.isEmpty()) {
      return List.of(more);
    }
    List<T> all = new ArrayList<>(list);
    all.add(more);
    return all;
  }

  RecordTree build() {
    int[] taker = takers();
    List<Draft> said = joined(taker);
    NodeContent[] contents = new NodeContent[drafts.size()];
    int[] parents = new int[drafts.size()];
    int[] numbers = new int[drafts.size()];
    int count = 0;
    int at = 0;
    while (at != NONE) {
      Draft draft = drafts.get(at);
      if (taker[at] == at) {
        numbers[at] = count;
        contents[count] = said.get(at).content();
        parents[count] = at == 0 ? NONE : numbers[taker[draft.parent]];
        count++;
      }
      at = draft.firstChild != NONE ? draft.firstChild : behind(at);
    }
    return count == drafts.size()
        ? RecordTree.of(contents, parents)
        : RecordTree.of(Arrays.copyOf(contents, count), Arrays.copyOf(parents, count));
  }

  /** The nodes with all that others say for them. */
  private List<Draft> joined(int[] taker) {
    List<Draft> said = drafts;
    for (int i = 1; i < taker.length; i++) {
      if (taker[i] != i) {
        int by = taker[i];
        if (said == drafts) {
          said = new ArrayList<>(drafts);
        }
        if (said.get(by) == drafts.get(by)) {
          said.set(by, grown(drafts.get(by)));
        }
        said.get(by).join(drafts.get(i));
      }
    }
    return said;
  }

  private static Draft grown(Draft draft) {
    Draft copy = draft.copy();
    copy.comments = new ArrayList<>(draft.comments);
    copy.origins = new ArrayList<>(draft.origins);
    return copy;
  }

  /** The node behind a leaf and all of its ancestors that have nothing more below them. */
  private int behind(int leaf) {
    int at = leaf;
    while (at != NONE && drafts.get(at).nextSibling == NONE) {
      at = drafts.get(at).parent;
    }
    return at == NONE ? NONE : drafts.get(at).nextSibling;
  }

  /** For each node the one that says what it says: itself, or the one before it. */
  private int[] takers() {
    int[] taker = new int[drafts.size()];
    for (int i = 1; i < taker.length; i++) {
      Draft draft = drafts.get(i);
      Draft parent = drafts.get(draft.parent);
      boolean only = parent.firstChild == i && draft.nextSibling == NONE;
      taker[i] = only && draft.isMergeable() ? taker[draft.parent] : i;
    }
    return taker;
  }
}
