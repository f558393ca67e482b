package io.github.linesofaction.notation;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.RulesException;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.json.JsonScanner;
import io.github.linesofaction.notation.internal.json.JsonScanner.Token;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.Tag;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * Understands a JSON object as a game. The fields may stand in any order. Used once and thrown
 * away.
 */
final class JsonGame {
  private final JsonScanner scanner;
  private final JsonValues values;
  private final ReadOptions options;
  private final NoteCollector notes;
  private final int game;
  private final JsonLines lines;
  private final List<Tag> tags = new ArrayList<>();
  private final List<String> comments = new ArrayList<>();
  private boolean hasMoves;
  private Optional<String> variant = Optional.empty();
  private Optional<Setup> start = Optional.empty();
  private Optional<Preset> preset = Optional.empty();
  private final JsonChoices choices;
  private Optional<String> result = Optional.empty();
  private Optional<String> reason = Optional.empty();
  private Optional<String> stated = Optional.empty();
  private Optional<String> statement = Optional.empty();
  private @Nullable Place statedAt;

  /** Begins at the opening brace. */
  JsonGame(JsonScanner scanner, ReadOptions options, NoteCollector notes, int game) {
    this.scanner = scanner;
    this.options = options;
    this.notes = notes;
    this.game = game;
    this.values = new JsonValues(scanner, notes, game);
    this.lines = new JsonLines(scanner, values, options, notes, game);
    this.choices = new JsonChoices(values);
  }

  /** Reads up to the closing brace, or to where the game is cut. */
  GameRecord read() {
    Place place = scanner.place();
    values.object("a game", this::field);
    boolean told = notes.notes().stream().anyMatch(note -> note.severity() == Note.Severity.FAULT);
    if (!hasMoves && !told) {
      notes.report(
          Note.Kind.VALUE_MISSING,
          place,
          "an object without moves",
          "\"moves\":[…], if only an empty array",
          "it is taken as a game of no moves",
          game);
    }
    GameRecord.Builder record = GameRecord.builder().number(game).place(place);
    Optional<Ruleset> rules = rules();
    variant.ifPresent(record::variant);
    rules.ifPresent(record::rules);
    start.ifPresent(record::start);
    tags.forEach(tag -> record.tag(tag.name(), tag.value()));
    comments.forEach(comment -> record.comment(0, comment));
    record.dialect(lines.dialect());
    Color first =
        start.or(() -> rules.map(Ruleset::start)).map(Setup::sideToMove).orElse(Color.BLACK);
    lines.addTo(record, first);
    record.result(stated(record.build()));
    return record.notes(notes.take()).build();
  }

  private void field(String name) {
    switch (name) {
      case "game" -> values.number("a number", 0, Integer.MAX_VALUE);
      case "variant" -> variant = values.string("the name of a variant");
      case "rules" -> preset();
      case "choices" -> choices.read();
      case "start" -> start();
      case "tags" -> values.array("an array of tags", this::tag);
      case "comments" -> values.array("an array of texts", () -> comment());
      case "moves" -> {
        hasMoves = true;
        lines.mainLine();
      }
      case "rest" -> lines.mainRest();
      case "variations" -> lines.variations();
      case "result" -> {
        statedAt = statedAt == null ? scanner.place() : statedAt;
        result = values.oneOf(RESULTS);
      }
      case "reason" -> reason = values.string("a reason");
      case "stated" -> {
        statedAt = scanner.place();
        stated = values.oneOf(RESULTS.subList(0, 3));
      }
      case "statement" -> {
        statedAt = scanner.place();
        statement = values.string("a result");
      }
      default -> values.unknown(name);
    }
  }

  private static final List<String> RESULTS = List.of("black", "white", "draw", "open");

  private void comment() {
    values.words("a text").ifPresent(comments::add);
  }

