package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Move;
import java.io.IOException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Parameters;

/** Plays moves and tells where they lead, for one game or for each on standard input. */
@Command(
    name = "replay",
    mixinStandardHelpOptions = true,
    description = {
      "Plays moves from the start or from --position. Prints the last position, a sentence about"
          + " it, and on the last line the result: black, white, draw, open, or error: ply N:"
          + " reason.",
      "With - reads one game a line, moves with blanks between, and answers one line each: the last"
          + " position, a tab, the result."
    })
final class ReplayCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Parameters(arity = "0..*", paramLabel = "MOVES", description = "Moves, or - to read games.")
  private List<String> moves = new ArrayList<>();

  ReplayCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    Replayer replayer = new Replayer(options.game());
    if (!moves.equals(List.of("-"))) {
      return answer(replayer.play(String.join(" ", moves)));
    }
    int status = ExitStatus.SOUND;
    Lines lines = new Lines(streams.in());
    for (Optional<String> line = lines.next(); line.isPresent(); line = lines.next()) {
      Replayer.Played played = replayer.play(line.get());
      streams.line(played.position() + "\t" + played.result());
      status = played.isSound() ? status : ExitStatus.FAULTY;
      if (lines.mayWait()) {
        streams.out().flush();
      }
    }
    return status;
  }

  private int answer(Replayer.Played played) {
    streams.line(played.position().toString());
    if (played.isSound()) {
      streams.line(ResultWords.sentence(played.outcome(), played.position()));
    } else if (!played.legal().isEmpty()) {
      streams.line(
          "Legal would be: "
              + played.legal().stream().map(Move::toString).collect(Collectors.joining(" ")));
    }
    streams.line(played.result());
    return played.isSound() ? ExitStatus.SOUND : ExitStatus.FAULTY;
  }
}
