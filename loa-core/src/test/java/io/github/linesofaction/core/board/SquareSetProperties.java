package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Boards;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;

/** A square set answers as the sets of the Java library do. */
class SquareSetProperties {
  record Pair(Topology topology, Set<Square> one, Set<Square> other) {
    SquareSet first() {
      return topology.setOf(one);
    }

    SquareSet second() {
      return topology.setOf(other);
    }
  }

  @Provide
  Arbitrary<Pair> pairs() {
    return Boards.topologies()
        .flatMap(
            topology ->
                Combinators.combine(Boards.sets(topology), Boards.sets(topology))
                    .as((one, other) -> new Pair(topology, one, other)));
  }

  @Property
  void algebraIsThatOfSets(@ForAll("pairs") Pair pair) {
    Set<Square> or = new TreeSet<>(pair.one());
    or.addAll(pair.other());
    Set<Square> and = new TreeSet<>(pair.one());
    and.retainAll(pair.other());
    Set<Square> minus = new TreeSet<>(pair.one());
    minus.removeAll(pair.other());
    assertThat(pair.first().or(pair.second()).toList()).containsExactlyElementsOf(or);
    assertThat(pair.first().and(pair.second()).toList()).containsExactlyElementsOf(and);
    assertThat(pair.first().minus(pair.second()).toList()).containsExactlyElementsOf(minus);
    assertThat(pair.first().intersects(pair.second())).isEqualTo(!and.isEmpty());
  }

  @Property
  void viewsAgreeWithSortedSet(@ForAll("pairs") Pair pair) {
    Set<Square> sorted = new TreeSet<>(pair.one());
    SquareSet set = pair.first();
    assertThat(set).containsExactlyElementsOf(sorted);
    assertThat(set.stream()).containsExactlyElementsOf(sorted);
    assertThat(set.size()).isEqualTo(sorted.size());
    assertThat(set.isEmpty()).isEqualTo(sorted.isEmpty());
    String names = sorted.toString();
    assertThat(set).hasToString("{" + names.substring(1, names.length() - 1) + "}");
    for (Square square : pair.topology().squares()) {
      assertThat(set.contains(square)).isEqualTo(sorted.contains(square));
      assertThat(set.containsCell(pair.topology().cell(square))).isEqualTo(sorted.contains(square));
    }
  }

  @Property
  void wordsAreThoseOfBitSet(@ForAll("pairs") Pair pair) {
    BitSet bits = new BitSet();
    pair.one().forEach(square -> bits.set(pair.topology().cell(square)));
    long[] words = new long[4];
    System.arraycopy(bits.toLongArray(), 0, words, 0, bits.toLongArray().length);
    SquareSet set = pair.first();
    for (int i = 0; i < 4; i++) {
      assertThat(set.word(i)).isEqualTo(words[i]);
    }
    assertThat(SquareSet.ofWords(pair.topology(), words[0], words[1], words[2], words[3]))
        .isEqualTo(set);
    List<Integer> cells = new ArrayList<>();
    for (int cell = set.nextCell(0); cell >= 0; cell = set.nextCell(cell + 1)) {
      cells.add(cell);
    }
    assertThat(cells).containsExactlyElementsOf(bits.stream().boxed().toList());
    for (int from = 0; from <= 256; from++) {
      assertThat(set.nextCell(from)).isEqualTo(bits.nextSetBit(from));
    }
  }

  @Property
  void singleSquaresComeAndGo(@ForAll("pairs") Pair pair) {
    SquareSet set = pair.first();
    for (Square square : pair.topology().squares()) {
      Set<Square> with = new TreeSet<>(pair.one());
      with.add(square);
      Set<Square> without = new TreeSet<>(pair.one());
      without.remove(square);
      assertThat(set.with(square)).isEqualTo(pair.topology().setOf(with));
      assertThat(set.without(square)).isEqualTo(pair.topology().setOf(without));
    }
    assertThat(set).as("unchanged").isEqualTo(pair.topology().setOf(pair.one()));
  }

  @Property
  void equalityIsThatOfSets(@ForAll("pairs") Pair pair) {
    assertThat(pair.first().equals(pair.second())).isEqualTo(pair.one().equals(pair.other()));
    SquareSet again = pair.topology().setOf(new ArrayList<>(pair.one()));
    assertThat(again).isEqualTo(pair.first()).hasSameHashCodeAs(pair.first());
  }

  @Property
  void complementLaws(@ForAll("pairs") Pair pair) {
    SquareSet all = pair.topology().all();
    SquareSet rest = all.minus(pair.first());
    assertThat(rest.or(pair.first())).isEqualTo(all);
    assertThat(rest.intersects(pair.first())).isFalse();
    assertThat(all.minus(pair.first().or(pair.second())))
        .isEqualTo(rest.and(all.minus(pair.second())));
  }
}
