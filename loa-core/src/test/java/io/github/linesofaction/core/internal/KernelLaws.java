package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Rulesets;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Arrays;
import java.util.List;
import java.util.function.Function;

/** What holds between a kernel that is fast and the general one. */
final class KernelLaws {
  private KernelLaws() {}

  /** Both give the same answers about a position. */
  static void answersAgree(Kernel fast, Rulesets.Case one) {
    Kernel general = new GeneralKernel(one.rules());
    Setup setup = one.setup();
    for (Color color : Color.values()) {
      assertThat(fast.isReached(setup, color)).isEqualTo(general.isReached(setup, color));
    }
    assertThat(fast.endings().onBoard(fast, setup))
        .isEqualTo(general.endings().onBoard(general, setup));
    if (isDecided(general, setup)) {
      return;
    }
    List<Move> turns = general.turns(setup);
    assertThat(fast.turns(setup)).isEqualTo(turns);
    assertThat(fast.hasTurn(setup)).isEqualTo(general.hasTurn(setup)).isEqualTo(!turns.isEmpty());
    // A turn with a placement has hundreds of sisters: a few of them stand for all.
    for (int i = 0; i < turns.size(); i += 1 + turns.size() / 40) {
      Move move = turns.get(i);
      assertThat(fast.isTurn(setup, move)).isTrue();
      assertThat(general.isTurn(setup, move)).isTrue();
      assertThat(fast.play(setup, move)).isEqualTo(general.play(setup, move));
    }
  }

  /** Nobody asks for turns where a goal is reached, or where none can be. */
  private static boolean isDecided(Kernel kernel, Setup setup) {
    return kernel.cursor(setup).goals() != 0;
  }

  /** Both judge any move alike, whether it is one or not. */
  static void legalityAgrees(Kernel fast, Rulesets.Case one, List<Integer> choices) {
    Kernel general = new GeneralKernel(one.rules());
    if (isDecided(general, one.setup())) {
      return;
    }
    List<Move> turns = general.turns(one.setup());
    for (int choice : choices) {
      int cells = one.rules().topology().cellCount();
      int code = choice % cells | choice / cells % cells << 8;
      for (int marks : new int[] {0, MoveCode.CAPTURE, MoveCode.REMOVAL, MoveCode.PASS}) {
        Move move;
        try {
          move =
              MoveCode.toMove(
                  one.rules().topology(),
                  marks == MoveCode.PASS
                      ? MoveCode.PASS
                      : marks == MoveCode.REMOVAL
                          ? MoveCode.removal(choice % cells)
                          : code | marks);
        } catch (IllegalArgumentException sameSquare) {
          continue;
        }
        boolean legal = turns.contains(move);
        assertThat(fast.isTurn(one.setup(), move)).as(move.toString()).isEqualTo(legal);
        assertThat(general.isTurn(one.setup(), move)).as(move.toString()).isEqualTo(legal);
      }
    }
  }

  /** Their cursors agree along a path and back, whatever makes two positions the same. */
  static void cursorsAgree(
      Function<Ruleset, Kernel> kernels, Rulesets.Case one, List<Integer> choices) {
    for (Repetition.Basis basis : Repetition.Basis.values()) {
      Repetition repetition = Repetition.NONE.by(basis);
      Ruleset rules = one.rules().toBuilder().repetition(repetition).build();
      follow(kernels.apply(rules), one.setup(), choices);
    }
  }

  private static void follow(Kernel kernel, Setup setup, List<Integer> choices) {
    Ruleset rules = kernel.rules();
    Cursor fast = kernel.cursor(setup);
    Cursor general = new GeneralKernel(rules).cursor(setup);
    PathIndex known = new PathIndex(fast);
    PathIndex path = new PathIndex(general);
    int[] buffer = new int[rules.moveRule().mostTurns(rules.topology())];
    int[] other = new int[buffer.length];
    for (int choice : choices) {
      compare(fast, general, buffer, other);
      compare(known, path, fast);
      int count = fast.goals() == 0 ? fast.generate(buffer, 0) : 0;
      if (count == 0) {
        break;
      }
      fast.make(buffer[choice % count]);
      general.make(buffer[choice % count]);
    }
    compare(fast, general, buffer, other);
    compare(known, path, fast);
    while (general.plies() > 0) {
      fast.unmake();
      general.unmake();
      compare(fast, general, buffer, other);
      compare(known, path, fast);
    }
    assertThat(fast.setup()).isEqualTo(setup);
    fast.make(MoveCode.PASS);
    fast.reset(setup.swapColors());
    general.reset(setup.swapColors());
    compare(fast, general, buffer, other);
    compare(new PathIndex(fast), new PathIndex(general), fast);
  }

  private static void compare(PathIndex one, PathIndex other, Cursor fast) {
    assertThat(one.occurrences()).isEqualTo(other.occurrences());
    // One that knows nothing yet looks through the path where that is soon done.
    assertThat(new PathIndex(fast).occurrences()).isEqualTo(other.occurrences());
    assertThat(one.lastOccurrence()).isEqualTo(other.lastOccurrence());
    assertThat(one.lead()).isEqualTo(other.lead());
    assertThat(one.pliesWithoutCapture()).isEqualTo(other.pliesWithoutCapture());
  }

  private static void compare(Cursor fast, Cursor general, int[] buffer, int[] other) {
    assertThat(fast.setup()).isEqualTo(general.setup());
    assertThat(fast.hash()).isEqualTo(general.hash()).isEqualTo(fast.setup().hash());
    assertThat(fast.side()).isEqualTo(general.side());
    assertThat(fast.plies()).isEqualTo(general.plies());
    assertThat(fast.goals()).isEqualTo(general.goals());
    for (int color = 0; color < 2; color++) {
      assertThat(fast.stones(color)).isEqualTo(general.stones(color));
      assertThat(fast.groups(color)).isEqualTo(general.groups(color));
      for (int index = 0; index < 4; index++) {
        assertThat(fast.word(color, index)).isEqualTo(general.word(color, index));
      }
    }
    if (fast.goals() != 0) {
      return;
    }
    for (int color = 0; color < 2; color++) {
      assertThat(fast.mobility(color)).isEqualTo(general.mobility(color));
    }
    int end = fast.generate(buffer, 0);
    assertThat(Arrays.copyOf(buffer, end))
        .isEqualTo(Arrays.copyOf(other, general.generate(other, 0)));
    int[] exactly = new int[end];
    assertThat(fast.generate(exactly, 0)).isEqualTo(end);
    assertThat(exactly).isEqualTo(Arrays.copyOf(buffer, end));
    assertThat(fast.count()).isEqualTo(general.count()).isEqualTo(end);
    assertThat(fast.hasTurn()).isEqualTo(general.hasTurn()).isEqualTo(end > 0);
    int captures = fast.generateCaptures(buffer, 0);
    assertThat(Arrays.copyOf(buffer, captures))
        .isEqualTo(Arrays.copyOf(other, general.generateCaptures(other, 0)));
  }

  /** A fast cursor's perft, which counts the last two plies in short cuts, is the general one's. */
  static void perftAgrees(Kernel fast, Rulesets.Case one, int mostNodes) {
    for (int depth = 0; depth <= 2; depth++) {
      long nodes = leaves(new GeneralKernel(one.rules()), one.setup(), depth);
      if (nodes > mostNodes) {
        return;
      }
      assertThat(leaves(fast, one.setup(), depth)).isEqualTo(nodes);
    }
  }

  private static long leaves(Kernel kernel, Setup setup, int depth) {
    return new LeafCounter(kernel.cursor(setup), () -> {}).count(depth);
  }
}
