package io.github.linesofaction.cli;

import io.github.linesofaction.notation.Notation;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import java.io.BufferedInputStream;
import java.io.IOException;
import java.util.Optional;
import java.util.function.LongConsumer;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell how records are read: shared by the commands that read them. */
final class ReadingOptions {
  private static final int BUFFER = 1 << 16;

  @Option(names = "--strict", description = "Accept only what the formats allow.")
  private boolean strict;

  @Option(
      names = "--format",
      paramLabel = "FORM",
      description =
          "sgf, text, counted, moves, short, position, playstrategy or actions; found out by itself"
              + " if left out.")
  private @Nullable String format;

  private final VariantRules variants = new VariantRules();

  /** Answers the variants that records name. */
  VariantRules variants() {
    return variants;
  }

  private RecordOptions options() {
    return (strict ? RecordOptions.strict() : RecordOptions.lenient()).withVariants(variants);
  }

  /** Opens a source; the listener is told how many of its bytes have been read. */
  RecordReader open(RecordSource source, LongConsumer progress) throws IOException {
    Optional<Notation> named = Optional.ofNullable(format).map(RecordForms::named);
    RecordOptions options = options();
    BufferedInputStream stream = new BufferedInputStream(source.opener().open(), BUFFER);
    try {
      Notation form = named.isPresent() ? named.get() : RecordForms.detect(stream);
      return RecordForms.open(
          form, source.name(), stream, options.withText(options.text().withProgress(progress)));
    } catch (IOException | RuntimeException e) {
      try (stream) {
        throw e;
      }
    }
  }

  /** Answers who judges records: by their own rules, but for what the game options name. */
  RecordValidator validator(GameOptions game) {
    RecordValidator validator = RecordValidator.create();
    if (game.hasPosition()) {
      validator = validator.withStart(game.position().setup());
    }
    if (game.namesVariant()) {
      return validator.withRules(game.rules());
    }
    return game.preset().map(validator::withPreset).orElse(validator);
  }
}
