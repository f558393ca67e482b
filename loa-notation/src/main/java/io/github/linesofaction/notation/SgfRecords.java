package io.github.linesofaction.notation;

import io.github.linesofaction.notation.internal.read.TextReader;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.sgf.SgfReader;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.util.List;

/** Understands the game trees of a text as records. */
final class SgfRecords implements TextReader<GameRecord> {
  private final SgfReader games;
  private final ReadOptions options;

  SgfRecords(Source text, ReadOptions options) {
    this.games = SgfReader.of(text, options);
    this.options = options;
  }

  @Override
  public boolean hasNext() {
    return games.hasNext();
  }

  @Override
  public GameRecord next() {
    return games.next().toRecord(options);
  }

  @Override
  public List<Note> notes() {
    return games.notes();
  }

  @Override
  public void close() {
    games.close();
  }
}
