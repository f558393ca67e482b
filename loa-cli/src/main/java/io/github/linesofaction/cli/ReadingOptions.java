package io.github.linesofaction.cli;

import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.record.RecordOptions;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.transcript.TranscriptReader;
import java.io.InputStream;
import java.util.function.LongConsumer;
import picocli.CommandLine.Option;

/** The options that tell how records are read: shared by the commands that read them. */
final class ReadingOptions {
  @Option(names = "--strict", description = "Accept only what the formats allow.")
  private boolean strict;

  private final VariantRules variants = new VariantRules();

  /** Answers the variants that records name. */
  VariantRules variants() {
    return variants;
  }

  private RecordOptions options() {
    return (strict ? RecordOptions.strict() : RecordOptions.lenient()).withVariants(variants);
  }

  /** Opens a source whose bytes begin now; the listener is told how many have been read. */
  RecordReader open(RecordSource source, InputStream stream, LongConsumer progress) {
    RecordOptions options = options();
    return TranscriptReader.of(
        source.name(), stream, options.withText(options.text().withProgress(progress)));
  }

  /** Answers who judges records: by their own rules, but for what the game options name. */
  RecordValidator validator(GameOptions game) {
    RecordValidator validator =
        RecordValidator.create().withReader(MoveReader.of(options().moves()));
    if (game.hasPosition()) {
      validator = validator.withStart(game.position().setup());
    }
    if (game.namesVariant()) {
      return validator.withRules(game.rules());
    }
    return game.preset().map(validator::withPreset).orElse(validator);
  }
}
