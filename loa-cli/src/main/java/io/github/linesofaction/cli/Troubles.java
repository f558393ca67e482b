package io.github.linesofaction.cli;

import io.github.linesofaction.notation.text.Note;
import java.util.ArrayList;
import java.util.List;

/** What is said of files in which no game could be read. */
final class Troubles {
  private Troubles() {}

  /** Returns the troubles among some notes, in words. */
  static List<Trouble> of(List<Note> notes) {
    List<Trouble> troubles = new ArrayList<>();
    for (Note note : notes) {
      if (note.kind() == Note.Kind.NO_GAME) {
        String file = note.place().source();
        troubles.add(new Trouble(file, "no game found in " + file));
      } else if (note.kind() == Note.Kind.ARCHIVE_NOT_READ) {
        troubles.add(new Trouble(note.place().source(), note.toString()));
      }
    }
    return troubles;
  }
}
