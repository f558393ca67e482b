package io.github.linesofaction.cli;

import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.util.Arrays;
import java.util.function.LongConsumer;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Option;

/** The options that tell how records are read: shared by the commands that read them. */
final class ReadingOptions {
  @Option(names = "--strict", description = "Accept only what the formats allow.")
  private boolean strict;

  @Option(
      names = "--format",
      paramLabel = "FORM",
      description =
          "sgf, text, counted, moves, short, json, position, playstrategy, uci or actions; found"
              + " out by itself if left out.")
  private @Nullable String format;

  private final RulesetCatalog variants = RulesetCatalog.installed();

  /** Returns whether only what the formats allow is accepted. */
  boolean isStrict() {
    return strict;
  }

  /** Returns the variants that records name. */
  RulesetCatalog variants() {
    return variants;
  }

  /** Returns the id of the variant that a record names, or the name if it is not known. */
  String variantId(String name) {
    return variants.find(name).flatMap(variants::nameOf).orElse(name);
  }

  private ReadOptions options() {
    ReadOptions options =
        (strict ? ReadOptions.strict() : ReadOptions.lenient()).withVariants(variants);
    return format == null ? options : options.withForm(form(format));
  }

  private static Form form(String id) {
    return Form.find(id)
        .filter(Form::holdsGames)
        .orElseThrow(
            () ->
                new UnusableException("--format \"" + id + "\": no such form; one of " + forms()));
  }

  private static String forms() {
    return Arrays.stream(Form.values())
        .filter(Form::holdsGames)
        .map(Form::id)
        .collect(Collectors.joining(", "));
  }

  /**
   * Opens a source; the listener is told how many of its bytes have been read. Records that tell no
   * start are read as beginning from the position of the game options, if those tell one.
   */
  RecordReader open(Source source, GameOptions game, LongConsumer progress) {
    ReadOptions options = options().withProgress(progress);
    if (game.hasPosition()) {
      Position position = game.position();
      options =
          options.withDefaultRules(position.rules().toBuilder().start(position.setup()).build());
    }
    return Records.read(source, options);
  }

  /** Returns who judges records: by their own rules, but for what the game options name. */
  RecordValidator validator(GameOptions game) {
    RecordValidator validator = RecordValidator.standard();
    if (game.hasPosition()) {
      validator = validator.withStart(game.position().setup());
    }
    if (game.namesVariant()) {
      return validator.withRules(game.rules());
    }
    return game.preset().map(validator::withPreset).orElse(validator);
  }
}
