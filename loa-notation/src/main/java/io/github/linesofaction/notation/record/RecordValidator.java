package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.SetupException;
import io.github.linesofaction.core.board.SetupFault;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Stepper;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.record.RecordFault.Kind;
import io.github.linesofaction.notation.text.Note;
import java.util.ArrayList;
import java.util.List;
import java.util.Objects;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/**
 * Judges records: plays the main line and every variation over and reports each fault; a fault in a
 * variation makes the record faulty like any other, plies and outcome are those of the main line.
 * What departs from the rules of a form and was put up with in reading, nothing lost, is a remark.
 * It reads nothing and repairs nothing. An immutable value, safe to share between threads.
 *
 * <p>The rules are the caller's if given, else those of the record's variant, else the standard
 * ones.
 */
public final class RecordValidator {
  private final Optional<Ruleset> rules;
  private final Optional<Preset> preset;
  private final Optional<Setup> start;
  private final Optional<MoveDialect> dialect;

  /**
   * The start that was needed last, with a board that stands there: in most files all games begin
   * alike. Who judges takes it, and puts it back.
   */
  private final AtomicReference<@Nullable Start> lastStart = new AtomicReference<>();

  /** A start, found by the record's set-up and the rules before the caller's choices. */
  private record Start(Ruleset given, Optional<Setup> setup, Game game, Stepper stepper) {
    boolean fits(Ruleset otherRules, Optional<Setup> otherSetup) {
      return given.equals(otherRules) && setup.equals(otherSetup);
    }
  }

  private RecordValidator(
      Optional<Ruleset> rules,
      Optional<Preset> preset,
      Optional<Setup> start,
      Optional<MoveDialect> dialect) {
    this.rules = rules;
    this.preset = preset;
    this.start = start;
    this.dialect = dialect;
  }

  /**
   * {@return a validator that judges by the records' own rules and puts up with what their readers
   * did}
   */
  public static RecordValidator standard() {
    return new RecordValidator(
        Optional.empty(), Optional.empty(), Optional.empty(), Optional.empty());
  }

  /**
   * Gives rules to judge by, whatever the records say.
   *
   * @param value the rules
   * @return this validator with them
   */
  public RecordValidator withRules(Ruleset value) {
    return new RecordValidator(
        Optional.of(Objects.requireNonNull(value, "value")), preset, start, dialect);
  }

  /**
   * Gives the choices on which the sources of the rules disagree, for whatever variant a record is
   * of.
   *
   * @param value the choices
   * @return this validator with them
   */
  public RecordValidator withPreset(Preset value) {
    return new RecordValidator(
        rules, Optional.of(Objects.requireNonNull(value, "value")), start, dialect);
  }

  /**
   * Gives a start for records that tell none.
   *
   * @param value the set-up before the first move
   * @return this validator with it
   */
  public RecordValidator withStart(Setup value) {
    return new RecordValidator(
        rules, preset, Optional.of(Objects.requireNonNull(value, "value")), dialect);
  }

  /**
   * Says what is put up with in moves, whatever the records were read with.
   *
   * @param value the dialect in which they are judged
   * @return this validator with it
   */
  public RecordValidator withDialect(MoveDialect value) {
    return new RecordValidator(
        rules, preset, start, Optional.of(Objects.requireNonNull(value, "value")));
  }

  /**
   * Returns the rules that a record is judged by.
   *
   * @param record any record
   * @return the rules; nothing if it names a variant that is not known
   */
  public Optional<Ruleset> rulesFor(GameRecord record) {
    return givenFor(Objects.requireNonNull(record, "record")).map(this::chosen);
  }

  private Optional<Ruleset> givenFor(GameRecord record) {
    Optional<Ruleset> found = rules.or(record::rules);
    return found.isEmpty() && record.variant().isEmpty() ? Optional.of(Ruleset.standard()) : found;
  }

