package io.github.linesofaction.cli;

import java.io.IOException;
import java.nio.file.AccessDeniedException;
import java.nio.file.FileSystemException;
import java.nio.file.FileSystemLoopException;
import java.nio.file.NoSuchFileException;

/** What went wrong with a file, in words. */
final class IoWords {
  private IoWords() {}

  /** Returns the reason, without the name of the file. */
  static String of(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "no such file or folder";
    }
    if (e instanceof AccessDeniedException) {
      return "no permission";
    }
    if (e instanceof FileSystemLoopException) {
      return "a link to a folder that holds it";
    }
    String reason = e instanceof FileSystemException file ? file.getReason() : e.getMessage();
    return reason == null ? "the system gives no reason" : OneLine.of(reason);
  }
}
