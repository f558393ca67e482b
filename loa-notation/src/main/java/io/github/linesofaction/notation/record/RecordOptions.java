package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Strictness;
import java.util.Objects;
import java.util.Optional;

/**
 * How records are to be read, in any format: how strictly, within which limits, which moves are put
 * up with, and where the rules of named variants come from. An immutable value.
 */
public final class RecordOptions {
  private static final RecordOptions LENIENT =
      new RecordOptions(
          ReadOptions.lenient(), MoveDialect.LENIENT, RulesetSource.standard(), Optional.empty());
  private static final RecordOptions STRICT =
      new RecordOptions(
          ReadOptions.strict(), MoveDialect.STRICT, RulesetSource.standard(), Optional.empty());

  private final ReadOptions text;
  private final MoveDialect moves;
  private final RulesetSource variants;
  private final Optional<Ruleset> unnamed;

  private RecordOptions(
      ReadOptions text, MoveDialect moves, RulesetSource variants, Optional<Ruleset> unnamed) {
    this.text = text;
    this.moves = moves;
    this.variants = variants;
    this.unnamed = unnamed;
  }

  /**
   * Lenient reading of other people's records; the variants of the core are known.
   *
   * @return the options
   */
  public static RecordOptions lenient() {
    return LENIENT;
  }

  /**
   * Strict reading; the variants of the core are known.
   *
   * @return the options
   */
  public static RecordOptions strict() {
    return STRICT;
  }

  /**
   * Sets how the text is read.
   *
   * @param value strictness, limits, charset, progress
   * @return these options with that
   * @throws NullPointerException if {@code value} is null
   */
  public RecordOptions withText(ReadOptions value) {
    return new RecordOptions(Objects.requireNonNull(value, "value"), moves, variants, unnamed);
  }

  /**
   * Sets which moves are put up with.
   *
   * @param value the dialect
   * @return these options with that
   * @throws NullPointerException if {@code value} is null
   */
  public RecordOptions withMoves(MoveDialect value) {
    return new RecordOptions(text, Objects.requireNonNull(value, "value"), variants, unnamed);
  }

  /**
   * Sets where the rules of named variants come from.
   *
   * @param value the source
   * @return these options with that
   * @throws NullPointerException if {@code value} is null
   */
  public RecordOptions withVariants(RulesetSource value) {
    return new RecordOptions(text, moves, Objects.requireNonNull(value, "value"), unnamed);
  }

  /**
   * Sets the rules of records that name no variant.
   *
   * @param value the rules; they become the rules of such records
   * @return these options with that
   * @throws NullPointerException if {@code value} is null
   */
  public RecordOptions withUnnamed(Ruleset value) {
    Objects.requireNonNull(value, "value");
    return new RecordOptions(text, moves, variants, Optional.of(value));
  }

  /**
   * Answers how the text is read.
   *
   * @return strictness, limits, charset, progress
   */
  public ReadOptions text() {
    return text;
  }

  /**
   * Answers which moves are put up with.
   *
   * @return the dialect
   */
  public MoveDialect moves() {
    return moves;
  }

  /**
   * Answers where the rules of named variants come from.
   *
   * @return the source
   */
  public RulesetSource variants() {
    return variants;
  }

  /**
   * Answers the rules of records that name no variant.
   *
   * @return the rules; nothing if the caller gave none
   */
  public Optional<Ruleset> unnamed() {
    return unnamed;
  }

  /**
   * Tells whether reading is strict.
   *
   * @return whether the first fault ends it
   */
  public boolean isStrict() {
    return text.strictness() == Strictness.STRICT;
  }

  @Override
  public String toString() {
    return "RecordOptions[" + text + ", " + moves + "]";
  }
}
