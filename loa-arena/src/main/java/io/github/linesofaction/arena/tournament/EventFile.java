package io.github.linesofaction.arena.tournament;

import io.github.linesofaction.arena.clock.TimeControl;
import io.github.linesofaction.arena.event.EventException;
import io.github.linesofaction.arena.event.PairingSystem;
import io.github.linesofaction.arena.game.ArenaGame;
import io.github.linesofaction.arena.game.Opening;
import io.github.linesofaction.arena.game.Side;
import io.github.linesofaction.arena.player.GameProvider;
import io.github.linesofaction.arena.player.GameProviders;
import io.github.linesofaction.arena.run.GamePlan;
import io.github.linesofaction.core.board.TextException;
import java.io.IOException;
import java.nio.charset.CharacterCodingException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.LocalDate;
import java.time.format.DateTimeParseException;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/**
 * Reads the file of an event, a JSON object; the page {@code docs/EVENTS.md} tells all its members.
 * Every mistake is told with its line, all at once.
 */
public final class EventFile {
  private static final Set<String> KNOWN =
      Set.of(
          "event",
          "date",
          "game",
          "choices",
          "system",
          "timeControl",
          "marginMillis",
          "maxPlies",
          "openings",
          "cut",
          "seed",
          "concurrency",
          "interruptedGames",
          "entrants");
  private static final int USUAL_CUT = 8;
  private static final int MOST = 1_000_000;
  private static final int DATE_LENGTH = "2000-08-21".length();

  private final Path file;
  private final String text;
  private final List<String> faults = new ArrayList<>();
  private Map<String, JsonTree> members = Map.of();

  private EventFile(Path file, String text) {
    this.file = file;
    this.text = text;
  }

  /**
   * Reads a file. Programs and openings that it names by relative paths are looked for from the
   * current folder, as a shell would, and from the file's folder.
   *
   * @param file the file, UTF-8
   * @return the specification
   * @throws EventFileException if there are mistakes in it
   * @throws IOException if it cannot be read
   */
  public static EventSpec read(Path file) throws IOException {
    Objects.requireNonNull(file, "file");
    try {
      return new EventFile(file, Files.readString(file)).spec();
    } catch (CharacterCodingException e) {
      throw new EventFileException(List.of(file + ": not UTF-8"));
    }
  }

  private EventSpec spec() {
    JsonTree tree;
    try {
      tree = JsonTree.parse(text);
    } catch (TextException e) {
      throw new EventFileException(List.of(file + ": " + e.getMessage()));
    }
    members = tree.members();
    if (!(tree.value() instanceof Map)) {
      fault(tree.line(), "an event is an object { \"event\": …, \"entrants\": [ … ] }");
    }
    members.forEach(
        (name, value) -> {
          if (!KNOWN.contains(name)) {
            fault(value.line(), "\"" + name + "\" is not known here; known are " + known(KNOWN));
          }
        });
    String name = text("event", file.getFileName().toString());
    String date = date();
    Optional<GameProvider> provider = provider();
    Optional<ArenaGame> game = provider.flatMap(this::game);
    List<EntrantSpec> entrants = entrants(provider, game);
    long seed = number("seed", 1, Long.MIN_VALUE, Long.MAX_VALUE);
    String preset = SystemReader.name(members.get("system"));
    Optional<PairingSystem> system = system(entrants.size(), seed);
    TimeControl control = control(preset);
    long margin = number("marginMillis", GamePlan.usualMarginMillis(control), 0, MOST);
    int mostPlies = (int) number("maxPlies", GamePlan.USUAL_MOST_PLIES, 1, MOST);
    int cut = (int) number("cut", USUAL_CUT, 0, MOST);
    int concurrency = (int) number("concurrency", 1, 1, 256);
    List<Opening> openings = game.map(known -> openings(known, cut)).orElse(List.of());
    boolean again = again();
    if (!faults.isEmpty()) {
      throw new EventFileException(faults);
    }
    return new EventSpec(
        name,
        date,
        provider.orElseThrow(),
        game.orElseThrow(),
        preset,
        system.orElseThrow(),
        control,
        margin,
        mostPlies,
        openings,
        seed,
        concurrency,
        again,
        entrants,
        text);
  }

