package io.github.linesofaction.notation.internal.transcript;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.rules.Movement;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.internal.Quote;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.position.PlayStrategyText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.record.StatedResult.Verdict;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/** The tags of a game, and what they say about variant, start and result. */
final class GameHead {
  private record Placed(String name, String value, Place place) {}

  private final int game;
  private final ReadOptions options;
  private final NoteCollector notes;
  private final List<Placed> tags = new ArrayList<>();
  private final Set<String> names = new HashSet<>();
  private boolean settled;
  private Optional<String> variant = Optional.empty();
  private Optional<Ruleset> rules = Optional.empty();
  private Optional<Setup> start = Optional.empty();
  private @Nullable Placed resultTag;

  private int firstNumber;

  /** The preset that a tag names. */
  private String choices = "";

  GameHead(int game, ReadOptions options, NoteCollector notes) {
    this.game = game;
    this.options = options;
    this.notes = notes;
  }

  void add(String name, String value, Place place) {
    tags.add(new Placed(name, value, place));
    names.add(name.toLowerCase(Locale.ROOT));
  }

  int size() {
    return tags.size();
  }

  boolean has(String name) {
    return names.contains(name.toLowerCase(Locale.ROOT));
  }

  /** The side that moves first. */
  Color firstSide() {
    settle();
    return start.or(() -> rules.map(Ruleset::start)).map(Setup::sideToMove).orElse(Color.BLACK);
  }

  /** Whether a square alone may be a turn. */
  boolean knowsRemovals() {
    settle();
    return rules.isPresent()
        && rules.get().moveRule() instanceof Movement movement
        && movement.immobile() == Movement.Immobile.MAY_BE_REMOVED;
  }

  /** Takes out of the tags what has a meaning for the game; once, before the first move. */
  private void settle() {
    if (settled) {
      return;
    }
    settled = true;
    List<Placed> rest = new ArrayList<>();
    Optional<Preset> preset = Optional.empty();
    for (Placed tag : tags) {
      boolean kept = true;
      switch (tag.name().toLowerCase(Locale.ROOT)) {
        case "variant", "setup", "su" -> {
          if (variant.isEmpty() && !isPlaceholder(tag.value()) && !isFlag(tag)) {
            variant = Optional.of(tag.value().strip());
            kept = false;
          }
        }
        case "position" ->
            kept = isPlaceholder(tag.value()) || start.isPresent() || !readStart(tag, Setup::parse);
        case "fen" -> {
          kept =
              isPlaceholder(tag.value())
                  || start.isPresent()
                  || !readStart(tag, PlayStrategyText::parse);
          firstNumber = kept ? 0 : numberIn(tag.value());
        }
        case "rules", "ru" -> {
          Optional<Preset> told = Preset.find(tag.value().strip());
          kept = told.isEmpty() || preset.isPresent();
          preset = kept ? preset : told;
        }
        case "result" -> {
          if (resultTag == null) {
            resultTag = tag;
            kept = false;
          }
        }
        default -> kept = true;
      }
      if (kept) {
        rest.add(tag);
      }
    }
    rules = variant.isPresent() ? options.variants().find(variant.get()) : options.defaultRules();
    if (preset.isPresent()) {
      choices = preset.get().id();
      Optional<Ruleset> base =
          variant.isEmpty() && rules.isEmpty() ? Optional.of(Ruleset.standard()) : rules;
      Preset choices = preset.get();
      rules = base.map(each -> each.with(choices));
    }
    tags.clear();
    tags.addAll(rest);
  }

  /** Whether a value stands for nothing, as in {@code [FEN "?"]}. */
  private static boolean isPlaceholder(String value) {
    String plain = value.strip();
    return plain.isEmpty() || plain.equals("?") || plain.equals("-");
  }

  /** Whether a tag says no more than that a position is set up, as chess records do. */
  private static boolean isFlag(Placed tag) {
    String value = tag.value().strip();
    return tag.name().equalsIgnoreCase("setup") && (value.equals("0") || value.equals("1"));
  }

  /** The number of the next move, the sixth field of a position string; 0 if it tells none. */
  private static int numberIn(String position) {
    String[] fields = position.strip().split("\\s+", -1);
    return fields.length == 6 ? Integer.parseInt(fields[5]) : 0;
  }

  /** The number of the first move, as the start tells it; 0 if it does not. */
  int firstNumber() {
    settle();
    return firstNumber;
  }

  private boolean readStart(Placed tag, Function<String, Setup> form) {
    try {
      start = Optional.of(form.apply(tag.value().strip()));
      return true;
    } catch (TextException e) {
      notes.report(
          Note.Kind.START_UNREADABLE,
          tag.place(),
          Quote.of(tag.value()),
          "fen".equalsIgnoreCase(tag.name()) ? "a position of PlayStrategy" : "a position text",
          "its text is kept, and the game is not judged",
          game);
      return false;
    }
  }

  /**
   * Puts all this into a record, with the result that stands behind the moves.
   *
   * @param isNamed whether that result tells by name who lost
   */
  void finish(GameRecord.Builder record, Optional<StatedResult> behind, boolean isNamed) {
    settle();
    Placed tag = resultTag;
    StatedResult result = behind.orElse(StatedResult.OPEN);
    if (tag != null) {
      StatedResult stated = StatedResult.parse(tag.value());
      boolean agrees = stated.verdict() == result.verdict() || stated.verdict() == Verdict.OPEN;
      if (!result.isDecided()) {
        result = stated.verdict() == Verdict.OPEN ? result : stated;
      } else if (agrees) {
        result = stated.reason().isPresent() ? stated : result;
      } else {
        tags.add(tag);
        reportDifference(tag, result, isNamed);
      }
    }
    variant.ifPresent(record::variant);
    if (rules.isEmpty() && !choices.isEmpty()) {
      record.tag("Rules", choices);
    }
    rules.ifPresent(record::rules);
    start.ifPresent(record::start);
    tags.forEach(each -> record.tag(each.name(), each.value()));
    record.result(result);
  }

  private void reportDifference(Placed tag, StatedResult behind, boolean isNamed) {
    notes.report(
        isNamed ? Note.Kind.LOSER_CONTRADICTS_RESULT : Note.Kind.RESULTS_DIFFER,
        tag.place(),
        Quote.of(tag.value()),
        "the result behind the moves, " + behind,
        game);
  }
}
