package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.move.UnwritableException;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.Records;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.io.IOException;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The SGF of records, worked out from the format FF[4] and the package's description. */
class SgfRecordWriterTest {
  private static final SgfRecordWriter WRITER =
      SgfRecordWriter.standard()
          .withLayout(SgfWriter.compact())
          .withVariants(
              name -> name.equals("Gemma") ? Optional.of(TestRules.gemma()) : Optional.empty());

  private static String text(GameRecord record) {
    return WRITER.toText(record);
  }

  private static String start(Ruleset rules, String setup) {
    return text(GameRecord.builder().rules(rules).start(Setup.parse(setup)).build());
  }

  @ParameterizedTest
  @CsvSource({
    "1-0, RE[B+]",
    "0-1, RE[W+]",
    "B+T, RE[B+Time]",
    "W+R, RE[W+Resign]",
    "Draw, RE[Draw]",
    "won by X, RE[won by X]",
    "*, ''"
  })
  void results(String stated, String property) {
    GameRecord record = Records.record("b1-b3").result(StatedResult.parse(stated)).build();

    assertThat(text(record)).isEqualTo("(;FF[4]GM[9]SZ[8]" + property + ";B[b1-b3])");
  }

  @Test
  void variantsWithANameInSgf() {
    Setup scrambled = StandardSetups.scrambled(Topology.square(8), Color.WHITE);
    Setup ten = StandardSetups.standard(Topology.square(10));

    assertThat(text(GameRecord.builder().build())).isEqualTo("(;FF[4]GM[9]SZ[8])");
    assertThat(text(GameRecord.builder().variant("loa").rules(Ruleset.standard()).build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Standard])");
    assertThat(text(GameRecord.builder().rules(Ruleset.builder(scrambled).build()).build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Scrambled-eggs])");
    assertThat(text(GameRecord.builder().rules(Ruleset.builder(ten).build()).build()))
        .isEqualTo("(;FF[4]GM[9]SZ[10])");
    assertThat(text(GameRecord.builder().rules(TestRules.gemma()).build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Gemma])");
    assertThat(text(GameRecord.builder().variant("Gemma").build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Gemma])");
    assertThat(text(GameRecord.builder().rules(Ruleset.standard(Preset.SOUCIE)).build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8]RU[" + Preset.SOUCIE.id() + "])");
  }

