package io.github.linesofaction.notation;

import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.sgf.SgfReader;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.InputStream;
import java.io.Reader;
import java.nio.file.Path;

/** Ways into the readers, in a form that the test knows. */
public final class Reading {
  private Reading() {}

  public static RecordReader transcripts(String text, ReadOptions options) {
    return Records.read(Source.of(text), options.withForm(Form.TRANSCRIPT));
  }

  public static RecordReader transcripts(String name, InputStream bytes, ReadOptions options) {
    return Records.read(Source.of(name, bytes), options.withForm(Form.TRANSCRIPT));
  }

  public static RecordReader transcripts(String name, Reader characters, ReadOptions options) {
    return Records.read(Source.of(name, characters), options.withForm(Form.TRANSCRIPT));
  }

  public static RecordReader transcriptsIn(Path file, ReadOptions options) {
    return Records.read(Source.of(file), options.withForm(Form.TRANSCRIPT));
  }

  public static RecordReader records(String text, ReadOptions options) {
    return Records.read(Source.of(text), options.withForm(Form.SGF));
  }

  public static RecordReader records(String name, InputStream bytes, ReadOptions options) {
    return Records.read(Source.of(name, bytes), options.withForm(Form.SGF));
  }

  public static RecordReader records(String name, Reader characters, ReadOptions options) {
    return Records.read(Source.of(name, characters), options.withForm(Form.SGF));
  }

  public static RecordReader recordsIn(Path file, ReadOptions options) {
    return Records.read(Source.of(file), options.withForm(Form.SGF));
  }

  public static SgfReader trees(String text, ReadOptions options) {
    return SgfReader.of(Source.of(text), options);
  }

  public static SgfReader trees(String name, InputStream bytes, ReadOptions options) {
    return SgfReader.of(Source.of(name, bytes), options);
  }

  public static SgfReader trees(String name, Reader characters, ReadOptions options) {
    return SgfReader.of(Source.of(name, characters), options);
  }

  public static SgfReader treesIn(Path file, ReadOptions options) {
    return SgfReader.of(Source.of(file), options);
  }

  /** The limits of some options put on others. */
  public static ReadOptions limited(ReadOptions options, ReadOptions limits) {
    ReadOptions limited = options;
    for (ReadLimit limit : ReadLimit.values()) {
      limited = limited.withLimit(limit, limits.limit(limit));
    }
    return limited;
  }

  public static RecordReader open(String name, InputStream bytes, ReadOptions options) {
    return Records.read(Source.of(name, bytes), options);
  }
}
