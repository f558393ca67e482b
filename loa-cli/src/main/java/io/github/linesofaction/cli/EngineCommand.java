package io.github.linesofaction.cli;

import io.github.linesofaction.arena.clock.TimeSource;
import io.github.linesofaction.arena.loa.LoaProvider;
import io.github.linesofaction.arena.program.PlayerProgram;
import io.github.linesofaction.players.PlayerKind;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Option;

/** A player of the library as a program for arbiters. */
@Command(
    name = "engine",
    mixinStandardHelpOptions = true,
    description = {
      "Plays as a UGI and UCI program on standard input and output, any variant and rule set.",
      "Try: printf 'ugi\\nposition startpos\\ngo movetime 200\\n' | loa engine"
    })
final class EngineCommand implements Callable<Integer> {
  private final Streams streams;

  @Option(
      names = "--player",
      paramLabel = "NAME",
      defaultValue = "alpha-beta",
      description = "alpha-beta (if left out), monte-carlo or random.")
  private String player = "alpha-beta";

  @Option(
      names = "--level",
      paramLabel = "N",
      description = "How strong, from 1 to 8; if left out, as strong as time allows.")
  private @Nullable Integer level;

  @Option(
      names = "--seed",
      paramLabel = "N",
      defaultValue = "1",
      description = "What chance starts from (1 if left out).")
  private long seed = 1;

  EngineCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    String name = player + (level == null ? "" : ":" + level);
    if (PlayerKind.find(player).isEmpty()) {
      throw new UnusableException(
          "--player " + player + ": one of " + String.join(", ", new LoaProvider().players()));
    }
    try {
      PlayerProgram.serve(
          new LoaProvider(),
          name,
          seed,
          Version.number(),
          TimeSource.system(),
          new BufferedReader(new InputStreamReader(streams.in(), StandardCharsets.UTF_8)),
          streams.out());
    } catch (IllegalArgumentException e) {
      throw new UnusableException("--player " + name + ": " + e.getMessage());
    }
    return ExitStatus.SOUND;
  }
}
