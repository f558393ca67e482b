package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.game.Stepper;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A record played over, with all its branches: how far each line got, and why it stopped. A line
 * stops at the first move that cannot be played; no later move is glued on.
 *
 * <p>Resignations, forfeits and, for the main line, results with such a reason end the game as far
 * as the board has not ended it. Time is that of playing each move of the tree once; a {@link Game}
 * is made when it is asked for.
 */
public final class RecordReplay {
  /** In place of a number of steps: the node was not reached. */
  private static final int NOT_REACHED = -1;

  private final GameRecord record;
  private final RecordTree tree;
  private final Game start;
  private final int mainLength;
  private final MoveReader reader;
  private final List<RecordFault> remarks = new ArrayList<>(0);
  private final List<RecordFault> branchFaults = new ArrayList<>(0);

  /** For each node how many steps lead there. */
  private final int[] steps;

  /** For each node the code of its move; no move if it has none, or was not played. */
  private final int[] codes;

  private @Nullable RecordFault fault;
  private int plies;
  private Optional<Outcome> outcome = Optional.empty();

  /** How the players ended the main line; none if the board did, or it goes on. */
  private @Nullable Outcome decision;

  private @Nullable Game game;

  private RecordReplay(GameRecord record, Game start, MoveReader reader) {
    this.record = record;
    this.tree = record.tree();
    this.start = start;
    this.reader = reader;
    this.mainLength = tree.mainLength();
    this.steps = new int[tree.size()];
    this.codes = new int[tree.size()];
  }

  /**
   * Plays a record over, as its reader read the moves.
   *
   * @param record any record
   * @param rules the rules to play by
   * @return how far it got
   * @throws SetupException if no game can start from the record's set-up under these rules
   */
  public static RecordReplay of(GameRecord record, Ruleset rules) {
    return of(record, rules, Objects.requireNonNull(record, "record").dialect());
  }

  /**
   * Plays a record over.
   *
   * @param record any record
   * @param rules the rules to play by
   * @param dialect what is put up with in moves
   * @return how far it got
   * @throws SetupException if no game can start from the record's set-up under these rules
   */
  public static RecordReplay of(GameRecord record, Ruleset rules, MoveDialect dialect) {
    Objects.requireNonNull(record, "record");
    Objects.requireNonNull(rules, "rules");
    Objects.requireNonNull(dialect, "dialect");
    Game start = start(rules, record.start().orElse(rules.start()));
    return of(record, start, Stepper.of(start), MoveReader.of(dialect));
  }

  /**
   * Plays a record over on a stepper that stands at its start, and leaves it there.
   *
   * @param start a game that has just started
   */
  static RecordReplay of(GameRecord record, Game start, Stepper stepper, MoveReader reader) {
    RecordReplay replay = new RecordReplay(record, start, reader);
    replay.play(stepper);
    return replay;
  }

  /** A record may show a position that is decided already, or that has more stones than usual. */
  static Game start(Ruleset rules, Setup setup) {
    return Game.fromAny(Position.of(rules, setup));
  }

  private void play(Stepper stepper) {
    for (int node = 1; node < steps.length; node++) {
      if (node == mainLength) {
        endMainLine(stepper);
      }
      int before = steps[tree.parent(node)];
      if (before == NOT_REACHED) {
        steps[node] = NOT_REACHED;
        continue;
      }
      while (stepper.steps() > before) {
        stepper.stepBack();
      }
      RecordMove move = tree.content(node).move;
      boolean reached = move == null || step(stepper, node, move);
      steps[node] = reached ? stepper.steps() : NOT_REACHED;
    }
    if (steps.length == mainLength) {
      endMainLine(stepper);
    }
    while (stepper.steps() > 0) {
      stepper.stepBack();
    }
  }

  /** Makes the step of a node; answers whether it could be made. */
  private boolean step(Stepper stepper, int node, RecordMove move) {
    if (stepper.isOver()) {
      return isRepeatedDecision(stepper, move) || stop(node, afterTheEnd(stepper, node, move));
    }
    MoveText text = move.text();
    if (text.isDecision()) {
      boolean forfeit = text.kind() == MoveText.Kind.FORFEIT;
      stepper.lose(move.color(), forfeit ? EndReason.FORFEIT : EndReason.RESIGNATION);
      return true;
    }
    if (move.color() != stepper.sideToMove() && text.isReadable()) {
      return stop(node, wrongTurn(stepper, node, move));
    }
    Optional<MoveAnswer> said = reader.step(text, stepper);
    boolean legal = said.isEmpty() || said.get().isLegal();
    if (legal) {
      codes[node] = stepper.lastMove();
    }
    if (said.isPresent()) {
      if (!legal) {
        return stop(node, RecordFault.ofMove(record, tree.ply(node), move, said.get()));
      }
      remarks.add(named(node, RecordFault.ofMove(record, tree.ply(node), move, said.get())));
    }
    return true;
  }

