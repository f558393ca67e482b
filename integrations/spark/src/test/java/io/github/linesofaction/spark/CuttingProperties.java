package io.github.linesofaction.spark;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Example;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.apache.spark.sql.Row;

/** Reading the parts of a file gives what reading the whole gives, or the cut is known as wrong. */
class CuttingProperties {
  private static final String FILE = "many";

  private static final List<String> SGF =
      List.of(
          "(;FF[4]GM[9]CA[UTF-8]PB[A]PW[B];B[b1-b3];W[a2-c2]C[well \\] played (;])\n",
          "(;GM[9]SU[Gemma];B[b1-b3](;W[a2-c2];B[c1-c3])(;W[a7-c7]))\r\n",
          "(;FF[4]GM[9]C[a\nb\n(;GM\\[9\\]\n];B[b1-b9]\n;W[a2-c2]\n)\n",
          "(;FF[4]GM[9]RE[W+];B[d1-b3];W[h5-g4])\n\nwords between games [\n\n",
          "(;FF[4]GM[9]CA[ISO-8859-1]PB[\u00e9];B[b1-b3])\r");

  private static final List<String> TRANSCRIPTS =
      List.of(
          "[Event \"One\"]\n[Result \"1-0\"]\n\n1. b1-b3 a2-c2 {a remark\n\n1. c1-c3} 1-0\n\n",
          "[Event \"Two\"]\r\n\r\n1. b1-b3 a2-c2 (1... a7-c7 2. c1-c3) 2. c1-c3 *\r\n\r\n",
          "1. d1-b3 h5-g4\n2. d8-b6 a4-e4\n\n",
          "[Variant \"gemma\"]\n\n"
              + "1. b1-b3 a2-c2 ; to the { end\n"
              + "2. c1-c9\n"
              + "1/2-1/2\n\n"
              + "An aside.\n\n",
          "1. b1-b3 a2-c2\n1-0\n\n[Event \"Tags only\"]\n[Site \"?\"]\n\n\n",
          "B 1 b1-b3\nW 2 a2-c2\nB 3 c1-c3\n\n");

  private static final List<String> LINES =
      List.of(
          "startpos moves b1b3 a2c2\n",
          "position startpos moves b1b3 a2a9\n",
          "\n",
          "# a remark\n",
          "startpos\r\n",
          "fen 1LLLLLL1/l6l/l6l/l6l/l6l/l6l/l6l/1LLLLLL1 w - - 0 1 moves b1b3\n");

  private static final List<String> JSON =
      List.of(
          "{\"variant\":\"standard\",\"moves\":[\"b1-b3\",\"a2-c2\"],\"result\":\"open\"}\n",
          "{\"moves\":[\"b1-b3\",\"a2-a9\"],\n\"comments\":[\"\\\"}{\"]}\r\n",
          "{\"file\":\"x\",\n  \"moves\":[]\n}\n\n",
          "{\"moves\":[\"d1-b3\"],\"tags\":[[\"Event\",\"[\"]]} {\"moves\":[]}\n",
          "{\"variant\":\"no such\",\"moves\":[\"b1-b3\"]}\n");

  private static final String DAMAGE = "{}()[]\";\\ \n\r1.x*-B";

  @Provide
  Arbitrary<List<String>> games() {
    return Arbitraries.of(SGF, TRANSCRIPTS, LINES, JSON)
        .flatMap(form -> Arbitraries.of(form).list().ofMinSize(2).ofMaxSize(12));
  }

  @Property(tries = 300)
  void partsAreReadLikeTheWhole(
      @ForAll("games") List<String> games, @ForAll long seed, @ForAll boolean damaged)
      throws IOException {
    byte[] bytes = String.join("", games).getBytes(StandardCharsets.ISO_8859_1);
    Random random = new Random(seed);
    for (int i = damaged ? random.nextInt(4) : 0; i > 0; i--) {
      bytes[random.nextInt(bytes.length)] = (byte) DAMAGE.charAt(random.nextInt(DAMAGE.length()));
    }
    compare(bytes);
  }

  @Example
  void soundFilesAreCutBeforeEachGame() throws IOException {
    String sgf = "(;GM[9];B[b1-b3]C[(;\\]\n(;])\n";
    String tagged = "[Event \"A\"]\n[Site \"B\"]\n\n1. b1-b3 {\n\n1. a1} a2-c2\n\n2. c1-c3 *\n\n";
    for (String game :
        List.of(
            sgf,
            tagged,
            "1. b1-b3 a2-c2\n2. c1-c3\n\n",
            "startpos moves b1b3\n",
            "{\"moves\":[\"b1-b3\"],\n\"comments\":[\"{\"]}\n")) {
      byte[] bytes = game.repeat(5).getBytes(StandardCharsets.ISO_8859_1);
      List<Part> parts = new ArrayList<>();
      new Splitter(FILE, new ByteArrayInputStream(bytes), 1).forEachRemaining(parts::add);
      assertThat(parts).hasSize(5).allMatch(part -> part.text().equals(game));
      assertThat(cuts(new Judge(), parts, new ArrayList<>()).isWrong(FILE)).isFalse();
      compare(bytes);
    }
  }

  private static Cuts cuts(Judge judge, List<Part> parts, List<Row> rows) {
    Cuts cuts = new Cuts();
    parts.forEach(part -> judge.part(part).forEachRemaining(rows::add));
    for (Row row : rows) {
      if (isAccount(row)) {
        cuts.add(
            FILE,
            new Cuts.Account(
                row.getInt(12), row.getInt(1), row.getBoolean(13), row.getBoolean(14)));
      }
    }
    return cuts;
  }

  private static void compare(byte[] bytes) throws IOException {
    Judge judge = new Judge();
    List<Part> cut = new ArrayList<>();
    new Splitter(FILE, new ByteArrayInputStream(bytes), 1).forEachRemaining(cut::add);
    List<Row> parts = new ArrayList<>();
    Cuts cuts = cuts(judge, cut, parts);
    if (cuts.isWrong(FILE)) {
      return;
    }
    int[] before = new int[parts.size()];
    cuts.forEach((file, part, games) -> before[part] = games);
    List<String> numbered = new ArrayList<>();
    for (Row row : parts) {
      if (!isAccount(row)) {
        numbered.add(text(row, before[row.getInt(12)]));
      }
    }
    List<String> whole = new ArrayList<>();
    judge
        .file(FILE, new ByteArrayInputStream(bytes))
        .forEachRemaining(row -> whole.add(text(row, 0)));
    assertThat(numbered)
        .as(new String(bytes, StandardCharsets.ISO_8859_1))
        .containsExactlyElementsOf(whole);
  }

  private static boolean isAccount(Row row) {
    return !row.isNullAt(13);
  }

  /** All columns of a verdict or a trouble as text. */
  private static String text(Row row, int gamesBefore) {
    List<String> columns = new ArrayList<>();
    for (int column = 0; column < 12; column++) {
      boolean number = column == 1 && !row.isNullAt(column);
      columns.add(number ? "" + (row.getInt(1) + gamesBefore) : text(row.get(column)));
    }
    return String.join(" ", columns);
  }

  private static String text(Object value) {
    if (value instanceof Object[] values) {
      return Stream.of(values).map(CuttingProperties::text).toList().toString();
    }
    if (value instanceof Row row) {
      return IntStream.range(0, row.length())
          .mapToObj(row::get)
          .map(CuttingProperties::text)
          .toList()
          .toString();
    }
    return String.valueOf(value);
  }
}
