package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import org.jspecify.annotations.Nullable;

/** Builds the tree of one game after the other from tokens. */
final class SgfParser {
  /**
   * Properties that belong in the root alone: in a variation they tell a game that was not closed.
   */
  private static final Set<String> ROOT_ONLY = Set.of("AP", "CA", "FF", "GM", "ST", "SU", "SZ");

  private static final int NONE = -1;
  private static final int MANY_PROPERTIES = 16;

  /**
   * How many values are read of a variation's first node after a limit, to see if it is a game's.
   */
  private static final int SPARE_VALUES = 100;

  private final SgfTokenizer tokenizer;
  private final ReadOptions options;
  private final NoteCollector notes;

  private @Nullable SgfToken ahead;
  private boolean closedByNextGame;
  private @Nullable SgfNode firstNodeOfNextGame;

  private final Set<String> manyIds = new HashSet<>();
  private int game;
  private SgfTree.@Nullable Builder builder;
  private boolean nonAscii;
  private int last;
  private int[] anchors = new int[16];
  private int depth;

  /** Where the parentheses stand that are open, the innermost first. */
  private final Deque<Place> opened = new ArrayDeque<>();

  /** Whether the text ended within a value: the game is then open for no other cause. */
  private boolean valueIsOpen;

  private long uncountedDepth;
  private boolean variationBegins;
  private boolean variationEnded;
  private boolean full;
  private int spareValues;
  private long gameStart;
  private int values;

  SgfParser(SgfTokenizer tokenizer, ReadOptions options, NoteCollector notes) {
    this.tokenizer = tokenizer;
    this.options = options;
    this.notes = notes;
  }

  /** Goes past text outside of games; answers whether a game begins, without beginning it. */
  boolean findGame(int number) {
    if (firstNodeOfNextGame != null) {
      return true;
    }
    while (peek().type() == SgfToken.Type.TEXT) {
      SgfToken text = take();
      notes.report(Note.Kind.TEXT_OUTSIDE_GAMES, text.place(), quoted(text), number);
    }
    return peek().type() == SgfToken.Type.OPEN;
  }

  /** Returns where the game that was found begins. */
  Place placeOfGame() {
    return firstNodeOfNextGame != null ? firstNodeOfNextGame.place() : peek().place();
  }

  /** Reads the game that was found. */
  SgfTree readGame(int number) {
    game = number;
    builder = null;
    last = NONE;
    depth = 0;
    uncountedDepth = 0;
    variationBegins = true;
    variationEnded = false;
    full = false;
    valueIsOpen = false;
    opened.clear();
    values = 0;
    gameStart = placeOfGame().offset();
    SgfNode first = firstNodeOfNextGame;
    if (first == null) {
      closedByNextGame = false;
      nonAscii = false;
      open(take());
    } else {
      firstNodeOfNextGame = null;
      push();
      add(first);
    }
    readNodes();
    return builder == null ? SgfTree.ofLine(List.of(SgfNode.of())) : builder.build();
  }

  /** Returns whether a value of the last game holds characters that are not ASCII. */
  boolean hasNonAscii() {
    return nonAscii;
  }

  private void readNodes() {
    while (!closedByNextGame && firstNodeOfNextGame == null) {
      SgfToken token = peek();
      checkLength(token);
      switch (token.type()) {
        case OPEN -> open(take());
        case CLOSE -> {
          close(take());
          if (depth + uncountedDepth == 0) {
            return;
          }
        }
        case SEMICOLON -> node(take().place());
        case IDENTIFIER -> {
          report(Note.Kind.NODE_NOT_OPENED, token.place(), "property " + token.text());
          node(token.place());
        }
        case END -> {
          if (!valueIsOpen) {
            report(Note.Kind.GAME_NOT_CLOSED, lastOpened(token.place()), "the end of the text");
          }
          return;
        }
        default -> skip(take());
      }
    }
  }

  private void open(SgfToken token) {
    if (!full && depth == options.limit(ReadLimit.DEPTH)) {
      exceed(token.place(), "variations nested more than " + depth + " deep", "depth");
    }
    if (full) {
      uncountedDepth++;
    } else {
      push();
    }
    opened.push(token.place());
    variationBegins = true;
    variationEnded = false;
  }

  /** Where the parenthesis stands that is open innermost. */
  private Place lastOpened(Place otherwise) {
    return opened.isEmpty() ? otherwise : opened.getFirst();
  }

  private void push() {
    if (depth == anchors.length) {
      anchors = Arrays.copyOf(anchors, depth * 2);
    }
    anchors[depth++] = last;
  }

  private void close(SgfToken token) {
    if (variationBegins) {
      report(Note.Kind.VARIATION_EMPTY, token.place(), "')'");
    }
    if (uncountedDepth > 0) {
      uncountedDepth--;
    } else {
      last = anchors[--depth];
    }
    opened.poll();
    variationBegins = false;
    variationEnded = true;
  }

  private void node(Place place) {
    boolean first = variationBegins && depth + uncountedDepth > 1 || variationEnded;
    if (variationEnded) {
      report(Note.Kind.NODE_AFTER_VARIATION, place, "a node");
    }
    variationBegins = false;
    variationEnded = false;
    spareValues = first ? SPARE_VALUES : 0;
    boolean wasFull = full;
    SgfNode node = SgfNode.of(properties(), place);
    if (first && beginsGame(node)) {
      report(
          Note.Kind.GAME_NOT_CLOSED,
          place,
          "a node with properties that only begin a game",
          "')' before it",
          "taken as the next game");
      firstNodeOfNextGame = node;
      if (!closedByNextGame) {
        tokenizer.resetDepth(depthOfNextGame());
      }
    } else if (!wasFull) {
      add(node);
    }
  }

