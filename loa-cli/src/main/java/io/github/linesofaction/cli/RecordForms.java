package io.github.linesofaction.cli;

import io.github.linesofaction.notation.Detection;
import io.github.linesofaction.notation.Notation;
import io.github.linesofaction.notation.Notations;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.DecodedText;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The forms in which games are read, and their readers. */
final class RecordForms {
  /** A drawn board has to be told what its signs mean, so it cannot be read here. */
  private static final Set<Notation> UNREADABLE = Set.of(Notation.BOARD);

  private RecordForms() {}

  /** Finds a form by the name that a user gives. */
  static Notation named(String id) {
    return Notations.byId(id)
        .filter(form -> !UNREADABLE.contains(form))
        .orElseThrow(
            () ->
                new UnusableException("--format \"" + id + "\": no such form; one of " + names()));
  }

  private static String names() {
    return Notations.all().stream()
        .filter(form -> !UNREADABLE.contains(form))
        .map(Notation::id)
        .collect(Collectors.joining(", "));
  }

  /** Finds out the form of a source by its beginning, which can be read again afterwards. */
  static Notation detect(BufferedInputStream stream) throws IOException {
    stream.mark(Notations.SAMPLE);
    byte[] beginning = stream.readNBytes(Notations.SAMPLE);
    stream.reset();
    String text =
        DecodedText.of("", beginning, ReadOptions.lenient())
            .text()
            .lines()
            .dropWhile(line -> line.isBlank() || LineRecords.isRemark(line))
            .collect(Collectors.joining("\n"));
    List<Detection> likely = Notations.detect(text);
    return likely.stream()
        .map(Detection::notation)
        .filter(form -> !UNREADABLE.contains(form))
        .findFirst()
        .orElse(Notation.TRANSCRIPT);
  }

  /** Opens a source in a form. */
  static RecordReader open(Notation form, String name, InputStream stream, RecordOptions options) {
    return switch (form) {
      case POSITION, PLAY_STRATEGY, ACTIONS -> LineRecords.of(form, name, stream, options);
      default -> Notations.open(form, name, stream, options);
    };
  }
}
