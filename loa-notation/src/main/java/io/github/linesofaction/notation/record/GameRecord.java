package io.github.linesofaction.notation.record;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A game as a record tells it, whatever form it came from. An immutable value; nothing in it was
 * judged: moves may be illegal or unreadable, and the stated result may be wrong.
 *
 * <p>Two records are equal if they say the same: tags, variant, start, nodes and result. Number,
 * place, notes, dialect, origins and the rules that a reader found for the variant's name do not
 * matter.
 */
public final class GameRecord {
  private final int number;
  private final Place place;
  private final List<Tag> tags;
  private final Optional<String> variant;
  private final Optional<Ruleset> rules;
  private final Optional<Setup> start;
  private final RecordTree tree;
  private final MoveDialect dialect;
  private final StatedResult result;
  private final List<Note> notes;

  private GameRecord(Builder builder) {
    number = builder.number;
    place = builder.place;
    tags = List.copyOf(builder.tags);
    variant = builder.variant;
    rules = builder.rules;
    start = builder.start;
    tree = builder.tree.build();
    dialect = builder.dialect;
    result = builder.result;
    notes = List.copyOf(builder.notes);
  }

  private GameRecord(GameRecord other, RecordTree edited, StatedResult stated) {
    number = other.number;
    place = other.place;
    tags = other.tags;
    variant = other.variant;
    rules = other.rules;
    start = other.start;
    tree = edited;
    dialect = other.dialect;
    result = stated;
    notes = other.notes;
  }

  /** This record with other nodes. */
  GameRecord with(RecordTree edited) {
    return new GameRecord(this, edited, result);
  }

  /** A record of nothing but the moves that lead to a node. */
  GameRecord lineTo(int node) {
    return new GameRecord(this, tree.lineTo(node), StatedResult.OPEN);
  }

  RecordTree tree() {
    return tree;
  }

  /** The side that moves first. */
  Color firstSide() {
    return start.or(() -> rules.map(Ruleset::start)).map(Setup::sideToMove).orElse(Color.BLACK);
  }

  /**
   * Starts a record.
   *
   * @return a builder of a record without tags and moves
   */
  public static Builder builder() {
    return new Builder(new RecordTreeBuilder());
  }

  /**
   * Starts a record from this one.
   *
   * @return a builder that holds all that is here, the nodes under their numbers
   */
  public Builder toBuilder() {
    Builder builder = new Builder(new RecordTreeBuilder(tree));
    builder.number = number;
    builder.place = place;
    builder.tags.addAll(tags);
    builder.variant = variant;
    builder.rules = rules;
    builder.start = start;
    builder.dialect = dialect;
    builder.result = result;
    builder.notes.addAll(notes);
    return builder;
  }

  /**
   * Returns the record of a game: its moves, its start if that is not the rules' own, and its
   * result. Rules of another game than the standard one bring the name that the {@linkplain
   * RulesetCatalog#installed() installed} catalogues have for them.
   *
   * @param game any game
   * @return the record, under the game's rules, without tags
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
    if (!isStandard(game.rules())) {
      RulesetCatalog.installed().nameOf(game.rules()).ifPresent(record::variant);
    }
    if (!game.initial().setup().equals(game.rules().start())) {
      record.start(game.initial().setup());
    }
    game.outcome().map(StatedResult::of).ifPresent(record::result);
    return record.build();
  }

  private static boolean isStandard(Ruleset rules) {
    Ruleset standard = Ruleset.standard();
    return rules.start().equals(standard.start())
        && rules.moveRule().equals(standard.moveRule())
        && rules.goal().equals(standard.goal());
  }

  /**
   * Returns the game's place in its source.
   *
   * @return counted from 1; 0 if it was not read
   */
  public int number() {
    return number;
  }

  /**
   * Returns where the record begins.
   *
   * @return the place; {@link Place#NOWHERE} if it was not read
   */
  public Place place() {
    return place;
  }

  /**
   * Returns the tags.
   *
   * @return names and values in the order read; unmodifiable
   */
  public List<Tag> tags() {
    return tags;
  }

  /**
   * Returns the value of a tag.
   *
   * @param name its name, in any case
   * @return the first value under that name, or nothing
   */
  public Optional<String> tag(String name) {
    Objects.requireNonNull(name, "name");
    return tags.stream()
        .filter(tag -> tag.name().equalsIgnoreCase(name))
        .map(Tag::value)
        .findFirst();
  }

