package io.github.linesofaction.notation.text;

import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.MoveDialect;
import java.nio.charset.Charset;
import java.util.Arrays;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;

/**
 * How records are to be read, in any form: how strictly, in which form and charset, within which
 * limits, which spellings of moves are put up with, and where the rules of named variants come
 * from. An immutable value; {@code with…} changes one choice.
 *
 * <p>In lenient reading faults become {@linkplain Note notes} and the reading goes on; what cannot
 * be understood is left out and reported, and nothing is invented in its place. In strict reading
 * the first fault ends it with a {@link SyntaxException}.
 */
public final class ReadOptions {
  private static final ReadOptions LENIENT = usual(false, MoveDialect.LENIENT);
  private static final ReadOptions STRICT = usual(true, MoveDialect.STRICT);

  private final boolean strict;
  private final MoveDialect dialect;
  private final int[] limits;
  private final Optional<Form> form;
  private final Optional<Charset> charset;
  private final Optional<RulesetCatalog> variants;
  private final Optional<Ruleset> defaultRules;
  private final LongConsumer progress;

  private ReadOptions(
      boolean strict,
      MoveDialect dialect,
      int[] limits,
      Optional<Form> form,
      Optional<Charset> charset,
      Optional<RulesetCatalog> variants,
      Optional<Ruleset> defaultRules,
      LongConsumer progress) {
    this.strict = strict;
    this.dialect = dialect;
    this.limits = limits;
    this.form = form;
    this.charset = charset;
    this.variants = variants;
    this.defaultRules = defaultRules;
    this.progress = progress;
  }

