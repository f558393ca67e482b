package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.RulesetBuilder;
import io.github.linesofaction.core.search.Perft;
import io.github.linesofaction.testkit.PerftTable;
import java.io.IOException;
import java.io.InputStream;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Known numbers of sequences of moves, from the starts of all variants. */
@Tag("slow")
class VariantPerftTest {
  /** Rows with more leaves take too long here; the build for long fuzzing does them too. */
  private static final long MOST =
      System.getProperty("loa.fuzz.tries") == null ? 1_600_000 : Long.MAX_VALUE;

  static List<PerftTable> tables() throws IOException {
    List<PerftTable> tables = new ArrayList<>(PerftTable.load());
    try (InputStream boards = VariantPerftTest.class.getResourceAsStream("/perft-boards.tsv")) {
      tables.addAll(
          PerftTable.read(
              new InputStreamReader(
                  Objects.requireNonNull(boards, "perft-boards.tsv"), StandardCharsets.UTF_8)));
    }
    return tables;
  }

  @ParameterizedTest
  @MethodSource("tables")
  void numbersAreThoseKnown(PerftTable table) {
    RulesetBuilder choices = Variants.find(table.variantId()).orElseThrow().rules().toBuilder();
    if (!table.noMove().equals("ANY")) {
      choices.noMove(NoMove.valueOf(table.noMove()));
    }
    Position position = Position.of(choices.build(), Setup.parse(table.position()));
    for (PerftTable.Row row : table.rowsUpTo(MOST)) {
      assertThat(Perft.count(position, row.depth()))
          .as("%s, depth %d", table.id(), row.depth())
          .isEqualTo(row.nodes());
    }
  }
}
