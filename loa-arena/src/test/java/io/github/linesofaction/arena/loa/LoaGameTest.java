package io.github.linesofaction.arena.loa;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.game.GameEnd;
import io.github.linesofaction.arena.game.GameResult;
import io.github.linesofaction.arena.game.MoveCheck;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.PlayedGame;
import io.github.linesofaction.arena.game.PlayedMove;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.game.UciForm;
import io.github.linesofaction.arena.player.GameProviders;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;

class LoaGameTest {
  private static final LoaGame STANDARD = LoaGame.of(Variants.STANDARD);

  static List<Variant> variants() {
    return Variants.builtIn();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void everyVariantCanBePlayedToItsEndThroughTexts(Variant variant) {
    LoaGame game = LoaGame.of(variant);
    LoaState state = game.start();
    for (int ply = 0; state.result().isEmpty() && ply < 300; ply++) {
      String move =
          state.game().legalMoves().get(ply * 7 % state.game().legalMoves().size()).toString();
      MoveCheck check = state.play(move);
      assertThat(check.text()).isEqualTo(move);
      assertThat(check.isLegal()).isTrue();
      Side before = state.sideToMove();
      state = (LoaState) check.after().orElseThrow();
      assertThat(state.sideToMove()).isEqualTo(before.opponent());
      if (state.result().isEmpty()) {
        assertThat(game.start(state.text()).text()).isEqualTo(state.text());
      }
    }
    assertThat(state.picture()).endsWith("\n");
    if (state.result().isPresent()) {
      assertThat(state.play("a1-a2").fault()).startsWith("the game is over: ");
    }
  }

  @Test
  void movesAreTakenWithAndWithoutSeparators() {
    LoaState state = STANDARD.start();
    assertThat(state.play("c1c3").text()).isEqualTo("c1-c3");
    assertThat(state.play("c1-c3").text()).isEqualTo("c1-c3");
    assertThat(state.play("c1-c4").isLegal()).isFalse();
    assertThat(state.play("c1-c4").isReadable()).isTrue();
    assertThat(state.play("hello").isReadable()).isFalse();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"", " ", "c1", "c1-c3-c5", "\u0000", "😀", "bestmove", "9999999999999999"})
  void anyTextIsAnswered(String text) {
    assertThat(STANDARD.start().play(text).isLegal()).isFalse();
    assertThat(STANDARD.start().play(text).fault()).isNotEmpty();
    assertThatThrownBy(() -> STANDARD.start(text)).isInstanceOf(TextException.class);
  }

  @Test
  void aPositionThatIsDecidedIsNoStart() {
    assertThatThrownBy(() -> STANDARD.start("8/8/8/8/bb5w/8/8/7w b"))
        .isInstanceOf(TextException.class)
        .hasMessageStartingWith("no start of a game: ");
  }

  @Test
  void claimsAreThoseOfTheRules() {
    LoaState state = LoaGame.of(Variants.STANDARD, Preset.PLAY_STRATEGY).start();
    String[] there = {"b1-b3", "a2-c2", "b3-b1", "c2-a2"};
    for (int i = 0; i < 8; i++) {
      assertThat(state.claimable()).isEmpty();
      state = (LoaState) state.play(there[i % 4]).after().orElseThrow();
    }
    assertThat(state.claimable()).contains(GameResult.draw("repetition, claimed"));
    assertThat(state.result()).isEmpty();
  }

  @Test
  void uciIsForPlainBoardsOfEightAlone() {
    UciForm form = STANDARD.uci().orElseThrow();
    String text = STANDARD.start().text();
    assertThat(form.toPosition(text))
        .isEqualTo("1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1");
    assertThat(form.parsePosition(form.toPosition(text))).isEqualTo(text);
    assertThat(form.toMove("f1xc4")).isEqualTo("f1c4");
    assertThat(form.toMove("pass")).isEqualTo("0000");
    assertThat(form.parseMove("0000")).isEqualTo("pass");
    assertThat(form.parseMove("b1b3")).isEqualTo("b1b3");
    assertThat(LoaGame.of(Variants.SCRAMBLED_EGGS).uci()).isPresent();
    assertThat(LoaGame.of(Variants.GEMMA).uci()).isEmpty();
  }

