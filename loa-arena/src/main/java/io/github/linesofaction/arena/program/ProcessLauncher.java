package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.game.EndKind;
import io.github.linesofaction.arena.player.FailureException;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Consumer;

/** Starts a program as a process of the system. An immutable value. */
public final class ProcessLauncher implements Launcher {
  private final List<String> command;
  private final TimeSource time;
  private final Optional<Path> errors;
  private final Consumer<ProcessHandle> started;

  private ProcessLauncher(
      List<String> command,
      TimeSource time,
      Optional<Path> errors,
      Consumer<ProcessHandle> started) {
    this.command = command;
    this.time = time;
    this.errors = errors;
    this.started = started;
  }

  /**
   * Makes a launcher.
   *
   * @param command the program and its arguments
   * @param time what its answers are timed by
   * @return a launcher that lets the program's standard error go
   * @throws IllegalArgumentException if the command has no words
   */
  public static ProcessLauncher of(List<String> command, TimeSource time) {
    List<String> words = List.copyOf(Objects.requireNonNull(command, "command"));
    Objects.requireNonNull(time, "time");
    if (words.isEmpty()) {
      throw new IllegalArgumentException("a command has one word or more");
    }
    return new ProcessLauncher(words, time, Optional.empty(), process -> {});
  }

  /**
   * Chooses where the program's standard error goes.
   *
   * @param file a file, to which each run of the program adds
   * @return such a launcher
   */
  public ProcessLauncher withErrors(Path file) {
    Objects.requireNonNull(file, "file");
    return new ProcessLauncher(command, time, Optional.of(file), started);
  }

  /**
   * Chooses who is told of each process started, before anything is said to it.
   *
   * @param listener is told, by the thread that starts it
   * @return such a launcher
   */
  public ProcessLauncher withListener(Consumer<ProcessHandle> listener) {
    return new ProcessLauncher(command, time, errors, Objects.requireNonNull(listener, "listener"));
  }

  @Override
  public LineChannel launch() {
    ProcessBuilder builder = new ProcessBuilder(command);
    builder.redirectError(
        errors
            .map(file -> ProcessBuilder.Redirect.appendTo(file.toFile()))
            .orElse(ProcessBuilder.Redirect.DISCARD));
    Family family = Family.begin(builder, time.nanos());
    try {
      Process process = builder.start();
      started.accept(process.toHandle());
      return new ProcessChannel(process, family, time, errors);
    } catch (IOException e) {
      throw new FailureException(
          EndKind.CRASH, "cannot be started: " + String.valueOf(e.getMessage()));
    }
  }
}
