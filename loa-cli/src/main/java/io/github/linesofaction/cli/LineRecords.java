package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.notation.Notation;
import io.github.linesofaction.notation.move.ActionNumbers;
import io.github.linesofaction.notation.position.PlayStrategyText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.SyntaxException;
import io.github.linesofaction.variants.Variants;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.util.ArrayList;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;
import java.util.StringTokenizer;

/**
 * Games of one line each: a position text or a position string is a game without moves that starts
 * there; action numbers are the moves of a game. Empty lines are passed over, and remarks: lines
 * that begin with a number sign and a blank, which no position does.
 */
final class LineRecords implements RecordReader {
  private final Notation form;
  private final String name;
  private final InputStream stream;
  private final Lines lines;
  private final boolean strict;
  private Optional<String> line = Optional.empty();
  private boolean ended;
  private int games;

  private LineRecords(Notation form, String name, InputStream stream, boolean strict) {
    this.form = form;
    this.name = name;
    this.stream = stream;
    this.lines = new Lines(stream);
    this.strict = strict;
  }

  static LineRecords of(Notation form, String name, InputStream stream, RecordOptions options) {
    return new LineRecords(form, name, stream, options.isStrict());
  }

  @Override
  public boolean hasNext() {
    while (!ended && line.isEmpty()) {
      try {
        Optional<String> read = lines.next();
        ended = read.isEmpty();
        line = read.map(String::strip).filter(text -> !text.isEmpty() && !isRemark(text));
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }
    return line.isPresent();
  }

  /** Tells whether a line is a remark. */
  static boolean isRemark(String text) {
    return text.startsWith("# ");
  }

  @Override
  public GameRecord next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games in " + name);
    }
    String text = line.orElseThrow();
    line = Optional.empty();
    games++;
    Place place = new Place(name, 0, lines.number(), 1);
    GameRecord.Builder record = GameRecord.builder().number(games).place(place);
    try {
      if (form == Notation.ACTIONS) {
        record.moves(moves(text, place));
      } else {
        Setup setup = form == Notation.POSITION ? Setup.parse(text) : PlayStrategyText.parse(text);
        record.start(setup);
        if (setup.topology().shape() == Topology.Shape.SQUARE) {
          record.rules(Variants.square(setup.topology().size()).rules());
        }
      }
    } catch (LoaException e) {
      String reason = OneLine.of(e.getMessage());
      if (strict) {
        ended = true;
        throw new SyntaxException(place, OneLine.of(text), form.description() + ": " + reason);
      }
      record.notes(List.of(new Note(Note.Kind.UNEXPECTED_TEXT, place, reason)));
    }
    return record.build();
  }

  private static List<RecordMove> moves(String text, Place place) {
    List<RecordMove> moves = new ArrayList<>();
    Color side = Color.BLACK;
    StringTokenizer numbers = new StringTokenizer(text, " \t,");
    while (numbers.hasMoreTokens()) {
      String number = numbers.nextToken();
      Move move =
          Optional.of(number)
              .filter(digits -> digits.matches("[0-9]{1,4}"))
              .flatMap(digits -> ActionNumbers.move(Integer.parseInt(digits)))
              .orElseThrow(
                  () ->
                      new SyntaxException(
                          place, number, "an action number below " + ActionNumbers.COUNT));
      moves.add(RecordMove.of(move, side));
      side = side.opponent();
    }
    return moves;
  }

  @Override
  public List<Note> notes() {
    return List.of();
  }

  @Override
  public void close() {
    try {
      stream.close();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
