package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as a record tells it, whatever format it came from. An immutable value; nothing in it was
 * judged: moves may be illegal or unreadable, and the stated result may be wrong.
 *
 * <p>Two records are equal if they say the same: tags, variant, start, lines and result. Number,
 * place, notes, origin and the rules that a reader found for the variant's name do not matter.
 */
public final class GameRecord {
  private final int number;
  private final Place place;
  private final List<Tag> tags;
  private final Optional<String> variant;
  private final Optional<Ruleset> rules;
  private final Optional<Setup> start;
  private final List<RecordLine> lines;
  private final StatedResult result;
  private final List<Note> notes;
  private final Optional<RecordOrigin> origin;

  private GameRecord(Builder builder) {
    number = builder.number;
    place = builder.place;
    tags = List.copyOf(builder.tags);
    variant = builder.variant;
    rules = builder.rules;
    start = builder.start;
    lines =
        builder.lines.isEmpty() ? List.of(RecordLine.main(List.of())) : List.copyOf(builder.lines);
    result = builder.result;
    notes = List.copyOf(builder.notes);
    origin = builder.origin;
  }

  /**
   * Starts a record.
   *
   * @return a builder of a record without tags and moves
   */
  public static Builder builder() {
    return new Builder();
  }

  /**
   * Starts a record from this one.
   *
   * @return a builder that holds all that is here
   */
  public Builder toBuilder() {
    Builder builder = new Builder();
    builder.number = number;
    builder.place = place;
    builder.tags.addAll(tags);
    builder.variant = variant;
    builder.rules = rules;
    builder.start = start;
    builder.lines.addAll(lines);
    builder.result = result;
    builder.notes.addAll(notes);
    builder.origin = origin;
    return builder;
  }

  /**
   * Answers the record of a game: its moves, its start if that is not the rules' own, and its
   * result.
   *
   * @param game any game
   * @return the record, under the game's rules, without tags and variant
   * @throws NullPointerException if {@code game} is null
   */
  public static GameRecord of(Game game) {
    Objects.requireNonNull(game, "game");
    List<RecordMove> moves = new ArrayList<>(game.plies());
    Color side = game.initial().sideToMove();
    for (Move move : game.moves()) {
      moves.add(RecordMove.of(move, side));
      side = side.opponent();
    }
    Builder record = builder().rules(game.rules()).moves(moves);
    if (!game.initial().setup().equals(game.rules().start())) {
      record.start(game.initial().setup());
    }
    game.outcome().map(StatedResult::of).ifPresent(record::result);
    return record.build();
  }

  /**
   * Answers the game's place in its source.
   *
   * @return counted from 1; 0 if it was not read
   */
  public int number() {
    return number;
  }

  /**
   * Answers where the record begins.
   *
   * @return the place; {@link Place#NOWHERE} if it was not read
   */
  public Place place() {
    return place;
  }

  /**
   * Answers the tags.
   *
   * @return names and values in the order read; unmodifiable
   */
  public List<Tag> tags() {
    return tags;
  }

  /**
   * Answers the value of a tag.
   *
   * @param name its name, in any case
   * @return the first value under that name, or nothing
   * @throws NullPointerException if {@code name} is null
   */
  public Optional<String> tag(String name) {
    Objects.requireNonNull(name, "name");
    return tags.stream()
        .filter(tag -> tag.name().equalsIgnoreCase(name))
        .map(Tag::value)
        .findFirst();
  }

  /**
   * Answers what the record calls its variant.
   *
   * @return the name as it is written; nothing if the record names none
   */
  public Optional<String> variant() {
    return variant;
  }

  /**
   * Answers the rules that were found for the variant.
   *
   * @return the rules; nothing if the record names no variant, or one that is not known
   */
  public Optional<Ruleset> rules() {
    return rules;
  }

  /**
   * Answers the start, where the record gives it.
   *
   * @return the set-up; nothing if the game begins as its rules say
   */
  public Optional<Setup> start() {
    return start;
  }

  /**
   * Answers all lines: the main line, then the variations, each behind its parent.
   *
   * @return at least one line; unmodifiable
   */
  public List<RecordLine> lines() {
    return lines;
  }

  /**
   * Answers the main line.
   *
   * @return the first of the {@link #lines()}
   */
  public RecordLine mainLine() {
    return lines.get(0);
  }

