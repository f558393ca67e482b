package io.github.linesofaction.core.rules;

import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * How stones move in Lines of Action and in all its variants: an immutable value made of small
 * choices. {@link #STANDARD} is the movement of Lines of Action, rules R2 and R3 of {@code
 * docs/RULES.md}; the others follow from it through {@link #toBuilder}.
 */
public final class Movement implements MoveRule {
  /** How far a stone moves. */
  public enum Distance {
    /** Exactly as many squares as there are stones of both colours on the whole line. */
    STONES_ON_LINE,
    /** Exactly as many squares as the stone has neighbours of either colour (Neighbors). */
    NEIGHBOURS
  }

  /** Which stones a stone may pass over. */
  public enum Passing {
    /** Own stones, not enemy stones. */
    OWN_STONES,
    /** Stones of both colours (Neighbors). */
    ALL_STONES,
    /** None (Sfilzotto chiuso). */
    NO_STONES
  }

  /** Whether enemy stones may be captured. */
  public enum Capturing {
    /** By landing on them. */
    ALLOWED,
    /** Never: enemy stones block the target too (Sfilzotto chiuso). */
    FORBIDDEN
  }

  /** What becomes of the square that a stone leaves. */
  public enum Vacated {
    /** It is empty. */
    EMPTY,
    /** It is a hole for ever: crossed by both sides, never landed on, never counted (Gemma). */
    HOLE
  }

  /** What may be done with a stone that has no legal move. */
  public enum Immobile {
    /** Nothing. */
    STAYS,
    /**
     * Its owner may take it off as his turn, whether or not other stones can move (Gemma). A stone
     * all of whose moves {@link BothConnected#ILLEGAL} forbids is one without a legal move: rule S5
     * of {@code docs/RULES.md}.
     */
    MAY_BE_REMOVED
  }

  /** Which kind of stone is due. */
  public enum Rotation {
    /** There is one kind of stone. */
    ONE_KIND,
    /**
     * Black soldier, White soldier, Black king, White king, and again; a side without a move for
     * the kind due passes (Ambiloa).
     */
    SOLDIERS_THEN_KINGS
  }

  /** Whether stones are placed from hand. */
  public enum Placing {
    /** No stones are in hand. */
    NONE,
    /**
     * As long as the mover holds stones of the other side, his turn ends with placing one of them
     * on any empty square (Parachute).
     */
    ENEMY_STONES
  }

  /** The movement of Lines of Action. */
  public static final Movement STANDARD = new Builder().build();

  private final Distance distance;
  private final Passing passing;
  private final Capturing capturing;
  private final Set<Move> forbiddenCaptures;
  private final Vacated vacated;
  private final Immobile immobile;
  private final Rotation rotation;
  private final Placing placing;
  private final Set<Square> blackHoles;

  private Movement(Builder builder) {
    distance = builder.distance;
    passing = builder.passing;
    capturing = builder.capturing;
    forbiddenCaptures = Set.copyOf(builder.forbiddenCaptures);
    vacated = builder.vacated;
    immobile = builder.immobile;
    rotation = builder.rotation;
    placing = builder.placing;
    blackHoles = Set.copyOf(builder.blackHoles);
  }

  /**
   * Starts a new movement from this one.
   *
   * @return a builder that holds all choices made here
   */
  public Builder toBuilder() {
    return new Builder()
        .distance(distance)
        .passing(passing)
        .capturing(capturing)
        .forbiddenCaptures(forbiddenCaptures)
        .vacated(vacated)
        .immobile(immobile)
        .rotation(rotation)
        .placing(placing)
        .blackHoles(blackHoles);
  }

  /** {@return how far a stone moves} */
  public Distance distance() {
    return distance;
  }

  /** {@return which stones a stone may pass over} */
  public Passing passing() {
    return passing;
  }

  /** {@return whether enemy stones may be captured} */
  public Capturing capturing() {
    return capturing;
  }

  /**
   * Returns the captures that are never allowed, all game long and whichever stones stand there.
   *
   * @return those moves; unmodifiable
   */
  public Set<Move> forbiddenCaptures() {
    return forbiddenCaptures;
  }

  /** {@return what becomes of the square that a stone leaves} */
  public Vacated vacated() {
    return vacated;
  }

  /** {@return what may be done with a stone that has no legal move} */
  public Immobile immobile() {
    return immobile;
  }

  /** {@return which kind of stone is due} */
  public Rotation rotation() {
    return rotation;
  }

  /** {@return whether stones are placed from hand} */
  public Placing placing() {
    return placing;
  }

  /**
   * Returns the black holes: a stone that lands on one is taken off the board; they can be crossed,
   * hold no stone and so never count (Black Hole).
   *
   * @return their squares; unmodifiable
   */
  public Set<Square> blackHoles() {
    return blackHoles;
  }

  @Override
  public List<Move> turns(Setup setup) {
    return turnsIn(setup).all(turn -> false);
  }

  @Override
  public List<Move> turns(Setup setup, Predicate<Move> forbidden) {
    return turnsIn(setup).all(Objects.requireNonNull(forbidden, "forbidden"));
  }

  @Override
  public boolean hasTurn(Setup setup, Predicate<Move> forbidden) {
    return turnsIn(setup).any(Objects.requireNonNull(forbidden, "forbidden"));
  }

  private MovementTurns turnsIn(Setup setup) {
    return new MovementTurns(this, Objects.requireNonNull(setup, "setup"));
  }

  @Override
  public List<Move> passes(Setup setup) {
    return turnsIn(setup).passes();
  }

  @Override
  public Legality check(Setup setup, Move move) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(move, "move");
    return MovementCheck.of(this, setup, move);
  }

  @Override
  public List<Edit> edits(Setup setup, Move move) {
    Objects.requireNonNull(setup, "setup");
    Objects.requireNonNull(move, "move");
    return MovementEdits.of(this, setup, move);
  }

  @Override
  public String describe() {
    return MovementWords.of(this);
  }

  @Override
  public List<SetupFault> faultsOf(Setup setup) {
    return MovementFaults.of(this, Objects.requireNonNull(setup, "setup"));
  }

  @Override
  public List<String> objectionsTo(Topology topology) {
    return MovementFaults.objections(this, Objects.requireNonNull(topology, "topology"));
  }

  @Override
  public boolean isPreservedBy(Symmetry symmetry, boolean colorsSwapped) {
    Objects.requireNonNull(symmetry, "symmetry");
    // The kind due changes after White's turn: with the colours exchanged it would after Black's.
    return (!colorsSwapped || rotation == Rotation.ONE_KIND)
        && isMappedOntoItself(blackHoles, symmetry)
        && forbiddenCaptures.stream()
            .map(symmetry::apply)
            .collect(Collectors.toSet())
            .equals(forbiddenCaptures);
  }

  private static boolean isMappedOntoItself(Set<Square> squares, Symmetry symmetry) {
    return squares.stream().map(symmetry::apply).collect(Collectors.toSet()).equals(squares);
  }

  @Override
  public int mostTurns(Topology topology) {
    Objects.requireNonNull(topology, "topology");
    int steps = topology.cellCount() * topology.directions();
    return placing == Placing.NONE ? steps : steps * topology.cellCount();
  }

  /** Returns whether a side with these stones of the other colour in hand has to place one. */
  boolean places(Setup setup) {
    return placing == Placing.ENEMY_STONES && setup.inHand(setup.sideToMove().opponent()) > 0;
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof Movement movement
        && movement.distance == distance
        && movement.passing == passing
        && movement.capturing == capturing
        && movement.forbiddenCaptures.equals(forbiddenCaptures)
        && movement.vacated == vacated
        && movement.immobile == immobile
        && movement.rotation == rotation
        && movement.placing == placing
        && movement.blackHoles.equals(blackHoles);
  }

  @Override
  public int hashCode() {
    // Ordinals, for the hash of an enum constant differs from run to run.
    return Objects.hash(
        distance.ordinal(),
        passing.ordinal(),
        capturing.ordinal(),
        forbiddenCaptures,
        vacated.ordinal(),
        immobile.ordinal(),
        rotation.ordinal(),
        placing.ordinal(),
        blackHoles);
  }

  @Override
  public String toString() {
    return "Movement["
        + List.of(distance, passing, capturing, vacated, immobile, rotation, placing)
        + ", forbidden captures "
        + forbiddenCaptures.stream().map(Move::toString).sorted().collect(Collectors.toList())
        + ", black holes "
        + new TreeSet<>(blackHoles)
        + "]";
  }

  /** Builds a {@link Movement}. A mutable helper for one thread. */
  public static final class Builder {
    private Distance distance = Distance.STONES_ON_LINE;
    private Passing passing = Passing.OWN_STONES;
    private Capturing capturing = Capturing.ALLOWED;
    private Set<Move> forbiddenCaptures = Set.of();
    private Vacated vacated = Vacated.EMPTY;
    private Immobile immobile = Immobile.STAYS;
    private Rotation rotation = Rotation.ONE_KIND;
    private Placing placing = Placing.NONE;
    private Set<Square> blackHoles = Set.of();

    private Builder() {}

    /**
     * Says how far a stone moves.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder distance(Distance choice) {
      this.distance = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says which stones a stone may pass over.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder passing(Passing choice) {
      this.passing = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says whether enemy stones may be captured.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder capturing(Capturing choice) {
      this.capturing = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says which captures are never allowed.
     *
     * @param captures steps that capture
     * @return this builder
     */
    public Builder forbiddenCaptures(Set<Move> captures) {
      this.forbiddenCaptures = Set.copyOf(Objects.requireNonNull(captures, "captures"));
      return this;
    }

    /**
     * Says what becomes of the square that a stone leaves.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder vacated(Vacated choice) {
      this.vacated = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says what may be done with a stone that has no legal move.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder immobile(Immobile choice) {
      this.immobile = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says which kind of stone is due.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder rotation(Rotation choice) {
      this.rotation = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says whether stones are placed from hand.
     *
     * @param choice the choice
     * @return this builder
     */
    public Builder placing(Placing choice) {
      this.placing = Objects.requireNonNull(choice, "choice");
      return this;
    }

    /**
     * Says where black holes are.
     *
     * @param squares their squares
     * @return this builder
     */
    public Builder blackHoles(Set<Square> squares) {
      this.blackHoles = Set.copyOf(Objects.requireNonNull(squares, "squares"));
      return this;
    }

    /**
     * Builds the movement.
     *
     * @return the movement
     * @throws RulesException if choices exclude each other
     */
    public Movement build() {
      if (forbiddenCaptures.stream().anyMatch(move -> !move.isCapture())) {
        throw new RulesException("forbidden captures " + forbiddenCaptures + ": not all capture");
      }
      if (capturing == Capturing.FORBIDDEN && !forbiddenCaptures.isEmpty()) {
        throw new RulesException(
            "some captures forbidden (Beppi) together with all captures forbidden (chiuso): choose"
                + " one");
      }
      if (vacated == Vacated.HOLE && placing != Placing.NONE) {
        throw new RulesException(
            "holes (Gemma) together with stones placed from hand (Parachute): choose one");
      }
      if (vacated == Vacated.HOLE && !blackHoles.isEmpty()) {
        throw new RulesException("holes (Gemma) together with black holes: choose one");
      }
      if (placing != Placing.NONE && !blackHoles.isEmpty()) {
        throw new RulesException(
            "black holes together with stones placed from hand (Parachute): choose one");
      }
      if (placing != Placing.NONE && rotation != Rotation.ONE_KIND) {
        throw new RulesException(
            "stones placed from hand (Parachute) together with kinds in rotation (Ambiloa): choose"
                + " one");
      }
      if (immobile == Immobile.MAY_BE_REMOVED && vacated != Vacated.HOLE) {
        throw new RulesException(
            "stones taken off by their owner need vacated squares to become holes (Gemma)");
      }
      return new Movement(this);
    }
  }
}
