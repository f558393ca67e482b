package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Records of random games with whatever a record may hold, each from a seed of its own. */
final class AnyRecords {
  static final List<String> COMMENTS =
      List.of(
          "good",
          "} a { brace (and) [brackets]",
          "back\\slash\\",
          "two\nlines\n\nand more",
          "windows\r\nand\rold",
          "1. b1-b3 a2-c2 1-0",
          "[Event \"x\"]\n\n1. b1-b3",
          "(;FF[4]GM[9];B[b1-b3])",
          "{\"game\":2,\"moves\":[\"b1-b3\"]}",
          "ünïcode ½ 黒 \uD83D\uDE00",
          "next\u0085line\u2028separator",
          "; # % $1 !?",
          "\"quoted\" : , 'too'",
          "  blanks around \n",
          "\\| a bar",
          "[%left 0:00:59.5]",
          "White resigns");

  private static final List<String> ILLEGAL = List.of("a1-h8", "b1-b9", "h9-a1", "c1xa3", "zz9");

  private AnyRecords() {}

  /** A place of the tree in the making. */
  private record At(int node, Game game) {}

  /** The choices of some rules, a few of them made otherwise. */
  private static Ruleset chosen(Ruleset rules, Random random) {
    return switch (random.nextInt(4)) {
      case 0 -> rules.with(Preset.values()[random.nextInt(Preset.values().length)]);
      case 1 ->
          rules.toBuilder()
              .bothConnected(BothConnected.values()[random.nextInt(3)])
              .noMove(NoMove.values()[random.nextInt(3)])
              .repetition(
                  switch (random.nextInt(4)) {
                    case 0 -> Repetition.NONE;
                    case 1 -> Repetition.drawAt(2 + random.nextInt(5));
                    case 2 -> Repetition.claimableAt(3).by(Repetition.Basis.POSITIONAL);
                    default -> new Repetition(5, 3, Repetition.Basis.SITUATIONAL, verdict(random));
                  })
              .limits(random.nextBoolean() ? Limits.NONE : Limits.ofPliesWithoutCapture(60))
              .precedence(Precedence.values()[random.nextInt(2)])
              .build();
      default -> rules;
    };
  }

  private static Repetition.Verdict verdict(Random random) {
    return Repetition.Verdict.values()[random.nextInt(2)];
  }

  /** A record of any variant, with any choices, start, lines and end. */
  static GameRecord of(long seed) {
    Random random = new Random(seed);
    List<Variant> all = Variants.builtIn();
    Variant variant =
        random.nextInt(3) == 0 ? Variants.STANDARD : all.get(random.nextInt(all.size()));
    Ruleset rules = chosen(variant.rules(), random);
    GameRecord.Builder record = GameRecord.builder().rules(rules);
    if (variant != Variants.STANDARD || random.nextBoolean()) {
      record.variant(variant.id());
    }
    Game game = Game.start(rules);
    if (random.nextInt(4) == 0) {
      game = walked(game, random, 1 + random.nextInt(12));
      game = Game.fromAny(game.position());
      record.start(game.position().setup());
    }
    for (int i = random.nextInt(3); i > 0; i--) {
      record.tag("Tag" + i, one(COMMENTS, random).replaceAll("\\R", " "));
    }
    comment(record, 0, random);
    grow(record, game, random);
    return record.result(result(random)).build();
  }

  private static Game walked(Game start, Random random, int plies) {
    Game game = start;
    for (int i = 0; i < plies && !game.isOver(); i++) {
      game = game.play(one(game.legalMoves(), random));
    }
    return game;
  }

  private static <T> T one(List<T> list, Random random) {
    return list.get(random.nextInt(list.size()));
  }

  private static void grow(GameRecord.Builder record, Game start, Random random) {
    List<At> places = new ArrayList<>(List.of(new At(0, start)));
    At at = places.get(0);
    for (int lines = 1 + random.nextInt(5); lines > 0; lines--) {
      for (int plies = random.nextInt(9); plies > 0 && !at.game().isOver(); plies--) {
        if (random.nextInt(25) == 0) {
          int empty = record.addEmpty(at.node());
          comment(record, empty, random);
          at = new At(empty, at.game());
        } else {
          Move move = one(at.game().legalMoves(), random);
          int node = record.add(at.node(), RecordMove.of(move, at.game().sideToMove()));
          decorate(record, node, random);
          at = new At(node, at.game().play(move));
        }
        places.add(at);
      }
      end(record, at, random);
      at = one(places, random);
    }
  }

  /** Perhaps a line ends with a decision or with what cannot be played, and goes on behind it. */
  private static void end(GameRecord.Builder record, At at, Random random) {
    int node = at.node();
    Color side = at.game().sideToMove();
    switch (random.nextInt(6)) {
      case 0 -> {
        MoveText how = random.nextBoolean() ? MoveText.resignation() : MoveText.forfeit();
        Color loser = random.nextInt(3) == 0 ? side.opponent() : side;
        node = record.add(node, new RecordMove(how, loser, Place.NOWHERE));
        decorate(record, node, random);
      }
      case 1 -> {
        for (int more = 1 + random.nextInt(3); more > 0; more--) {
          MoveText text = MoveReader.lenient().scan(one(ILLEGAL, random));
          Color mover = random.nextInt(8) == 0 ? side.opponent() : side;
          node = record.add(node, new RecordMove(text, mover, Place.NOWHERE));
          decorate(record, node, random);
          side = mover.opponent();
        }
      }
      default -> {}
    }
  }

  private static void decorate(GameRecord.Builder record, int node, Random random) {
    if (random.nextInt(6) == 0) {
      record.sign(node, new Sign(random.nextInt(7)));
    }
    if (random.nextInt(9) == 0) {
      record.clock(node, Duration.ofMillis(random.nextInt(10_000_000)));
    }
    comment(record, node, random);
  }

  private static void comment(GameRecord.Builder record, int node, Random random) {
    for (int i = random.nextInt(8) - 5; i > 0; i--) {
      record.comment(node, one(COMMENTS, random));
    }
  }

  private static StatedResult result(Random random) {
    return StatedResult.parse(
        one(
            List.of(
                "*", "*", "1-0", "0-1", "1/2", "B+R", "W+F", "W+T", "Draw+Claim", "B+3.5", "who?"),
            random));
  }

  /** The record with each move that can be played in its canonical text. */
  static GameRecord canonical(GameRecord record) {
    Optional<RecordReplay> replay = RecordValidator.standard().judge(record).replay();
    GameRecord canonical = record;
    for (RecordNode node : record.nodes()) {
      Optional<Move> played = replay.flatMap(each -> each.move(node));
      if (played.isPresent()) {
        RecordMove move = node.move().orElseThrow();
        MoveText text = MoveReader.lenient().scan(played.get() + move.text().marks());
        canonical = canonical.nodes().get(node.number()).withMove(move.withText(text)).record();
      }
    }
    return canonical;
  }

  /** Whether the sides move in turn in all lines. */
  static boolean isInTurn(GameRecord record) {
    Color first =
        record
            .start()
            .or(() -> record.rules().map(Ruleset::start))
            .map(Setup::sideToMove)
            .orElse(Color.BLACK);
    for (RecordNode node : record.nodes()) {
      List<RecordMove> line = node.moves();
      Color turn = line.size() % 2 == 1 ? first : first.opponent();
      if (!line.isEmpty() && line.get(line.size() - 1).color() != turn) {
        return false;
      }
    }
    return true;
  }
}