  private void fault(int line, String message) {
    faults.add(file + ":" + line + ": " + message);
  }

  private static String known(Set<String> names) {
    return names.stream().sorted().collect(Collectors.joining(", "));
  }

  private String text(String name, String otherwise) {
    JsonTree member = members.get(name);
    if (member == null) {
      return otherwise;
    }
    if (member.value() instanceof String value && !value.isBlank()) {
      return value;
    }
    fault(member.line(), "\"" + name + "\" is a text in quotes");
    return otherwise;
  }

  private long number(String name, long otherwise, long least, long most) {
    JsonTree member = members.get(name);
    if (member == null) {
      return otherwise;
    }
    if ((member.value() instanceof Integer || member.value() instanceof Long)
        && ((Number) member.value()).longValue() >= least
        && ((Number) member.value()).longValue() <= most) {
      return ((Number) member.value()).longValue();
    }
    fault(member.line(), "\"" + name + "\" is a whole number from " + least + " to " + most);
    return otherwise;
  }

  private int line(String name) {
    JsonTree member = members.get(name);
    return member == null ? 1 : member.line();
  }

  private String date() {
    String date = text("date", "");
    if (!date.isEmpty() && !isDate(date)) {
      fault(line("date"), "\"date\" is a day of the calendar, written 2000-08-21");
    }
    return date;
  }

  private static boolean isDate(String text) {
    try {
      // Years of more digits than records have come with a sign.
      return LocalDate.parse(text).toString().length() == DATE_LENGTH;
    } catch (DateTimeParseException e) {
      return false;
    }
  }

  private Optional<GameProvider> provider() {
    String id = text("game", "loa");
    Optional<GameProvider> found = GameProviders.find(id);
    if (found.isEmpty()) {
      Set<String> ids =
          GameProviders.all().stream().map(GameProvider::id).collect(Collectors.toSet());
      fault(line("game"), "no game is called \"" + id + "\"; there are " + known(ids));
    }
    return found;
  }

  private Optional<ArenaGame> game(GameProvider provider) {
    Map<String, String> choices = new LinkedHashMap<>();
    JsonTree member = members.get("choices");
    if (member != null) {
      if (!(member.value() instanceof Map)) {
        fault(member.line(), "\"choices\" is an object { \"variant\": …, \"rules\": … }");
      }
      member.members().forEach((name, value) -> choices.put(name, String.valueOf(value.value())));
    }
    String system = SystemReader.name(members.get("system"));
    if (provider.id().equals("loa") && system.equals(SystemReader.OLYMPIAD_2000)) {
      choices.putIfAbsent("rules", "olympiad2000");
    }
    try {
      return Optional.of(provider.game(choices));
    } catch (IllegalArgumentException e) {
      fault(member == null ? 1 : member.line(), "\"choices\": " + e.getMessage());
      return Optional.empty();
    }
  }

  private Optional<PairingSystem> system(int entrants, long seed) {
    JsonTree member = members.get("system");
    if (member == null) {
      fault(1, "\"system\" is missing; there are " + known(SystemReader.NAMES));
      return Optional.empty();
    }
    try {
      return Optional.of(SystemReader.read(member, entrants, seed));
    } catch (EventException e) {
      fault(member.line(), "\"system\": " + e.getMessage());
      return Optional.empty();
    }
  }

  private TimeControl control(String system) {
    String usual = system.equals(SystemReader.OLYMPIAD_2000) ? "300" : "10+0.1";
    try {
      return TimeControl.parse(text("timeControl", usual));
    } catch (TextException e) {
      fault(line("timeControl"), "\"timeControl\": " + e.getMessage());
      return TimeControl.NONE;
    }
  }

