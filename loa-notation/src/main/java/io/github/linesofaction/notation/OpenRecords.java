package io.github.linesofaction.notation;

import io.github.linesofaction.notation.internal.read.SourceReader;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Note;
import java.util.List;

/** The records of an open source. */
final class OpenRecords implements RecordReader {
  private final SourceReader<GameRecord> records;

  OpenRecords(SourceReader<GameRecord> records) {
    this.records = records;
  }

  @Override
  public boolean hasNext() {
    return records.hasNext();
  }

  @Override
  public GameRecord next() {
    return records.next();
  }

  @Override
  public List<Note> notes() {
    return records.notes();
  }

  @Override
  public void close() {
    records.close();
  }
}
