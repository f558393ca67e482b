package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.core.board.TextException;
import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.channels.FileLock;
import java.nio.channels.OverlappingFileLockException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;

/**
 * What has happened in an event, a line each, from which a stopped event goes on. A line is written
 * before anything that follows from it is done. One runner at a time has the journal of a folder.
 * Safe for threads.
 */
public final class Journal implements AutoCloseable {
  private static final String NAME = "journal.jsonl";

  /** What an array can hold; some million games. */
  private static final int MOST_BYTES = Integer.MAX_VALUE - 8;

  private final Path file;
  private final FileChannel channel;
  private final List<JsonTree> past;
  private final boolean isCut;

  private Journal(Path file, FileChannel channel, List<JsonTree> past, boolean isCut) {
    this.file = file;
    this.channel = channel;
    this.past = past;
    this.isCut = isCut;
  }

  /**
   * Tells whether a folder has a journal already.
   *
   * @param folder the folder of an event
   * @return whether an event was begun there
   */
  public static boolean exists(Path folder) {
    return Files.exists(Objects.requireNonNull(folder, "folder").resolve(NAME));
  }

  /**
   * Opens the journal of a folder, which is made if it is not there. A last line that was cut when
   * its runner was killed is taken away: what it began to tell had no consequences yet.
   *
   * @param folder the folder of the event
   * @return the journal
   * @throws JournalException if another runner has it, or it is not a journal
   * @throws IOException if it cannot be read or written
   */
  public static Journal open(Path folder) throws IOException {
    Objects.requireNonNull(folder, "folder");
    Files.createDirectories(folder);
    Path file = folder.resolve(NAME);
    FileChannel channel =
        FileChannel.open(
            file, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
    try {
      lock(channel, folder);
      byte[] bytes = readAll(channel, file);
      int end = bytes.length;
      while (end > 0 && bytes[end - 1] != '\n') {
        end--;
      }
      channel.truncate(end);
      channel.position(end);
      String text = new String(bytes, 0, end, StandardCharsets.UTF_8);
      return new Journal(file, channel, parse(file, text), end < bytes.length);
    } catch (IOException | RuntimeException e) {
      channel.close();
      throw e;
    }
  }

  /** Reads by the channel itself: on many systems to close any other would end its lock. */
  private static byte[] readAll(FileChannel channel, Path file) throws IOException {
    long size = channel.size();
    if (size > MOST_BYTES) {
      throw new JournalException(
          file + ": " + size + " bytes; a journal has at most " + MOST_BYTES);
    }
    ByteBuffer bytes = ByteBuffer.allocate((int) size);
    while (bytes.hasRemaining() && channel.read(bytes) >= 0) {
      // goes on until all is read
    }
    return Arrays.copyOf(bytes.array(), bytes.position());
  }

  private static void lock(FileChannel channel, Path folder) throws IOException {
    try {
      FileLock lock = channel.tryLock();
      if (lock != null) {
        return;
      }
    } catch (OverlappingFileLockException e) {
      // Held within this process: the same answer.
    }
    throw new JournalException(folder + ": another runner is at work here");
  }

  private static List<JsonTree> parse(Path file, String text) {
    List<JsonTree> past = new ArrayList<>();
    for (String line : text.lines().toList()) {
      try {
        past.add(JsonTree.parse(line));
      } catch (TextException e) {
        throw new JournalException(
            file + ":" + (past.size() + 1) + ": no line of a journal; take the event from a copy");
      }
    }
    return past;
  }

  /** Returns what was written before this journal was opened. */
  List<JsonTree> past() {
    return past;
  }

  /** {@return whether a last line that was cut had to be taken away} */
  public boolean isCut() {
    return isCut;
  }

  /** Begins an entry of a kind. */
  static Map<String, Object> entry(String kind) {
    Map<String, Object> entry = new LinkedHashMap<>();
    entry.put("kind", kind);
    return entry;
  }

  /** Writes a line and flushes it; a line that could not be written whole is taken away again. */
  synchronized void add(Map<String, Object> entry) {
    long end = -1;
    try {
      end = channel.position();
      byte[] line = (JsonTree.toLine(entry) + "\n").getBytes(StandardCharsets.UTF_8);
      ByteBuffer buffer = ByteBuffer.wrap(line);
      while (buffer.hasRemaining()) {
        channel.write(buffer);
      }
    } catch (IOException e) {
      takeBack(end);
      throw new JournalException(
          file + ": cannot be written (" + e.getMessage() + "); nothing is lost, --resume goes on");
    }
  }

  private void takeBack(long end) {
    try {
      if (end >= 0) {
        channel.truncate(end);
      }
    } catch (IOException e) {
      // The cut line is taken away when the journal is opened again.
      throw new JournalException(
          file + ": cannot be written (" + e.getMessage() + "); --resume goes on");
    }
  }

  /** Lets another runner have the journal. */
  @Override
  public void close() throws IOException {
    channel.close();
  }
}