  private static ReadOptions usual(boolean strict, MoveDialect dialect) {
    return new ReadOptions(
        strict,
        dialect,
        Arrays.stream(ReadLimit.values()).mapToInt(ReadLimit::usual).toArray(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        Optional.empty(),
        ReadOptions::tellNobody);
  }

  private static void tellNobody(long units) {}

  /**
   * {@return options for lenient reading of other people's records: the form found out, the usual
   * limits, the {@linkplain MoveDialect#LENIENT lenient dialect}, the variants of {@link
   * RulesetCatalog#installed}}
   */
  public static ReadOptions lenient() {
    return LENIENT;
  }

  /**
   * {@return options for strict reading: as {@link #lenient}, but with the {@linkplain
   * MoveDialect#STRICT strict dialect}, and the first fault ends the reading}
   */
  public static ReadOptions strict() {
    return STRICT;
  }

  /**
   * Names the form, which is then not found out.
   *
   * @param value a form
   * @return these options with that form
   */
  public ReadOptions withForm(Form value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(
        strict, dialect, limits, Optional.of(value), charset, variants, defaultRules, progress);
  }

  /**
   * Sets which spellings of moves are put up with.
   *
   * @param value the dialect
   * @return these options with that dialect
   */
  public ReadOptions withDialect(MoveDialect value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(strict, value, limits, form, charset, variants, defaultRules, progress);
  }

  /**
   * Sets one limit.
   *
   * @param which the limit
   * @param most the largest amount that is accepted, at least 1
   * @return these options with that limit
   * @throws IllegalArgumentException if {@code most} is less than 1
   */
  public ReadOptions withLimit(ReadLimit which, int most) {
    Objects.requireNonNull(which, "which");
    if (most < 1) {
      throw new IllegalArgumentException("most must be at least 1, was " + most);
    }
    int[] changed = limits.clone();
    changed[which.ordinal()] = most;
    return new ReadOptions(
        strict, dialect, changed, form, charset, variants, defaultRules, progress);
  }

  /**
   * Names the charset of the bytes. It goes before one that the text declares, but a byte order
   * mark goes before it.
   *
   * @param value the charset
   * @return these options with that charset
   */
  public ReadOptions withCharset(Charset value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(
        strict, dialect, limits, form, Optional.of(value), variants, defaultRules, progress);
  }

  /**
   * Sets where the rules of named variants come from.
   *
   * @param value the catalogue; a lambda that finds rules for a name will do. What it does not find
   *     is looked for among what is {@linkplain RulesetCatalog#builtIn built in}
   * @return these options with that catalogue
   */
  public ReadOptions withVariants(RulesetCatalog value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(
        strict,
        dialect,
        limits,
        form,
        charset,
        Optional.of(value.or(RulesetCatalog.builtIn())),
        defaultRules,
        progress);
  }

  /**
   * Sets the rules of records that name no variant.
   *
   * @param value the rules; they become the rules of such records
   * @return these options with those rules
   */
  public ReadOptions withDefaultRules(Ruleset value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(
        strict, dialect, limits, form, charset, variants, Optional.of(value), progress);
  }

  /**
   * Names who is told how much was read. The call comes from the reading thread, each time a block
   * was taken from the source and once at its end, with the total so far: bytes where the source
   * gives bytes, packed ones where they are packed, otherwise characters.
   *
   * @param value who is told; what it throws goes through to the reader's caller
   * @return these options with that listener
   */
  public ReadOptions withProgress(LongConsumer value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(strict, dialect, limits, form, charset, variants, defaultRules, value);
  }

  /**
   * Returns whether reading is strict.
   *
   * @return whether the first fault ends the reading
   */
  public boolean isStrict() {
    return strict;
  }

  /**
   * Returns the form that the caller named.
   *
   * @return the form, or nothing if it is to be found out
   */
  public Optional<Form> form() {
    return form;
  }

  /**
   * Returns which spellings of moves are put up with.
   *
   * @return the dialect
   */
  public MoveDialect dialect() {
    return dialect;
  }

  /**
   * Returns a limit.
   *
   * @param which the limit
   * @return the largest amount that is accepted, at least 1
   */
  public int limit(ReadLimit which) {
    return limits[Objects.requireNonNull(which, "which").ordinal()];
  }

  /**
   * Returns the charset that the caller named.
   *
   * @return the charset, or nothing if the text is to tell
   */
  public Optional<Charset> charset() {
    return charset;
  }

  /**
   * Returns where the rules of named variants come from.
   *
   * @return the catalogue that the caller gave, with what is built in behind it, or else what is
   *     {@linkplain RulesetCatalog#installed() installed}, to be looked for anew
   */
  public RulesetCatalog variants() {
    return variants.orElseGet(RulesetCatalog::installed);
  }

  /**
   * Returns the rules of records that name no variant.
   *
   * @return the rules; nothing if the caller gave none
   */
  public Optional<Ruleset> defaultRules() {
    return defaultRules;
  }

  /**
   * Returns who is told about progress.
   *
   * @return the listener; one that does nothing if none was named
   */
  public LongConsumer progress() {
    return progress;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReadOptions that
        && strict == that.strict
        && dialect.equals(that.dialect)
        && Arrays.equals(limits, that.limits)
        && form.equals(that.form)
        && charset.equals(that.charset)
        && variants.equals(that.variants)
        && defaultRules.equals(that.defaultRules)
        && progress.equals(that.progress);
  }

  @Override
  public int hashCode() {
    return Objects.hash(
        strict, dialect, Arrays.hashCode(limits), form, charset, variants, defaultRules, progress);
  }

  /**
   * Writes the choices that differ from {@link #lenient} and {@link #strict}.
   *
   * @return such as {@code ReadOptions[strict, form=SGF, GAMES=10]}
   */
  @Override
  public String toString() {
    StringBuilder text = new StringBuilder("ReadOptions[").append(strict ? "strict" : "lenient");
    form.ifPresent(value -> text.append(", form=").append(value));
    if (!dialect.equals(strict ? MoveDialect.STRICT : MoveDialect.LENIENT)) {
      text.append(", dialect=").append(dialect);
    }
    charset.ifPresent(value -> text.append(", charset=").append(value.name()));
    defaultRules.ifPresent(value -> text.append(", defaultRules=").append(value));
    for (ReadLimit which : ReadLimit.values()) {
      if (limit(which) != which.usual()) {
        text.append(", ").append(which).append('=').append(limit(which));
      }
    }
    return text.append(']').toString();
  }
}
