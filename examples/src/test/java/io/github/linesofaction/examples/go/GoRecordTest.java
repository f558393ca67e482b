package io.github.linesofaction.examples.go;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;

class GoRecordTest {
  private static PlayedGame played(Optional<String> position, String... texts) {
    List<PlayedMove> moves = new ArrayList<>();
    for (String text : texts) {
      Side side = Side.values()[moves.size() % 2];
      moves.add(new PlayedMove(side, text, OptionalLong.empty(), OptionalLong.empty(), ""));
    }
    GameEnd end = new GameEnd(Optional.of(Side.SECOND), EndKind.RULES, "7.5 points");
    return new PlayedGame(Map.of(), "Anna [1]", "Bert", position, moves, end);
  }

  /** Points count from the upper left in SGF: d3 on five lines is the fourth file, third row. */
  @Test
  void pointsAndPasses() {
    String text = GoRecord.toText(new GoArena(5, 15), played(Optional.empty(), "d3", "a5", "pass"));
    assertThat(text)
        .contains("SZ[5]", "KM[7.5]", "PB[Anna [1\\]]", "RE[W+]", "B[dc]", "W[aa]", "B[]");
    assertThat(GoRecord.parse(text).moves()).containsExactly("d3", "a5", "pass");
    assertThat(GoRecord.parse(text).board()).hasToString("w..../...../...b./...../.....");
  }

  @Test
  void startsAreKept() {
    GoArena rules = new GoArena(3, 2);
    String text = GoRecord.toText(rules, played(Optional.of("b../.w./... b 0 0"), "c1"));
    GoGame read = GoRecord.parse(text);
    assertThat(read.board()).hasToString("b../.w./..b");
    assertThat(read.halfKomi()).isEqualTo(2);
  }

  @Test
  void otherGamesAreRefused() {
    assertThatThrownBy(() -> GoRecord.parse("(;GM[9];B[c1-c3])"))
        .hasMessage("a game of another kind: GM is 1 for Go");
    assertThatThrownBy(() -> GoRecord.parse("nothing")).hasMessage("no game");
  }
}
