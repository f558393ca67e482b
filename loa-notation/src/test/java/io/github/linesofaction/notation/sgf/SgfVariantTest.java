package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.core.rules.StandardSetups;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.Optional;
import org.junit.jupiter.api.Test;

/** Which variant a tree tells, where name, size and the caller's own rules meet. */
class SgfVariantTest {
  private static final Ruleset STANDARD_10 =
      Ruleset.builder(StandardSetups.standard(Topology.square(10))).build();
  private static final Ruleset MINE = Ruleset.standard(Preset.SOUCIE);

  private static GameRecord record(String properties, ReadOptions options) {
    try (RecordReader reader = Reading.records("(;" + properties + ")", options)) {
      return reader.next();
    }
  }

  private static GameRecord record(String properties) {
    return record(properties, ReadOptions.lenient());
  }

  @Test
  void anEmptyNameIsNone() {
    for (String name : new String[] {"SU[]", "SU[ ]", ""}) {
      GameRecord record = record("GM[9]" + name);
      assertThat(record.rules()).as(name).contains(Ruleset.standard());
      assertThat(record.variant()).as(name).isEmpty();
    }
  }

  @Test
  void theCallersRulesAreUsedWithoutANameWhereTheSizeIsTheirs() {
    ReadOptions options = ReadOptions.lenient().withDefaultRules(MINE);

    assertThat(record("GM[9]", options).rules()).contains(MINE);
    assertThat(record("GM[9]SZ[8]", options).rules()).contains(MINE);
    assertThat(record("GM[9]SZ[10]", options).rules()).contains(STANDARD_10);
    assertThat(record("GM[9]SU[Standard]", options).rules()).contains(Ruleset.standard());
  }

  @Test
  void theStandardGameHasEverySizeUnderEveryName() {
    for (String name : new String[] {"Standard", "LOA", "Lines of Action"}) {
      GameRecord ten = record("GM[9]SU[" + name + "]SZ[10]");
      assertThat(ten.rules()).as(name).contains(STANDARD_10);
      assertThat(ten.variant()).as(name).contains("standard-10");
      GameRecord eight = record("GM[9]SU[" + name + "]SZ[8]");
      assertThat(eight.rules()).as(name).contains(Ruleset.standard());
      assertThat(eight.variant()).as(name).contains(name);
    }
  }

  @Test
  void aVariantMayBeFoundByItsNameAndSize() {
    RulesetCatalog source =
        name ->
            switch (name) {
              case "mine" -> Optional.of(MINE);
              case "mine-10", "yours-10" -> Optional.of(STANDARD_10);
              default -> Optional.empty();
            };
    ReadOptions options = ReadOptions.lenient().withVariants(source);

    assertThat(record("GM[9]SU[mine]", options).rules()).contains(MINE);
    assertThat(record("GM[9]SU[mine]SZ[8]", options).rules()).contains(MINE);
    assertThat(record("GM[9]SU[mine]SZ[10]", options).rules()).contains(STANDARD_10);
    assertThat(record("GM[9]SU[yours]SZ[10]", options).rules()).contains(STANDARD_10);
    assertThat(record("GM[9]SU[yours]", options).rules()).isEmpty();
    assertThat(record("GM[9]SU[yours]SZ[8]", options).rules()).isEmpty();
  }

  @Test
  void longNamesAreShownInPart() {
    String forty = "1".repeat(40);

    for (String property : new String[] {"GM", "SZ"}) {
      String whole = property.equals("GM") ? "" : "GM[9]";
      assertThat(record(whole + property + "[" + forty + "]").notes())
          .extracting(Note::message)
          .singleElement()
          .asString()
          .startsWith("found " + property + "[" + forty + "];");
      assertThat(record(whole + property + "[" + forty + "2]").notes())
          .extracting(Note::message)
          .singleElement()
          .asString()
          .startsWith("found " + property + "[" + forty + "…];");
    }
  }
}
