package io.github.linesofaction.notation.transcript;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.move.TestRules;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RandomRecords;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.SyntaxException;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Tag;
import net.jqwik.api.constraints.IntRange;

class TranscriptProperties {
  private static final List<TranscriptLayout> FORMATS =
      List.of(
          TranscriptLayout.NUMBERED,
          TranscriptLayout.THREE_PAIRS,
          TranscriptLayout.ONE_LINE,
          TranscriptLayout.COUNTED,
          TranscriptLayout.BARE,
          new TranscriptLayout(TranscriptLayout.Count.NONE, 0));
  private static final RulesetCatalog VARIANTS = RulesetCatalog.installed();
  private static final ReadOptions LENIENT = ReadOptions.lenient().withVariants(VARIANTS);
  private static final ReadOptions STRICT = ReadOptions.strict().withVariants(VARIANTS);

  @Provide
  Arbitrary<String> variants() {
    return Arbitraries.of(Variants.builtIn().stream().map(Variant::id).toList());
  }

  private static String write(GameRecord record, TranscriptLayout format) {
    return TranscriptWriter.of(format).toText(record);
  }

  @Property(tries = 60)
  void whatIsWrittenIsReadBack(
      @ForAll("variants") String variant,
      @ForAll long seed,
      @ForAll @IntRange(max = 60) int plies) {
    Ruleset rules = Variants.find(variant).orElseThrow().rules();
    GameRecord record =
        RandomRecords.plain(rules, seed, plies).toBuilder().variant(variant).build();
    for (TranscriptLayout format : FORMATS) {
      String text = write(record, format);
      for (ReadOptions options : List.of(LENIENT, STRICT)) {
        List<GameRecord> read = Reading.transcripts(text, options).readAll();
        assertThat(read).as(text).containsExactly(record);
        assertThat(read.get(0).toGame()).isEqualTo(record.toGame());
        assertThat(read.get(0).notes()).isEmpty();
      }
    }
  }

  @Property(tries = 120)
  void remarksAndVariationsAreReadBack(@ForAll long seed, @ForAll @IntRange(max = 20) int plies) {
    GameRecord record =
        RandomRecords.rich(Ruleset.standard(), seed, plies).toBuilder().variant("standard").build();
    for (TranscriptLayout format : FORMATS) {
      String text = write(record, format);
      assertThat(Reading.transcripts(text, STRICT).readAll()).as(text).containsExactly(record);
      assertThat(write(Reading.transcripts(text, LENIENT).next(), format)).isEqualTo(text);
    }
  }

  @Property(tries = 50)
  void manyGamesInOneTextStayApart(@ForAll long seed, @ForAll @IntRange(min = 1, max = 8) int games)
      throws Exception {
    Random random = new Random(seed);
    for (TranscriptLayout format : FORMATS) {
      List<GameRecord> records =
          random
              .longs(games)
              .mapToObj(
                  each -> RandomRecords.plain(Ruleset.standard(), each, 1 + (int) (each & 15)))
              .toList();
      StringBuilder text = new StringBuilder();
      TranscriptWriter.of(format).writeTo(records, text);
      List<GameRecord> read = Reading.transcripts(text.toString(), LENIENT).readAll();
      assertThat(read).as(text.toString()).isEqualTo(records);
      assertThat(read.stream().map(GameRecord::number))
          .isEqualTo(IntStream.rangeClosed(1, games).boxed().toList());
    }
  }

  @Property(tries = 200)
  void whatCouldNotBeReadIsWrittenBack(
      @ForAll long seed, @ForAll @IntRange(min = 1, max = 10) int plies) {
    Random random = new Random(seed);
    GameRecord plain =
        RandomRecords.plain(Ruleset.standard(), seed, plies).toBuilder().variant("loa").build();
    String text = List.of("cē3", "q", "b1b1", "e3f2d", "a0-b9").get(random.nextInt(5));
    int at = random.nextInt(plain.moves().size());
    GameRecord damaged = RandomRecords.damaged(plain, at, text);
    for (TranscriptLayout format : FORMATS) {
      String written = write(damaged, format);
      GameRecord read = Reading.transcripts(written, LENIENT).next();
      assertThat(read.moves().get(at).text().raw()).as(written).isEqualTo(text);
      assertThat(read.plies()).isEqualTo(damaged.plies());
      assertThat(write(read, format)).isEqualTo(written);
    }
  }

