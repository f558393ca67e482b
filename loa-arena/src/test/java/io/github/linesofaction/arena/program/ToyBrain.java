package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.game.GameState;
import io.github.linesofaction.arena.loa.LoaGame;
import io.github.linesofaction.arena.loa.LoaState;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.variants.Variants;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * A program that plays the first legal move, or another one by the number of plies, and breaks what
 * its modes say. It answers lines with lines; {@code @N line} comes N milliseconds later, and
 * {@code !exit} ends it.
 */
public final class ToyBrain {
  /** How many milliseconds are very long. */
  private static final int LATE = 60_000;

  private final Set<String> modes;
  private LoaGame game = LoaGame.of(Variants.STANDARD);
  private GameState state = game.start();
  private int plies;
  private int answers;
  private List<String> last = List.of();
  private boolean thinking;

  public ToyBrain(String... modes) {
    this.modes = new HashSet<>(Arrays.asList(modes));
  }

  private boolean is(String mode) {
    return modes.contains(mode);
  }

  /** Answers what the program says to a line. */
  public List<String> hear(String line) {
    String[] words = line.strip().split(" ", -1);
    return switch (words[0]) {
      case "ugi" -> is("uci") ? List.of() : greet("ugiok");
      case "uci" -> is("uci") ? greet("uciok") : List.of();
      case "isready" -> ready();
      case "position" -> position(Arrays.asList(words));
      case "go" -> go(line);
      case "stop" -> stop();
      case "query" -> query(words[1]);
      case "quit" -> is("stubborn") ? List.of() : List.of("!exit");
      case "no" -> is("nervous") ? List.of("!exit") : List.of();
      default -> List.of();
    };
  }

  private List<String> greet(String last) {
    if (is("crash-at-start")) {
      return List.of("!exit");
    } else if (is("hang-at-start")) {
      return List.of();
    }
    List<String> lines = new ArrayList<>(List.of("id name toy"));
    if (!is("nameless")) {
      lines.add("id author nobody");
    }
    lines.add("option name Variant type string default standard");
    if (is("bad-option")) {
      lines.add("option Depth spin 3");
    }
    lines.add(last);
    return lines;
  }

  private List<String> ready() {
    if (is("never-ready") || (is("deaf-while-thinking") && thinking)) {
      return List.of();
    }
    return List.of("readyok");
  }

  private List<String> position(List<String> words) {
    int moves = words.indexOf("moves");
    int end = moves < 0 ? words.size() : moves;
    if (!last.isEmpty()
        && moves > 0
        && words.size() == last.size() + 1
        && words.subList(0, last.size()).equals(last)
        && last.contains("moves")) {
      state = state.play(words.get(words.size() - 1)).after().orElseThrow();
      plies++;
      last = List.copyOf(words);
      return List.of();
    }
    last = List.copyOf(words);
    state = game.start();
    if (words.get(1).equals("fen")) {
      String text = String.join(" ", words.subList(2, end));
      state = game.start(is("uci") ? game.uci().orElseThrow().parsePosition(text) : text);
    }
    plies = 0;
    if (moves >= 0) {
      for (String word : words.subList(moves + 1, words.size())) {
        state = state.play(word).after().orElseThrow();
        plies++;
      }
    }
    return List.of();
  }

  private List<String> go(String line) {
    answers++;
    if (is("crash-at-3") && answers == 3) {
      return List.of("!exit");
    } else if (is("silent")) {
      return List.of();
    } else if (is("flood")) {
      return List.of("x".repeat(10_000_000));
    } else if (is("chatter")) {
      return new ArrayList<>(java.util.Collections.nCopies(20_000, "y".repeat(1_000)));
    } else if (is("garbage")) {
      return List.of("bestmove");
    } else if (is("unreadable")) {
      return List.of("bestmove %$&!");
    } else if (is("illegal")) {
      return List.of("bestmove a1-a2");
    } else if (is("none")) {
      return List.of("bestmove (none)");
    } else if (is("resigns")) {
      return List.of("bestmove resign");
    } else if (is("claims")) {
      return List.of("bestmove claim " + move());
    } else if (is("late")) {
      return List.of("@" + LATE + " bestmove " + move());
    } else if (is("a-second-late")) {
      return List.of("@1000 bestmove " + move());
    } else if (is("slow")) {
      return List.of("@100 bestmove " + move());
    } else if (is("twice") && !line.equals("go infinite")) {
      return List.of("bestmove " + move(), "bestmove " + move());
    }
    thinking = line.equals("go infinite") && !is("hasty");
    return thinking
        ? List.of()
        : List.of("info depth 1 score cp 12 nodes 34", "bestmove " + move());
  }

  private List<String> stop() {
    boolean asked = thinking || is("answers-to-stop");
    thinking = false;
    return asked ? List.of("bestmove " + move()) : List.of();
  }

  private String move() {
    List<Move> moves = ((LoaState) state).game().legalMoves();
    Move move = moves.get(plies * 7 % moves.size());
    return is("uci") ? game.uci().orElseThrow().toMove(move.toString()) : move.toString();
  }

  private List<String> query(String what) {
    if (is("no-queries")) {
      return List.of();
    }
    boolean over = state.result().isPresent() != is("believes-over");
    return switch (what) {
      case "gameover" -> List.of("response " + (plies >= 3 ? over : state.result().isPresent()));
      case "p1turn" ->
          List.of("response " + (is("wrong-turn") != (state.sideToMove().ordinal() == 0)));
      case "result" -> List.of("response " + (is("wrong-result") ? "draw" : result()));
      default -> List.of();
    };
  }

  private String result() {
    return state
        .result()
        .map(
            result ->
                result.winner().map(side -> "p" + (side.ordinal() + 1) + "win").orElse("draw"))
        .orElse("none");
  }
}
