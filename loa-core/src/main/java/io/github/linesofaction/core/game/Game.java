package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.internal.Endings;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayDeque;
import java.util.Arrays;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.function.Predicate;
import java.util.function.ToIntFunction;
import org.jspecify.annotations.Nullable;

/**
 * A path of moves from a position, with everything that depends on the path: repetition, limits,
 * resignation, forfeit, time, agreement, undo and redo. An immutable value, safe to share between
 * threads: {@link #play} answers a new game and leaves this one as it is, so forks cost nothing.
 *
 * <p>Two games are equal if they start from equal positions, have the same moves and, if a player
 * or the players ended them, the same such end. What could be redone does not matter.
 *
 * <p>{@link #play} takes the same time however long the game is. Counting occurrences takes time in
 * proportion to the plies since it was last done on this path, and needs nothing where the rules
 * know no repetition.
 *
 * <p>A game is not serializable. It travels as text: {@link #toString} tells the start if it is not
 * that of the rules, the moves, and how the game ended, and {@link #parse} reads that back. The
 * rules do not travel with it, nor does what could be redone; a record in one of the forms of the
 * notation module holds the rules' name too.
 */
public final class Game {
  private final Position initial;
  private final Position position;

  /** The game before the last move or decision; none at the start. */
  private final @Nullable Game before;

  /** The last move; none at the start and where a decision came last. */
  private final @Nullable Move move;

  /** How a player or the players ended the game; none while they play on. */
  private final @Nullable Outcome decision;

  private final int plies;
  private final int lastCapture;
  private final int pathHash;
  private final ToIntFunction<Setup> hasher;

  /** What undo took back last; none if nothing can be redone. */
  private final @Nullable Game undone;

  private @Nullable KnownOutcome outcome;
  private @Nullable Occurrences occurrences;

  private Game(
      Game source,
      Position position,
      @Nullable Game before,
      @Nullable Move move,
      @Nullable Outcome decision,
      int plies,
      int lastCapture,
      int pathHash,
      @Nullable Game undone) {
    this.initial = source.initial;
    this.hasher = source.hasher;
    this.position = position;
    this.before = before;
    this.move = move;
    this.decision = decision;
    this.plies = plies;
    this.lastCapture = lastCapture;
    this.pathHash = pathHash;
    this.undone = undone;
  }

  /** Another game, with something else to redo. */
  private Game(Game other, @Nullable Game undone) {
    this(
        other,
        other.position,
        other.before,
        other.move,
        other.decision,
        other.plies,
        other.lastCapture,
        other.pathHash,
        undone);
    this.outcome = other.outcome;
    this.occurrences = other.occurrences;
  }

  private Game(Position initial, ToIntFunction<Setup> hasher) {
    this.initial = initial;
    this.position = initial;
    this.hasher = hasher;
    this.before = null;
    this.move = null;
    this.decision = null;
    this.plies = 0;
    this.lastCapture = 0;
    this.pathHash = initial.hashCode();
    this.undone = null;
  }

  /**
   * Starts Lines of Action on the 8×8 board under the default rules.
   *
   * @return a game without moves
   */
  public static Game start() {
    return start(Ruleset.standard());
  }

  /**
   * Starts a game from the start of a rule set.
   *
   * @param rules the rules
   * @return a game without moves
   */
  public static Game start(Ruleset rules) {
    return new Game(Position.start(rules), Setup::hashCode);
  }

  /**
   * Starts a game from a position in which nothing is unusual.
   *
   * @param position the position, the first occurrence of itself
   * @return a game without moves
   * @throws SetupException if the position has faults; it carries all of them
   */
  public static Game from(Position position) {
    Objects.requireNonNull(position, "position");
    return from(position, Setup::hashCode);
  }

  /**
   * Starts a game from any position from which one can be played, unusual as it may be: there may
   * be too many stones, and the game may be over already.
   *
   * @param position the position, the first occurrence of itself
   * @return a game without moves
   * @throws SetupException if a side has no stones; it carries all faults that stand against a game
   */
  public static Game fromAny(Position position) {
    Objects.requireNonNull(position, "position");
    return fromAny(position, Setup::hashCode);
  }

  /** Starts a game with a way of hashing set-ups that must not matter. */
  static Game from(Position position, ToIntFunction<Setup> hasher) {
    return from(position, hasher, fault -> true);
  }

  /** Starts a game from any set-up from which one can be played. */
  static Game fromAny(Position position, ToIntFunction<Setup> hasher) {
    return from(position, hasher, fault -> fault.kind().weight() != SetupFault.Weight.UNUSUAL);
  }