  /**
   * Answers the moves of the main line, a resignation or forfeit at its end included.
   *
   * @return the moves; unmodifiable
   */
  public List<RecordMove> moves() {
    return mainLine().moves();
  }

  /**
   * Answers how many turns the main line has; a resignation or forfeit is none.
   *
   * @return 0 or more
   */
  public int plies() {
    return (int) moves().stream().filter(move -> !move.text().isDecision()).count();
  }

  /**
   * Answers the moves from the start of the game to the end of a line.
   *
   * @param line the number of a line, 0 for the main line
   * @return the moves of its parents up to where they are left, and its own; unmodifiable
   * @throws IndexOutOfBoundsException if there is no such line
   */
  public List<RecordMove> path(int line) {
    List<RecordMove> reversed = new ArrayList<>();
    int end = Integer.MAX_VALUE;
    for (int at = Objects.checkIndex(line, lines.size()); at >= 0; ) {
      RecordLine part = lines.get(at);
      int last = Math.min(part.moves().size(), end - part.firstPly());
      for (int i = last - 1; i >= 0; i--) {
        reversed.add(part.moves().get(i));
      }
      end = Math.min(end, part.firstPly());
      at = part.parent();
    }
    Collections.reverse(reversed);
    return Collections.unmodifiableList(reversed);
  }

  /**
   * Answers the result as the record states it.
   *
   * @return the result, right or wrong
   */
  public StatedResult result() {
    return result;
  }

  /**
   * Plays the record over by its own rules, or the standard ones if it names no variant.
   *
   * @return the game
   * @throws RecordException if it cannot be played to its end; it carries the fault
   */
  public Game toGame() {
    RecordVerdict verdict = RecordValidator.create().judge(this);
    for (RecordFault fault : verdict.faults()) {
      if (verdict.game().isEmpty() || fault.ply() > 0) {
        throw new RecordException(fault);
      }
    }
    return verdict.game().orElseThrow();
  }

  /**
   * Answers what the reader met on its way.
   *
   * @return the notes in order; unmodifiable
   */
  public List<Note> notes() {
    return notes;
  }

  /**
   * Answers what the record was read from, with all that its format holds beyond this value: its
   * writer loses nothing of it.
   *
   * @return the origin; nothing if the record was not read, was changed since, or its format has
   *     nothing more
   */
  public Optional<RecordOrigin> origin() {
    return origin;
  }

  /**
   * Answers who plays, for messages.
   *
   * @return such as {@code Anna – Bert}; empty if the record names nobody
   */
  public String title() {
    String black = player("Black", "PB", "P1");
    String white = player("White", "PW", "P2");
    return black.isEmpty() && white.isEmpty()
        ? ""
        : (black.isEmpty() ? "?" : black) + " – " + (white.isEmpty() ? "?" : white);
  }

