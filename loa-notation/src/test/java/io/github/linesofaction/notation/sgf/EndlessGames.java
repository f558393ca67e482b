package io.github.linesofaction.notation.sgf;

import java.io.InputStream;
import java.nio.charset.StandardCharsets;

/** A stream of the same games again and again, up to a number of bytes; made while it is read. */
public final class EndlessGames extends InputStream {
  private final byte[] games;
  private final long length;
  private long position;
  private boolean closed;

  public EndlessGames(String games, long length) {
    this.games = games.getBytes(StandardCharsets.ISO_8859_1);
    this.length = length;
  }

  public boolean isClosed() {
    return closed;
  }

  long position() {
    return position;
  }

  @Override
  public int read() {
    return position == length ? -1 : games[(int) (position++ % games.length)] & 0xFF;
  }

  @Override
  public int read(byte[] target, int from, int count) {
    if (position == length) {
      return -1;
    }
    int start = (int) (position % games.length);
    int taken = (int) Math.min(Math.min(count, games.length - start), length - position);
    System.arraycopy(games, start, target, from, taken);
    position += taken;
    return taken;
  }

  @Override
  public void close() {
    closed = true;
  }
}
