package io.github.linesofaction.core.game;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.MoveCode;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.internal.Course;
import io.github.linesofaction.core.internal.Endings;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Plays moves over, one step at a time, forwards and back: the way to go through long lists and
 * trees of moves. It checks every move as {@link Game#play} does, and knows repetition, limits and
 * decisions as a game does, but works on a board of its own, and makes positions and games only
 * when it is asked for them. A mutable helper for one thread.
 *
 * <p>A step forwards takes about the same time however many lie behind, and a step back costs
 * nearly nothing: every branch of a tree can be played in time in proportion to its nodes.
 */
public final class Stepper {
  private final Game start;
  private final Course course;
  private final Topology topology;

  /** How a player or the players ended the game; none while they play on. */
  private @Nullable Outcome decision;

  /** How many turns of the game this began with were never taken back. */
  private int kept;

  private Stepper(Game start) {
    this.start = start;
    this.topology = start.position().topology();
    this.course = start.initial().course();
    for (Move move : start.moves()) {
      course.cursor().make(MoveCode.of(topology, move));
    }
    this.decision = start.decision();
    this.kept = start.plies();
  }

  /**
   * Starts at the end of a game. Repetition and limits look at the moves of that game too.
   *
   * @param game any game, over or not
   * @return a stepper that stands where the game does
   */
  public static Stepper of(Game game) {
    return new Stepper(Objects.requireNonNull(game, "game"));
  }

  /** {@return the rule set} */
  public Ruleset rules() {
    return start.rules();
  }

  /** {@return whose turn it is, also when the game is over} */
  public Color sideToMove() {
    return course.cursor().side() == 0 ? Color.BLACK : Color.WHITE;
  }

  /** {@return how many turns lie behind, those of the game this began with included} */
  public int plies() {
    return course.cursor().plies();
  }

  /** {@return the code of the last turn; {@link MoveCode#NONE} if there is none} */
  public int lastMove() {
    int plies = plies();
    return plies == 0 ? MoveCode.NONE : course.cursor().pathMove(plies - 1);
  }

  /**
   * Returns how many steps lie behind, and can be taken back: turns and a decision at the end,
   * those of the game this began with included.
   *
   * @return 0 or more
   */
  public int steps() {
    return plies() + (decision == null ? 0 : 1);
  }

  /**
   * Returns where the stones of a side stand now.
   *
   * @param color either side
   * @return the squares of its stones on the board, of both kinds; later steps do not change it
   */
  public SquareSet stones(Color color) {
    return course.cursor().stones(Objects.requireNonNull(color, "color").ordinal());
  }

  /** {@return whether the game is over, by the board, its history or a decision} */
  public boolean isOver() {
    return decision != null || course.result() != Endings.ONGOING;
  }

  /** {@return how the game has ended; nothing while it goes on} */
  public Optional<Outcome> outcome() {
    return decision != null ? Optional.of(decision) : course.outcome();
  }

  /**
   * Tells whether a move, given by its code, may be played now.
   *
   * @param move any number; {@link MoveCode} explains the codes of moves
   * @return whether it is the code of a legal move and the game is not over
   */
  public boolean isLegal(int move) {
    return course.cursor().isTurn(move) && !isOver();
  }

  /**
   * Tells whether a move may be played now, and if not, why, and what would be right.
   *
   * @param move any move at all
   * @return legal, or the reason, as {@link Game#check} tells it
   */
  public Legality check(Move move) {
    Objects.requireNonNull(move, "move");
    return isLegal(code(move)) ? Legality.LEGAL : Game.check(position(), outcome(), move);
  }

  /**
   * {@return the legal moves in the order documented at {@link Position}; none if the game is over}
   */
  public List<Move> legalMoves() {
    return isOver() ? List.of() : position().legalMoves();
  }

  private int code(Move move) {
    boolean onBoard =
        move.from().stream().allMatch(topology::contains)
            && move.to().stream().allMatch(topology::contains)
            && move.placed().stream().allMatch(topology::contains);
    return onBoard ? MoveCode.of(topology, move) : MoveCode.NONE;
  }

  /**
   * Plays a move if it is legal.
   *
   * @param move any move at all
   * @return whether it was played; if not, everything is as it was
   */
  public boolean step(Move move) {
    return step(code(Objects.requireNonNull(move, "move")));
  }

  /**
   * Plays a move, given by its code, if it is legal.
   *
   * @param move any number
   * @return whether it was played; if not, everything is as it was
   */
  public boolean step(int move) {
    boolean legal = isLegal(move);
    if (legal) {
      course.cursor().make(move);
    }
    return legal;
  }

  /**
   * Takes the last step back: the decision at the end if there is one, otherwise the last turn.
   *
   * @throws IllegalStateException if there is none
   */
  public void stepBack() {
    if (decision != null) {
      decision = null;
    } else if (plies() == 0) {
      throw new IllegalStateException("nothing to take back: no step was made");
    } else {
      course.cursor().unmake();
      kept = Math.min(kept, plies());
    }
  }

  /**
   * Lets a side lose by its own decision.
   *
   * @param loser who loses
   * @param reason resignation, forfeit or time
   * @throws IllegalStateException if the game is over
   */
  public void lose(Color loser, EndReason reason) {
    Objects.requireNonNull(loser, "loser");
    Objects.requireNonNull(reason, "reason");
    end(Outcome.win(loser.opponent(), reason));
  }

  /**
   * Ends the game as a draw by agreement.
   *
   * @throws IllegalStateException if the game is over
   */
  public void agreeDraw() {
    end(Outcome.draw(EndReason.AGREEMENT));
  }

  /**
   * {@return the outcome of a claim that a player may make because the position on the board has
   * come again; nothing if there is none to be made now}
   */
  public Optional<Outcome> claimable() {
    return isOver() ? Optional.empty() : course.claimable();
  }

  /**
   * Claims the end because the position on the board has come again.
   *
   * @throws IllegalStateException if there is nothing to claim
   */
  public void claim() {
    end(
        claimable()
            .orElseThrow(() -> new IllegalStateException("nothing to claim after ply " + plies())));
  }

  private void end(Outcome how) {
    Optional<Outcome> already = outcome();
    if (already.isPresent()) {
      throw new IllegalStateException("the game is over already: " + already.get());
    }
    decision = how;
  }

  /** {@return the turns that lie behind, those of the game this began with included} */
  public List<Move> moves() {
    List<Move> moves = new ArrayList<>(plies());
    for (int ply = 0; ply < plies(); ply++) {
      moves.add(MoveCode.toMove(topology, course.cursor().pathMove(ply)));
    }
    return List.copyOf(moves);
  }

  /** {@return the position now, made when this is asked} */
  public Position position() {
    return start.initial().with(course.cursor().setup());
  }

  /** {@return the game up to now, made when this is asked} */
  public Game game() {
    if (kept == start.plies() && plies() == kept && Objects.equals(decision, start.decision())) {
      return start;
    }
    Game game = start.at(kept);
    for (Move move : moves().subList(kept, plies())) {
      game = game.following(move);
    }
    return decision == null ? game : game.ended(decision);
  }
}
