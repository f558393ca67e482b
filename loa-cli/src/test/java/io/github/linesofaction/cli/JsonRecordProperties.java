package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;

/** What is written as JSON reads back as it was; damaged JSON ends in records with a word. */
class JsonRecordProperties {
  private static final RulesetCatalog VARIANTS = RulesetCatalog.installed();
  private static final ReadOptions LENIENT = ReadOptions.lenient().withVariants(VARIANTS);
  private static final ReadOptions STRICT = ReadOptions.strict().withVariants(VARIANTS);

  private static List<GameRecord> read(String text, ReadOptions options) {
    try (RecordReader reader = Records.read(Source.of(text), options)) {
      return reader.readAll();
    }
  }

  private static String write(GameRecord record) {
    return JsonRecord.text(record, VARIANTS, RecordValidator.standard());
  }

  @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
  void everythingReadsBack(@ForAll long seed) {
    GameRecord record = AnyRecords.of(seed);
    String text = write(record);
    for (ReadOptions options : List.of(LENIENT, STRICT)) {
      GameRecord again = read(text, options).get(0);
      assertThat(again.notes()).as(text).isEmpty();
      assertThat(again).as(text).isEqualTo(AnyRecords.canonical(record));
      assertThat(again.rules().orElse(Ruleset.standard()))
          .isEqualTo(record.rules().orElse(Ruleset.standard()));
      assertThat(write(again.toBuilder().number(0).build())).isEqualTo(text);
    }
    RecordVerdict before = RecordValidator.standard().judge(record);
    RecordVerdict after = RecordValidator.standard().judge(read(text, LENIENT).get(0));
    assertThat(kinds(after)).isEqualTo(kinds(before));
    assertThat(after.outcome()).isEqualTo(before.outcome());
    assertThat(after.plies()).isEqualTo(before.plies());
  }

  private static List<String> kinds(RecordVerdict verdict) {
    return verdict.faults().stream().map(fault -> fault.kind() + " " + fault.ply()).toList();
  }

  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void bytesAndWhiteSpaceMakeNoDifference(@ForAll long seed) {
    List<GameRecord> records =
        List.of(AnyRecords.of(seed), AnyRecords.of(seed + 1), AnyRecords.of(seed + 2));
    StringBuilder lines = new StringBuilder();
    records.forEach(record -> lines.append(write(record)));
    List<GameRecord> read = read(lines.toString(), STRICT);
    assertThat(read).hasSize(3);
    Source bytes = Source.of("", lines.toString().getBytes(StandardCharsets.UTF_8));
    try (RecordReader reader = Records.read(bytes, STRICT)) {
      assertThat(reader.readAll()).isEqualTo(read);
    }
    String array = "[" + lines.toString().strip().replace("\n", ",\n") + "]\n";
    assertThat(read(array, STRICT)).isEqualTo(read);
    assertThat(read(spaced(array, new Random(seed)), STRICT)).isEqualTo(read);
  }

  /** White space between some tokens. */
  static String spaced(String json, Random random) {
    StringBuilder out = new StringBuilder();
    boolean quoted = false;
    for (int i = 0; i < json.length(); i++) {
      char c = json.charAt(i);
      if (!quoted && random.nextInt(3) == 0 && "{}[],:\"".indexOf(c) >= 0) {
        out.append(List.of(" ", "\n", "\r\n  ", "\t").get(random.nextInt(4)));
      }
      out.append(c);
      if (c == '\\') {
        out.append(json.charAt(++i));
      } else if (c == '"') {
        quoted = !quoted;
      }
    }
    return out.toString();
  }

  /** A text that stops before its end is never called sound without a word. */
  @Property(tries = 60, edgeCases = EdgeCasesMode.NONE)
  void aPrefixIsToldAsSuch(@ForAll long seed) {
    String text = write(AnyRecords.of(seed)).strip();
    Random random = new Random(seed);
    for (int i = 0; i < 30; i++) {
      String prefix = text.substring(0, 1 + random.nextInt(text.length() - 1));
      List<GameRecord> cut = read(prefix, LENIENT.withForm(Form.JSON));
      assertThat(cut).as(prefix).hasSize(1);
      assertThat(cut.get(0).notes())
          .as(prefix)
          .filteredOn(note -> note.severity() == Note.Severity.FAULT)
          .hasSize(1)
          .first()
          .extracting(Note::kind)
          .isIn(Note.Kind.GAME_NOT_CLOSED, Note.Kind.VALUE_NOT_CLOSED);
      List<GameRecord> next = read(prefix + "\n" + text, LENIENT.withForm(Form.JSON));
      assertThat(next).as(prefix).hasSize(2);
      assertThat(next.get(1)).as(prefix).isEqualTo(read(text, STRICT).get(0));
    }
  }

  private static final List<String> PIECES =
      List.of(
          "{",
          "}",
          "[",
          "]",
          ",",
          ":",
          "\"",
          "\\",
          "\n",
          "1e400",
          "-",
          "null",
          "true",
          "\\u12",
          "\"moves\":",
          "\"line\":7",
          "\"ply\":-1",
          "\"clock\":\"1e9\"",
          "\"signs\":[1000]",
          "'x'",
          "{\"game\"",
          "\u0000",
          "\uD83D",
          "é");

  @Property(tries = 400, edgeCases = EdgeCasesMode.NONE)
  void damagedTextEndsInRecordsOrASyntaxFault(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder(write(AnyRecords.of(seed)));
    text.append(write(AnyRecords.of(seed + 1)));
    for (int i = 0; i < 4; i++) {
      int at = random.nextInt(text.length());
      switch (random.nextInt(3)) {
        case 0 -> text.deleteCharAt(at);
        case 1 -> text.insert(at, PIECES.get(random.nextInt(PIECES.size())));
        default -> text.setCharAt(at, (char) random.nextInt(0x180));
      }
    }
    readsToItsEnd(text.toString());
  }

  @Property(tries = 300, edgeCases = EdgeCasesMode.NONE)
  void anyPiecesEndInRecordsOrASyntaxFault(@ForAll long seed) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder("{");
    for (int i = random.nextInt(60); i > 0; i--) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
    }
    readsToItsEnd(text.toString());
  }

  private static void readsToItsEnd(String text) {
    for (GameRecord record : read(text, LENIENT.withForm(Form.JSON))) {
      List<RecordFault> faults = RecordValidator.standard().judge(record).faults();
      assertThat(faults).allSatisfy(fault -> assertThat(fault.place().isKnown()).isTrue());
    }
    try {
      read(text, STRICT.withForm(Form.JSON));
    } catch (SyntaxException e) {
      assertThat(e.place().isKnown()).isTrue();
    }
  }
}
