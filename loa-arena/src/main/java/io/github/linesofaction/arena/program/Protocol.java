package io.github.linesofaction.arena.program;

import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.game.UciForm;
import io.github.linesofaction.arena.player.Allowance;
import io.github.linesofaction.arena.player.Turn;
import java.util.List;
import java.util.Objects;
import java.util.Optional;

/** The lines to a program, and how its moves are written. */
sealed interface Protocol {
  /** UGI, which speaks of any game. */
  Protocol UGI = new Ugi();

  /** Returns UCI. */
  static Protocol uci(Side whiteClock) {
    return new Uci(whiteClock);
  }

  /** Returns the first line, which is also the protocol's name; {@code …ok} ends its answer. */
  String hello();

  String newGame();

  String position(Turn turn);

  String go(Allowance allowance);

  /** Returns what {@code bestmove} names, as the game writes it. */
  String parseMove(String word, ArenaGame game);

  boolean hasQueries();

  private static String position(String position, List<String> moves) {
    return "position " + position + (moves.isEmpty() ? "" : " moves " + String.join(" ", moves));
  }

  private static String go(Allowance allowance, String first, String second) {
    Optional<Allowance.Clocks> clocks = allowance.clocks();
    StringBuilder line = new StringBuilder("go");
    if (clocks.isPresent()) {
      Allowance.Clocks now = clocks.get();
      line.append(' ').append(first).append("time ").append(now.first());
      line.append(' ').append(second).append("time ").append(now.second());
      line.append(' ').append(first).append("inc ").append(now.firstIncrement());
      line.append(' ').append(second).append("inc ").append(now.secondIncrement());
      now.movesToGo().ifPresent(moves -> line.append(" movestogo ").append(moves));
    }
    allowance.moveMillis().ifPresent(millis -> line.append(" movetime ").append(millis));
    allowance.nodes().ifPresent(nodes -> line.append(" nodes ").append(nodes));
    allowance.depth().ifPresent(depth -> line.append(" depth ").append(depth));
    return line.append(allowance.isEndless() ? " infinite" : "").toString();
  }

  /** The universal game interface. */
  final class Ugi implements Protocol {
    private Ugi() {}

    @Override
    public String hello() {
      return "ugi";
    }

    @Override
    public String newGame() {
      return "uginewgame";
    }

    @Override
    public String position(Turn turn) {
      String start = turn.position().map(text -> "fen " + text).orElse("startpos");
      return Protocol.position(start, turn.moves());
    }

    @Override
    public String go(Allowance allowance) {
      return Protocol.go(allowance, "p1", "p2");
    }

    @Override
    public String parseMove(String word, ArenaGame game) {
      return word;
    }

    @Override
    public boolean hasQueries() {
      return true;
    }
  }

  /** The universal chess interface, for games that have a form in it. */
  final class Uci implements Protocol {
    private final Side whiteClock;

    private Uci(Side whiteClock) {
      this.whiteClock = Objects.requireNonNull(whiteClock, "whiteClock");
    }

    @Override
    public String hello() {
      return "uci";
    }

    @Override
    public String newGame() {
      return "ucinewgame";
    }

    @Override
    public String position(Turn turn) {
      UciForm form = turn.game().uci().orElseThrow();
      String start = turn.position().map(text -> "fen " + form.toPosition(text)).orElse("startpos");
      return Protocol.position(start, turn.moves().stream().map(form::toMove).toList());
    }

    @Override
    public String go(Allowance allowance) {
      boolean first = whiteClock == Side.FIRST;
      return Protocol.go(allowance, first ? "w" : "b", first ? "b" : "w");
    }

    @Override
    public String parseMove(String word, ArenaGame game) {
      return game.uci().orElseThrow().parseMove(word);
    }

    @Override
    public boolean hasQueries() {
      return false;
    }
  }
}
