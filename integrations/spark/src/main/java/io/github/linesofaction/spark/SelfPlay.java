package io.github.linesofaction.spark;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import io.github.linesofaction.players.Budget;
import io.github.linesofaction.players.Player;
import io.github.linesofaction.players.PlayerKind;
import java.io.Serializable;

/**
 * Games between players of the library. A game depends on nothing but these choices and its number:
 * players spend nodes and no time, and their seeds are made of the two.
 *
 * @param start where games begin and by which rules
 * @param black who plays Black: the id of a kind of player
 * @param white who plays White
 * @param level how strong both are, 1 to {@link PlayerKind#LEVELS}
 * @param opening how many plies are drawn at random first, 0 or more
 * @param longest after how many plies a game is left open, 1 or more
 * @param seed where chance begins
 * @param form the form of the records: {@code sgf} or {@code text}
 */
record SelfPlay(
    StartText start,
    String black,
    String white,
    int level,
    int opening,
    int longest,
    long seed,
    String form)
    implements Serializable {
  /** One for Black, one for White, one for the opening. */
  private static final int SEEDS_OF_A_GAME = 3;

  /**
   * Plays a game.
   *
   * @param number which game it is, counted from 1
   * @return its record; a line end behind it makes it ready for the next one
   */
  String play(long number) {
    long first = SEEDS_OF_A_GAME * number;
    long blackSeed = seed(first);
    long whiteSeed = seed(first + 1);
    Player atBlack = player(black, blackSeed);
    Player atWhite = player(white, whiteSeed);
    Player opener = player(PlayerKind.RANDOM.id(), seed(first + 2));
    Game game = Game.from(start.toPosition());
    while (!game.isOver() && game.plies() < longest) {
      boolean blacksTurn = game.sideToMove() == Color.BLACK;
      Player next = game.plies() < opening ? opener : blacksTurn ? atBlack : atWhite;
      game = game.play(next.choose(game, budget(blacksTurn ? black : white)).move());
    }
    GameRecord record =
        GameRecord.of(game).toBuilder()
            .tag("Event", "Self-play")
            .tag("Round", Long.toString(number))
            .tag("Black", name(black, blackSeed))
            .tag("White", name(white, whiteSeed))
            .build();
    return text(record);
  }

  private String text(GameRecord record) {
    return form.equals(Form.SGF.id())
        ? SgfRecordWriter.standard().toText(record).stripTrailing()
        : TranscriptWriter.of(TranscriptLayout.ONE_LINE).toText(record);
  }

  private String name(String kind, long playersSeed) {
    return kind + ", level " + level + ", seed " + playersSeed;
  }

  private Budget budget(String kind) {
    return kind(kind).budget(level);
  }

  private static Player player(String kind, long playersSeed) {
    return kind(kind).create(playersSeed, () -> 0);
  }

  private static PlayerKind kind(String id) {
    return PlayerKind.find(id)
        .orElseThrow(() -> new UnusableException("\"" + id + "\": no such player"));
  }

  /** Makes the seed of that number: neighbours have nothing in common. */
  private long seed(long number) {
    long bits = seed + number * 0x9E3779B97F4A7C15L;
    bits = (bits ^ bits >>> 30) * 0xBF58476D1CE4E5B9L;
    bits = (bits ^ bits >>> 27) * 0x94D049BB133111EBL;
    return bits ^ bits >>> 31;
  }
}