  private Ruleset chosen(Ruleset given) {
    return preset.isPresent() ? given.with(preset.get()) : given;
  }

  /** Takes the start that was used last, if it fits, or makes one. */
  private Start start(Ruleset given, GameRecord record) {
    Start known = lastStart.getAndSet(null);
    if (known == null || !known.fits(given, record.start())) {
      Ruleset chosen = chosen(given);
      Game game = RecordReplay.start(chosen, record.start().orElse(chosen.start()));
      known = new Start(given, record.start(), game, Stepper.of(game));
    }
    return known;
  }

  private RecordReplay replay(Ruleset given, GameRecord record) {
    Start from = start(given, record);
    MoveReader reader = MoveReader.of(dialectOf(record));
    RecordReplay replay = RecordReplay.of(record, from.game(), from.stepper(), reader);
    lastStart.set(from);
    return replay;
  }

  /**
   * Judges a record.
   *
   * @param record any record
   * @return what came of it
   */
  public RecordVerdict judge(GameRecord record) {
    List<RecordFault> faults = new ArrayList<>();
    List<RecordFault> remarks = new ArrayList<>();
    Optional<Ruleset> given = givenFor(Objects.requireNonNull(record, "record"));
    boolean startIsKnown = true;
    for (Note note : record.notes()) {
      boolean start = note.kind() == Note.Kind.START_UNREADABLE;
      startIsKnown &= !start;
      if (note.severity() == Note.Severity.FAULT) {
        faults.add(RecordFault.ofNote(start ? Kind.BAD_SETUP : Kind.SYNTAX, record, note));
      } else if (note.severity() == Note.Severity.WARNING) {
        remarks.add(RecordFault.ofNote(Kind.UNUSUAL_TEXT, record, note));
      }
    }
    if (given.isEmpty()) {
      faults.add(
          RecordFault.ofRecord(
              Kind.UNSUPPORTED_VARIANT,
              record,
              "the variant \"" + record.variant().orElse("") + "\" is not known"));
      return new RecordVerdict(record, Optional.empty(), faults, remarks);
    }
    if (!startIsKnown) {
      return new RecordVerdict(record, Optional.empty(), faults, remarks);
    }
    GameRecord started = withStart(record);
    RecordReplay replay;
    try {
      replay = replay(given.get(), started);
    } catch (SetupException e) {
      faults.add(RecordFault.ofRecord(Kind.BAD_SETUP, record, words(e)));
      return new RecordVerdict(record, Optional.empty(), faults, remarks);
    }
    remarks.addAll(replay.remarks());
    if (replay.fault().isPresent()) {
      RecordFault fault = replay.fault().get();
      faults.add(fault);
      ScrambledLayouts.otherFits(started, chosen(given.get()), dialectOf(record), fault)
          .ifPresent(remarks::add);
    }
    faults.addAll(replay.branchFaults());
    checkResult(record, replay, faults);
    return new RecordVerdict(record, Optional.of(replay), faults, remarks);
  }

  private MoveDialect dialectOf(GameRecord record) {
    return dialect.orElse(record.dialect());
  }

  private static String words(SetupException refused) {
    return refused.faults().stream().map(SetupFault::message).collect(Collectors.joining("; "));
  }

  private GameRecord withStart(GameRecord record) {
    return start.isPresent() && record.start().isEmpty()
        ? record.toBuilder().start(start.get()).build()
        : record;
  }

  private static void checkResult(
      GameRecord record, RecordReplay replay, List<RecordFault> faults) {
    Optional<Outcome> outcome = replay.outcome();
    if (outcome.isPresent() && record.result().contradicts(outcome.get())) {
      faults.add(
          RecordFault.ofRecord(
              Kind.RESULT_CONTRADICTS_BOARD,
              record,
              "the stated result "
                  + record.result()
                  + " is not the one of the game after ply "
                  + replay.plies()
                  + ": "
                  + outcome.get()));
    }
  }
}
