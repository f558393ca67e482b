package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.Records;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvFileSource;
import org.junit.jupiter.params.provider.ValueSource;

/** The sample records: what their games are, and that writing them loses nothing. */
class SgfRecordFilesTest {
  static final RulesetCatalog VARIANTS = RulesetCatalog.installed();
  static final ReadOptions LENIENT = ReadOptions.lenient().withVariants(VARIANTS);
  private static final RecordValidator VALIDATOR = RecordValidator.standard();

  static List<GameRecord> read(String file) throws IOException {
    InputStream stream = SgfRecordFilesTest.class.getResourceAsStream("/records/sgf/" + file);
    try (RecordReader reader = Reading.records(file, stream, LENIENT)) {
      return reader.readAll();
    }
  }

  /** Columns: file, game, plies, outcome in words or "open". */
  @ParameterizedTest
  @CsvFileSource(resources = "/cases/sgf-games.tsv", delimiter = '\t', numLinesToSkip = 1)
  void everyGameIsWhatItIs(String file, int game, int plies, String outcome) throws IOException {
    GameRecord record = read(file).get(game - 1);
    RecordVerdict verdict = VALIDATOR.judge(record);

    assertThat(record.number()).isEqualTo(game);
    assertThat(verdict.plies()).isEqualTo(plies);
    assertThat(verdict.outcome().map(Outcome::toString).orElse("open")).isEqualTo(outcome);
  }

  private static final List<String> FILES =
      List.of(
          "blank-separators",
          "both-connected",
          "custom-run-together",
          "email-games-1",
          "gemma-one-line",
          "illegal-move-in-game-2",
          "live-padded-1",
          "live-padded-2",
          "long-identifiers-latin1",
          "lower-case-colons",
          "marked-and-escaped",
          "parachute-setup-only",
          "tournament-final");

  private static List<GameRecord> again(String text) {
    try (RecordReader reader = Reading.records(text, LENIENT)) {
      return reader.readAll();
    }
  }

  @Test
  void onlyOneGameOfAllIsFaulty() throws IOException {
    List<String> faulty = new ArrayList<>();
    int games = 0;
    for (String file : FILES) {
      for (GameRecord record : read(file + ".sgf")) {
        RecordVerdict verdict = VALIDATOR.judge(record);
        games++;
        assertThat(record.notes()).isEmpty();
        assertThat(verdict.remarks()).isEmpty();
        if (verdict.isSound()) {
          assertThat(verdict.plies()).isEqualTo(record.plies());
        } else {
          faulty.add(file + " " + record.number());
        }
      }
    }
    assertThat(games).isEqualTo(56);
    assertThat(faulty).containsExactly("illegal-move-in-game-2 2");
  }

  // E2
  @Test
  void theIllegalMoveIsReportedWithItsPlaceReasonAndWhatWasLegal() throws IOException {
    GameRecord record = read("illegal-move-in-game-2.sgf").get(1);

    RecordVerdict verdict = VALIDATOR.judge(record);
    assertThat(verdict.faults()).hasSize(1);
    RecordFault fault = verdict.faults().get(0);
    assertThat(fault.kind()).isEqualTo(RecordFault.Kind.ILLEGAL_MOVE);
    assertThat(fault.game()).isEqualTo(2);
    assertThat(fault.ply()).isEqualTo(10);
    assertThat(fault.move()).isEqualTo("a4:d8");
    assertThat(fault.reason()).contains(Reason.NOT_ON_A_LINE);
    assertThat(fault.place()).hasToString("illegal-move-in-game-2.sgf:105:3");
    assertThat(fault.legal()).hasToString("[a4-a2, a4-a6, a4xd4, a4xe8]");
    assertThat(verdict.plies()).isEqualTo(9);
    SgfTree tree = SgfRecordWriter.standard().toTree(record);
    int node = tree.nodeAt(fault.place()).orElseThrow();
    assertThat(tree.node(node).value("W").orElseThrow().raw()).isEqualTo("a4:d8");
  }

  // G9
  @Test
  void theCustomSetupWithPointsRunTogether() throws IOException {
    Setup start = read("custom-run-together.sgf").get(0).start().orElseThrow();

    assertThat(start).hasToString("1bbb1bb1/8/w3b2w/w1ww1w2/w1b2w2/w3bb1w/w6w/1b1bb3 b");
  }

