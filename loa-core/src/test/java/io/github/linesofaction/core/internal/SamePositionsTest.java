package io.github.linesofaction.core.internal;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.Variants;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.StandardSetups;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Two positions of a path are the same exactly if their set-ups are equal, on every cursor. */
class SamePositionsTest {
  private static final int PLIES = 60;

  static Stream<Ruleset> rules() {
    List<Ruleset> all = new ArrayList<>();
    for (String variant : List.of("standard", "gemma", "parachute", "neighbors")) {
      all.add(Variants.rules(variant));
    }
    for (int size : new int[] {5, 9, 16}) {
      all.add(Ruleset.builder(StandardSetups.standard(Topology.square(size))).build());
    }
    return all.stream()
        .flatMap(each -> Stream.of(each.with(Preset.MIND_SPORTS), each.with(Preset.OPEN_SPIEL)));
  }

  @ParameterizedTest
  @MethodSource("rules")
  void sameAsTheirSetups(Ruleset rules) {
    boolean boardOnly = rules.repetition().basis() == Repetition.Basis.POSITIONAL;
    int same = 0;
    for (int seed = 1; seed <= 8; seed++) {
      Cursor cursor = Kernel.of(rules).cursor(rules.start());
      List<Setup> setups = walk(cursor, new Random(seed));
      for (int ply = 1; ply < setups.size(); ply++) {
        for (int earlier = 0; earlier < ply; earlier++) {
          boolean equal =
              plain(setups.get(ply), boardOnly).equals(plain(setups.get(earlier), boardOnly));
          same += equal ? 1 : 0;
          assertThat(cursor.isSame(ply, earlier)).as("%d and %d", ply, earlier).isEqualTo(equal);
        }
      }
    }
    // Each turn of Gemma leaves a hole, so nothing comes again.
    boolean mayComeAgain = !rules.moveRule().equals(Variants.rules("gemma").moveRule());
    assertThat(same > 0).isEqualTo(mayComeAgain);
  }

  private static Setup plain(Setup setup, boolean boardOnly) {
    return boardOnly ? setup.boardOnly() : setup;
  }

  /** Plays at random, with many steps back where a stone came from. */
  private static List<Setup> walk(Cursor cursor, Random random) {
    List<Setup> setups = new ArrayList<>(List.of(cursor.setup()));
    int[] buffer = new int[4_096];
    while (cursor.plies() < PLIES && cursor.goals() == 0) {
      int end = cursor.generate(buffer, 0);
      if (end == 0) {
        break;
      }
      int back =
          cursor.plies() < 2 ? MoveCode.NONE : backwards(cursor.pathMove(cursor.plies() - 2));
      boolean goesBack = random.nextInt(4) > 0 && Cursor.contains(buffer, end, back);
      cursor.make(goesBack ? back : buffer[random.nextInt(end)]);
      setups.add(cursor.setup());
    }
    return setups;
  }

  private static int backwards(int move) {
    return (move & MoveCode.PASS) != 0
        ? MoveCode.NONE
        : MoveCode.to(move) | MoveCode.from(move) << 8;
  }
}
