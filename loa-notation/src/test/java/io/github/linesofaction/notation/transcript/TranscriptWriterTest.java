package io.github.linesofaction.notation.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.List;
import org.junit.jupiter.api.Test;

class TranscriptWriterTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();

  private static String write(TranscriptLayout format, GameRecord record) {
    return TranscriptWriter.of(format).toText(record);
  }

  private static GameRecord read(String text) {
    return Reading.transcripts(text, LENIENT).next();
  }

  @Test
  void capturesAreMarkedAndResultsNameBlackFirst() {
    GameRecord record =
        read("1.d1b3 h5g4 2.b1b4 g4g1 3.b4e7 a3-c1 4.b3e6 h3:f1 5.e1e5#").toBuilder()
            .tag("Black", "Anna")
            .result(StatedResult.parse("1-0"))
            .build();

    assertThat(write(TranscriptLayout.NUMBERED, record))
        .isEqualTo(
            "[Black \"Anna\"]\n\n1. d1-b3 h5-g4\n2. b1-b4 g4xg1\n3. b4-e7 a3xc1\n"
                + "4. b3-e6 h3xf1\n5. e1-e5# 1-0\n");
    assertThat(write(TranscriptLayout.THREE_PAIRS, record))
        .endsWith("1. d1-b3 h5-g4 2. b1-b4 g4xg1 3. b4-e7 a3xc1\n4. b3-e6 h3xf1 5. e1-e5# 1-0\n");
    assertThat(write(TranscriptLayout.ONE_LINE, record).lines()).hasSize(3);
    assertThat(write(TranscriptLayout.COUNTED, record))
        .contains("\nB 1 d1-b3\nW 2 h5-g4\n", "\nB 9 e1-e5# 1-0\n");
    assertThat(write(TranscriptLayout.BARE, record))
        .endsWith("\n\nd1-b3\nh5-g4\nb1-b4\ng4xg1\nb4-e7\na3xc1\nb3-e6\nh3xf1\ne1-e5# 1-0\n");
  }

  // K7
  @Test
  void whiteMayMoveFirst() {
    Setup start = Ruleset.standard().start().withSideToMove(Color.WHITE);
    Game game =
        Game.from(Position.of(Ruleset.standard(), start)).play("a2-c2").play("b1-b3").play("c2-a2");

    String text = write(TranscriptLayout.NUMBERED, GameRecord.of(game));

    assertThat(text)
        .isEqualTo(
            "[Position \"1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 w\"]\n\n"
                + "1... a2-c2\n2. b1-b3 c2-a2 *\n");
    assertThat(read(text).toGame()).isEqualTo(game);
  }

  @Test
  void remarksAnnotationsAndVariationsKeepTheirPlaces() {
    String text =
        "{first} 1. b1-b3 $1 {good} (1. c1-c3 a2-c4 (1... h2-f2 {so \\} what})) 1... a2-c2\n"
            + "2. g1-g3 (2. {idea} d1-d3) 2... h2-f2\n3. d1-d3 *\n";

    assertThat(write(TranscriptLayout.NUMBERED, read(text))).isEqualTo(text);
  }

  @Test
  void aRecordWithoutMovesIsItsTags() {
    GameRecord record = GameRecord.builder().tag("Event", "a \"b\" \\ c").build();

    assertThat(write(TranscriptLayout.BARE, record))
        .isEqualTo("[Event \"a \\\"b\\\" \\\\ c\"]\n\n");
    assertThat(read(write(TranscriptLayout.NUMBERED, record))).isEqualTo(record);
  }

  /** A result alone is not a game, so a tag says that there is one. */
  @Test
  void aGameOfNoMovesReadsBack() {
    for (Game game : List.of(Game.start(), Game.start().agreeDraw())) {
      GameRecord record = GameRecord.of(game);

      assertThat(read(write(TranscriptLayout.NUMBERED, record))).isEqualTo(record);
      assertThat(read(write(TranscriptLayout.BARE, record))).isEqualTo(record);
    }
    assertThat(write(TranscriptLayout.NUMBERED, GameRecord.of(Game.start().agreeDraw())))
        .isEqualTo("[Result \"1/2-1/2\"]\n\n1/2-1/2\n");
    assertThat(write(TranscriptLayout.NUMBERED, GameRecord.of(Game.start())))
        .isEqualTo("[Result \"*\"]\n\n");
  }

  @Test
  void aReasonStandsInTheResultTag() {
    GameRecord record =
        GameRecord.of(Game.start().play("b1-b3").resign(Color.WHITE)).toBuilder().build();

    assertThat(write(TranscriptLayout.ONE_LINE, record))
        .isEqualTo("[Result \"B+Resign\"]\n\n1. b1-b3 1-0\n");
  }
}
