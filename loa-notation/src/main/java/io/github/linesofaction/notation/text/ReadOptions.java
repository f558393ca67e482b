package io.github.linesofaction.notation.text;

import java.nio.charset.Charset;
import java.util.Objects;
import java.util.Optional;
import java.util.function.LongConsumer;

/** How a text is to be read: strictness, limits, charset and whom to tell about progress. */
public final class ReadOptions {
  private static final ReadOptions LENIENT =
      new ReadOptions(
          Strictness.LENIENT, ReadLimits.DEFAULT, Optional.empty(), ReadOptions::tellNobody);
  private static final ReadOptions STRICT = LENIENT.withStrictness(Strictness.STRICT);

  private final Strictness strictness;
  private final ReadLimits limits;
  private final Optional<Charset> charset;
  private final LongConsumer progress;

  private ReadOptions(
      Strictness strictness, ReadLimits limits, Optional<Charset> charset, LongConsumer progress) {
    this.strictness = strictness;
    this.limits = limits;
    this.charset = charset;
    this.progress = progress;
  }

  private static void tellNobody(long units) {}

  /**
   * Lenient reading with the default limits and no charset named.
   *
   * @return the options
   */
  public static ReadOptions lenient() {
    return LENIENT;
  }

  /**
   * Strict reading with the default limits and no charset named.
   *
   * @return the options
   */
  public static ReadOptions strict() {
    return STRICT;
  }

  /**
   * Sets the strictness.
   *
   * @param value what becomes of faults
   * @return these options with that strictness
   * @throws NullPointerException if {@code value} is null
   */
  public ReadOptions withStrictness(Strictness value) {
    return new ReadOptions(Objects.requireNonNull(value, "value"), limits, charset, progress);
  }

  /**
   * Sets the limits.
   *
   * @param value the bounds
   * @return these options with those limits
   * @throws NullPointerException if {@code value} is null
   */
  public ReadOptions withLimits(ReadLimits value) {
    return new ReadOptions(strictness, Objects.requireNonNull(value, "value"), charset, progress);
  }

  /**
   * Names the charset of the bytes. It goes before one that the text declares, but a byte order
   * mark goes before it.
   *
   * @param value the charset
   * @return these options with that charset
   * @throws NullPointerException if {@code value} is null
   */
  public ReadOptions withCharset(Charset value) {
    Objects.requireNonNull(value, "value");
    return new ReadOptions(strictness, limits, Optional.of(value), progress);
  }

  /**
   * Names who is told how much was read. The call comes from the reading thread, each time a block
   * was taken from the source and once at its end, with the total so far: bytes where the source
   * gives bytes, otherwise characters.
   *
   * @param value who is told; what it throws goes through to the reader's caller
   * @return these options with that listener
   * @throws NullPointerException if {@code value} is null
   */
  public ReadOptions withProgress(LongConsumer value) {
    return new ReadOptions(strictness, limits, charset, Objects.requireNonNull(value, "value"));
  }

  /**
   * Answers the strictness.
   *
   * @return what becomes of faults
   */
  public Strictness strictness() {
    return strictness;
  }

  /**
   * Answers the limits.
   *
   * @return the bounds
   */
  public ReadLimits limits() {
    return limits;
  }

  /**
   * Answers the charset that the caller named.
   *
   * @return the charset, or empty if the text is to tell
   */
  public Optional<Charset> charset() {
    return charset;
  }

  /**
   * Answers who is told about progress.
   *
   * @return the listener; one that does nothing if none was named
   */
  public LongConsumer progress() {
    return progress;
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ReadOptions that
        && strictness == that.strictness
        && limits.equals(that.limits)
        && charset.equals(that.charset)
        && progress.equals(that.progress);
  }

  @Override
  public int hashCode() {
    return Objects.hash(strictness, limits, charset, progress);
  }

  @Override
  public String toString() {
    return "ReadOptions[strictness="
        + strictness
        + ", limits="
        + limits
        + ", charset="
        + charset.map(Charset::name).orElse("as the text tells")
        + "]";
  }
}
