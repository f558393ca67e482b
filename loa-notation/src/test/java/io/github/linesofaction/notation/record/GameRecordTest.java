package io.github.linesofaction.notation.record;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GameRecordTest {
  private static final MoveText B1_B3 = MoveText.of(Move.parse("b1-b3"));

  @Test
  void theRecordOfAGameNamesItsStartOnlyIfItIsNotTheOneOfTheRules() {
    Setup setup = Setup.parse("8/6w1/8/8/6w1/8/1b1b4/8 b");

    assertThat(GameRecord.of(Game.start().play("b1-b3")).start()).isEmpty();
    assertThat(GameRecord.of(Game.start()).rules()).contains(Ruleset.standard());
    assertThat(GameRecord.of(RecordReplay.start(Ruleset.standard(), setup)).start())
        .contains(setup);
  }

  @Test
  void whatWasBuiltIsAnswered() {
    RecordOrigin origin = new RecordOrigin() {};
    MoveDialect dialect = MoveDialect.ABBREVIATED;
    Note note = new Note(Note.Kind.UNEXPECTED_TEXT, new Place("f", 4, 1, 5), "junk");
    GameRecord record =
        Records.record("b1-b3 a2-c2")
            .tag("Event", "Open")
            .tag("event", "Closed")
            .variant("loa")
            .notes(List.of(note))
            .origin(0, origin)
            .dialect(dialect)
            .build();

    assertThat(record.tags()).containsExactly(new Tag("Event", "Open"), new Tag("event", "Closed"));
    assertThat(record.tag("EVENT")).contains("Open");
    assertThat(record.tag("Site")).isEmpty();
    assertThat(record.variant()).contains("loa");
    assertThat(record.notes()).containsExactly(note);
    assertThat(record.root().origins()).containsExactly(origin);
    assertThat(record.dialect()).isEqualTo(dialect);
    assertThat(record.toBuilder().build().root().origins()).containsExactly(origin);
    assertThat(record.toBuilder().build().dialect()).isEqualTo(dialect);
  }

  @ParameterizedTest
  @CsvSource({
    "Black, Ann, White, Bob, Ann – Bob",
    "PB, Ann, PW, Bob, Ann – Bob",
    "P1, Ann, P2, Bob, Ann – Bob",
    "Black, Ann, Event, Open, Ann – ?",
    "White, Bob, Event, Open, ? – Bob",
    "Black, '  ', PB, ' Ann ', Ann – ?",
    "Black, '', White, ' ', ''"
  })
  void theTitleNamesThePlayers(String a, String b, String c, String d, String title) {
    assertThat(GameRecord.builder().tag(a, b).tag(c, d).build().title()).isEqualTo(title);
  }

  @Test
  void aRecordIsToldInOneLine() {
    GameRecord.Builder record = Records.record("b1-b3 a2-c2 resign").number(0);

    assertThat(record.build()).hasToString("game 0, 2 plies, *");
    assertThat(record.number(7).tag("PB", "Ann").result(StatedResult.parse("W+R")).build())
        .hasToString("game 7, Ann – ?, 2 plies, W+Resign");
    assertThatThrownBy(() -> record.number(-1)).isInstanceOf(IllegalArgumentException.class);
  }

  @Test
  void recordsThatSayTheSameAreEqual() {
    GameRecord record = Records.record("b1-b3").tag("a", "b").build();

    assertThat(record)
        .isEqualTo(Records.record("b1-b3").number(9).tag("a", "b").build())
        .hasSameHashCodeAs(Records.record("b1-b3").number(9).tag("a", "b").build())
        .isNotEqualTo(record.toBuilder().tag("c", "d").build())
        .isNotEqualTo(record.toBuilder().variant("loa").build())
        .isNotEqualTo(record.toBuilder().start(Ruleset.standard().start()).build())
        .isNotEqualTo(record.toBuilder().moves(List.of()).build())
        .isNotEqualTo(record.toBuilder().result(StatedResult.parse("1-0")).build())
        .isNotEqualTo(null)
        .isNotEqualTo("game");
    assertThat(record.hashCode()).isNotEqualTo(Records.record("b1-b4").build().hashCode());
  }

  @Test
  void movesThatSayTheSameAreEqual() {
    RecordMove move = new RecordMove(B1_B3, Color.BLACK, Place.NOWHERE);

    assertThat(move)
        .isEqualTo(new RecordMove(B1_B3, Color.BLACK, new Place("f", 4, 1, 5)))
        .isNotEqualTo(new RecordMove(B1_B3, Color.WHITE, Place.NOWHERE))
        .isNotEqualTo(move.withText(MoveText.forfeit()))
        .isNotEqualTo(null)
        .isNotEqualTo("b1-b3");
    assertThat(move.hashCode()).isNotEqualTo(move.withText(MoveText.forfeit()).hashCode());
  }

  @ParameterizedTest
  @CsvSource({
    "GOAL, 1-0, ",
    "RESIGNATION, B+Resign, RESIGNATION",
    "FORFEIT, B+Forfeit, FORFEIT",
    "TIME, B+Time, TIME"
  })
  void onlyDecisionsAreStatedWithTheirReason(EndReason how, String text, EndReason stated) {
    StatedResult result = StatedResult.of(Outcome.win(Color.BLACK, how));

    assertThat(result).hasToString(text);
    assertThat(result.reason()).isEqualTo(Optional.ofNullable(stated));
  }

  @Test
  void aSourceOfRulesMayHaveAnotherBehindIt() {
    Ruleset other = Ruleset.standard(Preset.SOUCIE);
    RulesetCatalog both =
        RulesetCatalog.builtIn()
            .or(name -> name.equals("soucie") ? Optional.of(other) : Optional.empty());

    assertThat(both.find("Lines of Action")).contains(Ruleset.standard());
    assertThat(both.find("soucie")).contains(other);
    assertThat(both.find("none")).isEmpty();
  }

  @Test
  void optionsTellWhatTheyAre() {
    ReadOptions options = ReadOptions.strict().withDefaultRules(Ruleset.standard());

    assertThat(options.defaultRules()).contains(Ruleset.standard());
    assertThat(ReadOptions.strict().defaultRules()).isEmpty();
    assertThat(options.toString()).startsWith("ReadOptions[strict, defaultRules=");
  }

  @Test
  void aReaderAnswersWhatIsLeft() {
    String text = "1. b1-b3 a2-c2 *\n\n1. c1-c3 *\n\n1. d1-d3 *\n";

    try (RecordReader reader = Reading.transcripts(text, ReadOptions.lenient())) {
      assertThat(reader.next().plies()).isEqualTo(2);
      assertThat(reader.readAll()).extracting(GameRecord::plies).containsExactly(1, 1);
      assertThat(reader.readAll()).isEmpty();
    }
    RecordReader reader = Reading.transcripts(text, ReadOptions.lenient());
    try (var games = reader.stream()) {
      assertThat(games.map(GameRecord::plies)).containsExactly(2, 1, 1);
    }
    RecordReader closed = Reading.transcripts(text, ReadOptions.lenient());
    closed.stream().close();
    assertThat(closed.hasNext()).isFalse();
  }
}
