package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.sgf.SgfReader;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.FilterInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.SequenceInputStream;
import java.io.StringReader;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HexFormat;
import java.util.List;
import java.util.zip.GZIPOutputStream;
import java.util.zip.ZipEntry;
import java.util.zip.ZipOutputStream;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What records are read from: files, bytes, streams, characters, packed or not. */
class SourceTest {
  private static final ReadOptions LENIENT = ReadOptions.lenient();
  private static final String SGF = "(;GM[9];B[b1-b3])(;GM[9];B[c1-c3];W[a2-c4])";
  private static final String TRANSCRIPT = "1. d1-b3 h5-g4\n";

  @Test
  void everySourceGivesTheSameGames(@TempDir Path folder) throws IOException {
    Path file = Files.writeString(folder.resolve("games"), SGF);
    List<Source> sources =
        List.of(
            Source.of(SGF),
            Source.of("games", SGF),
            Source.of("games", bytes(SGF)),
            Source.of("games", new ByteArrayInputStream(bytes(SGF))),
            Source.of("games", new StringReader(SGF)),
            Source.of("games", gzip(bytes(SGF))),
            Source.of("games", zip("a.sgf", bytes(SGF))),
            Source.of(file));

    for (Source source : sources) {
      assertThat(read(source)).extracting(GameRecord::plies).containsExactly(1, 2);
    }
    assertThat(Source.of(file).name()).isEqualTo(file.toString());
    assertThat(Source.of(file).size()).hasValue(SGF.length());
    assertThat(Source.of(folder.resolve("none")).size()).isEmpty();
    assertThat(Source.of("x", bytes(SGF)).size()).hasValue(SGF.length());
    assertThat(Source.of(SGF).size()).isEmpty();
    assertThat(Source.of("x", SGF)).hasToString("Source[x]");
    assertThat(Source.of("x", SGF).isDecoded()).isTrue();
    assertThat(Source.of(file).isDecoded()).isFalse();
  }

  @Test
  void whatIsInMemoryOrAFileCanBeReadAgainAndAStreamCannot(@TempDir Path folder)
      throws IOException {
    byte[] bytes = bytes(SGF);
    Source copied = Source.of("x", bytes);
    Arrays.fill(bytes, (byte) 'x');
    for (Source source :
        List.of(copied, Source.of(SGF), Source.of(Files.writeString(folder.resolve("a"), SGF)))) {
      assertThat(read(source)).hasSize(2);
      assertThat(read(source)).hasSize(2);
    }
    for (Source once :
        List.of(
            Source.of("pipe", new ByteArrayInputStream(bytes(SGF))),
            Source.of("pipe", new StringReader(SGF)))) {
      assertThat(read(once)).hasSize(2);
      assertThatThrownBy(() -> read(once))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessage("pipe: was read already, and a stream can be read once");
    }
  }

  @Test
  void bytesAndCharactersAreToldApart() {
    assertThatThrownBy(() -> Source.of("x").openBytes())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("this source gives characters, no bytes");
    assertThatThrownBy(() -> Source.of("x", new byte[0]).openCharacters())
        .isInstanceOf(IllegalStateException.class)
        .hasMessage("this source gives bytes, no characters");
  }

  @Test
  void textsOfAZipFileAreReadInTheirPlace() throws IOException {
    byte[] inner = zip("c.txt", bytes(TRANSCRIPT), "d.sgf.gz", gzip(bytes(SGF)));
    byte[] outer =
        zip(
            "a.sgf",
            bytes(SGF),
            "folder/",
            new byte[0],
            "folder/b.zip",
            inner,
            "ü.txt",
            bytes(TRANSCRIPT));

    List<GameRecord> games = read(Source.of("all.zip", outer));

    assertThat(games)
        .extracting(game -> game.place().source() + " " + game.number() + " " + game.plies())
        .containsExactly(
            "all.zip!a.sgf 1 1",
            "all.zip!a.sgf 2 2",
            "all.zip!folder/b.zip!c.txt 1 2",
            "all.zip!folder/b.zip!d.sgf.gz 1 1",
            "all.zip!folder/b.zip!d.sgf.gz 2 2",
            "all.zip!ü.txt 1 2");
    try (SgfReader trees = SgfReader.of(Source.of("a.zip", zip("a.sgf", bytes(SGF))), LENIENT)) {
      assertThat(trees.stream().map(game -> game.tree().root().place().source()))
          .containsExactly("a.zip!a.sgf", "a.zip!a.sgf");
    }
  }