  private boolean again() {
    String how = text("interruptedGames", "go on");
    if (!how.equals("go on") && !how.equals("begin again")) {
      fault(line("interruptedGames"), "\"interruptedGames\" is \"go on\" or \"begin again\"");
    }
    return how.equals("begin again");
  }

  private List<Opening> openings(ArenaGame game, int cut) {
    String name = text("openings", "");
    if (name.isEmpty()) {
      return List.of(Opening.START);
    }
    try {
      Path beside = file.toAbsolutePath().resolveSibling(name);
      Path path = Files.exists(Path.of(name)) ? Path.of(name) : beside;
      return game.openings(name, Files.readAllBytes(path), cut);
    } catch (TextException e) {
      fault(line("openings"), "\"openings\": " + e.getMessage());
    } catch (IOException | java.nio.file.InvalidPathException e) {
      fault(line("openings"), "\"openings\": " + name + " cannot be read");
    }
    return List.of();
  }

  private List<EntrantSpec> entrants(Optional<GameProvider> provider, Optional<ArenaGame> game) {
    JsonTree member = members.get("entrants");
    if (member == null || member.items().size() < 2) {
      fault(member == null ? 1 : member.line(), "\"entrants\" is a list of two or more");
    }
    if (member == null) {
      return List.of();
    }
    List<EntrantSpec> entrants = new ArrayList<>();
    Set<String> names = new HashSet<>();
    for (JsonTree item : member.items()) {
      EntrantSpec entrant = entrant(item, provider, game);
      if (!names.add(entrant.name())) {
        fault(item.line(), "\"" + entrant.name() + "\" has entered already: names must differ");
      }
      entrants.add(entrant);
    }
    return entrants;
  }

  private EntrantSpec entrant(
      JsonTree item, Optional<GameProvider> provider, Optional<ArenaGame> game) {
    Set<String> known = Set.of("name", "player", "command", "uciWhite");
    item.members()
        .forEach(
            (name, value) -> {
              if (!known.contains(name)) {
                fault(value.line(), "an entrant has no \"" + name + "\"; it has " + known(known));
              } else if (!name.equals("command") && !(value.value() instanceof String)) {
                fault(value.line(), "\"" + name + "\" is a text in quotes");
              }
            });
    String player = item.text("player");
    List<String> command = command(item);
    String name = item.text("name");
    if (player.isEmpty() == command.isEmpty()) {
      fault(
          item.line(), "an entrant is a \"player\" of the game or has a \"command\": one of both");
    } else if (!player.isEmpty() && provider.isPresent() && game.isPresent()) {
      checkPlayer(item.line(), player, provider.get(), game.get());
    }
    if (name.isBlank()) {
      name = player.isEmpty() ? String.join(" ", command) : player;
    }
    String white = item.text("uciWhite");
    if (!Set.of("", "first", "second").contains(white)) {
      fault(item.line(), "\"uciWhite\" is \"first\" or \"second\"");
    }
    return new EntrantSpec(
        name, player, command, white.equals("second") ? Side.SECOND : Side.FIRST);
  }

  private void checkPlayer(int line, String player, GameProvider provider, ArenaGame game) {
    try {
      if (provider.player(player, game, 0, () -> 0).isEmpty()) {
        fault(
            line,
            "no player \"" + player + "\"; there are " + String.join(", ", provider.players()));
      }
    } catch (IllegalArgumentException e) {
      fault(line, "player \"" + player + "\": " + e.getMessage());
    }
  }

  private List<String> command(JsonTree item) {
    JsonTree member = item.members().get("command");
    if (member == null) {
      return List.of();
    }
    Function<JsonTree, Optional<String>> word =
        tree -> tree.value() instanceof String text ? Optional.of(text) : Optional.empty();
    List<String> words =
        member.items().stream().flatMap(tree -> word.apply(tree).stream()).toList();
    if (words.isEmpty() || words.size() != member.items().size() || words.get(0).isBlank()) {
      fault(member.line(), "\"command\" is a list of words, such as [\"python3\", \"engine.py\"]");
    }
    return words;
  }
}
