package io.github.linesofaction.arena.tournament;

import java.time.Instant;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Programs of a runner that was killed: they are known by their ids and the times they started. */
final class Leftovers {
  private static final String KIND = "process";

  private Leftovers() {}

  /** Makes the journal's entry of a process that was started. */
  static Map<String, Object> entry(ProcessHandle process) {
    Map<String, Object> entry = Journal.entry(KIND);
    entry.put("pid", process.pid());
    entry.put("started", started(process));
    return entry;
  }

  /** Ends the processes that a journal tells of and that are still there, children included. */
  static int end(Journal journal) {
    int ended = 0;
    for (JsonTree line : journal.past()) {
      if (line.text("kind").equals(KIND)) {
        Optional<ProcessHandle> process = ProcessHandle.of(line.number("pid", -1));
        if (process.isPresent() && started(process.get()) == line.number("started", -1)) {
          Stream.concat(process.get().descendants(), process.stream())
              .toList()
              .forEach(ProcessHandle::destroyForcibly);
          ended++;
        }
      }
    }
    return ended;
  }

  /** Milliseconds since 1970, 0 where the system does not tell. */
  private static long started(ProcessHandle process) {
    return process.info().startInstant().map(Instant::toEpochMilli).orElse(0L);
  }
}
