package io.github.linesofaction.spark;

import java.io.FileNotFoundException;
import java.io.IOException;
import java.nio.file.Paths;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.apache.hadoop.conf.Configuration;
import org.apache.hadoop.fs.FileStatus;
import org.apache.hadoop.fs.FileSystem;
import org.apache.hadoop.fs.Path;

/**
 * Finds the record files under a folder of any file system, by the same endings as the command line
 * does. A folder that cannot be read does not keep the others from being read.
 */
final class RecordFiles {
  private static final List<String> ENDINGS =
      List.of(
          ".txt",
          ".sgf",
          ".pgn",
          ".json",
          ".jsonl",
          ".txt.gz",
          ".sgf.gz",
          ".pgn.gz",
          ".json.gz",
          ".jsonl.gz",
          ".zip");

  private final List<RecordFile> files = new ArrayList<>();
  private final List<Trouble> troubles = new ArrayList<>();

  /** The folders that are being walked, as they really are: a link back to one leads nowhere. */
  private final Set<String> walked = new HashSet<>();

  private RecordFiles() {}

  /**
   * Finds files.
   *
   * @param in a file, whatever it is called, or a folder
   * @throws UnusableException if there is none
   */
  static RecordFiles in(String in, Configuration settings) throws IOException {
    RecordFiles found = new RecordFiles();
    Path path = new Path(in);
    FileSystem system = path.getFileSystem(settings);
    FileStatus status;
    try {
      status = system.getFileStatus(path);
    } catch (FileNotFoundException e) {
      throw new UnusableException("\"" + in + "\": no such file or folder");
    }
    if (status.isDirectory()) {
      found.walk(system, status.getPath(), in.replaceAll("(?<=[^/])/+$", ""));
    } else {
      found.add(in, status);
    }
    if (found.files.isEmpty() && found.troubles.isEmpty()) {
      throw new UnusableException(
          "\""
              + in
              + "\": no record file in this folder; records are called *"
              + String.join(", *", ENDINGS));
    }
    return found;
  }

  /** Returns what can be read, in the order of the names within each folder. */
  List<RecordFile> files() {
    return List.copyOf(files);
  }

  /** Returns what cannot be read. */
  List<Trouble> troubles() {
    return List.copyOf(troubles);
  }

  private void add(String name, FileStatus status) {
    files.add(new RecordFile(name, status.getPath().toString(), status.getLen()));
  }

  private void walk(FileSystem system, Path folder, String name) {
    try {
      String real = real(folder);
      if (!walked.add(real)) {
        return;
      }
      FileStatus[] inside = system.listStatus(folder);
      Arrays.sort(inside, Comparator.comparing(each -> each.getPath().getName()));
      for (FileStatus each : inside) {
        String child = (name.equals("/") ? "" : name) + "/" + each.getPath().getName();
        if (each.isDirectory()) {
          walk(system, each.getPath(), child);
        } else if (isRecord(child)) {
          add(child, each);
        }
      }
      walked.remove(real);
    } catch (IOException e) {
      troubles.add(Trouble.of(name, e));
    }
  }

  /** Where a folder really is; only the local file system has links to folders. */
  private static String real(Path folder) throws IOException {
    return "file".equals(folder.toUri().getScheme())
        ? Paths.get(folder.toUri().getPath()).toRealPath().toString()
        : folder.toString();
  }

  private static boolean isRecord(String name) {
    String small = name.toLowerCase(Locale.ROOT);
    return ENDINGS.stream().anyMatch(small::endsWith);
  }
}