  /**
   * Returns how many parentheses are open once the next game's first token after its root is read.
   */
  private long depthOfNextGame() {
    return switch (peek().type()) {
      case OPEN -> 2;
      case CLOSE -> 0;
      default -> 1;
    };
  }

  private static boolean beginsGame(SgfNode node) {
    for (SgfProperty property : node.properties()) {
      if (ROOT_ONLY.contains(property.id())) {
        return true;
      }
    }
    return false;
  }

  private void add(SgfNode node) {
    SgfTree.Builder tree = builder;
    variationBegins = false;
    if (tree == null) {
      builder = SgfTree.builder(node);
      last = 0;
    } else if (tree.size() == options.limit(ReadLimit.NODES)) {
      exceed(
          node.place(),
          "more than " + options.limit(ReadLimit.NODES) + " nodes in a game",
          "nodes");
    } else {
      last = tree.add(last, node);
    }
  }

  private List<SgfProperty> properties() {
    List<SgfProperty> properties = new ArrayList<>(2);
    while (!closedByNextGame) {
      SgfToken token = peek();
      checkLength(token);
      switch (token.type()) {
        case OPEN, CLOSE, SEMICOLON, END -> {
          return properties;
        }
        case IDENTIFIER -> property(take(), properties);
        default -> skip(take());
      }
    }
    return properties;
  }

  private void property(SgfToken identifier, List<SgfProperty> properties) {
    List<SgfValue> read = new ArrayList<>(1);
    boolean wasFull = full;
    while (!closedByNextGame && isValue(peek())) {
      SgfToken token = take();
      checkLength(token);
      if (token.type() == SgfToken.Type.LONG_VALUE) {
        exceed(
            token.place(),
            "a value longer than " + options.limit(ReadLimit.VALUE_LENGTH),
            "valueLength");
      } else if (!full && values == options.limit(ReadLimit.VALUES)) {
        exceed(
            token.place(),
            "more than " + options.limit(ReadLimit.VALUES) + " values in a game",
            "values");
      } else if (!full || spareValues-- > 0) {
        values++;
        nonAscii |= tokenizer.takeNonAscii();
        read.add(SgfValue.ofRaw(token.text(), token.place()));
      }
      if (token.type() == SgfToken.Type.UNCLOSED_VALUE) {
        valueIsOpen = true;
        report(
            Note.Kind.VALUE_NOT_CLOSED,
            token.place(),
            closedByNextGame ? "the beginning of another game" : "the end of the text");
      }
    }
    if (full && !wasFull) {
      return; // a part of its values could mean something else
    }
    if (!read.isEmpty()) {
      SgfProperty property = SgfProperty.of(identifier.text(), read, identifier.place());
      checkIdentifier(property, properties);
      properties.add(property);
    } else if (!full) {
      report(
          Note.Kind.VALUE_MISSING,
          identifier.place(),
          "identifier " + identifier.text() + " without a value");
    }
  }

  private void checkIdentifier(SgfProperty property, List<SgfProperty> before) {
    String id = property.id();
    if (id.charAt(0) >= 'a') {
      report(Note.Kind.IDENTIFIER_LOWER_CASE, property.place(), "identifier " + id);
    }
    if (isRepeated(id, before)) {
      report(Note.Kind.PROPERTY_REPEATED, property.place(), "property " + id + " again");
    }
  }

  /** Nodes have few properties; a set is filled only in those that have many. */
  private boolean isRepeated(String id, List<SgfProperty> before) {
    if (before.size() >= MANY_PROPERTIES) {
      if (before.size() == MANY_PROPERTIES) {
        manyIds.clear();
        before.forEach(property -> manyIds.add(property.id()));
      }
      return !manyIds.add(id);
    }
    for (SgfProperty property : before) {
      if (property.id().equals(id)) {
        return true;
      }
    }
    return false;
  }

  private void skip(SgfToken token) {
    if (full) {
      return;
    }
    if (isValue(token)) {
      report(Note.Kind.IDENTIFIER_MISSING, token.place(), "a value without an identifier");
    } else {
      report(Note.Kind.UNEXPECTED_TEXT, token.place(), quoted(token));
    }
  }

  private void checkLength(SgfToken token) {
    long length = token.place().offset() + token.text().length() - gameStart;
    if (!full && length > options.limit(ReadLimit.GAME_LENGTH)) {
      exceed(
          token.place(),
          "a game longer than " + options.limit(ReadLimit.GAME_LENGTH) + " characters",
          "gameLength");
    }
  }

  private void exceed(Place place, String found, String limit) {
    if (!full) {
      report(
          Note.Kind.LIMIT_EXCEEDED,
          place,
          found,
          "no more than the limit '" + limit + "' allows",
          "the game is cut here");
      full = true;
      spareValues = 0;
    }
  }

  private void report(Note.Kind kind, Place place, String found) {
    notes.report(kind, place, found, game);
  }

  private void report(Note.Kind kind, Place place, String found, String expected, String done) {
    report(kind, place, found, expected, done, game);
  }

  private void report(
      Note.Kind kind, Place place, String found, String expected, String done, int number) {
    notes.report(kind, place, found, expected, done, number);
  }

  private SgfToken peek() {
    SgfToken token = ahead;
    if (token == null) {
      token = tokenizer.next();
      ahead = token;
    }
    return token;
  }

  private SgfToken take() {
    SgfToken token = peek();
    ahead = null;
    closedByNextGame |= isValue(token) && tokenizer.depth() == 0;
    return token;
  }

  private static boolean isValue(SgfToken token) {
    return switch (token.type()) {
      case VALUE, UNCLOSED_VALUE, LONG_VALUE -> true;
      default -> false;
    };
  }

  private static String quoted(SgfToken token) {
    return "text '" + token.text() + "'";
  }
}