  /** Names that are no UTF-8 come from old programs; whatever they are, they are names. */
  @Test
  void anyNameOfAnEntryIsTaken() throws IOException {
    byte[] zip = zip("abcd", bytes(TRANSCRIPT));
    for (int i = 0; i < zip.length - 4; i++) {
      if (zip[i] == 'a' && zip[i + 1] == 'b' && zip[i + 2] == 'c' && zip[i + 3] == 'd') {
        zip[i] = (byte) 0xFC;
      }
    }
    byte[] declared = zip.clone();
    zip[7] &= ~8; // the flag that names are UTF-8

    assertThat(read(Source.of("z", zip)).get(0).place().source()).isEqualTo("z!übcd");
    assertThatThrownBy(() -> read(Source.of("z", declared)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("z: the packed data is damaged or cut short");
  }

  @ParameterizedTest
  @CsvSource({
    "a tar archive, 257, 7573746172",
    "a bzip2 file, 0, 425a68393141592653",
    "an xz file, 0, fd377a585a00",
    "a zstd file, 0, 28b52ffd",
    "an lz4 file, 0, 04224d18",
    "an lzip file, 0, 4c5a495001",
    "a compress file, 0, 1f9d90",
    "a 7z archive, 0, 377abcaf271c",
    "a rar archive, 0, 526172211a07",
    "a part of a zip file, 0, 504b0708"
  })
  void archivesOfOtherKindsAreToldByName(String words, int offset, String signature) {
    byte[] head = HexFormat.of().parseHex(signature);
    byte[] archive = new byte[512];
    System.arraycopy(head, 0, archive, offset, head.length);
    String told =
        "found "
            + words
            + ", an archive of a kind that is not read; expected a text, or texts packed with gzip"
            + " or zip";

    try (RecordReader reader = Records.read(Source.of("x", archive))) {
      assertThat(reader.hasNext()).isFalse();
      assertThat(reader.notes())
          .containsExactly(
              new Note(
                  Note.Kind.ARCHIVE_NOT_READ,
                  new Place("x", 0, 1, 1),
                  told + "; it is passed over"));
    }
    try (RecordReader reader = Records.read(Source.of("x", archive), ReadOptions.strict())) {
      assertThatThrownBy(reader::hasNext)
          .isInstanceOf(SyntaxException.class)
          .hasMessage("x:1:1: " + told);
      assertThat(reader.hasNext()).isFalse();
    }
  }

  @Test
  void whatStandsBesideAnArchiveThatIsNotReadIsRead() throws IOException {
    byte[] tar = new byte[512];
    System.arraycopy(bytes("ustar"), 0, tar, 257, 5);
    byte[] zip =
        zip("a.tar", tar, "b.txt", bytes(TRANSCRIPT), "c.txt", bytes(""), "d.tgz", gzip(tar));

    try (RecordReader reader = Records.read(Source.of("z", zip))) {
      assertThat(reader.hasNext()).isTrue();
      assertThat(told(reader)).containsExactly("ARCHIVE_NOT_READ z!a.tar:1:1");
      assertThat(reader.next().notes()).isEmpty();
      assertThat(reader.notes()).isEmpty();
      assertThat(reader.hasNext()).isFalse();
      assertThat(told(reader))
          .containsExactly("NO_GAME z!c.txt:1:1", "ARCHIVE_NOT_READ z!d.tgz:1:1");
    }
  }

  @Test
  void textsWithoutAGameAreTold() throws IOException {
    for (byte[] empty : List.of(new byte[0], bytes(" \n"), gzip(new byte[0]), bytes("(;"))) {
      for (ReadOptions options : List.of(LENIENT, ReadOptions.strict())) {
        try (RecordReader reader = Records.read(Source.of("x", empty), options)) {
          assertThat(reader.hasNext()).isFalse();
          assertThat(told(reader)).containsExactly("NO_GAME x:1:1");
        }
      }
    }
    try (RecordReader reader = Records.read(Source.of("x", bytes("what a day")))) {
      assertThat(reader.readAll()).isEmpty();
      assertThat(told(reader)).containsExactly("TEXT_BEFORE_MOVES x:1:1", "NO_GAME x:1:1");
    }
    byte[] endOfZip = new byte[22];
    System.arraycopy(bytes("PK\5\6"), 0, endOfZip, 0, 4);
    try (RecordReader reader = Records.read(Source.of("x", endOfZip))) {
      assertThat(reader.readAll()).isEmpty();
      assertThat(told(reader)).containsExactly("NO_GAME x:1:1");
    }
  }

  @Test
  void filesThatCannotBeReadAreTold(@TempDir Path folder) {
    Path none = folder.resolve("none.sgf");
    assertThatThrownBy(() -> Records.read(Source.of(none)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessage(none + ": no such file")
        .hasRootCauseInstanceOf(NoSuchFileException.class);
    assertThatThrownBy(() -> read(Source.of(folder)))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith(folder + ": ");
  }

  @Test
  void damageOfPackedDataIsTold() throws IOException {
    byte[] whole = gzip(bytes(SGF.repeat(2_000)));
    byte[] cut = Arrays.copyOf(whole, whole.length - 30);
    byte[] wrong = whole.clone();
    wrong[whole.length - 5] ^= 1;
    for (byte[] damaged : List.of(cut, wrong, Arrays.copyOf(whole, 6))) {
      assertThatThrownBy(() -> read(Source.of("a.gz", damaged)))
          .isInstanceOf(UncheckedIOException.class)
          .hasMessageStartingWith("a.gz: the packed data is damaged or cut short");
    }
    byte[] zip = zip("a.sgf", bytes(SGF.repeat(2_000)));
    assertThatThrownBy(() -> read(Source.of("a.zip", Arrays.copyOf(zip, zip.length / 2))))
        .isInstanceOf(UncheckedIOException.class)
        .hasMessageStartingWith("a.zip!a.sgf: the packed data is damaged or cut short");
  }

  @Test
  void whatIsPackedManyTimesIsRefused() throws IOException {
    byte[] packed = bytes(TRANSCRIPT);
    for (int i = 0; i < 4; i++) {
      packed = gzip(packed);
    }
    assertThat(read(Source.of("x", packed))).hasSize(1);
    byte[] deeper = zip("a", packed);
    try (RecordReader reader = Records.read(Source.of("x", deeper))) {
      assertThat(reader.readAll()).isEmpty();
      assertThat(reader.notes().get(0).toString())
          .startsWith("x!a:1:1: found a gzip file, packed 4 times before;");
    }
  }

  /** A gzip file may have several parts, and a pipe may hand them out one by one. */
  @Test
  void allPartsOfAGzipFileAreRead() throws IOException {
    InputStream parts =
        new SequenceInputStream(
            new Slow(new ByteArrayInputStream(gzip(bytes("(;GM[9];B[b1-b3])")))),
            new Slow(new ByteArrayInputStream(gzip(bytes("(;GM[9];B[c1-c3])")))));
    assertThat(read(Source.of("x", parts))).hasSize(2);
  }

  /** A stream that never knows what is available, and hands out little at a time. */
  private static final class Slow extends FilterInputStream {
    Slow(InputStream in) {
      super(in);
    }

    @Override
    public int available() {
      return 0;
    }

    @Override
    public int read(byte[] target, int from, int length) throws IOException {
      return super.read(target, from, Math.min(length, 7));
    }
  }

  @Test
  void whatIsSaidOfManyTextsWithoutAGameIsBounded() throws IOException {
    Object[] entries = new Object[400];
    for (int i = 0; i < entries.length; i += 2) {
      entries[i] = "letter-" + i;
      entries[i + 1] = bytes("Dear friends,\nthe game was fine.\n");
    }
    ReadOptions bounded = LENIENT.withLimit(ReadLimit.NOTES, 5);

    try (RecordReader reader = Records.read(Source.of("z", zip(entries)), bounded)) {
      assertThat(reader.hasNext()).isFalse();
      assertThat(reader.notes()).hasSize(5 + 5 + 1);
    }
  }

  @Test
  void progressIsThatOfThePackedBytes() throws IOException {
    byte[] packed = gzip(bytes(SGF.repeat(3_000)));
    List<Long> told = new ArrayList<>();
    Records.read(Source.of("x", packed), LENIENT.withProgress(told::add)).readAll();

    assertThat(told).isSorted();
    assertThat(told.get(told.size() - 1)).isEqualTo(packed.length);
  }

  /** A hundred million games in a file of a few hundred kilobytes: as many as are asked for. */
  @Test
  void aHugeArchiveIsReadInConstantMemory() throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    byte[] block = bytes("(;GM[9];B[b1-b3])\n".repeat(10_000));
    try (OutputStream out = new GZIPOutputStream(packed)) {
      for (int i = 0; i < 200; i++) {
        out.write(block);
      }
    }
    try (RecordReader reader = Records.read(Source.of("x", packed.toByteArray()))) {
      int games = 0;
      while (games < 50_000 && reader.hasNext()) {
        reader.next();
        games++;
      }
      assertThat(games).isEqualTo(50_000);
    }
  }

  @Test
  void closingClosesTheStreamAndEndsTheReading() throws IOException {
    int[] closed = {0};
    for (byte[] content : List.of(bytes(SGF), gzip(bytes(SGF)), zip("a", bytes(SGF)))) {
      closed[0] = 0;
      InputStream stream =
          new FilterInputStream(new ByteArrayInputStream(content)) {
            @Override
            public void close() {
              closed[0]++;
            }
          };
      RecordReader reader = Records.read(Source.of("x", stream));
      reader.next();
      reader.close();
      assertThat(closed[0]).isPositive();
      assertThat(reader.hasNext()).isFalse();
      reader.close();
    }
  }

  @Property(tries = 300)
  void anyBytesAreAnswered(@ForAll byte[] bytes, @ForAll boolean packed) throws IOException {
    byte[] given = packed ? gzip(bytes) : bytes;
    try (RecordReader reader = Records.read(Source.of("x", given))) {
      reader.forEachRemaining(GameRecord::notes);
    } catch (UncheckedIOException e) {
      assertThat(e).hasMessageStartingWith("x");
    }
  }

  @Property(tries = 300)
  void anyDamageOfAnArchiveIsAnswered(@ForAll int place, @ForAll byte value) throws IOException {
    for (byte[] archive :
        List.of(gzip(bytes(SGF)), zip("a.sgf", bytes(SGF), "b", gzip(bytes(SGF))))) {
      archive[Math.floorMod(place, archive.length)] = value;
      try (RecordReader reader = Records.read(Source.of("x", archive))) {
        reader.forEachRemaining(GameRecord::notes);
      } catch (UncheckedIOException e) {
        assertThat(e).hasMessageStartingWith("x");
      }
    }
  }

  private static List<String> told(RecordReader reader) {
    return reader.notes().stream().map(note -> note.kind() + " " + note.place()).toList();
  }

  private static List<GameRecord> read(Source source) {
    try (RecordReader reader = Records.read(source)) {
      return reader.readAll();
    }
  }

  private static byte[] bytes(String text) {
    return text.getBytes(StandardCharsets.UTF_8);
  }

  private static byte[] gzip(byte[] content) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (OutputStream out = new GZIPOutputStream(packed)) {
      out.write(content);
    }
    return packed.toByteArray();
  }

  private static byte[] zip(Object... namesAndContents) throws IOException {
    ByteArrayOutputStream packed = new ByteArrayOutputStream();
    try (ZipOutputStream out = new ZipOutputStream(packed)) {
      for (int i = 0; i < namesAndContents.length; i += 2) {
        out.putNextEntry(new ZipEntry((String) namesAndContents[i]));
        out.write((byte[]) namesAndContents[i + 1]);
        out.closeEntry();
      }
    }
    return packed.toByteArray();
  }
}
