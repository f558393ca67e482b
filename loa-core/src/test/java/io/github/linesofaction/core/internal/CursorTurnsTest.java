package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** A number is the code of a turn exactly if it is listed, on every kind of cursor. */
class CursorTurnsTest {
  /** Black is stuck: the stones in the way are White's, and each line ends behind them. */
  private static final String STUCK_8 = "6wb/6ww/8/8/8/8/ww6/bw6 b";

  private static final String STUCK_9 = "7wb/7ww/9/9/9/9/9/ww7/bw7 b";

  /** Black is one group already but for a white stone in its way, so that few moves are left. */
  private static final String NEARLY_BOTH_8 = "8/8/8/8/8/3w4/1bw5/w7 b";

  private static final String NEARLY_BOTH_9 = "9/9/9/9/9/9/3w5/1bw6/w8 b";

  record Start(String name, Cursor cursor, int cells) {
    @Override
    public String toString() {
      return name;
    }
  }

  static Stream<Start> starts() {
    List<Start> starts = new ArrayList<>();
    for (int size : new int[] {5, 8, 9}) {
      Setup setup = StandardSetups.standard(Topology.square(size));
      for (BothConnected both : new BothConnected[] {BothConnected.DRAW, BothConnected.ILLEGAL}) {
        for (NoMove noMove : NoMove.values()) {
          Ruleset rules = Ruleset.builder(setup).bothConnected(both).noMove(noMove).build();
          String name = size + " " + both + " " + noMove;
          starts.add(new Start(name, Kernel.of(rules).cursor(setup), size * size));
          if (size == 5) {
            starts.add(
                new Start(name + ", plain", new GeneralKernel(rules).cursor(setup), size * size));
          }
          for (String text : List.of(STUCK_8, STUCK_9, NEARLY_BOTH_8, NEARLY_BOTH_9)) {
            Setup other = Setup.parse(text);
            if (other.topology().equals(setup.topology())) {
              starts.add(new Start(name + " " + text, Kernel.of(rules).cursor(other), size * size));
            }
          }
        }
      }
    }
    return starts.stream();
  }

  @ParameterizedTest
  @MethodSource("starts")
  void exactlyWhatIsListed(Start start) {
    Cursor cursor = start.cursor();
    Random random = new Random(start.name().hashCode());
    int[] buffer = new int[4096];
    for (int ply = 0; ply < 4 && cursor.goals() == 0; ply++) {
      int end = cursor.generate(buffer, 0);
      assertThat(cursor.hasTurn()).isEqualTo(end > 0);
      for (int from = 0; from < start.cells(); from++) {
        for (int to = 0; to < start.cells(); to++) {
          int step = from | to << 8;
          check(cursor, buffer, end, step);
          check(cursor, buffer, end, step | MoveCode.CAPTURE);
        }
      }
      for (int code : new int[] {MoveCode.PASS, MoveCode.PASS | 1, -1, 0xFF, 0xFF00}) {
        check(cursor, buffer, end, code);
      }
      for (int beyond = start.cells(); beyond < 256; beyond++) {
        check(cursor, buffer, end, beyond | 1 << 8);
        check(cursor, buffer, end, 1 | beyond << 8);
      }
      if (end == 0) {
        return;
      }
      cursor.make(buffer[random.nextInt(end)]);
    }
  }

  private static void check(Cursor cursor, int[] turns, int end, int code) {
    if (cursor.isTurn(code) != Cursor.contains(turns, end, code)) {
      assertThat(cursor.isTurn(code))
          .as("code %d of %s", code, cursor.setup())
          .isEqualTo(Cursor.contains(turns, end, code));
    }
  }
}