  private static final List<String> PIECES =
      List.of(
          "1.",
          "2.",
          "1...",
          "12",
          "b1-b3",
          "a2c4",
          "c1",
          "a3+",
          "B",
          "W 2",
          "{",
          "}",
          "(",
          ")",
          "[",
          "]",
          "\"",
          "[Event \"",
          "\"]",
          "$1",
          "$",
          ";",
          "#",
          "%",
          "*",
          "1-0",
          "½-½",
          "resign",
          "pass",
          "e8",
          "\n",
          "\n\n",
          " ",
          "\r",
          "\\",
          "...",
          "…",
          "Draw",
          "text",
          "[Position \"8/8 b\"]",
          "[Variant \"gemma\"]",
          "[SU \"x\"]",
          "\u0000",
          "\uD83D",
          "ē",
          "99999999999.",
          "!?",
          "x");

  @Property(tries = 1_000)
  void anyPiecesEndInRecordsOrASyntaxFault(
      @ForAll long seed, @ForAll @IntRange(max = 60) int size) {
    Random random = new Random(seed);
    StringBuilder text = new StringBuilder();
    for (int i = 0; i < size; i++) {
      text.append(PIECES.get(random.nextInt(PIECES.size())));
      if (random.nextBoolean()) {
        text.append(' ');
      }
    }
    readsToItsEnd(text.toString());
  }

  @Property(tries = 300)
  void anyTextEndsInRecordsOrASyntaxFault(@ForAll String text) {
    readsToItsEnd(text);
  }

  @Tag("slow")
  @Property(tries = 500)
  void mutatedRecordsEndInRecordsOrASyntaxFault(@ForAll long seed) {
    Random random = new Random(seed);
    GameRecord record = RandomRecords.rich(Ruleset.standard(), seed, 12);
    StringBuilder text =
        new StringBuilder(write(record, FORMATS.get(random.nextInt(FORMATS.size()))));
    text.append('\n').append(write(record, TranscriptLayout.NUMBERED));
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

  @Property(tries = 300)
  void anyBytesEndInRecordsOrASyntaxFault(@ForAll byte[] bytes) {
    drain(Reading.transcripts("", new ByteArrayInputStream(bytes), LENIENT));
  }

  private static void readsToItsEnd(String text) {
    List<GameRecord> records = drain(Reading.transcripts(text, LENIENT));
    byte[] bytes = text.getBytes(StandardCharsets.UTF_8);
    List<GameRecord> fromBytes =
        drain(Reading.transcripts("", new ByteArrayInputStream(bytes), LENIENT));
    if (new String(bytes, StandardCharsets.UTF_8).equals(text)) {
      assertThat(fromBytes).isEqualTo(records);
    }
    for (GameRecord record : records) {
      RecordValidator.standard().judge(record);
      for (TranscriptLayout format : FORMATS) {
        assertThat(write(record, format)).isNotNull();
      }
    }
    try {
      drain(Reading.transcripts(text, STRICT));
    } catch (SyntaxException e) {
      assertThat(e.place().isKnown()).isTrue();
    }
  }

  private static List<GameRecord> drain(RecordReader reader) {
    try (reader) {
      List<GameRecord> all = reader.readAll();
      assertThat(reader.hasNext()).isFalse();
      return all;
    }
  }

  @Property(tries = 20)
  void gemmaGamesNeedTheirVariantForRemovals(@ForAll long seed) {
    GameRecord record = RandomRecords.plain(TestRules.gemma(), seed, 64);
    ReadOptions gemma = LENIENT.withDefaultRules(TestRules.gemma());
    for (TranscriptLayout format : FORMATS) {
      assertThat(Reading.transcripts(write(record, format), gemma).readAll())
          .as(write(record, format))
          .hasSize(1)
          .first()
          .extracting(GameRecord::moves)
          .isEqualTo(record.moves());
    }
  }
}
