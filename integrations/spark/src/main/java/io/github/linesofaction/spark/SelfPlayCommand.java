package io.github.linesofaction.spark;

import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.players.PlayerKind;
import java.io.IOException;
import java.util.Arrays;
import java.util.concurrent.Callable;
import java.util.stream.Collectors;
import org.apache.spark.sql.SparkSession;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/** Plays games between players of the library. */
@Command(
    name = "selfplay",
    mixinStandardHelpOptions = true,
    description = {
      "Plays N games between players of the library and writes their records into files of the"
          + " folder OUT.",
      "The games depend on the options and on nothing else: not on the cluster, not on the number"
          + " of partitions."
    })
final class SelfPlayCommand implements Callable<Integer> {
  @Spec private CommandSpec spec = CommandSpec.create();

  @Mixin private ClusterOptions cluster = new ClusterOptions();

  @Mixin private StartOptions start = new StartOptions();

  @Parameters(index = "0", paramLabel = "N", description = "How many games.")
  private long games;

  @Parameters(index = "1", paramLabel = "OUT", description = "A folder, which is made.")
  private String out = "";

  @Option(
      names = "--black",
      paramLabel = "PLAYER",
      description = "Who plays Black: alpha-beta (if left out), monte-carlo or random.")
  private String black = PlayerKind.ALPHA_BETA.id();

  @Option(
      names = "--white",
      paramLabel = "PLAYER",
      description = "Who plays White: alpha-beta (if left out), monte-carlo or random.")
  private String white = PlayerKind.ALPHA_BETA.id();

  @Option(names = "--level", paramLabel = "N", description = "How strong both are (1 if left out).")
  private int level = 1;

  @Option(
      names = "--opening",
      paramLabel = "PLIES",
      description = "So many plies are drawn at random first (4 if left out).")
  private int opening = 4;

  @Option(
      names = "--longest",
      paramLabel = "PLIES",
      description = "A game that is not over then is left open (1000 if left out).")
  private int longest = 1_000;

  @Option(names = "--seed", paramLabel = "N", description = "Where chance begins (1 if left out).")
  private long seed = 1;

  @Option(names = "--to", paramLabel = "FORM", description = "sgf (if left out) or text.")
  private String form = Form.SGF.id();

  @Option(
      names = "--partitions",
      paramLabel = "N",
      description = "How many files; if left out, four for each core.")
  private int partitions;

  @Override
  public Integer call() throws IOException {
    check(games >= 1, "N", games, "1 game or more");
    check(level >= 1 && level <= PlayerKind.LEVELS, "--level", level, "1 to " + PlayerKind.LEVELS);
    check(opening >= 0, "--opening", opening, "0 plies or more");
    check(longest >= 1, "--longest", longest, "1 ply or more");
    check(partitions >= 0, "--partitions", partitions, "1 or more");
    check(PlayerKind.find(black).isPresent(), "--black", black, "one of " + players());
    check(PlayerKind.find(white).isPresent(), "--white", white, "one of " + players());
    boolean known = form.equals(Form.SGF.id()) || form.equals(Form.TRANSCRIPT.id());
    check(known, "--to", form, "sgf or text");
    SelfPlay play = new SelfPlay(start.start(), black, white, level, opening, longest, seed, form);
    try (SparkSession session = cluster.open("selfplay " + games)) {
      new SelfPlayJob(play, games, out).run(session, partitions);
    }
    spec.commandLine().getOut().println(games + (games == 1 ? " game" : " games"));
    return Main.DONE;
  }

  private static void check(boolean holds, String option, Object given, String right) {
    if (!holds) {
      throw new UnusableException(option + " " + given + ": " + right);
    }
  }

  private static String players() {
    return Arrays.stream(PlayerKind.values()).map(PlayerKind::id).collect(Collectors.joining(", "));
  }
}
