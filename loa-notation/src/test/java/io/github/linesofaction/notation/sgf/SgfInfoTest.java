package io.github.linesofaction.notation.sgf;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.ReadOptions;
import java.math.BigDecimal;
import java.nio.charset.StandardCharsets;
import java.time.LocalDate;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class SgfInfoTest {
  private static SgfInfo info(String properties) {
    try (SgfReader reader = Reading.trees("(;" + properties + ")", ReadOptions.lenient())) {
      return SgfInfo.of(reader.next().tree());
    }
  }

  @Test
  void everyPropertyHasItsType() {
    SgfInfo info =
        info(
            "FF[4]PB[ Ann\n]PW[]BR[2 dan]WT[East]DT[1997-08-19]RE[W+T]AP[loa\\:x:1.2]CA[utf-8]"
                + "IY[TRUE]AS[White]IP[End]SE[D2]TM[ 1800.5 ]GC[a\nb]ST[2]");

    assertThat(info.fileFormat()).isEqualTo(4);
    assertThat(info.player(Color.BLACK)).contains("Ann");
    assertThat(info.player(Color.WHITE)).isEmpty();
    assertThat(info.rank(Color.BLACK)).contains("2 dan");
    assertThat(info.rank(Color.WHITE)).isEmpty();
    assertThat(info.team(Color.WHITE)).contains("East");
    assertThat(info.date()).contains(LocalDate.of(1997, 8, 19));
    assertThat(info.result()).isEqualTo(StatedResult.parse("W+T"));
    assertThat(info.application()).contains(new SgfInfo.Application("loa:x", "1.2"));
    assertThat(info.charset()).contains(StandardCharsets.UTF_8);
    assertThat(info.invertedRanks()).contains(true);
    assertThat(info.addingSide()).contains(Color.WHITE);
    assertThat(info.startsAtEnd()).isTrue();
    assertThat(info.selected()).contains(Square.of("d2"));
    assertThat(info.real("TM")).contains(new BigDecimal("1800.5"));
    assertThat(info.number("TM")).isEmpty();
    assertThat(info.number("ST")).hasValue(2);
    assertThat(info.lines("GC")).contains("a\nb");
    assertThat(info.text("GC")).contains("a b");
  }

  @Test
  void realsHaveUpToEighteenCharacters() {
    String digits = "1.23456789012345678".substring(0, 18);

    assertThat(info("KM[" + digits + "]").real("KM")).contains(new BigDecimal(digits));
    assertThat(info("KM[" + digits + "9]").real("KM")).isEmpty();
    assertThat(info("KM[7]").real("KM")).contains(BigDecimal.valueOf(7));
    for (String other : new String[] {".", "+", "-.", "1.2.", ""}) {
      assertThat(info("KM[" + other + "]").real("KM")).as(other).isEmpty();
    }
  }

  @Test
  void whatIsNotToldIsNothing() {
    SgfInfo info = info("");

    assertThat(info.fileFormat()).isEqualTo(1);
    assertThat(info.result()).isEqualTo(StatedResult.OPEN);
    assertThat(info.application()).isEmpty();
    assertThat(info.charset()).isEmpty();
    assertThat(info.invertedRanks()).isEmpty();
    assertThat(info.startsAtEnd()).isFalse();
    assertThat(info("AP[x]").application()).contains(new SgfInfo.Application("x", ""));
    assertThat(info("AS[none]").addingSide()).isEmpty();
    assertThat(info("IY[maybe]").invertedRanks()).isEmpty();
    assertThat(info("SE[z99]").selected()).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"Tue Jul 20 22:13:11 CEST 2004", "1997-02-30", "1997-08", "1997-08-19,20", "x"})
  void otherDatesAreTexts(String date) {
    assertThat(info("DT[" + date + "]").date()).isEmpty();
    assertThat(info("DT[" + date + "]").text("DT")).contains(date);
  }

  @ParameterizedTest
  @ValueSource(strings = {"", "x", "1e9", "1.2.3", "--1", ".", "99999999999", "\u0661", "1 2"})
  void otherNumbersAreTexts(String number) {
    assertThat(info("HA[" + number + "]").number("HA")).isEmpty();
  }

  @ParameterizedTest
  @CsvSource({
    "0, 0",
    "9, 9",
    "+5, 5",
    "-5, -5",
    "007, 7",
    "5., 5",
    "2147483647, 2147483647",
    "-2147483647, -2147483647"
  })
  void wholeNumbers(String text, int number) {
    assertThat(info("HA[" + text + "]").number("HA")).hasValue(number);
  }

  @ParameterizedTest
  @ValueSource(
      strings = {"2147483648", "-2147483648", "1.5", ".5", "5-", "5+", "/", ":", "+", "-."})
  void otherRealsAreNoWholeNumbers(String text) {
    assertThat(info("HA[" + text + "]").number("HA")).isEmpty();
  }

  @Test
  void realNumbers() {
    assertThat(info("TM[.5]").real("TM")).contains(new BigDecimal("0.5"));
    assertThat(info("TM[-0.25]").real("TM")).contains(new BigDecimal("-0.25"));
    assertThat(info("TM[1.2.3]").real("TM")).isEmpty();
    assertThat(info("TM[.]").real("TM")).isEmpty();
    assertThat(info("TM[1-1]").real("TM")).isEmpty();
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "1997/08-19",
        "1997-08/19",
        "199-708-19",
        "19970-8-19",
        "1997-08-1x",
        "1997-0/-19",
        "1997-0:-19",
        "1997-13-01",
        "1997-00-01",
        "1997-08-199"
      })
  void nearlyDatesAreTexts(String date) {
    assertThat(info("DT[" + date + "]").date()).isEmpty();
  }

  @Test
  void firstAndLastDays() {
    assertThat(info("DT[0000-01-01]").date()).contains(LocalDate.of(0, 1, 1));
    assertThat(info("DT[9999-12-31]").date()).contains(LocalDate.of(9999, 12, 31));
  }

  @Test
  void eachSideHasItsOwnProperties() {
    SgfInfo info = info("PB[Ann]PW[Bob]BR[1]WR[2]BT[x]WT[y]AS[Black]IY[false]IP[start]");

    assertThat(info.player(Color.WHITE)).contains("Bob");
    assertThat(info.rank(Color.BLACK)).contains("1");
    assertThat(info.rank(Color.WHITE)).contains("2");
    assertThat(info.team(Color.BLACK)).contains("x");
    assertThat(info.team(Color.WHITE)).contains("y");
    assertThat(info.addingSide()).contains(Color.BLACK);
    assertThat(info.invertedRanks()).contains(false);
    assertThat(info.startsAtEnd()).isFalse();
    assertThat(info.lines("C")).isEmpty();
    assertThat(info("GC[ \n ]").lines("GC")).isEmpty();
    assertThat(info("CA[klingon]").charset()).isEmpty();
  }
}
