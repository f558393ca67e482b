package io.github.linesofaction.browser;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.players.Choice;
import io.github.linesofaction.players.PlayerKind;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.List;

/**
 * The library as scripts see it: a question and its words in, an answer in JSON out. What went
 * wrong is told in the answer's {@code error}. It keeps the games that were opened, for one thread.
 *
 * <table>
 * <caption>Questions</caption>
 * <tr><td>{@code variants}</td><td>all variants</td></tr>
 * <tr><td>{@code position VARIANT CHOICES TEXT}</td><td>a position: moves, hash, outcome</td></tr>
 * <tr><td>{@code open VARIANT CHOICES START}</td><td>begins a game, and says its number</td></tr>
 * <tr><td>{@code add GAME LINES}</td><td>adds nodes, a line each: parent, blank, move</td></tr>
 * <tr><td>{@code view GAME NODE OPTIONS SQUARE}</td><td>the position there with its picture</td></tr>
 * <tr><td>{@code targets GAME NODE SQUARE}</td><td>the legal moves of a stone</td></tr>
 * <tr><td>{@code step GAME NODE FROM TO}</td><td>plays from square to square, or says why not</td></tr>
 * <tr><td>{@code say GAME NODE TEXT}</td><td>plays a move as a person writes it, or says why not</td></tr>
 * <tr><td>{@code sgf GAME SAID…}</td><td>the game to be saved, see {@link SavedGame}</td></tr>
 * <tr><td>{@code think GAME NODE PLAYER LEVEL SEED}</td><td>the move that a player chooses</td></tr>
 * </table>
 */
final class Engine {
  private final List<MoveTree> games = new ArrayList<>();
  private final List<String> variants = new ArrayList<>();

  /**
   * Answers a question.
   *
   * @param words the question's name and its words
   * @return an object in JSON
   */
  String ask(List<String> words) {
    try {
      return answer(words);
    } catch (LoaException | IllegalArgumentException | IndexOutOfBoundsException e) {
      return new Json()
          .open('{')
          .put("error", String.valueOf(e.getMessage()))
          .close('}')
          .toString();
    }
  }

  private String answer(List<String> words) {
    String name = words.get(0);
    return switch (name) {
      case "variants" -> variants();
      case "position" -> position(rules(words.get(1), words.get(2)), words.get(3));
      case "open" -> open(words.get(1), words.get(2), words.get(3));
      case "add" -> add(game(words.get(1)), words.get(2));
      case "view" ->
          new PositionView(at(words), words.get(3)).answer(Square.tryParse(words.get(4)));
      case "targets" -> Targets.answer(at(words), Square.of(words.get(3)));
      case "step" -> step(words, Square.of(words.get(3)), Square.of(words.get(4)));
      case "say" -> say(words, words.get(3));
      case "sgf" -> sgf(words);
      case "think" -> think(at(words), words);
      default -> throw new IllegalArgumentException("no question \"" + name + "\"");
    };
  }

  private static String variants() {
    Json json = new Json().open('{').key("variants").open('[');
    for (Variant variant : Variants.builtIn()) {
      json.open('{')
          .put("id", variant.id())
          .put("title", variant.title())
          .put("inventor", variant.inventor().orElse(""))
          .put("year", variant.year().orElse(0))
          .put("board", variant.rules().topology().toString())
          .put("description", variant.description())
          .close('}');
    }
    return json.close(']').close('}').toString();
  }

  private static Ruleset rules(String variant, String choices) {
    Variant found =
        Variants.find(variant)
            .orElseThrow(
                () -> new IllegalArgumentException("the variant \"" + variant + "\" is not known"));
    return Choices.apply(found.rules(), choices);
  }

