package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.text.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

class RecordNodeTest {
  private static final Move C1_C3 = Move.parse("c1-c3");
  private static final Move D1_D3 = Move.parse("d1-d3");
  private static final Move H2_F2 = Move.parse("h2-f2");

  /** b1-b3 a2-c2 g1-g3; instead of a2-c2 also h2-f2 c1-c3, or h7-f7. */
  private static GameRecord branched() {
    GameRecord.Builder record = Records.record("b1-b3 a2-c2 g1-g3");
    Records.variation(record, 1, Color.WHITE, "h2-f2 c1-c3");
    Records.variation(record, 1, Color.WHITE, "h7-f7");
    return record.build();
  }

  @Test
  void aNodeKnowsItsPlace() {
    GameRecord record = branched();
    RecordNode root = record.root();
    RecordNode first = root.next().orElseThrow();
    RecordNode variation = first.children().get(1);

    assertThat(root.isRoot()).isTrue();
    assertThat(root.parent()).isEmpty();
    assertThat(root.move()).isEmpty();
    assertThat(root.path()).isEmpty();
    assertThat(root.ply()).isZero();
    assertThat(root).hasToString("ply 0");
    assertThat(record.nodes()).hasSize(7).extracting(RecordNode::number).startsWith(0, 1, 2, 3);
    assertThat(record.mainLine()).hasToString("[ply 1, b1-b3, ply 2, a2-c2, ply 3, g1-g3]");
    assertThat(first.children()).hasToString("[ply 2, a2-c2, ply 2, h2-f2, ply 2, h7-f7]");
    assertThat(variation.parent()).contains(first);
    assertThat(variation.isMainLine()).isFalse();
    assertThat(first.isMainLine()).isTrue();
    assertThat(variation.next().orElseThrow().moves()).hasToString("[b1-b3, h2-f2, c1-c3]");
    assertThat(variation.next().orElseThrow().path()).startsWith(first, variation).hasSize(3);
    assertThat(variation.next().orElseThrow().next()).isEmpty();
    assertThat(variation.record()).isSameAs(record);
    assertThat(variation).isEqualTo(record.nodes().get(4)).hasSameHashCodeAs(record.nodes().get(4));
    assertThat(variation).isNotEqualTo(first).isNotEqualTo(null).isNotEqualTo("node");
    assertThat(variation).isEqualTo(branched().nodes().get(4));
    assertThat(variation).isNotEqualTo(first.delete().record().root());
  }

  @Test
  void aNodeHasItsGame() {
    RecordNode variation = branched().root().next().orElseThrow().children().get(1);

    assertThat(variation.game()).isEqualTo(Game.start().play("b1-b3").play("h2-f2"));
    assertThat(branched().root().game()).isEqualTo(Game.start());
    RecordNode wrong = variation.add(Move.parse("a1-a9"));
    assertThatThrownBy(wrong::game)
        .isInstanceOf(RecordException.class)
        .hasMessageContaining("ply 3, a1-a9");
    GameRecord resigned = branched().toBuilder().result(StatedResult.parse("B+R")).build();
    assertThat(resigned.toGame().isOver()).isTrue();
    assertThat(resigned.mainLine().get(2).game().isOver()).isFalse();
  }

  @Test
  void aMoveIsAddedBehindTheOthersByTheSideWhoseTurnItIs() {
    RecordNode first = branched().root().next().orElseThrow();
    RecordNode added = first.add(Move.parse("h3-f3"));

    assertThat(added.move().orElseThrow().color()).isEqualTo(Color.WHITE);
    assertThat(added.parent().orElseThrow().children()).hasSize(4).last().isEqualTo(added);
    assertThat(added.record().nodes()).hasSize(8);
    assertThat(first.children()).hasSize(3);
    assertThat(added.add(C1_C3).moves()).hasToString("[b1-b3, h3-f3, c1-c3]");
    GameRecord white =
        GameRecord.builder()
            .start(Setup.parse("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w"))
            .build();
    assertThat(white.root().add(H2_F2).move().orElseThrow().color()).isEqualTo(Color.WHITE);
    assertThat(GameRecord.builder().build().root().add(C1_C3).record())
        .isEqualTo(Records.record("c1-c3").build());
  }