  @Test
  void providersKnowTheGameAndItsPlayers() {
    LoaProvider provider = new LoaProvider();
    assertThat(GameProviders.find("loa").orElseThrow()).isInstanceOf(LoaProvider.class);
    assertThat(GameProviders.find("chess")).isEmpty();
    LoaGame game = provider.game(Map.of("variant", "Black Hole", "rules", "soucie"));
    assertThat(game).isEqualTo(LoaGame.of(Variants.BLACK_HOLE, Preset.SOUCIE));
    assertThat(game.options()).isEqualTo(Map.of("Variant", "black-hole", "Rules", "soucie"));
    assertThat(game).hasToString("black-hole, soucie");
    assertThatThrownBy(() -> provider.game(Map.of("variant", "x")))
        .hasMessageContaining("variant x");
    assertThatThrownBy(() -> provider.game(Map.of("rules", "x"))).hasMessageContaining("rules x");
    assertThatThrownBy(() -> provider.game(Map.of("size", "8")))
        .hasMessage("size: the choices are variant and rules");
    assertThat(provider.players()).containsExactly("alpha-beta", "monte-carlo", "random");
    assertThat(provider.player("me", game, 1, () -> 0)).isEmpty();
  }

  @Test
  void openingsArePositionsOrRecords() {
    String positions = "# two\n8/8/8/8/b6w/8/8/b6w b\n\n" + STANDARD.start().text() + "\n";
    assertThat(STANDARD.openings("p.txt", positions.getBytes(StandardCharsets.UTF_8), 4))
        .containsExactly(
            new Opening(Optional.of("8/8/8/8/b6w/8/8/b6w b"), List.of()),
            new Opening(Optional.of(STANDARD.start().text()), List.of()));
    String records = "(;GM[9]FF[4];B[c1-c3];W[a2-c4])(;GM[9]FF[4];B[b1-b3])";
    assertThat(STANDARD.openings("r.sgf", records.getBytes(StandardCharsets.UTF_8), 1))
        .containsExactly(
            new Opening(Optional.empty(), List.of("c1-c3")),
            new Opening(Optional.empty(), List.of("b1-b3")));
  }

  @Test
  void openingsThatCannotBePlayedAreTold() {
    assertThatThrownBy(() -> STANDARD.openings("e.txt", new byte[0], 3))
        .isInstanceOf(TextException.class)
        .hasMessage("e.txt: no opening in it");
    byte[] decided = "8/8/8/8/bb5w/8/8/7w b".getBytes(StandardCharsets.UTF_8);
    assertThatThrownBy(() -> STANDARD.openings("d.txt", decided, 3))
        .isInstanceOf(TextException.class)
        .hasMessageStartingWith("d.txt, 8/8/8/8/bb5w/8/8/7w b: ");
  }

  @Test
  void recordsTellClocksCommentsAndTheEnd() {
    PlayedGame played =
        new PlayedGame(
            Map.of("Event", "a [test]"),
            "one",
            "t\\wo",
            Optional.empty(),
            List.of(
                new PlayedMove(
                    Side.FIRST, "b1-b3", OptionalLong.of(1_250), OptionalLong.of(58_750), "+0.10"),
                new PlayedMove(
                    Side.SECOND, "a2-c2", OptionalLong.empty(), OptionalLong.empty(), "")),
            GameEnd.loss(Side.FIRST, EndKind.ILLEGAL_MOVE, "a1-a2: no stone there"));
    assertThat(STANDARD.recordSuffix()).isEqualTo("sgf");
    assertThat(STANDARD.toRecord(played))
        .contains("PB[one]", "PW[t\\\\wo]", "EV[a [test\\]]", "RE[W+Forfeit]")
        .contains("B[b1-b3]BL[58.75]C[+0.10]")
        .contains("W[a2-c2]C[End: illegal move: a1-a2: no stone there]");
  }
}
