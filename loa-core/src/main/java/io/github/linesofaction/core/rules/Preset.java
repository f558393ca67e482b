package io.github.linesofaction.core.rules;

import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;

/**
 * The choices on which the sources disagree, as made by known events and servers. Each may be
 * combined with every variant: {@code ruleset.with(Preset.SOUCIE)}.
 */
public enum Preset {
  /** The rules of the 5th Computer Olympiad, London 2000, with the amendment of 17 July 2000. */
  OLYMPIAD_2000(
      "olympiad2000",
      "5th Computer Olympiad, 2000, with the amendment of 17 July 2000",
      BothConnected.MOVER_WINS,
      NoMove.LOSES,
      Repetition.drawAt(2),
      Limits.NONE,
      Precedence.WIN_FIRST),
  /**
   * The default: rules 1 to 10 of the Mind Sports Olympiad's World Championship 2000, kept by the
   * Computer Olympiads since the 6th.
   */
  MIND_SPORTS(
      "mindSports",
      "MSO World Championship 2000, kept by the Computer Olympiads since the 6th",
      BothConnected.DRAW,
      NoMove.PASSES,
      Repetition.drawAt(3),
      Limits.NONE,
      Precedence.WIN_FIRST),
  /** Sackson's second edition (1982) and Soucie's ruling of 1975. */
  SOUCIE(
      "soucie",
      "Sackson's A Gamut of Games, second edition (1982), and Soucie's ruling of 1975",
      BothConnected.MOVER_WINS,
      NoMove.LOSES,
      Repetition.NONE,
      Limits.NONE,
      Precedence.WIN_FIRST),
  /** The server PlayStrategy. */
  PLAY_STRATEGY(
      "playStrategy",
      "PlayStrategy",
      BothConnected.DRAW,
      NoMove.DRAWS,
      new Repetition(5, 3, Repetition.Basis.SITUATIONAL, Repetition.Verdict.DRAW),
      Limits.ofPliesWithoutCapture(100),
      Precedence.WIN_FIRST),
  /** The game {@code lines_of_action} of OpenSpiel, where limit and repetition overrule a win. */
  OPEN_SPIEL(
      "openSpiel",
      "OpenSpiel, lines_of_action",
      BothConnected.MOVER_WINS,
      NoMove.LOSES,
      Repetition.drawAt(2).by(Repetition.Basis.POSITIONAL),
      Limits.ofPlies(1_000),
      Precedence.COUNTERS_FIRST),
  /** The server AbstractPlay. */
  ABSTRACT_PLAY(
      "abstractPlay",
      "AbstractPlay",
      BothConnected.DRAW,
      NoMove.PASSES,
      Repetition.NONE,
      Limits.NONE,
      Precedence.WIN_FIRST),
  /** The server boardspace.net. */
  BOARDSPACE(
      "boardspace",
      "boardspace.net",
      BothConnected.MOVER_WINS,
      NoMove.PASSES,
      Repetition.NONE,
      Limits.NONE,
      Precedence.WIN_FIRST),
  /** The contest of CodinGame. */
  CODIN_GAME(
      "codinGame",
      "CodinGame",
      BothConnected.MOVER_WINS,
      NoMove.PASSES,
      Repetition.NONE,
      Limits.ofPlies(150),
      Precedence.WIN_FIRST);

  private final String id;
  private final String source;
  private final BothConnected bothConnected;
  private final NoMove noMove;
  private final Repetition repetition;
  private final Limits limits;
  private final Precedence precedence;

  Preset(
      String id,
      String source,
      BothConnected bothConnected,
      NoMove noMove,
      Repetition repetition,
      Limits limits,
      Precedence precedence) {
    this.id = id;
    this.source = source;
    this.bothConnected = bothConnected;
    this.noMove = noMove;
    this.repetition = repetition;
    this.limits = limits;
    this.precedence = precedence;
  }

  /**
   * Finds a preset by its id.
   *
   * @param id an id in any case, with or without the hyphens and underscores
   * @return the preset, or nothing if there is none
   */
  public static Optional<Preset> find(String id) {
    String plain = plain(Objects.requireNonNull(id, "id"));
    return Arrays.stream(values()).filter(preset -> plain(preset.id).equals(plain)).findFirst();
  }

  private static String plain(String id) {
    return id.replace("-", "").replace("_", "").toLowerCase(Locale.ROOT);
  }

  /**
   * Returns all ids.
   *
   * @return the ids in the order of the constants; unmodifiable
   */
  public static List<String> ids() {
    return List.of(Arrays.stream(values()).map(Preset::id).toArray(String[]::new));
  }

  /**
   * Returns the id.
   *
   * @return such as {@code mindSports}
   */
  public String id() {
    return id;
  }

  /**
   * Returns where these choices come from.
   *
   * @return the source
   */
  public String source() {
    return source;
  }

  /** Makes these choices in a builder. */
  void applyTo(RulesetBuilder builder) {
    builder
        .bothConnected(bothConnected)
        .noMove(noMove)
        .repetition(repetition)
        .limits(limits)
        .precedence(precedence);
  }
}