  @Test
  void branchesAreMovedAmongTheirSiblings() {
    RecordNode last = branched().root().next().orElseThrow().children().get(2);

    RecordNode once = last.promote();
    assertThat(once.move()).hasToString("Optional[h7-f7]");
    assertThat(Records.lines(once.record()))
        .containsExactly("[b1-b3, a2-c2, g1-g3]", "[b1-b3, h7-f7]", "[b1-b3, h2-f2, c1-c3]");
    RecordNode twice = once.promote();
    assertThat(twice.isMainLine()).isTrue();
    assertThat(twice.record().moves()).hasToString("[b1-b3, h7-f7]");
    assertThat(twice.promote()).isSameAs(twice);
    assertThat(last.promoteToFirst().record()).isEqualTo(twice.record());
    assertThat(twice.promoteToFirst()).isSameAs(twice);
    assertThat(twice.demote().record()).isEqualTo(once.record());
    assertThat(twice.demote().demote().record()).isEqualTo(branched());
    assertThat(last.demote()).isSameAs(last);
    RecordNode root = branched().root();
    assertThat(root.promote().record()).isEqualTo(branched());
    assertThat(root.promoteToFirst().record()).isEqualTo(branched());
    assertThat(root.demote().record()).isEqualTo(branched());
    assertThat(root.next().orElseThrow().demote().record()).isEqualTo(branched());
  }

  @Test
  void aBranchIsDeletedWithAllThatFollows() {
    RecordNode first = branched().root().next().orElseThrow();

    RecordNode left = first.children().get(1).delete();
    assertThat(left.move()).hasToString("Optional[b1-b3]");
    assertThat(Records.lines(left.record()))
        .containsExactly("[b1-b3, a2-c2, g1-g3]", "[b1-b3, h7-f7]");
    assertThat(first.children().get(0).delete().record().moves())
        .hasToString("[b1-b3, h2-f2, c1-c3]");
    assertThat(first.delete().record()).isEqualTo(GameRecord.builder().build());
    assertThatThrownBy(() -> branched().root().delete())
        .isInstanceOf(IllegalStateException.class)
        .hasMessageContaining("root");
  }