  // C9
  @Test
  void theMoveThatConnectsBothUnderEachRule() throws IOException {
    GameRecord record = read("both-connected.sgf").get(0);
    Ruleset rules = record.rules().orElseThrow();

    String outcomes =
        List.of(BothConnected.MOVER_WINS, BothConnected.DRAW, BothConnected.MOVER_LOSES).stream()
            .map(
                each ->
                    VALIDATOR
                        .withRules(rules.toBuilder().bothConnected(each).build())
                        .judge(record)
                        .outcome()
                        .orElseThrow()
                        .toString())
            .collect(Collectors.joining("; "));
    assertThat(outcomes)
        .isEqualTo(
            "White wins: both sides at the goal; draw: both sides at the goal;"
                + " Black wins: both sides at the goal");
    assertThat(record.toGame().position().setup())
        .hasToString("2w5/2ww4/1bwww3/b1www3/1bb5/1bb5/8/8 b");
  }

  @Test
  void writingLosesNothing() throws IOException {
    for (String file : FILES) {
      List<GameRecord> records = read(file + ".sgf");
      for (SgfWriter layout :
          List.of(SgfWriter.compact(), SgfWriter.lines(), SgfWriter.lines().folded(72))) {
        SgfRecordWriter writer = SgfRecordWriter.standard().withLayout(layout);
        StringBuilder text = new StringBuilder();
        writer.writeTo(records, text);

        List<GameRecord> again = again(text.toString());
        assertThat(again).isEqualTo(records);
        for (int i = 0; i < records.size(); i++) {
          SgfTree before = writer.toTree(records.get(i));
          SgfTree after = writer.toTree(again.get(i));
          assertThat(after.root().value("FF").orElseThrow().raw()).isEqualTo("4");
          assertThat(after.root().value("GM").orElseThrow().raw()).isEqualTo("9");
          assertThat(IntStream.range(1, after.size()).mapToObj(after::node))
              .isEqualTo(IntStream.range(1, before.size()).mapToObj(before::node).toList());
          assertThat(without(after.root())).isEqualTo(without(before.root()));
        }
      }
    }
  }

  private static SgfNode without(SgfNode root) {
    return root.without("FF").without("GM").without("CA");
  }

  /** As records of other formats are: without a tree. */
  @Test
  void recordsWithoutATreeKeepMovesRemarksAndTags() throws IOException {
    SgfRecordWriter writer = SgfRecordWriter.standard().withVariants(VARIANTS);
    for (String file : FILES) {
      for (GameRecord record : read(file + ".sgf")) {
        GameRecord plain = Records.plain(record);
        assertThat(plain.nodes()).allMatch(node -> node.origins().isEmpty());

        GameRecord again = again(writer.toText(plain)).get(0);
        assertThat(again.notes()).isEmpty();
        assertThat(again.tags()).isEqualTo(record.tags());
        assertThat(again.start()).isEqualTo(record.start());
        assertThat(again.root().comments()).isEqualTo(record.root().comments());
        assertThat(Records.comments(again)).isEqualTo(Records.comments(record));
        assertThat(VALIDATOR.judge(again).game()).isEqualTo(VALIDATOR.judge(record).game());
      }
    }
  }

  // V3, V4
  @ParameterizedTest
  @ValueSource(ints = {3, 4, 5})
  void scrambledEggsHasWhiteOnA2(int game) throws IOException {
    GameRecord record = read("long-identifiers-latin1.sgf").get(game - 1);
    Ruleset mirrored = Variants.SCRAMBLED_EGGS_MIRRORED.rules();

    assertThat(VALIDATOR.judge(record).isSound()).isTrue();
    assertThat(VALIDATOR.withRules(mirrored).judge(record).faults())
        .singleElement()
        .extracting(RecordFault::ply)
        .isEqualTo(1);
    assertThat(VALIDATOR.withRules(mirrored).judge(record).remarks())
        .singleElement()
        .satisfies(
            remark -> {
              assertThat(remark.kind()).isEqualTo(RecordFault.Kind.OTHER_LAYOUT);
              assertThat(remark.ply()).isEqualTo(1);
              assertThat(remark.explanation()).contains("White on a2");
            });
  }
}
