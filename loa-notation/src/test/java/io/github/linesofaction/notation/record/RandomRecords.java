package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Records of random games, with whatever a record may hold. */
public final class RandomRecords {
  private static final List<String> REMARKS =
      List.of(
          "good",
          "2 ways",
          "} a { brace",
          "back\\slash\\",
          "two\nlines",
          "1. b1-b3",
          "[Event \"x\"]",
          "ünïcode ½ 黒",
          "; # %",
          "c1xa3 0-1 resign");

  private RandomRecords() {}

  /** A random game of at most so many plies. */
  public static Game game(Ruleset rules, Random random, int plies) {
    Game game = Game.start(rules);
    for (int i = 0; i < plies && !game.isOver(); i++) {
      List<Move> moves = game.legalMoves();
      game = game.play(moves.get(random.nextInt(moves.size())));
    }
    return game;
  }

  /** The record of a random game, perhaps resigned or drawn by agreement. */
  public static GameRecord plain(Ruleset rules, long seed, int plies) {
    Random random = new Random(seed);
    Game game = game(rules, random, plies);
    if (!game.isOver()) {
      game =
          switch (random.nextInt(5)) {
            case 0 -> game.resign(Color.BLACK);
            case 1 -> game.forfeit(Color.WHITE);
            case 2 -> game.loseOnTime(Color.WHITE);
            case 3 -> game.agreeDraw();
            default -> game;
          };
    }
    return GameRecord.of(game);
  }

  /** A record with tags, remarks, annotation signs and variations within variations. */
  public static GameRecord rich(Ruleset rules, long seed, int plies) {
    Random random = new Random(seed);
    GameRecord plain = plain(rules, seed, plies);
    GameRecord.Builder record = plain.toBuilder().clearLines();
    for (int i = random.nextInt(4); i > 0; i--) {
      record.tag("Tag" + i, REMARKS.get(random.nextInt(REMARKS.size())).replace("\n", " "));
    }
    List<RecordLine> lines = new ArrayList<>();
    lines.add(
        new RecordLine(RecordLine.NONE, 1, remarks(random), decorated(plain.moves(), random)));
    for (int i = random.nextInt(5); i > 0 && !plain.moves().isEmpty(); i--) {
      int parent = random.nextInt(lines.size());
      RecordLine left = lines.get(parent);
      int at = random.nextInt(left.moves().size());
      List<RecordMove> moves =
          left.moves().subList(at, Math.min(left.moves().size(), at + 1 + random.nextInt(3)));
      lines.add(
          new RecordLine(parent, left.firstPly() + at, remarks(random), decorated(moves, random)));
    }
    lines = ordered(lines);
    lines.forEach(record::line);
    return record.build();
  }

  /** Sorts variations into the order in which a text shows them. */
  private static List<RecordLine> ordered(List<RecordLine> lines) {
    List<RecordLine> ordered = new ArrayList<>();
    List<int[]> open = new ArrayList<>();
    open.add(new int[] {0, RecordLine.NONE});
    while (!open.isEmpty()) {
      int[] next = open.remove(open.size() - 1);
      RecordLine line = lines.get(next[0]);
      int number = ordered.size();
      ordered.add(new RecordLine(next[1], line.firstPly(), line.remarks(), line.moves()));
      List<int[]> children = new ArrayList<>();
      for (int ply = line.firstPly(); ply < line.firstPly() + line.moves().size(); ply++) {
        for (int i = 1; i < lines.size(); i++) {
          if (lines.get(i).parent() == next[0] && lines.get(i).firstPly() == ply) {
            children.add(new int[] {i, number});
          }
        }
      }
      for (int i = children.size() - 1; i >= 0; i--) {
        open.add(children.get(i));
      }
    }
    return ordered;
  }

  private static List<RecordMove> decorated(List<RecordMove> moves, Random random) {
    List<RecordMove> decorated = new ArrayList<>();
    for (RecordMove move : moves) {
      List<Integer> signs = random.nextInt(6) == 0 ? List.of(random.nextInt(140)) : List.of();
      decorated.add(
          new RecordMove(move.text(), move.color(), remarks(random), signs, Place.NOWHERE));
    }
    return decorated;
  }

  private static List<String> remarks(Random random) {
    return switch (random.nextInt(8)) {
      case 0 -> List.of(REMARKS.get(random.nextInt(REMARKS.size())));
      case 1 ->
          List.of(
              REMARKS.get(random.nextInt(REMARKS.size())),
              REMARKS.get(random.nextInt(REMARKS.size())));
      default -> List.of();
    };
  }

  /** A record in which one move is damaged. */
  public static GameRecord damaged(GameRecord record, int at, String text) {
    List<RecordMove> moves = new ArrayList<>(record.moves());
    moves.set(at, moves.get(at).withText(MoveText.unreadable(text, 0, "damaged")));
    return record.toBuilder().moves(moves).build();
  }
}
