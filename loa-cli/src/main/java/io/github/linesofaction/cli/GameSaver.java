package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.OpenOption;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.Set;
import java.util.function.Function;

/** Writes a game as SGF into files of the user's choice, and over no file but its own. */
final class GameSaver {
  private final String variant;
  private final Function<Position, Sitter> table;
  private final Set<Path> own = new HashSet<>();

  /**
   * Makes a saver.
   *
   * @param variant what the variant is called in records
   * @param table who sits at the seat whose turn it is
   */
  GameSaver(String variant, Function<Position, Sitter> table) {
    this.variant = variant;
    this.table = table;
  }

  /** Writes the game and answers what to tell the user. */
  String save(Game game, String name) {
    if (name.isEmpty()) {
      return "Save where? save FILE";
    }
    try {
      Path path = Path.of(name);
      String text = SgfRecordWriter.standard().toText(record(game));
      OpenOption[] how =
          own.contains(path)
              ? new OpenOption[0]
              : new OpenOption[] {StandardOpenOption.CREATE_NEW, StandardOpenOption.WRITE};
      Files.writeString(path, text, how);
      own.add(path);
      return "Saved as " + path;
    } catch (FileAlreadyExistsException e) {
      return name + " is there already, and is left as it is";
    } catch (InvalidPathException e) {
      return "\"" + name + "\" is no path: " + e.getReason();
    } catch (IOException e) {
      return name + " cannot be written: " + IoWords.of(e);
    } catch (LoaException e) {
      return "This game cannot be written: " + e.getMessage();
    }
  }

  private GameRecord record(Game game) {
    GameRecord.Builder record = GameRecord.of(game).toBuilder().variant(variant);
    for (Color color : Color.values()) {
      String names = String.join(" and ", names(game, color));
      if (!names.isEmpty()) {
        record.tag(color.title(), names);
      }
    }
    return record.build();
  }

  /** Who has had a turn for a side, or has it now. */
  private Set<String> names(Game game, Color color) {
    Set<String> names = new LinkedHashSet<>();
    for (int ply = 0; ply <= game.plies(); ply++) {
      Position position = game.at(ply).position();
      String name = table.apply(position).name();
      if (position.sideToMove() == color && !name.isEmpty()) {
        names.add(name);
      }
    }
    return names;
  }
}
