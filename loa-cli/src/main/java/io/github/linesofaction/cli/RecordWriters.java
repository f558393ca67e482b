package io.github.linesofaction.cli;

import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import java.util.List;
import java.util.function.Function;

/** Ways to write a game, one for each form that {@code --to} names. */
final class RecordWriters {
  static final List<String> FORMS = List.of("sgf", "text", "short", "moves", "json");

  private RecordWriters() {}

  /** Returns what writes a game in a form, line ends included. */
  static Function<GameRecord, String> named(
      String form,
      RulesetCatalog variants,
      RecordValidator validator,
      Function<GameRecord, Game> player) {
    return switch (form) {
      case "sgf" -> SgfRecordWriter.standard().withVariants(variants)::toText;
      case "text" -> TranscriptWriter.of(TranscriptLayout.NUMBERED).withVariants(variants)::toText;
      case "moves" -> TranscriptWriter.of(TranscriptLayout.BARE).withVariants(variants)::toText;
      case "short" -> record -> ShortText.of(record, player.apply(record), variants);
      case "json" -> record -> JsonRecord.text(record, variants, validator);
      default ->
          throw new UnusableException(
              "--to \"" + form + "\": no such form; one of " + String.join(", ", FORMS));
    };
  }

  /**
   * Returns what of a record a form has no place for and leaves out, in words; empty if nothing.
   */
  static String leftOut(String form, GameRecord record) {
    return form.equals("short") ? ShortText.leftOut(record) : "";
  }

  /** Tells whether games of a form have a blank line between them. */
  static boolean isSpaced(String form) {
    return form.equals("text") || form.equals("short") || form.equals("moves");
  }
}
