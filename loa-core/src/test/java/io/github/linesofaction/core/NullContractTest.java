package io.github.linesofaction.core;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Axis;
import io.github.linesofaction.core.board.Bitboards;
import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Edit;
import io.github.linesofaction.core.board.Kind;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Ray;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupBuilder;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.SquareSet;
import io.github.linesofaction.core.board.Stone;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.IllegalMoveException;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.game.Replay;
import io.github.linesofaction.core.game.Stepper;
import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.ConnectGoal;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Goal;
import io.github.linesofaction.core.rules.JoinEdgesGoal;
import io.github.linesofaction.core.rules.Legality;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.MoveRule;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Precedence;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Reason;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetBuilder;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.core.search.SearchPosition;
import io.github.linesofaction.testkit.NullContract;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.ForkJoinPool;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import java.util.random.RandomGenerator;
import org.junit.jupiter.api.Test;

/** Case W1: every public method and constructor names the argument that is null, at once. */
class NullContractTest {
  private static final Setup SETUP = Setup.parse("1bb1/w2w/w2w/1bb1 b");
  private static final Ruleset RULES = Variants.rules("standard-4");
  private static final Position POSITION = Position.start(RULES);
  private static final Topology BOARD = Topology.square(4);
  private static final Legality ILLEGAL = Legality.illegal(Reason.OTHER, "because");

  private static final Map<Class<?>, Object> SAMPLES = new HashMap<>();

  static {
    SAMPLES.put(Axis.class, Axis.ROW);
    SAMPLES.put(Bitboards.class, BOARD.bitboards().orElseThrow());
    SAMPLES.put(Color.class, Color.BLACK);
    SAMPLES.put(Kind.class, Kind.SOLDIER);
    SAMPLES.put(Move.class, Move.parse("b1-b3"));
    SAMPLES.put(Ray.class, new Ray(Axis.ROW, 0, 1));
    SAMPLES.put(Setup.class, SETUP);
    SAMPLES.put(SetupBuilder.class, SETUP.toBuilder());
    SAMPLES.put(SetupFault.class, SetupFault.of(SetupFault.Kind.OVERLAP, "twice"));
    SAMPLES.put(SetupFault.Kind.class, SetupFault.Kind.OVERLAP);
    SAMPLES.put(SetupFault.Kind[].class, new SetupFault.Kind[0]);
    SAMPLES.put(Square.class, Square.of("b1"));
    SAMPLES.put(Square[].class, new Square[0]);
    SAMPLES.put(SquareSet.class, BOARD.none());
    SAMPLES.put(Stone.class, Stone.BLACK);
    SAMPLES.put(Symmetry.class, BOARD.symmetries().get(0));
    SAMPLES.put(Topology.class, BOARD);
    SAMPLES.put(Game.class, Game.start(RULES));
    SAMPLES.put(Position.class, POSITION);
    SAMPLES.put(Replay.class, new Replay(Game.start(RULES), 0, Optional.empty(), List.of()));
    SAMPLES.put(Stepper.class, Stepper.of(Game.start(RULES)));
    SAMPLES.put(BothConnected.class, BothConnected.DRAW);
    SAMPLES.put(ConnectGoal.class, ConnectGoal.ALL_STONES);
    SAMPLES.put(ConnectGoal.Counts.class, ConnectGoal.Counts.ALL_STONES);
    SAMPLES.put(JoinEdgesGoal.class, JoinEdgesGoal.SFILZOTTO);
    SAMPLES.put(Goal.class, ConnectGoal.ALL_STONES);
    SAMPLES.put(EndReason.class, EndReason.GOAL);
    SAMPLES.put(Legality.class, ILLEGAL);
    SAMPLES.put(Limits.class, Limits.NONE);
    SAMPLES.put(MoveRule.class, Movement.STANDARD);
    SAMPLES.put(Movement.class, Movement.STANDARD);
    SAMPLES.put(Movement.Builder.class, Movement.STANDARD.toBuilder());
    SAMPLES.put(NoMove.class, NoMove.PASSES);
    SAMPLES.put(Outcome.class, Outcome.draw(EndReason.AGREEMENT));
    SAMPLES.put(Precedence.class, Precedence.WIN_FIRST);
    SAMPLES.put(Preset.class, Preset.MIND_SPORTS);
    SAMPLES.put(Reason.class, Reason.OTHER);
    SAMPLES.put(Repetition.class, Repetition.NONE);
    SAMPLES.put(RulesetCatalog.class, RulesetCatalog.builtIn());
    SAMPLES.put(ClassLoader.class, NullContractTest.class.getClassLoader());
    SAMPLES.put(Repetition.Basis.class, Repetition.Basis.SITUATIONAL);
    SAMPLES.put(Repetition.Verdict.class, Repetition.Verdict.DRAW);
    SAMPLES.put(Ruleset.class, RULES);
    SAMPLES.put(RulesetBuilder.class, RULES.toBuilder());
    SAMPLES.put(SearchPosition.class, SearchPosition.of(POSITION));
    SAMPLES.put(
        IllegalMoveException.class, new IllegalMoveException(POSITION, Move.pass(), ILLEGAL));
    SAMPLES.put(
        SetupException.class,
        new SetupException(List.of(SetupFault.of(SetupFault.Kind.OVERLAP, "twice"))));
    SAMPLES.put(String.class, "b1-b3");
    SAMPLES.put(CharSequence.class, "b1");
    SAMPLES.put(List.class, List.of());
    SAMPLES.put(Set.class, Set.of());
    SAMPLES.put(Collection.class, List.of());
    SAMPLES.put(Iterable.class, List.of());
    SAMPLES.put(Optional.class, Optional.empty());
    SAMPLES.put(int[].class, new int[BOARD.cellCount() * 8]);
    SAMPLES.put(RandomGenerator.class, new java.util.SplittableRandom(1));
    SAMPLES.put(Predicate.class, (Predicate<Move>) Move::isPass);
    SAMPLES.put(LongSupplier.class, (LongSupplier) () -> 1L);
    SAMPLES.put(ExecutorService.class, ForkJoinPool.commonPool());
    SAMPLES.put(int.class, 0);
    SAMPLES.put(long.class, 0L);
    SAMPLES.put(boolean.class, false);
    SAMPLES.put(char.class, 'b');
    for (Class<?> choice : Movement.class.getClasses()) {
      if (choice.isEnum()) {
        SAMPLES.put(choice, choice.getEnumConstants()[0]);
      }
    }
    SAMPLES.put(Edit.Clear.class, new Edit.Clear(Square.of("b1")));
  }

  private static final NullContract CONTRACT = NullContract.of(Setup.class, SAMPLES);

  @Test
  void nullIsRefusedByName() throws ReflectiveOperationException {
    assertThat(CONTRACT.breaches()).isEmpty();
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(CONTRACT.questions()).hasSizeGreaterThanOrEqualTo(220);
  }
}
