package io.github.linesofaction.cli;

import io.github.linesofaction.notation.text.Note;
import java.util.ArrayList;
import java.util.List;

/** What is said of files in which no game could be read. */
final class Troubles {
  private Troubles() {}

  /** Returns the troubles among some notes, in words. */
  static List<String> of(List<Note> notes) {
    List<String> troubles = new ArrayList<>();
    for (Note note : notes) {
      if (note.kind() == Note.Kind.NO_GAME) {
        troubles.add("no game found in " + note.place().source());
      } else if (note.kind() == Note.Kind.ARCHIVE_NOT_READ) {
        troubles.add(note.toString());
      }
    }
    return troubles;
  }
}
