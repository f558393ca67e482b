package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Openings of Lines of Action: position texts, a line each, or records of any form. */
final class LoaOpenings {
  private LoaOpenings() {}

  static List<Opening> read(LoaGame game, String name, byte[] content, int cut) {
    List<Opening> openings =
        isPositions(content) ? positions(game, name, content) : records(game, name, content, cut);
    if (openings.isEmpty()) {
      throw new TextException(0, name + ": no opening in it");
    }
    return openings;
  }

  private static List<String> lines(byte[] content) {
    return new String(content, StandardCharsets.UTF_8)
        .lines()
        .map(String::strip)
        .filter(line -> !line.isEmpty() && !line.startsWith("#"))
        .toList();
  }

  /** Tells whether the first line is a position text. */
  private static boolean isPositions(byte[] content) {
    List<String> lines = lines(content);
    if (lines.isEmpty()) {
      return false;
    }
    try {
      Setup.parse(lines.get(0));
      return true;
    } catch (TextException e) {
      return false;
    }
  }

  private static List<Opening> positions(LoaGame game, String name, byte[] content) {
    List<Opening> openings = new ArrayList<>();
    for (String line : lines(content)) {
      try {
        openings.add(new Opening(Optional.of(game.start(line).text()), List.of()));
      } catch (TextException e) {
        throw new TextException(0, name + ", " + line + ": " + e.getMessage());
      }
    }
    return List.copyOf(openings);
  }

  private static List<Opening> records(LoaGame game, String name, byte[] content, int cut) {
    ReadOptions options = ReadOptions.lenient().withDefaultRules(game.rules());
    List<Opening> openings = new ArrayList<>();
    try (RecordReader reader = Records.read(Source.of(name, content), options)) {
      while (reader.hasNext()) {
        openings.add(opening(game, reader.next(), cut));
      }
    } catch (TextException e) {
      throw e;
    } catch (LoaException e) {
      throw new TextException(0, name + ", game " + (openings.size() + 1) + ": " + e.getMessage());
    }
    return List.copyOf(openings);
  }

  /** Returns the first plies of a record, played under the rules of the match. */
  private static Opening opening(LoaGame game, GameRecord record, int cut) {
    Optional<String> position =
        record.start().filter(start -> !start.equals(game.rules().start())).map(Setup::toString);
    Game played = record.toGame();
    List<String> moves = played.moves().stream().limit(cut).map(Move::toString).toList();
    LoaState state = position.map(game::start).orElseGet(game::start);
    int number = 0;
    for (String move : moves) {
      number++;
      var check = state.play(move);
      if (!check.isLegal()) {
        throw new TextException(0, "move " + number + ", " + move + ": " + check.fault());
      }
      state = (LoaState) check.after().orElseThrow();
    }
    return new Opening(position, moves);
  }
}
