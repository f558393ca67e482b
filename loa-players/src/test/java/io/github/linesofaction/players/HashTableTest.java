package io.github.linesofaction.players;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;

class HashTableTest {
  private final HashTable table = new HashTable(4);

  @Test
  void nothingIsKnownAtFirst() {
    assertThat(table.find(0)).isEqualTo(HashTable.UNKNOWN);
    assertThat(table.find(-1)).isEqualTo(HashTable.UNKNOWN);
  }

  @Test
  void anEntryAnswersWhatItCan() {
    table.put(17, 99, 5, 3, 4, HashTable.EXACT);
    int entry = table.find(17);
    assertThat(table.move(entry)).isEqualTo(99);
    assertThat(table.score(entry, 8)).isEqualTo(5);
    assertThat(table.answers(entry, 5, 4, -100, 100)).isTrue();
    assertThat(table.answers(entry, 5, 5, -100, 100)).isFalse();
  }

  @Test
  void boundsAnswerOnTheirSideAlone() {
    table.put(1, 1, 50, 0, 0, HashTable.AT_LEAST);
    int entry = table.find(1);
    assertThat(table.answers(entry, 50, 0, 0, 50)).isTrue();
    assertThat(table.answers(entry, 50, 0, 0, 51)).isFalse();
    table.put(1, 1, 50, 0, 0, HashTable.AT_MOST);
    assertThat(table.answers(entry, 50, 0, 50, 60)).isTrue();
    assertThat(table.answers(entry, 50, 0, 49, 60)).isFalse();
  }

  @Test
  void winsAndLossesAreCountedFromTheirPosition() {
    // Found 3 plies below the root: won 2 plies later. Seen 7 plies below it is won at ply 9.
    table.put(1, 1, Thought.WON - 5, 3, 2, HashTable.EXACT);
    assertThat(table.score(table.find(1), 7)).isEqualTo(Thought.WON - 9);
    table.put(1, 1, 5 - Thought.WON, 3, 2, HashTable.EXACT);
    assertThat(table.score(table.find(1), 7)).isEqualTo(9 - Thought.WON);
  }

  @Test
  void theDeeperEntryStaysBesideTheNewerOne() {
    table.put(16, 1, 0, 0, 9, HashTable.EXACT);
    table.put(32, 2, 0, 0, 1, HashTable.EXACT);
    table.put(48, 3, 0, 0, 2, HashTable.EXACT);
    assertThat(table.move(table.find(16))).isEqualTo(1);
    assertThat(table.find(32)).isEqualTo(HashTable.UNKNOWN);
    assertThat(table.move(table.find(48))).isEqualTo(3);
    table.put(64, 4, 0, 0, 9, HashTable.EXACT);
    assertThat(table.find(16)).isEqualTo(HashTable.UNKNOWN);
    assertThat(table.move(table.find(64))).isEqualTo(4);
  }
}