  private static Game from(
      Position position, ToIntFunction<Setup> hasher, Predicate<SetupFault> matters) {
    List<SetupFault> faults =
        List.of(
            position.rules().faultsOf(position.setup()).stream()
                .filter(matters)
                .toArray(SetupFault[]::new));
    if (!faults.isEmpty()) {
      throw new SetupException(faults);
    }
    return new Game(position, hasher);
  }

  /**
   * Reads a game from the text that {@link #toString} says of it. What could be redone is not in
   * that text, nor are the rules; with other rules the same text may be another game, or none.
   *
   * @param rules the rules the game was played by
   * @param text the start in brackets, if it is not that of the rules, and a blank; the moves in
   *     canonical text with a blank between two; and, if the game is over, a blank and the outcome
   *     in parentheses. The outcome may be left out where the moves alone bring it about.
   * @return the game, equal to the one the text was made of
   * @throws io.github.linesofaction.core.board.TextException if the text is not of that form, or
   *     its outcome is not the one the moves bring about and none that a player can bring about
   * @throws SetupException if no game can start from the start under these rules
   * @throws IllegalMoveException if a move is not legal or comes after the end
   */
  public static Game parse(Ruleset rules, String text) {
    return GameText.read(
        Objects.requireNonNull(rules, "rules"), Objects.requireNonNull(text, "text"));
  }

  /** {@return the rules} */
  public Ruleset rules() {
    return initial.rules();
  }

  /**
   * Returns the position the game started from.
   *
   * @return the position before the first ply
   */
  public Position initial() {
    return initial;
  }

  /**
   * Returns the position now.
   *
   * @return the position after the last ply
   */
  public Position position() {
    return position;
  }

  /**
   * Returns whose turn it is.
   *
   * @return the side to move, also when the game is over
   */
  public Color sideToMove() {
    return position.sideToMove();
  }

  /**
   * Returns how many plies have been played: turns of both sides together, passes included.
   *
   * @return 0 or more
   */
  public int plies() {
    return plies;
  }

  /**
   * Returns how many plies in a row, up to now, have captured nothing.
   *
   * @return 0 or more
   */
  public int pliesWithoutCapture() {
    return plies - lastCapture;
  }

  /**
   * Returns the last move.
   *
   * @return the last ply, or nothing at the start
   */
  public Optional<Move> lastMove() {
    return Optional.ofNullable(moveNode().move);
  }

  /** This game without the decision at its end. */
  private Game moveNode() {
    return decision != null && before != null ? before : this;
  }

  /**
   * Returns all moves.
   *
   * @return the plies in order; unmodifiable
   */
  public List<Move> moves() {
    Move[] moves = new Move[plies];
    for (Game game = moveNode(); game.move != null && game.before != null; game = game.before) {
      moves[game.plies - 1] = game.move;
    }
    return Collections.unmodifiableList(Arrays.asList(moves));
  }

  /**
   * Returns this game as it was after some plies.
   *
   * @param ply 0 for the start, to {@link #plies()} for the present one, ended as it is
   * @return that game, with nothing to redo
   * @throws IndexOutOfBoundsException if the ply is out of range
   */
  public Game at(int ply) {
    Objects.checkIndex(ply, plies + 1);
    Game game = this;
    while (game.plies > ply && game.before != null) {
      game = game.before;
    }
    return game.withoutRedo();
  }

  /**
   * This game with nothing to redo. Only such a game comes before another: one that could redo
   * would hold on to all that was ever taken back.
   */
  private Game withoutRedo() {
    return undone == null ? this : new Game(this, null);
  }

  /**
   * Returns all legal moves.
   *
   * @return the moves in the order documented at {@link Position}; none if the game is over
   */
  public List<Move> legalMoves() {
    return isOver() ? List.of() : position.legalMoves();
  }

  /**
   * Tells whether a move may be played now, and if not, why, and what would be right.
   *
   * @param next any move at all
   * @return legal, or the reason
   */
  public Legality check(Move next) {
    return check(position, outcome(), Objects.requireNonNull(next, "next"));
  }

  /** Tells whether a move may be played in a position of a game that has ended, or goes on. */
  static Legality check(Position position, Optional<Outcome> end, Move next) {
    return end.isPresent()
        ? Legality.illegal(Reason.GAME_OVER, next + ": the game is over, " + end.get())
        : position.check(next);
  }

  /**
   * Plays a move.
   *
   * @param next a legal move
   * @return the game afterwards
   * @throws IllegalMoveException if the move is not legal or the game is over
   */
  public Game play(Move next) {
    Objects.requireNonNull(next, "next");
    if (isOver() || !position.isLegal(next)) {
      throw new IllegalMoveException(position, next, check(next));
    }
    return following(next);
  }