  @Test
  void startsAreSetUpFromAnEmptyBoardOrFromTheirVariant() {
    assertThat(start(Ruleset.standard(), "8/6w1/8/8/6w1/8/1b1b4/8 w"))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Custom]AB[b2][d2]AW[g4][g7]PL[W])");
    assertThat(start(Ruleset.standard(), "8/6w1/8/8/8/8/1b6/8 b"))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Custom]AB[b2]AW[g7]PL[B])");
    // The start of the rules with b1 taken off and a stone put on d4.
    assertThat(start(TestRules.gemma(), "1bbbbbb1/w6w/w6w/w6w/w2b3w/w6w/w6w/2bbbbb1 w"))
        .isEqualTo("(;FF[4]GM[9]SZ[8]SU[Gemma]AB[d4]AE[b1]PL[W])");
  }

  @Test
  void whatSgfCannotCarryIsRefused() {
    assertThatThrownBy(
            () -> start(TestRules.gemma(), "1bbbbbb1/w6w/w6w/w6w/w2#3w/w6w/w6w/1bbbbbb1 b"))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("no holes");
    assertThatThrownBy(() -> start(Ruleset.standard(), "8/6w1/8/8/6w1/8/1b1b4/8 b b1w0"))
        .isInstanceOf(UnwritableException.class);
    assertThatThrownBy(() -> start(Ruleset.standard(), "8/6w1/8/8/6w1/8/1b1b4/8 b b0w1"))
        .isInstanceOf(UnwritableException.class);
    assertThatThrownBy(() -> start(Ruleset.standard(), "8/6w1/8/8/6w1/8/1B1b4/8 b"))
        .isInstanceOf(UnwritableException.class);
    assertThatThrownBy(() -> start(Ruleset.standard(), "8/6w1/8/8/6w1/8/1b1b4/8 B"))
        .isInstanceOf(UnwritableException.class);
    Ruleset limited =
        Ruleset.builder(Ruleset.standard().start()).limits(Limits.ofPlies(77)).build();
    assertThatThrownBy(() -> text(GameRecord.builder().rules(limited).build()))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("no preset");
    GameRecord.Builder twice =
        GameRecord.builder().rules(Ruleset.standard(Preset.SOUCIE)).tag("RU", "mine");
    assertThatThrownBy(() -> text(twice.build()))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("mine");
    assertThatThrownBy(() -> text(GameRecord.builder().variant("chess \"x\"").build()))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("chess");
    Setup hexagon = Setup.parse("wb1wb/b4w/7/w6b/b7w/w6b/7/b4w/wb1wb b");
    assertThatThrownBy(
            () -> text(GameRecord.builder().rules(Ruleset.builder(hexagon).build()).build()))
        .isInstanceOf(UnwritableException.class)
        .hasMessageContaining("no name leads a reader to its rules");
  }

  private static void comment(GameRecord.Builder record, int node, String... comments) {
    for (String comment : comments) {
      record.comment(node, comment);
    }
  }

  private static void sign(GameRecord.Builder record, int node, int... signs) {
    for (int sign : signs) {
      record.sign(node, new Sign(sign));
    }
  }

  @Test
  void commentsAndSignsStandWithTheirMoves() {
    GameRecord.Builder record = Records.record("b1-b3 a2-c2 c1-c3 h2-f2 d1-d3 a4-b4");
    comment(record, 0, "about", "more");
    comment(record, 1, "good");
    comment(record, 2, "a]b", "c");
    sign(record, 1, 1);
    sign(record, 2, 2);
    sign(record, 3, 3);
    sign(record, 4, 7);
    sign(record, 5, 1, 5);
    sign(record, 6, 6);

    assertThat(text(record.build()))
        .isEqualTo(
            "(;FF[4]GM[9]SZ[8]C[about];C[more];B[b1-b3]TE[1]C[good];W[a2-c2]BM[1]C[a\\]b];C[c]"
                + ";B[c1-c3]TE[2];W[h2-f2]NAG[7];B[d1-d3]NAG[1][5];W[a4-b4]DO[])");
  }

  @Test
  void movesAreWrittenInFullAsFarAsTheyCanBePlayed() {
    GameRecord record = Records.record("C1:A3! a7-a6 b1-b9 d1-d3").build();

    assertThat(text(record)).isEqualTo("(;FF[4]GM[9]SZ[8];B[c1xa3!];W[a7-a6];B[b1-b9];W[d1-d3])");
    assertThat(text(Records.record("c1-a3 h2-f2 resign").build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8];B[c1xa3];W[h2-f2];B[Resign])");
    assertThat(text(Records.record("forfeit b1-a3").build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8];B[Forfeit];W[b1-a3])");
  }

  @Test
  void variationsLeaveTheLineBeforeTheirFirstMove() {
    GameRecord.Builder record = Records.record("b1-b3 a2-c2 c1-a3");
    int or = record.addEmpty(1);
    comment(record, or, "or");
    Records.variation(record, or, Color.WHITE, "h2-f2");
    Records.variation(record, or, Color.WHITE, "h3-f3");
    Records.variation(record, 2, Color.BLACK, "c1-a3");
    record.addEmpty(0);

    assertThat(text(record.build()))
        .isEqualTo(
            "(;FF[4]GM[9]SZ[8](;B[b1-b3](;W[a2-c2](;B[c1xa3])(;B[c1xa3]))(;C[or](;W[h2-f2])"
                + "(;W[h3-f3])))(;))");
  }

  @Test
  void tagsBecomePropertiesOnceEach() {
    GameRecord record =
        GameRecord.builder()
            .tag("Black", "Ann")
            .tag("My tag", "x")
            .tag("PB", "Bob")
            .tag("12", "lost")
            .build();

    assertThat(text(record)).isEqualTo("(;FF[4]GM[9]SZ[8]PB[Ann][Bob]MYTAG[x])");
  }

  @Test
  void textBeyondAsciiDeclaresItsCharset() {
    assertThat(text(GameRecord.builder().tag("PB", "Ån").build()))
        .startsWith("(;FF[4]GM[9]CA[UTF-8]")
        .endsWith("PB[Ån])");
  }

  @Test
  void recordsAreWrittenOneAfterTheOther() throws IOException {
    GameRecord record = GameRecord.of(Game.start().play("b1-b3"));
    StringBuilder out = new StringBuilder();

    SgfRecordWriter.standard()
        .withVariants(RulesetCatalog.builtIn())
        .writeTo(List.of(record, record), out);
    assertThat(out).hasToString("(;FF[4]GM[9]SZ[8]\n;B[b1-b3])\n(;FF[4]GM[9]SZ[8]\n;B[b1-b3])\n");
    out.setLength(0);
    WRITER.writeTo(record, out);
    assertThat(out).hasToString("(;FF[4]GM[9]SZ[8];B[b1-b3])");
  }

  /** Q22: what an edit does not touch keeps its markup, clocks, names and order. */
  @Test
  void anEditLeavesAllElseAsItWasRead() {
    String text =
        "(;PB[Ann]GaMe[9]VW[a1]C[about](;B[d1-b3]BL[59.50]N[one]CR[b3](;C[x]TR[a1])"
            + "(;W[h4:f4]KO[]WL[58]))(;N[other]B[c1-c3]))";
    String read = "(;FF[4]PB[Ann]GM[9]VW[a1]C[about]";
    String first = "(;B[d1-b3]BL[59.50]N[one]CR[b3](;C[x]TR[a1])(;W[h4:f4]KO[]WL[58]))";
    String second = "(;N[other]B[c1-c3])";
    GameRecord record = SgfRecordReaderTest.one(text);
    List<RecordNode> nodes = record.nodes();

    assertThat(text(record)).isEqualTo(read + first + second + ")");
    assertThat(text(record.toBuilder().tag("EV", "Open").build()))
        .isEqualTo(read + "EV[Open]" + first + second + ")");
    assertThat(text(record.toBuilder().result(StatedResult.parse("W+R")).build()))
        .isEqualTo(read + "RE[W+Resign]" + first + second + ")");
    assertThat(text(nodes.get(4).promote().record())).isEqualTo(read + second + first + ")");
    assertThat(text(nodes.get(4).add(Move.parse("a2-c2")).record()))
        .isEqualTo(read + first + "(;N[other]B[c1-c3];W[a2-c2]))");
    assertThat(text(nodes.get(1).delete().record())).isEqualTo(read + ";N[other]B[c1-c3])");
    assertThat(text(nodes.get(2).delete().record()))
        .isEqualTo(read + first.replace("(;C[x]TR[a1])(", "").replace("))", ")") + second + ")");
    assertThat(text(nodes.get(3).delete().record()))
        .isEqualTo(read + "(;B[d1-b3]BL[59.50]N[one]CR[b3];C[x]TR[a1])" + second + ")");
    assertThat(text(nodes.get(1).withComments(List.of("a", "b")).record()))
        .isEqualTo(read + first.replace("CR[b3]", "CR[b3]C[a];C[b]") + second + ")");
    assertThat(text(nodes.get(0).withComments(List.of()).record()))
        .isEqualTo(read.replace("C[about]", "") + first + second + ")");
    assertThat(text(nodes.get(1).withClock(Duration.ofSeconds(7)).record()))
        .isEqualTo(read + first.replace("59.50", "7") + second + ")");
    assertThat(text(nodes.get(3).withSigns(List.of(Sign.GOOD)).record()))
        .isEqualTo(read + first.replace("WL[58]", "WL[58]TE[1]") + second + ")");
    String moved = text(record.toBuilder().start(record.toGame().initial().setup()).build());
    assertThat(moved)
        .startsWith("(;FF[4]")
        .contains("SU[Custom]", first + second)
        .contains("PL[B]");
  }

  private static String rewritten(String text) {
    return text(SgfRecordReaderTest.one(text));
  }

  @Test
  void aTreeOfAnotherGameIsWrittenAsItWasRead() {
    for (String other :
        List.of(
            "(;GM[1]FF[3]VV[1]VV[2];B[aa]B[bb]C[x][y])",
            "(;B[dd];W[pq];B[cc])",
            "(;GM[2]CA[Latin-1];B[E2-E4])")) {
      assertThat(rewritten(other)).isEqualTo(other);
    }
  }

  @Test
  void aVariantWithoutRulesIsStillLinesOfAction() {
    assertThat(rewritten("(;SU[Mine]VV[1];B[b1-b3])"))
        .isEqualTo("(;FF[4]GM[9]SU[Mine]VV[1];B[b1-b3])");
    assertThat(rewritten("(;VV[1];B[b1-b3])")).isEqualTo("(;FF[4]GM[9]VV[1];B[b1-b3])");
  }

  @Test
  void whatANodeSaysTwiceIsJoined() {
    assertThat(rewritten("(;FF[4]GM[9]VV[1]VV[3])")).isEqualTo("(;FF[4]GM[9]VV[1][3])");
    assertThat(rewritten("(;FF[4]GM[9]C[x][y])")).isEqualTo("(;FF[4]GM[9]C[x\ny])");
    assertThat(rewritten("(;FF[4]GM[9];B[b1-b3]C[x][y])"))
        .isEqualTo("(;FF[4]GM[9];B[b1-b3]C[x\ny])");
  }

  /** U+0080 is the first character that is not ASCII. */
  @Test
  void theFirstCharacterBehindAsciiDeclaresTheCharset() {
    assertThat(rewritten("(;GM[9]PB[\u0080])")).isEqualTo("(;FF[4]CA[UTF-8]GM[9]PB[\u0080])");
    assertThat(rewritten("(;GM[9]PB[\u007F])")).isEqualTo("(;FF[4]GM[9]PB[\u007F])");
  }

  @Test
  void variationsOfAVariationsFirstMoveStandBesideIt() {
    GameRecord.Builder record = Records.record("b1-b3 a2-c2");
    Records.variation(record, 1, Color.WHITE, "h2-f2");
    Records.variation(record, 1, Color.WHITE, "h3-f3");

    assertThat(text(record.build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8];B[b1-b3](;W[a2-c2])(;W[h2-f2])(;W[h3-f3]))");
    GameRecord.Builder ofMainLine = Records.record("b1-b3 a2-c2");
    int last = Records.variation(ofMainLine, 0, Color.BLACK, "c1-c3");
    Records.variation(ofMainLine, last, Color.WHITE, "a2-c2");
    Records.variation(ofMainLine, last, Color.WHITE, "h3-f3");
    assertThat(text(ofMainLine.build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8](;B[b1-b3];W[a2-c2])(;B[c1-c3](;W[a2-c2])(;W[h3-f3])))");
  }

  @Test
  void movesBehindOneThatCannotBePlayedStayAsTheyAre() {
    // There is no a9, so that c1-a3 and a3-c1 are not known to be captures.
    assertThat(text(Records.record("b1-b3 a2-a9 c1-a3 a3-c1").build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8];B[b1-b3];W[a2-a9];B[c1-a3];W[a3-c1])");
  }

  /** The start comes for the third time after eight plies, and the game is drawn. */
  @Test
  void movesBehindTheEndStayAsTheyAre() {
    String round = "b1-b3 a2-c2 b3-b1 c2-a2 ";

    assertThat(text(Records.record(round + "c1-a3").build())).endsWith(";W[c2-a2];B[c1xa3])");
    assertThat(text(Records.record(round + round + "c1-a3").build()))
        .endsWith(";W[c2-a2];B[c1-a3])");
  }

  @Test
  void variationsAreWrittenInFullAsFarAsTheirParentCanBePlayed() {
    GameRecord.Builder record = Records.record("b1-b3 a2-a9 c1-a3");
    Records.variation(record, 1, Color.WHITE, "a3-c1");
    Records.variation(record, 2, Color.BLACK, "c1-a3");

    assertThat(text(record.build()))
        .isEqualTo("(;FF[4]GM[9]SZ[8];B[b1-b3](;W[a2-a9](;B[c1-a3])(;B[c1-a3]))(;W[a3xc1]))");
  }

  @Test
  void tagsBecomeIdentifiersOfTheirLettersAndDigits() {
    assertThat(SgfProperties.idOf("XaAzZ09")).contains("XAAZZ09");
    assertThat(SgfProperties.idOf("@[`{/:X@[`{/:")).contains("X");
    assertThat(SgfProperties.idOf("09")).isEmpty();
  }

  @Test
  void aClaimedRepetitionTravelsWithItsRules() {
    Ruleset rules = Ruleset.standard(Preset.PLAY_STRATEGY);
    Game game = Game.start(rules);
    for (String move :
        List.of("b1-b3", "a2-c2", "b3-b1", "c2-a2", "b1-b3", "a2-c2", "b3-b1", "c2-a2")) {
      game = game.play(move);
    }
    Game claimed = game.claim();
    GameRecord record = GameRecord.of(claimed);

    String sgf = text(record);
    assertThat(sgf).contains("RU[playStrategy]", "RE[Draw+Claim]");
    try (RecordReader reader = Reading.records(sgf, ReadOptions.strict())) {
      assertThat(reader.next().toGame()).isEqualTo(claimed);
    }
    String transcript = TranscriptWriter.of(TranscriptLayout.NUMBERED).toText(record);
    try (RecordReader reader = Reading.transcripts(transcript, ReadOptions.strict())) {
      GameRecord again = reader.next();
      assertThat(again).isEqualTo(record);
      assertThat(again.toGame()).isEqualTo(claimed);
    }
    assertThat(claimed.outcome().orElseThrow().reason()).isEqualTo(EndReason.CLAIMED_REPETITION);
  }

  @Test
  void aClaimThatTheBoardDoesNotShowIsADrawAsStated() {
    GameRecord record = Records.record("b1-b3").result(StatedResult.parse("Draw+Claim")).build();

    assertThat(record.toGame().outcome()).contains(Outcome.draw(EndReason.AGREEMENT));
  }
}
