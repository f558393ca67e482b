package io.github.linesofaction.page;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordVerdict;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * One game as the script of the page reads it. Its nodes are those of the record, under the same
 * numbers; each has some of
 *
 * <ul>
 *   <li>{@code m}, the move: in canonical text if it can be played, else as it is written
 *   <li>{@code k}, what the library is told to play, where that is not {@code m}
 *   <li>{@code x}, 1 if the move cannot be played
 *   <li>{@code p}, the parent, if that is not the node before
 *   <li>{@code c}, {@code s}, {@code t}, {@code side}: comments, signs, time left and whose
 * </ul>
 */
final class GameData {
  private final GameRecord record;
  private final PageOptions options;
  private final RecordVerdict verdict;
  private final MoveReader reader;

  /** The games behind the nodes; nothing where a move cannot be played. */
  private final List<@Nullable Game> games = new ArrayList<>();

  private final List<Note> faults = new ArrayList<>();
  private final List<Note> remarks = new ArrayList<>();

  /** What is told at a node. */
  private record Note(int node, String sentence, List<Move> legal) {}

  GameData(GameRecord record, PageOptions options) {
    this.record = record;
    this.options = options;
    this.verdict = options.validator().judge(record);
    this.reader = MoveReader.of(record.dialect());
    mainFaults().forEach(fault -> faults.add(note(fault)));
    verdict.remarks().forEach(remark -> remarks.add(note(remark)));
  }

  /** The faults but for those of variations, which are told at their nodes. */
  private List<RecordFault> mainFaults() {
    List<RecordFault> faults = new ArrayList<>(verdict.faults());
    verdict.replay().ifPresent(replay -> faults.removeAll(replay.branchFaults()));
    return faults;
  }

  private Note note(RecordFault fault) {
    return new Note(mainNode(fault.ply()), sentence(fault), fault.legal());
  }

  private static String sentence(RecordFault fault) {
    return sentence(fault.move(), fault.explanation());
  }

  /** Names the move once. */
  private static String sentence(String move, String why) {
    boolean named = why.startsWith(move) || why.startsWith('"' + move + '"');
    return move.isEmpty() || named ? why : move + ": " + why;
  }

  /** The node of the main line at which a ply ends. */
  private int mainNode(int ply) {
    int found = 0;
    for (RecordNode node : record.mainLine()) {
      if (node.move().isPresent() && node.ply() <= ply) {
        found = node.number();
      }
    }
    return found;
  }

  String toText() {
    Json json = new Json().open('{');
    json.put("title", title()).putUnlessEmpty("where", record.title().isEmpty() ? "" : where());
    players(json);
    json.key("tags").open('[');
    for (Tag tag : record.tags()) {
      json.open('[').text(tag.name()).text(tag.value()).close(']');
    }
    json.close(']');
    board(json);
    json.key("nodes").open('[');
    record.nodes().forEach(node -> write(node, json));
    json.close(']');
    json.put("result", result());
    json.put("outcome", verdict.outcome().map(Outcome::toString).orElse(""));
    String grade = remarks.isEmpty() ? "sound" : "remarks";
    json.put("grade", verdict.isSound() ? grade : "faulty");
    json.put("ply", options.gamesAtFaults() ? faultyPly() : 0);
    notes(json.key("faults"), faults);
    notes(json.key("remarks"), remarks);
    return json.close('}').toString();
  }

  private String title() {
    String players = record.title();
    if (!players.isEmpty()) {
      return players;
    }
    return where().isEmpty() ? "A game" : where();
  }

  /** Where the record comes from; empty if it was not read from a source with a name. */
  private String where() {
    String source = record.place().source();
    return source.isEmpty() || record.number() == 0 ? source : source + ", game " + record.number();
  }

  /** The names, where the title tells both apart. */
  private void players(Json json) {
    String[] names = record.title().split(" – ", -1);
    if (names.length == 2) {
      json.put("black", names[0]).put("white", names[1]);
    }
  }

  private void board(Json json) {
    Optional<Ruleset> rules = options.validator().rulesFor(record);
    Optional<String> variant = verdict.game().flatMap(game -> PageRules.variant(game.rules()));
    if (variant.isPresent()) {
      Game start = verdict.game().orElseThrow();
      json.put("variant", variant.get())
          .put("choices", PageRules.choices(start.rules()))
          .put("start", start.initial().setup().toString());
      games.add(start.at(0));
    } else {
      String name = record.variant().orElse("");
      json.put("variant", "").put("called", name);
      if (verdict.game().isPresent() && rules.isPresent()) {
        remarks.add(
            new Note(
                0, "these rules are none of the library's own, so there is no board", List.of()));
      }
      games.add(null);
    }
  }