  @Test
  void whatIsSaidOfAMoveIsSaidAnew() {
    RecordNode first = branched().root().next().orElseThrow();

    RecordNode said =
        first
            .withComments(List.of("one\r\ntwo\rthree", "", "four"))
            .withSigns(List.of(Sign.GOOD, new Sign(14)))
            .withClock(Duration.ofSeconds(90));
    assertThat(said.comments()).containsExactly("one\ntwo\nthree", "four");
    assertThat(said.signs()).containsExactly(Sign.GOOD, new Sign(14));
    assertThat(said.clock()).contains(Duration.ofSeconds(90));
    assertThat(said.children()).hasSize(3);
    assertThat(first.comments()).isEmpty();
    assertThat(said.record()).isNotEqualTo(first.record());
    RecordMove other = new RecordMove(MoveText.of(D1_D3), Color.BLACK, Place.NOWHERE);
    assertThat(said.withMove(other).record().moves()).hasToString("[d1-d3, a2-c2, g1-g3]");
    assertThat(said.withMove(other).signs()).hasSize(2);
    assertThatThrownBy(() -> first.withClock(Duration.ofSeconds(-1)))
        .isInstanceOf(IllegalArgumentException.class);
    RecordNode root = first.record().root();
    assertThat(root.withComments(List.of("about")).record().root().comments())
        .containsExactly("about");
    assertThatThrownBy(() -> root.withMove(other)).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> root.withSigns(List.of())).isInstanceOf(IllegalStateException.class);
    assertThatThrownBy(() -> root.withClock(Duration.ZERO))
        .isInstanceOf(IllegalStateException.class);
  }

  /** What an edit does not touch is the very same. */
  @Test
  void editsShareWhatTheyDoNotTouch() {
    RecordOrigin origin = new RecordOrigin() {};
    GameRecord.Builder built = branched().toBuilder();
    GameRecord record = built.comment(4, "why").sign(4, Sign.BLUNDER).origin(4, origin).build();
    RecordNode node = record.nodes().get(4);

    GameRecord edited =
        record.nodes().get(2).delete().add(D1_D3).withComments(List.of("x")).record();
    RecordNode same = edited.root().next().orElseThrow().children().get(0);
    assertThat(same.move().orElseThrow()).isSameAs(node.move().orElseThrow());
    assertThat(same.comments()).isSameAs(node.comments());
    assertThat(same.origins()).containsExactly(origin);
    assertThat(edited.number()).isEqualTo(record.number());
    RecordNode tagged = record.toBuilder().tag("Event", "x").build().nodes().get(4);
    assertThat(tagged.comments()).containsExactly("why");
    assertThat(tagged.signs()).containsExactly(Sign.BLUNDER);
    assertThat(tagged.origins()).containsExactly(origin);
  }

  @Test
  void wordsWithoutAMoveHaveANodeOnlyBesideOthers() {
    GameRecord.Builder built = Records.record("b1-b3");
    int words = built.addEmpty(1);
    built.comment(words, "said");
    assertThat(built.build().nodes()).hasSize(2);
    assertThat(built.build().nodes().get(1).comments()).containsExactly("said");

    built.add(1, RecordMove.of(H2_F2, Color.WHITE));
    GameRecord record = built.build();
    RecordNode node = record.nodes().get(2);
    assertThat(node.move()).isEmpty();
    assertThat(node.ply()).isEqualTo(1);
    assertThat(node.moves()).hasToString("[b1-b3]");
    assertThat(record.nodes().get(1).comments()).isEmpty();
    RecordNode left = record.nodes().get(3).delete();
    assertThat(left.comments()).containsExactly("said");
    assertThat(left.record()).isEqualTo(Records.record("b1-b3").comment(1, "said").build());
    assertThatThrownBy(() -> node.withSigns(List.of(Sign.GOOD)))
        .isInstanceOf(IllegalStateException.class);
    assertThat(node.withMove(RecordMove.of(D1_D3, Color.WHITE)).ply()).isEqualTo(2);
  }

  /** The children of what was joined become those of the node that took it over. */
  @Test
  void whatFollowsWordsFollowsTheNodeThatSaysThem() {
    GameRecord.Builder built = Records.record("b1-b3");
    int words = built.addEmpty(1);
    built.comment(1, "one").comment(words, "two");
    Records.variation(built, words, Color.WHITE, "a2-c2 c1-c3");
    Records.variation(built, words, Color.WHITE, "h2-f2");
    int other = Records.variation(built, 1, Color.WHITE, "h7-f7");
    GameRecord record = built.build();
    assertThat(record.nodes()).hasSize(7);
    assertThat(other).isEqualTo(6);

    RecordNode joined = record.nodes().get(6).delete();
    assertThat(joined.comments()).containsExactly("one", "two");
    assertThat(joined.children()).hasToString("[ply 2, a2-c2, ply 2, h2-f2]");
    assertThat(joined.record().moves()).hasToString("[b1-b3, a2-c2, c1-c3]");
  }

  @Test
  void aClosedNodeStaysOneOfItsOwn() {
    RecordOrigin closed =
        new RecordOrigin() {
          @Override
          public boolean isClosed() {
            return true;
          }
        };
    GameRecord.Builder built = Records.record("b1-b3");
    built.origin(built.addEmpty(1), closed);

    assertThat(built.build().nodes()).hasSize(3);
    RecordNode beside = built.build().nodes().get(1).add(H2_F2);
    assertThat(beside.delete().record()).isEqualTo(built.build());
  }

  @Test
  void aNodeCanBeAddedBeforeTheOthers() {
    GameRecord.Builder built = Records.record("b1-b3");
    int first = built.addFirst(0, RecordMove.of(C1_C3, Color.BLACK));
    built.add(first, RecordMove.of(H2_F2, Color.WHITE));
    built.comment(built.addEmptyFirst(first), "or");

    GameRecord record = built.build();
    assertThat(record.moves()).hasToString("[c1-c3]");
    assertThat(Records.lines(record)).containsExactly("[c1-c3]", "[c1-c3, h2-f2]", "[b1-b3]");
    assertThat(record.mainLine())
        .hasSize(2)
        .last()
        .extracting(RecordNode::comments)
        .isEqualTo(List.of("or"));
    assertThatThrownBy(() -> built.add(9, RecordMove.of(C1_C3, Color.BLACK)))
        .isInstanceOf(IndexOutOfBoundsException.class);
    assertThatThrownBy(() -> built.sign(0, Sign.GOOD)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> built.clock(1, Duration.ofSeconds(-1)))
        .isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void signsHaveNumbersAndSomeASymbol() {
    assertThat(Sign.find("!?")).contains(Sign.INTERESTING);
    assertThat(Sign.find("±")).isEmpty();
    assertThat(Sign.DOUBTFUL.symbol()).contains("?!");
    assertThat(Sign.GOOD.symbol()).contains("!");
    assertThat(new Sign(7).symbol()).isEmpty();
    assertThat(new Sign(0).symbol()).isEmpty();
    assertThat(new Sign(139)).hasToString("$139");
    assertThatThrownBy(() -> new Sign(1_000)).isInstanceOf(IllegalArgumentException.class);
    assertThatThrownBy(() -> new Sign(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  /** Random edits, against lists of lines that are edited by hand. */
  @Test
  void randomEditsDoWhatTheySay() {
    Random random = new Random(5);
    for (int round = 0; round < 300; round++) {
      GameRecord record = branched();
      for (int i = 0; i < 12; i++) {
        List<RecordNode> nodes = record.nodes();
        RecordNode node = nodes.get(random.nextInt(nodes.size()));
        Optional<RecordNode> parent = node.parent();
        List<String> siblings =
            new ArrayList<>(parent.map(RecordNodeTest::subtrees).orElse(List.of()));
        int place = parent.map(each -> each.children().indexOf(node)).orElse(0);
        RecordNode edited =
            switch (random.nextInt(4)) {
              case 0 -> {
                siblings = new ArrayList<>(subtrees(node));
                siblings.add("(d1-d3)");
                yield node.add(D1_D3);
              }
              case 1 -> {
                if (place > 0) {
                  siblings.add(place - 1, siblings.remove(place));
                }
                yield node.promote();
              }
              case 2 -> {
                if (place + 1 < siblings.size()) {
                  siblings.add(place + 1, siblings.remove(place));
                }
                yield node.demote();
              }
              default -> {
                if (node.isRoot()) {
                  yield node;
                }
                siblings.remove(place);
                RecordNode above = node.delete();
                assertThat(subtrees(above)).isEqualTo(siblings);
                yield above;
              }
            };
        if (edited.move().isPresent() && edited.record().nodes().size() >= nodes.size()) {
          assertThat(subtrees(edited.parent().orElseThrow())).isEqualTo(siblings);
        }
        record = edited.record();
        assertThat(Records.plain(record)).isEqualTo(record).hasSameHashCodeAs(record);
      }
    }
  }

  private static List<String> subtrees(RecordNode node) {
    return node.children().stream().map(RecordNodeTest::subtree).toList();
  }

  private static String subtree(RecordNode node) {
    return "(" + node.move().orElseThrow() + String.join("", subtrees(node)) + ")";
  }

  @Tag("slow")
  @Test
  void deepAndWideTreesNeedNoStackAndLinearTime() {
    GameRecord.Builder deep = GameRecord.builder();
    int at = 0;
    for (int ply = 0; ply < 20_000; ply++) {
      Color side = ply % 2 == 0 ? Color.BLACK : Color.WHITE;
      at = deep.add(at, RecordMove.of(C1_C3, side));
    }
    GameRecord record = deep.build();
    assertThat(record.mainLine()).hasSize(20_000);
    RecordNode last = record.nodes().get(20_000);
    assertThat(last.ply()).isEqualTo(20_000);
    assertThat(last.path()).hasSize(20_000);
    assertThat(last.add(D1_D3).delete().record()).isEqualTo(record).hasSameHashCodeAs(record);

    GameRecord.Builder wide = GameRecord.builder();
    for (int i = 0; i < 100_000; i++) {
      wide.add(0, RecordMove.of(C1_C3, Color.BLACK));
    }
    GameRecord siblings = wide.build();
    assertThat(siblings.root().children()).hasSize(100_000);
    RecordNode first = siblings.nodes().get(100_000).promoteToFirst();
    assertThat(first.number()).isEqualTo(1);
    assertThat(first.record()).isEqualTo(siblings).hasSameHashCodeAs(siblings);
  }

  @Test
  void aReplayKnowsItsOwnNodesAlone() {
    RecordReplay replay = RecordReplay.of(Records.record("d1-b3").build(), Ruleset.standard());
    RecordNode other = Records.record("d1-b3 h5-g4 b1-b4").build().mainLine().get(2);

    assertThatThrownBy(() -> replay.move(other))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessage("ply 3, b1-b4: a node of another record");
  }
}
