package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.List;
import java.util.Objects;
import java.util.function.Predicate;

/**
 * What a side may do in its turn, and what its turn does to the board. {@link Movement} holds the
 * rules the library knows; others may write their own.
 *
 * <p>An implementation is an immutable value: stateless, safe to share between threads, with {@code
 * equals} and {@code hashCode} over everything that decides its answers (a record does it), since
 * rule sets and positions are compared through it. It looks at the set-up alone, never at whether
 * the game is over; that is the rule set's business. The set-ups it is given have passed {@link
 * #faultsOf}.
 */
public interface MoveRule {
  /**
   * Returns all turns of the side to move that this rule allows, without the passes of {@link
   * NoMove#PASSES}. A rule of its own about passing, as in Ambiloa, may answer passes here.
   *
   * @param setup any set-up without faults under this rule
   * @return the turns, each once, in any order
   */
  List<Move> turns(Setup setup);

  /**
   * Returns the turns of the side to move if some of them are forbidden, as under {@link
   * BothConnected#ILLEGAL}. A rule in which a stone or a side that has no move may do something
   * else says here what that is when all its moves are forbidden.
   *
   * @param setup any set-up without faults under this rule
   * @param forbidden tells of each of {@link #turns(Setup)} whether it may not be played
   * @return the turns, each once, in any order; the others of {@link #turns(Setup)} unless
   *     overridden
   */
  default List<Move> turns(Setup setup, Predicate<Move> forbidden) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(forbidden, "forbidden");
    return List.of(turns(setup).stream().filter(forbidden.negate()).toArray(Move[]::new));
  }

  /**
   * Tells whether the side to move has a turn. A rule that finds out without listing all turns says
   * so here.
   *
   * @param setup any set-up without faults under this rule
   * @param forbidden tells of each of {@link #turns(Setup)} whether it may not be played
   * @return whether {@link #turns(Setup, Predicate)} has a member
   */
  default boolean hasTurn(Setup setup, Predicate<Move> forbidden) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(forbidden, "forbidden");
    return !turns(setup, forbidden).isEmpty();
  }

  /**
   * Returns the passes of a side that has no other turn, under {@link NoMove#PASSES}.
   *
   * @param setup a set-up in which {@link #turns} is empty
   * @return the passes, at least one; the plain pass unless overridden
   */
  default List<Move> passes(Setup setup) {
    Objects.requireNonNull(setup, "setup");
    return List.of(Move.pass());
  }

  /**
   * Tells whether the side to move may make a turn, and if not, why.
   *
   * @param setup any set-up without faults under this rule
   * @param move any move at all, also one that names squares of another board; no pass, unless
   *     {@link #turns} answered it
   * @return legal exactly for the members of {@link #turns}
   */
  Legality check(Setup setup, Move move);

  /**
   * Returns what a turn changes, the hand-over of the turn included.
   *
   * @param setup any set-up without faults under this rule
   * @param move a member of {@link #turns} or {@link #passes}, or the plain pass, which only hands
   *     the turn over
   * @return the changes in order
   */
  List<Edit> edits(Setup setup, Move move);

  /**
   * Describes the rule to a player.
   *
   * @return sentences
   */
  String describe();

  /**
   * Returns what stands against set-ups as this rule cannot handle.
   *
   * @param setup any set-up
   * @return faults of the kinds that name something unknown to the rule; none unless overridden
   */
  default List<SetupFault> faultsOf(Setup setup) {
    Objects.requireNonNull(setup, "setup");
    return List.of();
  }

  /**
   * Returns why this rule cannot be played on a board.
   *
   * @param topology any board
   * @return the objections; none unless overridden
   */
  default List<String> objectionsTo(Topology topology) {
    Objects.requireNonNull(topology, "topology");
    return List.of();
  }

  /**
   * Tells whether this rule is the same after a symmetry of the board, with or without an exchange
   * of colours: it takes the turns of a set-up to those of its image, and what they change too.
   *
   * @param symmetry a symmetry of the board
   * @param colorsSwapped whether the colours are exchanged as well
   * @return whether it is; false unless overridden, except for the identity without exchange
   */
  default boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    Objects.requireNonNull(symmetry, "symmetry");
    return symmetry.isIdentity() && !colorsSwapped;
  }

  /**
   * Returns a bound for the number of turns in any set-up, for the size of buffers.
   *
   * @param topology the board
   * @return no fewer than {@link #turns} or {@link #passes} ever has; as many as cells times
   *     directions unless overridden
   */
  default int mostTurns(Topology topology) {
    Objects.requireNonNull(topology, "topology");
    return topology.cellCount() * topology.directions();
  }
}