  private void write(RecordNode node, Json json) {
    json.open('{');
    int parent = node.parent().map(RecordNode::number).orElse(-1);
    if (parent >= 0) {
      if (parent != node.number() - 1) {
        json.put("p", parent);
      }
      Game before = games.get(parent);
      Optional<RecordMove> move = node.move();
      games.add(before);
      move.ifPresent(each -> write(each, node, before, json));
    }
    if (!node.comments().isEmpty()) {
      json.key("c").open('[');
      node.comments().forEach(json::text);
      json.close(']');
    }
    json.putUnlessEmpty(
        "s",
        node.signs().stream()
            .map(sign -> sign.symbol().orElseGet(sign::toString))
            .collect(Collectors.joining(" ")));
    node.clock().ifPresent(left -> json.put("t", clock(left)));
    json.close('}');
  }

  private void write(RecordMove move, RecordNode node, @Nullable Game before, Json json) {
    String written = written(move);
    Optional<Game> after = Optional.ofNullable(before).flatMap(game -> play(game, move, node));
    games.set(node.number(), after.orElse(null));
    if (node.clock().isPresent()) {
      json.put("side", String.valueOf(move.color().letter()));
    }
    if (after.isEmpty()) {
      json.put("m", written.isEmpty() ? "?" : written).put("x", 1);
    } else if (move.text().isDecision()) {
      boolean forfeit = move.text().kind() == MoveText.Kind.FORFEIT;
      json.put("m", forfeit ? "forfeits" : "resigns")
          .put("k", (forfeit ? "forfeit " : "resign ") + move.color().letter());
    } else {
      json.put("m", after.get().lastMove().orElseThrow().toString());
    }
  }

  private static String written(RecordMove move) {
    return move.text().raw().strip();
  }

  /** Plays a move of the record; what is wrong in a variation is told here. */
  private Optional<Game> play(Game game, RecordMove move, RecordNode node) {
    if (game.isOver()) {
      return refused(node, "the game is over: " + game.outcome().orElseThrow(), List.of());
    }
    if (move.text().isDecision()) {
      Color loser = move.color();
      return Optional.of(
          move.text().kind() == MoveText.Kind.FORFEIT ? game.forfeit(loser) : game.resign(loser));
    }
    if (move.color() != game.sideToMove() && move.text().isReadable()) {
      return refused(node, "it is " + game.sideToMove().title() + "'s turn", List.of());
    }
    MoveAnswer answer = reader.check(move.text(), game.position());
    return answer.isLegal()
        ? Optional.of(game.play(answer.move().orElseThrow()))
        : refused(node, answer.message(), answer.alternatives());
  }

  private Optional<Game> refused(RecordNode node, String why, List<Move> legal) {
    if (!node.isMainLine()) {
      faults.add(new Note(node.number(), sentence(written(node.move().orElseThrow()), why), legal));
    }
    return Optional.empty();
  }

  /** The stated result, or the one on the board. */
  private String result() {
    StatedResult stated = record.result();
    return stated.isDecided()
        ? stated.toString()
        : verdict.outcome().map(Outcome::toString).orElse("");
  }

  private int faultyPly() {
    return mainFaults().stream().mapToInt(RecordFault::ply).filter(ply -> ply > 0).min().orElse(0);
  }

  private static void notes(Json json, List<Note> notes) {
    json.open('[');
    for (Note note : notes) {
      json.open('{').put("at", note.node()).put("text", note.sentence());
      json.key("legal").open('[');
      note.legal().forEach(move -> json.text(move.toString()));
      json.close(']').close('}');
    }
    json.close(']');
  }

  /** A time such as 0:59 or 1:02:03. */
  private static String clock(Duration left) {
    long seconds = left.toSeconds();
    String low = twoDigits(seconds % 60);
    return seconds < 3_600
        ? seconds / 60 + ":" + low
        : seconds / 3_600 + ":" + twoDigits(seconds / 60 % 60) + ":" + low;
  }

  private static String twoDigits(long number) {
    return (number < 10 ? "0" : "") + number;
  }
}