  /** The game after a move that is known to be legal. */
  Game following(Move next) {
    int ply = plies + 1;
    return new Game(
        this,
        position.after(next),
        withoutRedo(),
        next,
        null,
        ply,
        next.isCapture() ? ply : lastCapture,
        31 * pathHash + next.hashCode(),
        null);
  }

  /**
   * Plays a move in canonical text.
   *
   * @param next the text of a legal move, such as {@code c1-c3}
   * @return the game afterwards
   * @throws io.github.linesofaction.core.board.TextException if the text is no canonical move
   * @throws IllegalMoveException if the move is not legal or the game is over
   */
  public Game play(String next) {
    return play(Move.parse(Objects.requireNonNull(next, "next")));
  }

  /**
   * Plays a list of moves as far as they are legal.
   *
   * @param moves any moves
   * @return how far it got, and why it stopped
   */
  public Replay replay(List<Move> moves) {
    Objects.requireNonNull(moves, "moves");
    Stepper stepper = Stepper.of(this);
    int played = 0;
    for (Move next : moves) {
      if (!stepper.step(next)) {
        Optional<Legality> fault = Optional.of(stepper.check(next));
        return new Replay(stepper.game(), played, fault, moves.subList(played, moves.size()));
      }
      played++;
    }
    return new Replay(stepper.game(), played, Optional.empty(), List.of());
  }

  /**
   * Returns how often the position now has stood in this game, now included; what makes two
   * positions the same is the rules' choice. Turns taken back do not count.
   *
   * @return 1 or more
   */
  public int occurrences() {
    return occurrenceMap().find(key(position)).count();
  }

  /**
   * Returns how often the position after a move will then have stood in this game.
   *
   * @param next a legal move
   * @return 1 or more
   * @throws IllegalMoveException if the move is not legal or the game is over
   */
  public int occurrencesAfter(Move next) {
    return play(next).occurrences();
  }

  private Setup key(Position at) {
    return rules().repetition().basis() == Repetition.Basis.POSITIONAL
        ? at.setup().boardOnly()
        : at.setup();
  }

  private Occurrences occurrenceMap() {
    Occurrences known = occurrences;
    if (known != null) {
      return known;
    }
    // Down from the last game that knows; two threads may both do this and come to equal maps.
    Deque<Game> path = new ArrayDeque<>();
    Game game = this;
    while (known == null) {
      if (game.decision == null) {
        path.push(game);
      }
      Game previous = game.before;
      if (previous == null) {
        known = Occurrences.none(hasher);
      } else {
        known = previous.occurrences;
        game = previous;
      }
    }
    for (Game next : path) {
      known = known.with(key(next.position), next.plies);
      next.occurrences = known;
    }
    occurrences = known;
    return known;
  }

  /**
   * Returns how the game has ended.
   *
   * @return the outcome, or nothing while it goes on
   */
  public Optional<Outcome> outcome() {
    KnownOutcome known = outcome;
    if (known == null) {
      known = new KnownOutcome(decision != null ? Optional.of(decision) : findOutcome());
      outcome = known;
    }
    return known.outcome();
  }

  private Optional<Outcome> findOutcome() {
    Endings endings = position.endings();
    Optional<Outcome> board = position.outcome();
    if (board.isPresent() && !endings.countersFirst()) {
      return board;
    }
    return endings.outcome(endings.onPath(new Path())).or(() -> board);
  }

  /** What this game has to tell to who judges it. */
  private final class Path implements Endings.Path {
    @Override
    public int plies() {
      return plies;
    }

    @Override
    public int occurrences() {
      return Game.this.occurrences();
    }

    @Override
    public int lead() {
      int lead = 0;
      int last = lastOccurrence();
      for (Game game = moveNode(); game.plies > last && game.before != null; game = game.before) {
        if (game.move != null && game.move.isCapture()) {
          lead += game.before.sideToMove() == Color.BLACK ? 1 : -1;
        }
      }
      return lead;
    }

    @Override
    public int pliesWithoutCapture() {
      return Game.this.pliesWithoutCapture();
    }
  }

  /** The ply after which the position now stood before, for the last time. */
  private int lastOccurrence() {
    Game previous = moveNode().before;
    return previous == null ? 0 : previous.occurrenceMap().find(key(position)).lastPly();
  }

  /**
   * Tells whether the game is over.
   *
   * @return whether there is an {@link #outcome()}
   */
  public boolean isOver() {
    return outcome().isPresent();
  }

  /**
   * Returns what a player may claim because the position on the board has come again.
   *
   * @return the outcome of a claim, or nothing if there is none to be made now or the game is over
   */
  public Optional<Outcome> claimable() {
    Endings endings = position.endings();
    return isOver() ? Optional.empty() : endings.outcome(endings.claimable(new Path()));
  }

