package io.github.linesofaction.cli;

import java.io.FilterOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.util.Locale;

/** Where answers go; it ends the work by {@link NobodyReadsException} once its pipe is closed. */
final class AnswerOutput extends FilterOutputStream {
  AnswerOutput(OutputStream out) {
    super(out);
  }

  @Override
  public void write(int value) throws IOException {
    write(new byte[] {(byte) value}, 0, 1);
  }

  @Override
  public void write(byte[] bytes, int offset, int length) throws IOException {
    try {
      out.write(bytes, offset, length);
    } catch (IOException e) {
      String reason = String.valueOf(e.getMessage()).toLowerCase(Locale.ROOT);
      if (reason.contains("pipe")) {
        throw new NobodyReadsException(e);
      }
      throw e;
    }
  }
}