  /**
   * Returns what the record calls its variant.
   *
   * @return the name as it is written; nothing if the record names none
   */
  public Optional<String> variant() {
    return variant;
  }

  /**
   * Returns the rules that were found for the variant.
   *
   * @return the rules; nothing if the record names no variant, or one that is not known
   */
  public Optional<Ruleset> rules() {
    return rules;
  }

  /**
   * Returns the start, where the record gives it.
   *
   * @return the set-up; nothing if the game begins as its rules say
   */
  public Optional<Setup> start() {
    return start;
  }

  /** {@return the node before the first move, from which all others descend} */
  public RecordNode root() {
    return new RecordNode(this, 0);
  }

  /**
   * Returns all nodes: each behind its parent, and a node's first child, with all that follows it,
   * before the others.
   *
   * @return the nodes by their numbers, the root first; unmodifiable
   */
  public List<RecordNode> nodes() {
    return nodes(0, tree.size());
  }

  /** {@return the nodes of the main line, from behind the root on; unmodifiable} */
  public List<RecordNode> mainLine() {
    return nodes(1, tree.mainLength());
  }

  private List<RecordNode> nodes(int from, int end) {
    List<RecordNode> nodes = new ArrayList<>(end - from);
    for (int i = from; i < end; i++) {
      nodes.add(new RecordNode(this, i));
    }
    return Collections.unmodifiableList(nodes);
  }

  /**
   * Returns the moves of the main line, a resignation or forfeit at its end included.
   *
   * @return the moves; unmodifiable
   */
  public List<RecordMove> moves() {
    int end = tree.mainLength();
    List<RecordMove> moves = new ArrayList<>(end);
    for (int i = 1; i < end; i++) {
      RecordMove move = tree.content(i).move;
      if (move != null) {
        moves.add(move);
      }
    }
    return Collections.unmodifiableList(moves);
  }

  /**
   * {@return what the reader of the moves put up with, and whoever plays them is to put up with}
   */
  public MoveDialect dialect() {
    return dialect;
  }

  /**
   * Returns how many turns the main line has; a resignation or forfeit is none.
   *
   * @return 0 or more
   */
  public int plies() {
    return (int) moves().stream().filter(move -> !move.text().isDecision()).count();
  }

  /**
   * Returns the result as the record states it.
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
    RecordVerdict verdict = RecordValidator.standard().judge(this);
    for (RecordFault fault : verdict.faults()) {
      if (verdict.game().isEmpty() || fault.ply() > 0) {
        throw new RecordException(fault);
      }
    }
    return verdict.game().orElseThrow();
  }

  /**
   * Returns what the reader met on its way.
   *
   * @return the notes in order; unmodifiable
   */
  public List<Note> notes() {
    return notes;
  }

  /**
   * Returns who plays, for messages.
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
    if (this == other) {
      return true;
    }
    return other instanceof GameRecord record
        && record.tags.equals(tags)
        && record.variant.equals(variant)
        && record.start.equals(start)
        && record.tree.equals(tree)
        && record.result.equals(result);
  }

  @Override
  public int hashCode() {
    return Objects.hash(tags, start, tree);
  }

  /**
   * Returns a short description for messages.
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
    private final RecordTreeBuilder tree;
    private MoveDialect dialect = MoveDialect.LENIENT;
    private StatedResult result = StatedResult.OPEN;
    private final List<Note> notes = new ArrayList<>();

    private Builder(RecordTreeBuilder tree) {
      this.tree = tree;
    }

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
     */
    public Builder tag(String name, String value) {
      tags.add(new Tag(name, value));
      return this;
    }

    /**
     * Names the variant.
     *
     * @param name as the record writes it
     * @return this builder
     */
    public Builder variant(String name) {
      variant = Optional.of(Objects.requireNonNull(name, "name"));
      return this;
    }