  /**
   * Claims the end because the position on the board has come again.
   *
   * @return the game, ended
   * @throws IllegalStateException if there is nothing to claim
   */
  public Game claim() {
    return end(
        claimable()
            .orElseThrow(
                () ->
                    new IllegalStateException(
                        "nothing to claim after ply "
                            + plies
                            + ": "
                            + rules().repetition().describe())));
  }

  /**
   * Lets a side resign.
   *
   * @param loser who resigns
   * @return the game, won by the other side
   * @throws IllegalStateException if the game is over
   */
  public Game resign(Color loser) {
    return lose(loser, EndReason.RESIGNATION);
  }

  /**
   * Lets a side forfeit the game.
   *
   * @param loser who forfeits
   * @return the game, won by the other side
   * @throws IllegalStateException if the game is over
   */
  public Game forfeit(Color loser) {
    return lose(loser, EndReason.FORFEIT);
  }

  /**
   * Lets a side lose on time.
   *
   * @param loser whose time is up
   * @return the game, won by the other side
   * @throws IllegalStateException if the game is over
   */
  public Game loseOnTime(Color loser) {
    return lose(loser, EndReason.TIME);
  }

  /**
   * Ends the game as a draw by agreement.
   *
   * @return the game, drawn
   * @throws IllegalStateException if the game is over
   */
  public Game agreeDraw() {
    return end(Outcome.draw(EndReason.AGREEMENT));
  }

  private Game lose(Color loser, EndReason reason) {
    return end(Outcome.win(Objects.requireNonNull(loser, "loser").opponent(), reason));
  }

  /** Ends this game as a player or the players may. */
  Game end(Outcome how) {
    Optional<Outcome> already = outcome();
    if (already.isPresent()) {
      throw new IllegalStateException("the game is over already: " + already.get());
    }
    return ended(how);
  }

  /** How a player or the players ended the game; nothing while they play on. */
  @Nullable Outcome decision() {
    return decision;
  }

  /** The game ended by a decision, where it is known to go on. */
  Game ended(Outcome how) {
    return new Game(
        this,
        position,
        withoutRedo(),
        null,
        how,
        plies,
        lastCapture,
        31 * pathHash + decisionHash(how),
        null);
  }

  /** Made of names, so that it is the same in every run. */
  private static int decisionHash(Outcome how) {
    return how.toString().hashCode();
  }

  /**
   * Takes the last move back, or the resignation, claim or agreement that ended the game.
   *
   * @return the game before, which knows what it could redo; nothing at the start
   */
  public Optional<Game> undo() {
    return Optional.ofNullable(before).map(game -> new Game(game, this));
  }

  /**
   * Plays again what was taken back last.
   *
   * @return the game before that undo; nothing if nothing was taken back since the last move
   */
  public Optional<Game> redo() {
    return Optional.ofNullable(undone);
  }

  /**
   * Returns the same moves under other rules.
   *
   * @param rules rules on the same board
   * @return the game under those rules
   * @throws SetupException if no game can start from {@link #initial()} under them
   * @throws RulesException if their limit of plies is not above the plies made, a move made is not
   *     legal under them, or they end the game before the players do
   */
  public Game withRules(Ruleset rules) {
    int limit = Objects.requireNonNull(rules, "rules").limits().plies();
    if (limit > 0 && limit <= plies) {
      throw new RulesException(
          "a limit of " + limit + " plies, where " + plies + " are made already: more than these");
    }
    Game start = fromAny(Position.of(rules, initial.setup()), hasher);
    Replay replay = start.replay(moves());
    if (replay.fault().isPresent()) {
      throw new RulesException(
          "ply " + (replay.played() + 1) + ": " + replay.fault().get().explanation());
    }
    if (decision == null) {
      return replay.game();
    }
    Optional<Outcome> sooner = replay.game().outcome();
    if (sooner.isPresent()) {
      throw new RulesException(
          "after ply " + plies + " the game is over, " + sooner.get() + ", before " + decision);
    }
    return replay.game().end(decision);
  }

  /**
   * Compares with another object.
   *
   * @param other any object or null
   * @return whether it is a game from an equal position with the same moves and the same decision
   */
  @Override
  public boolean equals(@Nullable Object other) {
    if (this == other) {
      return true;
    }
    return other instanceof Game game
        && game.plies == plies
        && game.pathHash == pathHash
        && Objects.equals(game.decision, decision)
        && game.initial.equals(initial)
        && game.moves().equals(moves());
  }

  @Override
  public int hashCode() {
    return pathHash;
  }

  /**
   * Returns the moves in one line, such as {@code b1-b3 a2-c2 (White wins: resignation)}.
   *
   * @return the start, if it is not that of the rules, the moves in canonical text, and the
   *     outcome, for {@link #parse}
   */
  @Override
  public String toString() {
    return GameText.write(this);
  }
}
