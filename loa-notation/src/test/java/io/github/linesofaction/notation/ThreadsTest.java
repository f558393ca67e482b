package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.notation.diagram.SvgDiagram;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.ShortForm;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.io.InputStream;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.Callable;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** Everything but readers of records is shared by 16 threads, and answers as it does to one. */
class ThreadsTest {
  private static final int THREADS = 16;
  private static final List<String> FILES =
      List.of(
          "sgf/gemma-one-line.sgf",
          "sgf/long-identifiers-latin1.sgf",
          "sgf/marked-and-escaped.sgf",
          "text/olympiad-1.txt",
          "text/gemma-damaged.txt",
          "text/three-pairs-a-line.txt");

  private final ReadOptions options = ReadOptions.lenient();
  private final RecordValidator validator = RecordValidator.standard();
  private final SgfRecordWriter trees = SgfRecordWriter.standard();
  private final TranscriptWriter transcripts = TranscriptWriter.of(TranscriptLayout.NUMBERED);
  private final TextDiagram drawn = TextDiagram.unicode();
  private final SvgDiagram picture = SvgDiagram.builder().build();
  private final MoveReader moves = MoveReader.lenient();

  /** Reads all files with readers of its own, and does with each game what can be done. */
  private List<String> work() throws Exception {
    List<String> seen = new ArrayList<>();
    for (String file : FILES) {
      InputStream stream = ThreadsTest.class.getResourceAsStream("/records/" + file);
      try (RecordReader reader = Reading.open(file, stream, options)) {
        while (reader.hasNext()) {
          GameRecord record = reader.next();
          RecordVerdict verdict = validator.judge(record);
          seen.add(verdict.faults() + " " + verdict.remarks() + " " + verdict.outcome());
          seen.add(record.notes().toString());
          seen.add(trees.toText(record));
          seen.add(transcripts.toText(record));
          verdict.game().ifPresent(game -> look(game, seen));
        }
      }
    }
    return seen;
  }

  private void look(Game game, List<String> seen) {
    Position position = game.position();
    seen.add(drawn.draw(position));
    seen.add(picture.draw(position));
    // The short form has no sign for stones taken off or placed.
    for (Move move : position.legalMoves()) {
      if (move.isStep() && move.placed().isEmpty()) {
        seen.add(ShortForm.PLAIN.toText(move, position));
      }
    }
    seen.add(moves.check("c1-c4", position).message());
    seen.add(position.legalMoves().toString());
  }

  @Test
  @Tag("slow")
  void sideBySideAsAlone() throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(THREADS);
    try {
      CountDownLatch ready = new CountDownLatch(THREADS);
      Callable<List<String>> task =
          () -> {
            ready.countDown();
            ready.await();
            return work();
          };
      List<Future<List<String>>> answers = new ArrayList<>();
      for (int i = 0; i < THREADS; i++) {
        answers.add(pool.submit(task));
      }
      List<String> alone = work();
      assertThat(alone).hasSizeGreaterThan(50);
      for (Future<List<String>> answer : answers) {
        assertThat(answer.get()).isEqualTo(alone);
      }
    } finally {
      pool.shutdownNow();
    }
  }
}
