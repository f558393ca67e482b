package io.github.linesofaction.benchmarks;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.io.ByteArrayInputStream;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.SplittableRandom;
import java.util.concurrent.TimeUnit;
import org.openjdk.jmh.annotations.AuxCounters;
import org.openjdk.jmh.annotations.Benchmark;
import org.openjdk.jmh.annotations.BenchmarkMode;
import org.openjdk.jmh.annotations.Fork;
import org.openjdk.jmh.annotations.Measurement;
import org.openjdk.jmh.annotations.Mode;
import org.openjdk.jmh.annotations.OperationsPerInvocation;
import org.openjdk.jmh.annotations.OutputTimeUnit;
import org.openjdk.jmh.annotations.Param;
import org.openjdk.jmh.annotations.Scope;
import org.openjdk.jmh.annotations.Setup;
import org.openjdk.jmh.annotations.State;
import org.openjdk.jmh.annotations.Warmup;

/**
 * Archives of random games read from bytes, played over and judged: an operation is one game. The
 * same cost per ply at 40 and at 160 plies shows that it grows linearly with the length of a game.
 */
@State(Scope.Thread)
@BenchmarkMode(Mode.Throughput)
@OutputTimeUnit(TimeUnit.SECONDS)
@Warmup(iterations = 3, time = 2)
@Measurement(iterations = 5, time = 2)
@Fork(1)
public class RecordBenchmark {
  private static final int GAMES = 500;

  /** How long the games are. */
  @Param({"40", "160"})
  private int plies;

  private byte[] sgf;
  private byte[] transcripts;

  /** Counts the bytes beside the games. */
  @AuxCounters(AuxCounters.Type.OPERATIONS)
  @State(Scope.Thread)
  public static class Bytes {
    /** Bytes read. */
    public long bytes;
  }

  /** Writes the archives. */
  @Setup
  public void setUp() throws java.io.IOException {
    List<GameRecord> records = new ArrayList<>();
    SplittableRandom random = new SplittableRandom(20_260_102);
    while (records.size() < GAMES) {
      SearchPosition board =
          SearchPosition.of(Position.start(Ruleset.standard(Preset.MIND_SPORTS)));
      while (board.plies() < plies && board.result() == SearchPosition.ONGOING) {
        board.make(board.randomMove(random));
      }
      if (board.plies() == plies) {
        records.add(GameRecord.of(board.toGame()));
      }
    }
    StringBuilder text = new StringBuilder();
    SgfRecordWriter.standard().writeTo(records, text);
    sgf = text.toString().getBytes(StandardCharsets.UTF_8);
    text.setLength(0);
    TranscriptWriter.of(TranscriptLayout.NUMBERED).writeTo(records, text);
    transcripts = text.toString().getBytes(StandardCharsets.UTF_8);
  }

  /** SGF. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int sgf(Bytes counter) {
    counter.bytes += sgf.length;
    return judge("sgf", sgf);
  }

  /** Numbered transcripts. */
  @Benchmark
  @OperationsPerInvocation(GAMES)
  public int transcripts(Bytes counter) {
    counter.bytes += transcripts.length;
    return judge("txt", transcripts);
  }

  private int judge(String name, byte[] archive) {
    RecordValidator validator = RecordValidator.standard();
    int sound = 0;
    try (RecordReader reader = Records.read(Source.of(name, new ByteArrayInputStream(archive)))) {
      while (reader.hasNext()) {
        sound += validator.judge(reader.next()).isSound() ? 1 : 0;
      }
    }
    if (sound != GAMES) {
      throw new IllegalStateException(sound + " sound games, not " + GAMES);
    }
    return sound;
  }
}