  private static String position(Ruleset rules, String text) {
    Setup setup = text.isEmpty() ? rules.start() : Setup.parse(text);
    Position position = Position.of(rules, setup);
    Json json =
        new Json()
            .open('{')
            .put("position", position.toString())
            .put("hash", Long.toHexString(position.hash()))
            .put("outcome", position.outcome().map(Outcome::toString).orElse(""));
    json.key("moves").open('[');
    position.legalMoves().forEach(move -> json.text(move.toString()));
    return json.close(']').close('}').toString();
  }

  private String open(String variant, String choices, String start) {
    Ruleset rules = rules(variant, choices);
    Setup setup = start.isEmpty() ? rules.start() : Setup.parse(start);
    Game game = Game.fromAny(Position.of(rules, setup));
    games.add(new MoveTree(game));
    variants.add(variant);
    return new Json()
        .open('{')
        .put("game", games.size() - 1)
        .put("title", Variants.find(variant).map(Variant::title).orElse(variant))
        .put("description", Variants.find(variant).map(Variant::description).orElse(""))
        .put("rules", rules.describe())
        .close('}')
        .toString();
  }

  private static String add(MoveTree game, String lines) {
    for (String line : lines.split("\n", -1)) {
      int blank = line.indexOf(' ');
      game.add(Integer.parseInt(line.substring(0, blank)), line.substring(blank + 1));
    }
    return new Json().open('{').put("nodes", game.size()).close('}').toString();
  }

  private MoveTree game(String number) {
    return games.get(Integer.parseInt(number));
  }

  private Game at(List<String> words) {
    int node = Integer.parseInt(words.get(2));
    return game(words.get(1))
        .at(node)
        .orElseThrow(() -> new IllegalArgumentException("node " + node + " cannot be reached"));
  }

  private String step(List<String> words, Square from, Square to) {
    Game game = at(words);
    boolean capture = game.position().setup().stones(game.sideToMove().opponent()).contains(to);
    return play(words, game, Move.step(from, to, capture));
  }

  private String say(List<String> words, String text) {
    Game game = at(words);
    MoveText said = MoveReader.lenient().scan(text);
    if (said.isDecision() && !game.isOver()) {
      boolean forfeit = said.kind() == MoveText.Kind.FORFEIT;
      Color side = game.sideToMove();
      return played(words, (forfeit ? "forfeit " : "resign ") + side.letter());
    }
    MoveAnswer answer = MoveReader.lenient().check(said, game.position());
    if (answer.move().isPresent()) {
      return play(words, game, answer.move().get());
    }
    return refused(answer.message(), answer.alternatives());
  }

  private String play(List<String> words, Game game, Move move) {
    Legality legality = game.check(move);
    return legality.isLegal()
        ? played(words, move.toString())
        : refused(legality.explanation(), legality.alternatives());
  }

  private String played(List<String> words, String move) {
    MoveTree tree = game(words.get(1));
    int node = tree.child(Integer.parseInt(words.get(2)), move);
    return new Json().open('{').put("node", node).put("move", move).close('}').toString();
  }

  private String sgf(List<String> words) {
    int number = Integer.parseInt(words.get(1));
    SavedGame saved = new SavedGame(games.get(number), variants.get(number));
    String text = saved.toSgf(words.subList(2, words.size()));
    return new Json().open('{').put("sgf", text).close('}').toString();
  }

  private static String think(Game game, List<String> words) {
    PlayerKind kind =
        PlayerKind.find(words.get(3))
            .orElseThrow(() -> new IllegalArgumentException("no player \"" + words.get(3) + "\""));
    // Levels are counted in nodes, so no clock is needed.
    Choice choice =
        kind.create(Long.parseLong(words.get(5)), () -> 0)
            .choose(game, kind.budget(Integer.parseInt(words.get(4))));
    return new Json().open('{').put("move", choice.move().toString()).close('}').toString();
  }

  private static String refused(String sentence, List<Move> alternatives) {
    Json json = new Json().open('{').put("illegal", sentence).key("legal").open('[');
    alternatives.forEach(move -> json.text(move.toString()));
    return json.close(']').close('}').toString();
  }
}