  private void tag() {
    List<String> tag = new ArrayList<>();
    Place place = scanner.place();
    boolean isArray = scanner.token() == Token.ARRAY;
    values.array("an array of name and value", () -> values.string("a text").ifPresent(tag::add));
    if (tag.size() == 2 && !scanner.isFull()) {
      tags.add(new Tag(tag.get(0), tag.get(1)));
    } else if (isArray && !scanner.wasCut() && !scanner.isFull()) {
      values.wrong(place, "a tag of " + tag.size() + " texts", "[\"name\",\"value\"]");
    }
  }

  private void preset() {
    Place place = scanner.place();
    Optional<String> id = values.string("the id of a preset");
    preset = id.flatMap(Preset::find);
    if (id.isPresent() && preset.isEmpty()) {
      values.wrong(place, Quote.of(id.get()), "one of " + String.join(", ", Preset.ids()));
    }
  }

  private void start() {
    Place place = scanner.place();
    Optional<String> text = values.string("a position text");
    if (text.isPresent()) {
      try {
        start = Optional.of(Setup.parse(text.get()));
      } catch (TextException e) {
        notes.report(
            Note.Kind.START_UNREADABLE,
            place,
            Quote.of(text.get()),
            "a position text (" + e.getMessage() + ")",
            "the game is not judged",
            game);
      }
    }
  }

  private Optional<Ruleset> rules() {
    Optional<Ruleset> found =
        variant.isPresent() ? options.variants().find(variant.get()) : options.defaultRules();
    if (preset.isEmpty() && choices.isEmpty()) {
      return found;
    }
    Optional<Ruleset> base =
        variant.isEmpty() && found.isEmpty() ? Optional.of(Ruleset.standard()) : found;
    return base.map(rules -> preset.isPresent() ? rules.with(preset.get()) : rules)
        .map(this::chosen);
  }

  private Ruleset chosen(Ruleset rules) {
    try {
      return choices.made(rules);
    } catch (RulesException e) {
      values.wrong(
          choices.place(),
          "other choices (" + e.getMessage() + ")",
          "choices that make a game together");
      return rules;
    }
  }

  /** The result that the record states. One that the moves show need not be stated. */
  private StatedResult stated(GameRecord record) {
    if (statement.isPresent()) {
      StatedResult told = StatedResult.parse(statement.get());
      Optional<StatedResult> word = stated.map(each -> StatedResult.parse(figures(each)));
      if (word.isPresent() && word.get().verdict() != told.verdict() && statedAt != null) {
        notes.report(
            Note.Kind.RESULTS_DIFFER,
            statedAt,
            Quote.of(stated.orElseThrow()),
            "the \"statement\" " + told,
            "the statement is used",
            game);
      }
      return told;
    }
    if (stated.isPresent()) {
      return StatedResult.parse(figures(stated.get()));
    }
    if (result.isEmpty() || result.get().equals("open") || result.equals(shown(record))) {
      return StatedResult.OPEN;
    }
    String figures = figures(result.get());
    return StatedResult.parse(withReason(figures, reason.orElse("")));
  }

  private static String figures(String word) {
    return switch (word) {
      case "black" -> "1-0";
      case "white" -> "0-1";
      case "draw" -> "1/2-1/2";
      default -> "*";
    };
  }

  private static String withReason(String figures, String reason) {
    if (figures.equals("1/2-1/2")) {
      return reason.equals(EndReason.CLAIMED_REPETITION.words()) ? "Draw+Claim" : figures;
    }
    String side = figures.equals("1-0") ? "B+" : "W+";
    for (EndReason each : List.of(EndReason.RESIGNATION, EndReason.FORFEIT, EndReason.TIME)) {
      if (reason.equals(each.words())) {
        return side + reason;
      }
    }
    return figures;
  }

  /** The word for the result that the moves and the players' decisions show. */
  private static Optional<String> shown(GameRecord record) {
    if (record.variant().isPresent() && record.rules().isEmpty()) {
      return Optional.empty();
    }
    try {
      return RecordReplay.of(record, record.rules().orElseGet(Ruleset::standard))
          .outcome()
          .map(
              outcome ->
                  outcome
                      .winner()
                      .map(side -> side == Color.BLACK ? "black" : "white")
                      .orElse("draw"));
    } catch (LoaException e) {
      return Optional.empty();
    }
  }
}
