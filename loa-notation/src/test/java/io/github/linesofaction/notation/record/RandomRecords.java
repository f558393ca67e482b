package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveText;
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

  /** A record with tags, comments, annotation signs and variations within variations. */
  public static GameRecord rich(Ruleset rules, long seed, int plies) {
    Random random = new Random(seed);
    GameRecord.Builder record = plain(rules, seed, plies).toBuilder();
    for (int i = random.nextInt(4); i > 0; i--) {
      record.tag("Tag" + i, REMARKS.get(random.nextInt(REMARKS.size())).replace("\n", " "));
    }
    GameRecord plain = record.build();
    comment(record, 0, random);
    List<Integer> numbers = new ArrayList<>();
    List<RecordNode> twins = new ArrayList<>();
    for (RecordNode node : plain.mainLine()) {
      decorate(record, node.number(), random);
      numbers.add(node.number());
      twins.add(node);
    }
    for (int i = random.nextInt(5); i > 0 && !twins.isEmpty(); i--) {
      int left = random.nextInt(twins.size());
      int before = before(plain, twins, numbers, left);
      int at = random.nextInt(3) == 0 ? empty(record, before, random) : before;
      RecordNode twin = twins.get(left);
      for (int more = 1 + random.nextInt(3); more > 0; more--) {
        at = record.add(at, twin.move().orElseThrow());
        decorate(record, at, random);
        numbers.add(at);
        twins.add(twin);
        if (twin.next().isEmpty()) {
          break;
        }
        twin = twin.next().get();
      }
    }
    return record.build();
  }

  private static int before(
      GameRecord plain, List<RecordNode> twins, List<Integer> numbers, int left) {
    RecordNode twin = twins.get(left);
    boolean follows = left > 0 && twins.get(left - 1).equals(twin.parent().orElseThrow());
    return follows ? numbers.get(left - 1) : twin.parent().orElse(plain.root()).number();
  }

  /** A place without a move, on which something is said. */
  private static int empty(GameRecord.Builder record, int parent, Random random) {
    int at = record.addEmpty(parent);
    record.comment(at, REMARKS.get(random.nextInt(REMARKS.size())));
    return at;
  }

  private static void decorate(GameRecord.Builder record, int node, Random random) {
    if (random.nextInt(6) == 0) {
      record.sign(node, new Sign(random.nextInt(140)));
    }
    comment(record, node, random);
  }

  private static void comment(GameRecord.Builder record, int node, Random random) {
    remarks(random).forEach(remark -> record.comment(node, remark));
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