  private String player(String... names) {
    for (String name : names) {
      Optional<String> value = tag(name).map(String::strip).filter(text -> !text.isEmpty());
      if (value.isPresent()) {
        return value.get();
      }
    }
    return "";
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof GameRecord record
        && record.tags.equals(tags)
        && record.variant.equals(variant)
        && record.start.equals(start)
        && record.lines.equals(lines)
        && record.result.equals(result);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tags, start, lines);
  }

  /**
   * Answers a short description for messages.
   *
   * @return such as {@code game 3, Anna – Bert, 40 plies, 1-0}
   */
  @Override
  public String toString() {
    String who = title();
    return String.format(
        Locale.ROOT,
        "game %d%s, %d plies, %s",
        number,
        who.isEmpty() ? "" : ", " + who,
        plies(),
        result);
  }

  /** Collects the parts of a record. A mutable helper for one thread. */
  public static final class Builder {
    private int number;
    private Place place = Place.NOWHERE;
    private final List<Tag> tags = new ArrayList<>();
    private Optional<String> variant = Optional.empty();
    private Optional<Ruleset> rules = Optional.empty();
    private Optional<Setup> start = Optional.empty();
    private final List<RecordLine> lines = new ArrayList<>();
    private StatedResult result = StatedResult.OPEN;
    private final List<Note> notes = new ArrayList<>();
    private Optional<RecordOrigin> origin = Optional.empty();

    private Builder() {}

    /**
     * Says which game of its source this is.
     *
     * @param value counted from 1; 0 if it was not read
     * @return this builder
     * @throws IllegalArgumentException if {@code value} is negative
     */
    public Builder number(int value) {
      if (value < 0) {
        throw new IllegalArgumentException("value must be at least 0, was " + value);
      }
      number = value;
      return this;
    }

    /**
     * Says where the record begins.
     *
     * @param value the place
     * @return this builder
     * @throws NullPointerException if {@code value} is null
     */
    public Builder place(Place value) {
      place = Objects.requireNonNull(value, "value");
      return this;
    }

    /**
     * Adds a tag behind those that are there.
     *
     * @param name its name
     * @param value its value
     * @return this builder
     * @throws NullPointerException if an argument is null
     */
    public Builder tag(String name, String value) {
      origin = Optional.empty();
      tags.add(new Tag(name, value));
      return this;
    }

    /**
     * Names the variant.
     *
     * @param name as the record writes it
     * @return this builder
     * @throws NullPointerException if {@code name} is null
     */
    public Builder variant(String name) {
      variant = Optional.of(Objects.requireNonNull(name, "name"));
      origin = Optional.empty();
      return this;
    }

    /**
     * Gives the rules of the variant.
     *
     * @param value the rules
     * @return this builder
     * @throws NullPointerException if {@code value} is null
     */
    public Builder rules(Ruleset value) {
      rules = Optional.of(Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * Gives the start.
     *
     * @param value the set-up before the first move
     * @return this builder
     * @throws NullPointerException if {@code value} is null
     */
    public Builder start(Setup value) {
      start = Optional.of(Objects.requireNonNull(value, "value"));
      origin = Optional.empty();
      return this;
    }

    /**
     * Gives a main line without remarks before it, and no variations.
     *
     * @param moves its moves
     * @return this builder
     * @throws NullPointerException if {@code moves} or one of them is null
     */
    public Builder moves(List<RecordMove> moves) {
      lines.clear();
      return line(RecordLine.main(moves));
    }

    /**
     * Adds a line: first the main line, then variations, each behind its parent.
     *
     * @param line the line
     * @return this builder
     * @throws NullPointerException if {@code line} is null
     * @throws IllegalArgumentException if the first line has a parent, or a later one has none that
     *     is there already and reaches to where it is left
     */
    public Builder line(RecordLine line) {
      int parent = Objects.requireNonNull(line, "line").parent();
      boolean main = lines.isEmpty();
      if (main != (parent == RecordLine.NONE) || parent >= lines.size()) {
        throw new IllegalArgumentException(
            "line "
                + lines.size()
                + " has the parent "
                + parent
                + ": -1 for the first line alone,"
                + " otherwise a line before it");
      }
      if (main && line.firstPly() != 1) {
        throw new IllegalArgumentException("the main line begins with ply 1");
      }
      if (!main) {
        RecordLine left = lines.get(parent);
        int last = left.firstPly() + Math.max(0, left.moves().size() - 1);
        if (line.firstPly() < left.firstPly() || line.firstPly() > last) {
          throw new IllegalArgumentException(
              "line "
                  + lines.size()
                  + " begins with ply "
                  + line.firstPly()
                  + ": its parent has "
                  + left.firstPly()
                  + " to "
                  + last);
        }
      }
      lines.add(line);
      origin = Optional.empty();
      return this;
    }

    /**
     * Takes all lines away.
     *
     * @return this builder
     */
    public Builder clearLines() {
      origin = Optional.empty();
      lines.clear();
      return this;
    }

    /**
     * States the result.
     *
     * @param value the result
     * @return this builder
     * @throws NullPointerException if {@code value} is null
     */
    public Builder result(StatedResult value) {
      origin = Optional.empty();
      result = Objects.requireNonNull(value, "value");
      return this;
    }

    /**
     * Adds notes behind those that are there.
     *
     * @param more the notes
     * @return this builder
     * @throws NullPointerException if {@code more} or one of them is null
     */
    public Builder notes(List<Note> more) {
      notes.addAll(List.copyOf(Objects.requireNonNull(more, "more")));
      return this;
    }

    /**
     * Says what the record was read from. Whatever of the record is changed after this makes it
     * forget its origin; number, place, rules and notes may change.
     *
     * @param value the origin
     * @return this builder
     * @throws NullPointerException if {@code value} is null
     */
    public Builder origin(RecordOrigin value) {
      origin = Optional.of(Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * Builds the record.
     *
     * @return the record
     */
    public GameRecord build() {
      return new GameRecord(this);
    }
  }
}
