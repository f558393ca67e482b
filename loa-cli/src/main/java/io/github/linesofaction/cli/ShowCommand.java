package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.notation.diagram.SvgDiagram;
import io.github.linesofaction.notation.diagram.SvgDiagramBuilder;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;

/** Shows a position: the board and what is true of it, as text or as a picture. */
@Command(
    name = "show",
    mixinStandardHelpOptions = true,
    description =
        "Draws the board and tells whose turn it is, the groups of either side, stones off the"
            + " board, holes, the result, and the line counts of --square.")
final class ShowCommand implements Callable<Integer> {
  private final Streams streams;

  @Mixin private GameOptions options = new GameOptions();

  @Mixin private ReadingOptions reading = new ReadingOptions();

  @Parameters(
      arity = "0..1",
      paramLabel = "FILE",
      description = "Show a position of this record, or of the one on standard input (-).")
  private @Nullable String file;

  @Option(
      names = "--game",
      paramLabel = "N",
      description = "Which game of the file, counted from 1 (the first if left out).")
  private @Nullable Integer number;

  @Option(
      names = "--ply",
      paramLabel = "P",
      description = "The position after so many plies; 0 is the start (the last if left out).")
  private @Nullable Integer ply;

  @Option(
      names = "--square",
      paramLabel = "SQUARE",
      description = "Count the stones on the lines through this square, and show its moves.")
  private @Nullable String square;

  @Option(
      names = "--svg",
      paramLabel = "OUT",
      description = "Write a picture to this file, or to standard output (-), instead of text.")
  private @Nullable String picture;

  @Option(names = "--groups", description = "Mark the groups in the picture.")
  private boolean groups;

  @Option(names = "--unicode", description = "Draw the text with Unicode signs.")
  private boolean unicode;

  @Option(names = "--white-below", description = "Show the board from White's side.")
  private boolean whiteBelow;

  ShowCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() throws IOException {
    if (groups && picture == null) {
      throw new UnusableException("--groups marks the groups in a picture: it needs --svg OUT");
    }
    Shown shown = shown();
    Optional<Square> marked = Optional.ofNullable(square).map(name -> square(shown, name));
    Color below = whiteBelow ? Color.WHITE : Color.BLACK;
    if (picture != null) {
      OutputFile.write(streams, "--svg", picture, svg(shown, marked, below));
    } else {
      TextDiagram diagram = unicode ? TextDiagram.unicode() : TextDiagram.plain();
      PositionReport.lines(shown, diagram.seenFrom(below), marked).forEach(streams::line);
    }
    return ExitStatus.SOUND;
  }

  private Shown shown() throws IOException {
    String name = file;
    if (name == null) {
      if (ply != null || number != null) {
        throw new UnusableException("show: --game and --ply need a record file");
      }
      return Shown.of(options.position());
    }
    int game = number == null ? 1 : number;
    int after = ply == null ? RecordGames.LAST : ply;
    if (game < 1 || (ply != null && ply < 0)) {
      throw new UnusableException("show: --game counts from 1, --ply from 0");
    }
    RecordSources found = RecordSources.named(List.of(name), streams.in());
    if (!found.troubles().isEmpty()) {
      throw new UnusableException(found.troubles().get(0).words());
    }
    List<Source> sources = found.sources();
    if (sources.size() != 1) {
      throw new UnusableException(
          "show: one record file is wanted, and \"" + name + "\" has " + sources.size());
    }
    return Shown.of(new RecordGames(reading, options).at(sources.get(0), game, after));
  }

  private static Square square(Shown shown, String name) {
    Position position = shown.position();
    return Square.tryParse(name)
        .filter(position.topology()::contains)
        .orElseThrow(
            () ->
                new UnusableException(
                    "--square \"" + name + "\": no square of " + position.topology()));
  }

  private String svg(Shown shown, Optional<Square> marked, Color below) {
    String title = shown.cause().map(cause -> cause + ": ").orElse("") + shown.sentence();
    SvgDiagramBuilder diagram = SvgDiagram.builder().seenFrom(below).groups(groups).title(title);
    shown.lastMove().ifPresent(diagram::lastMove);
    marked.ifPresent(diagram::targetsOf);
    return diagram.build().draw(shown.position());
  }
}
