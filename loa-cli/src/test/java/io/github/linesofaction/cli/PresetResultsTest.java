package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashSet;
import java.util.List;
import java.util.Random;
import java.util.Set;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The results that each preset asks for where the sources disagree. */
class PresetResultsTest {
  private static final List<String> CYCLE = List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2");

  @ParameterizedTest
  @CsvSource({
    "olympiad2000, black, white",
    "mindSports, draw, draw",
    "soucie, black, white",
    "playStrategy, draw, draw",
    "openSpiel, black, white",
    "abstractPlay, draw, draw",
    "boardspace, black, white",
    "codinGame, black, white"
  })
  void bothSidesConnected(String preset, String byBlack, String byWhite) {
    assertThat(result(preset, "8/6b1/6b1/5b2/w5w1/1w5b/w7/8 b", List.of("g7xg4")))
        .isEqualTo(byBlack);
    assertThat(result(preset, "8/7b/7b/7b/8/4b1ww/3w1w2/8 w", List.of("h3xe3"))).isEqualTo(byWhite);
  }

  @ParameterizedTest
  @CsvSource({
    "olympiad2000, white",
    "mindSports, draw",
    "soucie, white",
    "playStrategy, draw",
    "openSpiel, white",
    "abstractPlay, draw",
    "boardspace, white",
    "codinGame, white"
  })
  void bothSidesConnectedByHand(String preset, String expected) {
    assertThat(result(preset, "8/2bb4/8/8/8/8/5ww1/8 b", List.of())).isEqualTo(expected);
  }

  @ParameterizedTest
  @CsvSource({
    "olympiad2000, white",
    "mindSports, open",
    "soucie, white",
    "playStrategy, draw",
    "openSpiel, white",
    "abstractPlay, open",
    "boardspace, open",
    "codinGame, open"
  })
  void noLegalMove(String preset, String expected) {
    String before = "4w2b/6ww/8/8/8/8/ww6/bw6 w";
    assertThat(result(preset, before, List.of("e8-g8"))).isEqualTo(expected);

    String afterPass = result(preset, before, List.of("e8-g8", "pass"));
    if (expected.equals("open")) {
      assertThat(afterPass).isEqualTo("open");
    } else {
      assertThat(afterPass).startsWith("error: ply 2: pass").contains("game is over");
    }
  }

  @ParameterizedTest
  @CsvSource({
    "olympiad2000, 4",
    "mindSports, 8",
    "soucie, 0",
    "playStrategy, 16",
    "openSpiel, 4",
    "abstractPlay, 0",
    "boardspace, 0",
    "codinGame, 150"
  })
  void shuffling(String preset, int drawnAfter) {
    int last = drawnAfter == 0 ? 400 : drawnAfter;
    assertThat(result(preset, "", shuffle(last - 1))).isEqualTo("open");
    assertThat(result(preset, "", shuffle(last))).isEqualTo(drawnAfter == 0 ? "open" : "draw");
    if (drawnAfter > 0) {
      assertThat(result(preset, "", shuffle(last + 1)))
          .startsWith("error: ply " + (last + 1) + ": ")
          .contains("game is over");
    }
  }

  private static List<String> shuffle(int plies) {
    return Collections.nCopies(plies / 4 + 1, CYCLE).stream()
        .flatMap(List::stream)
        .limit(plies)
        .toList();
  }

  @ParameterizedTest
  @CsvSource({"playStrategy, 100", "codinGame, 150", "openSpiel, 1000"})
  void limits(String preset, int limit) {
    List<String> moves = quietMoves(limit);

    assertThat(result(preset, "", moves.subList(0, limit - 1))).isEqualTo("open");
    assertThat(result(preset, "", moves)).isEqualTo("draw");
    assertThat(result("soucie", "", moves)).isEqualTo("open");
  }

  /** Moves from the start that capture nothing, end nothing and bring no board twice. */
  private static List<String> quietMoves(int plies) {
    Random random = new Random(1);
    Position position = Position.start(Ruleset.standard(Preset.SOUCIE));
    Set<Setup> boards = new HashSet<>();
    boards.add(position.setup().boardOnly());
    List<String> moves = new ArrayList<>();
    while (moves.size() < plies) {
      List<Move> quiet = new ArrayList<>(position.legalMoves());
      quiet.removeIf(Move::isCapture);
      Collections.shuffle(quiet, random);
      for (Move move : quiet) {
        Position next = position.play(move);
        if (!next.isOver() && boards.add(next.setup().boardOnly())) {
          position = next;
          moves.add(move.toString());
          break;
        }
      }
    }
    return moves;
  }

  private static String result(String preset, String position, List<String> moves) {
    List<String> args = new ArrayList<>(List.of("replay", "-", "--rules", preset));
    if (!position.isEmpty()) {
      args.addAll(List.of("--position", position));
    }
    Loa.Answer answer = Loa.fed(List.of(String.join(" ", moves)), args.toArray(String[]::new));
    String result = answer.out().strip().split("\t")[1];
    assertThat(answer.status()).isEqualTo(result.startsWith("error:") ? 1 : 0);
    return result;
  }
}
