package io.github.linesofaction.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.testkit.OracleRules.NoMove;
import java.io.StringReader;
import java.util.List;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** The oracle counts what the perft tables say, to depths that take little time. */
class PerftTableTest {
  private static final long MAX_NODES = 100_000;

  static List<PerftTable> tables() {
    return PerftTable.load();
  }

  @ParameterizedTest
  @MethodSource("tables")
  void oracleCountsTheSame(PerftTable table) {
    for (NoMove noMove : NoMove.values()) {
      if (!table.noMove().equals("ANY") && !table.noMove().equals(noMove.name())) {
        continue;
      }
      Oracle oracle = Oracle.of(table.variantId(), OracleRules.MIND_SPORTS.with(noMove));
      assertThat(table.rowsUpTo(MAX_NODES)).isNotEmpty();
      for (PerftTable.Row row : table.rowsUpTo(MAX_NODES)) {
        assertThat(oracle.perft(table.position(), row.depth()))
            .as("%s depth %d", table.id(), row.depth())
            .isEqualTo(row.nodes());
      }
    }
  }

  @ParameterizedTest
  @MethodSource("tables")
  void oracleFindsTheSameEndings(PerftTable table) {
    Oracle oracle = Oracle.of(table.variantId());
    for (PerftTable.Row row : table.rowsUpTo(MAX_NODES)) {
      if (!row.hasDetails()) {
        continue;
      }
      PerftCount count = oracle.perftCount(table.position(), row.depth());
      String where = table.id() + " depth " + row.depth();
      assertThat(count.nodes()).as(where).isEqualTo(row.nodes());
      assertSame(where, row.captures(), count.captures());
      assertSame(where, row.moverOnly(), count.moverOnly());
      assertSame(where, row.otherOnly(), count.otherOnly());
      assertSame(where, row.both(), count.both());
      assertSame(where, row.reached(), count.reached());
    }
  }

  private static void assertSame(String where, OptionalLong known, long counted) {
    if (known.isPresent()) {
      assertThat(counted).as(where).isEqualTo(known.getAsLong());
    }
  }

  @Test
  void startTablesStartWhereTheVariantDoes() {
    for (String id :
        List.of(
            "N1",
            "N3",
            "N3-mirrored",
            "N4",
            "N5",
            "N6",
            "N8",
            "N9",
            "N10",
            "N12",
            "N13",
            "N14",
            "N15",
            "N16",
            "N17",
            "N18")) {
      PerftTable table = PerftTable.load(id);
      assertThat(table.position()).isEqualTo(OracleVariant.of(table.variantId()).start());
    }
  }

  @Test
  void readerRefusesWhatIsNoTable() {
    assertThatThrownBy(() -> PerftTable.read(new StringReader("N1\tstandard\n")))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("line 1 has 2 values, wants 11");
    assertThatThrownBy(() -> PerftTable.load("N99"))
        .isInstanceOf(IllegalArgumentException.class)
        .hasMessageContaining("N99");
  }
}