    /**
     * Gives the rules of the variant.
     *
     * @param value the rules
     * @return this builder
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
     */
    public Builder start(Setup value) {
      start = Optional.of(Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * Says what the reader of the moves put up with.
     *
     * @param value the dialect; {@link MoveDialect#LENIENT} if this is never said
     * @return this builder
     */
    public Builder dialect(MoveDialect value) {
      dialect = Objects.requireNonNull(value, "value");
      return this;
    }

    /**
     * Gives a main line without variations; all nodes but the root are taken away before.
     *
     * @param moves its moves
     * @return this builder
     */
    public Builder moves(List<RecordMove> moves) {
      List<RecordMove> line = List.copyOf(Objects.requireNonNull(moves, "moves"));
      tree.clear();
      int at = 0;
      for (RecordMove move : line) {
        at = tree.add(at, move, false);
      }
      return this;
    }

    /**
     * Adds a node behind the children that its parent has so far.
     *
     * @param parent the number that this builder gave the parent; the root's is 0
     * @param move the move that leads there
     * @return the node's number for this builder; the record may count otherwise
     * @throws IndexOutOfBoundsException if there is no such parent
     */
    public int add(int parent, RecordMove move) {
      return tree.add(checked(parent), Objects.requireNonNull(move, "move"), false);
    }

    /**
     * Adds a node without a move behind the children that its parent has so far. If it remains the
     * only child, its parent says in the record what it says, unless its origin is closed.
     *
     * @param parent the number that this builder gave the parent; the root's is 0
     * @return the node's number for this builder; the record may count otherwise
     * @throws IndexOutOfBoundsException if there is no such parent
     */
    public int addEmpty(int parent) {
      return tree.add(checked(parent), null, false);
    }

    /**
     * Adds a node before the children that its parent has so far, so that it continues the line.
     *
     * @param parent the number that this builder gave the parent; the root's is 0
     * @param move the move that leads there
     * @return the node's number for this builder; the record may count otherwise
     * @throws IndexOutOfBoundsException if there is no such parent
     */
    public int addFirst(int parent, RecordMove move) {
      return tree.add(checked(parent), Objects.requireNonNull(move, "move"), true);
    }

    /**
     * Adds a node without a move before the children that its parent has so far.
     *
     * @param parent the number that this builder gave the parent; the root's is 0
     * @return the node's number for this builder; the record may count otherwise
     * @throws IndexOutOfBoundsException if there is no such parent
     */
    public int addEmptyFirst(int parent) {
      return tree.add(checked(parent), null, true);
    }

    private int checked(int node) {
      return Objects.checkIndex(node, tree.size());
    }

    /**
     * Adds a comment behind those that a node has.
     *
     * @param node the number that this builder gave the node; the root's is 0
     * @param text what is said; line ends become line feeds, nothing is added if it is blank
     * @return this builder
     * @throws IndexOutOfBoundsException if there is no such node
     */
    public Builder comment(int node, String text) {
      tree.comment(checked(node), Objects.requireNonNull(text, "text"));
      return this;
    }

    /**
     * Adds a sign behind those that a node has.
     *
     * @param node the number that this builder gave the node
     * @param sign the sign
     * @return this builder
     * @throws IndexOutOfBoundsException if there is no such node
     * @throws IllegalArgumentException if the node has no move
     */
    public Builder sign(int node, Sign sign) {
      tree.sign(withMove(node), Objects.requireNonNull(sign, "sign"));
      return this;
    }

    /**
     * Says how much time the side that made a move had left after it.
     *
     * @param node the number that this builder gave the node
     * @param left the time
     * @return this builder
     * @throws IndexOutOfBoundsException if there is no such node
     * @throws IllegalArgumentException if the node has no move, or the time is negative
     */
    public Builder clock(int node, Duration left) {
      tree.clock(withMove(node), Objects.requireNonNull(left, "left"));
      return this;
    }

    private int withMove(int node) {
      if (!tree.hasMove(checked(node))) {
        throw new IllegalArgumentException(
            "node " + node + " has no move: a sign or a clock is of one");
      }
      return node;
    }

    /**
     * Says what a node was read from, behind what was said of that before.
     *
     * @param node the number that this builder gave the node; the root's is 0
     * @param value the origin
     * @return this builder
     * @throws IndexOutOfBoundsException if there is no such node
     */
    public Builder origin(int node, RecordOrigin value) {
      tree.origin(checked(node), Objects.requireNonNull(value, "value"));
      return this;
    }

    /**
     * States the result.
     *
     * @param value the result
     * @return this builder
     */
    public Builder result(StatedResult value) {
      result = Objects.requireNonNull(value, "value");
      return this;
    }

    /**
     * Adds notes behind those that are there.
     *
     * @param more the notes
     * @return this builder
     */
    public Builder notes(List<Note> more) {
      notes.addAll(List.copyOf(Objects.requireNonNull(more, "more")));
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
