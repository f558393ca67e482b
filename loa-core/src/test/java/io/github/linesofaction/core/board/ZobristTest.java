package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Boards;
import java.io.BufferedReader;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;

class ZobristTest {
  /** Pinned numbers: they may change with a major version only. */
  @Test
  void hashesAreThoseOfTheGoldenFile() throws Exception {
    List<String> found = new ArrayList<>();
    List<String> wanted = new ArrayList<>();
    try (BufferedReader lines =
        new BufferedReader(
            new InputStreamReader(
                ZobristTest.class.getResourceAsStream("/golden/hashes.tsv"),
                StandardCharsets.UTF_8))) {
      for (String line = lines.readLine(); line != null; line = lines.readLine()) {
        String position = line.substring(line.indexOf('\t') + 1);
        wanted.add(line);
        found.add(String.format("%016x\t%s", Setup.parse(position).hash(), position));
      }
    }
    assertThat(found).hasSizeGreaterThan(10).isEqualTo(wanted);
  }

  @Test
  void keysAreDistinctAndNotZero() {
    List<Long> keys = new ArrayList<>();
    for (int i = 0; i < 26 * 26; i++) {
      Square square = Square.of(i / 26, i % 26);
      keys.add(Zobrist.hole(square));
      for (Color color : Color.values()) {
        for (Kind kind : Kind.values()) {
          keys.add(Zobrist.stone(Stone.of(color, kind), square));
        }
      }
    }
    for (int count = 1; count <= 256; count++) {
      keys.add(Zobrist.hand(Color.BLACK, count));
      keys.add(Zobrist.hand(Color.WHITE, count));
    }
    Boards.all().forEach(board -> keys.add(Zobrist.board(board)));
    keys.add(Zobrist.whiteToMove());
    keys.add(Zobrist.kingDue());
    assertThat(keys).doesNotHaveDuplicates().doesNotContain(0L);
    assertThat(Zobrist.hand(Color.BLACK, 0)).isZero();
    assertThat(Zobrist.hand(Color.WHITE, 0)).isZero();
  }

  /** Each bit of the keys is set about half of the time: 676 keys, five deviations is 65. */
  @Test
  void keysAreSpread() {
    for (int bit = 0; bit < Long.SIZE; bit++) {
      int set = 0;
      for (int i = 0; i < 26 * 26; i++) {
        set += (int) (Zobrist.stone(Stone.BLACK, Square.of(i / 26, i % 26)) >>> bit & 1);
      }
      assertThat(set).as("bit " + bit).isBetween(338 - 65, 338 + 65);
    }
  }

  /** Two keys never make up for two others: no four of the stones' keys on 8×8 cancel out. */
  @Test
  void pairsOfKeysAreDistinct() {
    List<Long> keys = new ArrayList<>();
    for (Square square : Topology.square(8).squares()) {
      keys.add(Zobrist.stone(Stone.BLACK, square));
      keys.add(Zobrist.stone(Stone.WHITE, square));
    }
    Set<Long> pairs = new HashSet<>();
    int count = 0;
    for (int i = 0; i < keys.size(); i++) {
      for (int j = 0; j < i; j++) {
        pairs.add(keys.get(i) ^ keys.get(j));
        count++;
      }
    }
    assertThat(pairs).hasSize(count);
  }
}
