package io.github.linesofaction.notation.move;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.RandomRecords;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.Random;
import java.util.stream.Collectors;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ShortFormTest {
  private static final MoveReader SHORT = MoveReader.of(MoveDialect.SHORT);
  private static final ReadOptions OPTIONS =
      ReadOptions.lenient().withDialect(MoveDialect.SHORT_LENIENT);

  private static Game play(String moves) {
    Game game = Game.start();
    for (String move : moves.split(" ")) {
      game = game.play(SHORT.parse(move, game.position()));
    }
    return game;
  }

  private static String text(Game game) {
    return game.moves().stream().map(Move::toString).collect(Collectors.joining(" "));
  }

  // A5
  @Test
  void theSampleGamesAreReadAndWrittenBack() throws IOException {
    String table;
    try (InputStream stream =
        ShortFormTest.class.getResourceAsStream("/records/text/short-algebraic.tsv")) {
      table = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    }
    int games = 0;
    for (String line : table.lines().filter(row -> !row.startsWith("#")).toList()) {
      String[] columns = line.split("\t");
      Game game = play(columns[0]);
      assertThat(text(game)).isEqualTo(columns[1]);
      assertThat(game.outcome().flatMap(Outcome::winner)).contains(Color.BLACK);
      // Lbb4 says more than it needs: no other stone can go to b4.
      String written = ShortForm.PLAIN.toText(game);
      assertThat(written).isEqualTo(columns[0].replace("Lbb4", "Lb4"));
      assertThat(play(written)).isEqualTo(game);
      assertThat(ShortForm.WITH_WIN_MARK.toText(game))
          .isEqualTo(written + (game.plies() % 2 == 1 ? "#" : ""));
      Game transcript =
          RecordReplay.of(Reading.transcripts(columns[0], OPTIONS).next(), Ruleset.standard())
              .game();
      assertThat(transcript.moves()).isEqualTo(game.moves());
      games++;
    }
    assertThat(games).isEqualTo(3);
  }

  // A3
  @ParameterizedTest
  @CsvSource({"L2f2, LEGAL", "L4f2, LEGAL", "Lf2, AMBIGUOUS", "Lhf2, AMBIGUOUS", "Lh2f2, LEGAL"})
  void letterAndNumberOfTheOrigin(String text, MoveAnswer.Verdict verdict) {
    Position position = Position.start().play("d1-d3").play("h3xf1").play("d3-d5");

    assertThat(SHORT.check(text, position).verdict()).isEqualTo(verdict);
  }

  // A4
  @Test
  void moreLettersThanNeededAreAccepted() {
    Position position = Position.start().play("d1-b3").play("h3xf1");

    assertThat(SHORT.parse("Lbb4", position)).hasToString("b1-b4");
    assertThat(SHORT.parse("Lb1-b4", position)).hasToString("b1-b4");
  }

  @Test
  void whatTheFormCannotHoldIsRefused() {
    assertThatThrownBy(
            () ->
                ShortForm.PLAIN.toText(
                    Move.parse("a2-c2"), Position.start(Variants.ALVEOLE.rules())))
        .isInstanceOf(UnwritableException.class);
    assertThatThrownBy(
            () ->
                ShortForm.PLAIN.toText(
                    Move.parse("a3-b2@e5"), Position.start(TestRules.parachute())))
        .isInstanceOf(UnwritableException.class);
    assertThatThrownBy(() -> ShortForm.PLAIN.toText(Move.parse("b1-c3"), Position.start()))
        .isInstanceOf(IllegalMoveException.class);
  }

  @Test
  void passesAreWordsAndRemovalsHaveNoSign() {
    Setup blocked = Setup.parse("6wb/6ww/8/8/8/8/ww6/bw6 b");
    Position pass = Position.of(Ruleset.standard(), blocked);
    Position gemma = Position.of(TestRules.gemma(), blocked);

    assertThat(ShortForm.WITH_WIN_MARK.toText(Move.pass(), pass)).isEqualTo("pass");
    assertThat(gemma.legalMoves()).anyMatch(Move::isRemoval);
    for (Move move : gemma.legalMoves()) {
      assertThatThrownBy(() -> ShortForm.PLAIN.toText(move, gemma))
          .isInstanceOf(UnwritableException.class)
          .hasMessageContaining("taken off");
    }
    assertThat(ShortForm.PLAIN).hasToString("short algebraic");
    assertThat(ShortForm.WITH_WIN_MARK).hasToString("short algebraic with # for wins");
  }

  @Property(tries = 40)
  void whatIsWrittenIsReadBack(@ForAll long seed) {
    for (Ruleset rules : new Ruleset[] {Ruleset.standard(), Variants.SCRAMBLED_EGGS.rules()}) {
      Game game = RandomRecords.game(rules, new Random(seed), 60);
      Position position = game.initial();
      for (Move move : game.moves()) {
        String text = ShortForm.WITH_WIN_MARK.toText(move, position);
        assertThat(SHORT.parse(text, position)).as(text).isEqualTo(move);
        position = position.play(move);
      }
    }
  }
}