  private boolean stop(int node, RecordFault why) {
    if (node < mainLength) {
      fault = why;
    } else {
      branchFaults.add(named(node, why));
    }
    return false;
  }

  /** Says of which variation a fault or a remark is, unless it is of the main line. */
  private RecordFault named(int node, RecordFault said) {
    if (node < mainLength) {
      return said;
    }
    int first = node;
    while (tree.parent(first) == first - 1 && first - 1 >= mainLength) {
      first--;
    }
    while (tree.content(first).move == null) {
      first++;
    }
    return said.inVariation(
        tree.ply(first), Objects.requireNonNull(tree.content(first).move).text().raw().strip());
  }

  /** The loser of a decided game may say so. */
  private static boolean isRepeatedDecision(Stepper stepper, RecordMove move) {
    return move.text().isDecision()
        && stepper.outcome().flatMap(Outcome::winner).equals(Optional.of(move.color().opponent()));
  }

  private RecordFault afterTheEnd(Stepper stepper, int node, RecordMove move) {
    int rest = 1;
    for (int at = node; at + 1 < tree.end(at); at++) {
      rest += tree.content(at + 1).move == null ? 0 : 1;
    }
    return RecordFault.afterTheEnd(
        record, tree.ply(node), move, stepper.plies(), stepper.outcome().orElseThrow(), rest);
  }

  private RecordFault wrongTurn(Stepper stepper, int node, RecordMove move) {
    return RecordFault.wrongTurn(record, tree.ply(node), move, stepper.sideToMove());
  }

  private void endMainLine(Stepper stepper) {
    if (fault == null && !stepper.isOver()) {
      decide(stepper, record.result());
    }
    plies = stepper.plies();
    outcome = stepper.outcome();
    decision = stepper.steps() > plies ? outcome.orElse(null) : null;
  }

  private static void decide(Stepper stepper, StatedResult result) {
    if (result.verdict() == StatedResult.Verdict.DRAW) {
      boolean claimed = result.reason().equals(Optional.of(EndReason.CLAIMED_REPETITION));
      if (claimed && stepper.claimable().isPresent()) {
        stepper.claim();
      } else {
        stepper.agreeDraw();
      }
    } else if (result.winner().isPresent() && result.reason().isPresent()) {
      EndReason reason = result.reason().get();
      if (reason == EndReason.RESIGNATION
          || reason == EndReason.FORFEIT
          || reason == EndReason.TIME) {
        stepper.lose(result.winner().get().opponent(), reason);
      }
    }
  }

  /** {@return how many plies of the main line could be played} */
  public int plies() {
    return plies;
  }

  /**
   * {@return how the main line ended, on the board or by a decision that the record tells; nothing
   * if it stops before}
   */
  public Optional<Outcome> outcome() {
    return outcome;
  }

  /**
   * Returns the main line as a game as far as it got, made when this is asked.
   *
   * @return the game after the last move that could be played
   */
  public Game game() {
    Game known = game;
    if (known == null) {
      Stepper stepper = Stepper.of(start);
      for (int node = 1; node < mainLength; node++) {
        stepper.step(codes[node]);
      }
      Outcome how = decision;
      if (how != null && how.winner().isPresent()) {
        stepper.lose(how.winner().get().opponent(), how.reason());
      } else if (how != null && how.reason() == EndReason.CLAIMED_REPETITION) {
        stepper.claim();
      } else if (how != null) {
        stepper.agreeDraw();
      }
      known = stepper.game();
      game = known;
    }
    return known;
  }

  /**
   * Returns the move of a node, if its line could be played so far.
   *
   * @param node a node of the record, of the main line or not
   * @return the legal move; nothing if the node has none, or was not reached
   * @throws IllegalArgumentException if the record has no such node
   */
  public Optional<Move> move(RecordNode node) {
    if (Objects.requireNonNull(node, "node").number() >= codes.length) {
      throw new IllegalArgumentException(node + ": a node of another record");
    }
    int code = codes[node.number()];
    return code == MoveCode.NONE
        ? Optional.empty()
        : Optional.of(MoveCode.toMove(start.position().topology(), code));
  }

  /** {@return why the main line stopped; nothing if all of it was played} */
  public Optional<RecordFault> fault() {
    return Optional.ofNullable(fault);
  }

  /** {@return why variations stopped, one fault for each that did, in the order of the nodes} */
  public List<RecordFault> branchFaults() {
    return List.copyOf(branchFaults);
  }

  /** {@return what was remarkable on the way of all lines: moves falsely marked as captures} */
  public List<RecordFault> remarks() {
    return List.copyOf(remarks);
  }

  /** {@return whether all moves of the main line were played} */
  public boolean isComplete() {
    return fault == null;
  }
}
