package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** The commands that let programs play: engine, match and check-engine. */
class ProgramCommandsTest {
  @TempDir private Path folder;

  /** This program itself, as the command line of an engine. */
  private static String engine(String... options) {
    return String.join(
        " ",
        "\"" + Path.of(System.getProperty("java.home"), "bin", "java") + "\"",
        "-XX:TieredStopAtLevel=1 -cp",
        "\"" + System.getProperty("java.class.path") + "\"",
        Main.class.getName() + " engine",
        String.join(" ", options));
  }

  @Test
  void engineAnswersInUgiAndUci() {
    Loa.Answer ugi =
        Loa.fed(
            List.of(
                "ugi",
                "isready",
                "uginewgame",
                "position startpos moves c1-c3 a2c4",
                "query p1turn",
                "query gameover",
                "go movetime 50"),
            "engine",
            "--seed",
            "3");
    assertThat(ugi.lines()).contains("ugiok", "readyok", "response true", "response false");
    assertThat(ugi.lastLine()).matches("bestmove [a-h][1-8][-x][a-h][1-8]");
    Loa.Answer uci =
        Loa.fed(
            List.of("uci", "position startpos moves b1b3", "go nodes 5"),
            "engine",
            "--player",
            "random");
    assertThat(uci.lines()).contains("uciok");
    assertThat(uci.lastLine()).matches("bestmove [a-h][1-8][a-h][1-8]");
    assertThat(Loa.run("engine", "--player", "genius").err())
        .isEqualTo("loa: --player genius: one of alpha-beta, monte-carlo, random\n");
    assertThat(Loa.run("engine", "--level", "9").err()).contains("level 9: 1 to 8");
  }

  @Test
  void matchTellsBothAndKeepsSoundRecords() {
    Path out = folder.resolve("out");
    Loa.Answer match =
        Loa.run(
            "match",
            "random",
            "alpha-beta:1",
            "--games",
            "4",
            "--tc",
            "nodes=30",
            "-o",
            out.toString(),
            "--concurrency",
            "2",
            "--rules",
            "olympiad2000");
    assertThat(match.err()).isEmpty();
    assertThat(match.status()).isZero();
    assertThat(match.lines()).filteredOn(line -> line.startsWith("game ")).hasSize(4);
    List<String> table = match.lines().subList(match.lines().size() - 3, match.lines().size());
    assertThat(table.get(0))
        .startsWith("entrant")
        .contains("games", "wins", "draws", "losses", "points");
    assertThat(table.get(1)).matches("random +4 +\\d +\\d +\\d +.*");
    assertThat(table.get(2)).matches("alpha-beta:1 +4 +\\d +\\d +\\d +.*");
    Loa.Answer judged = Loa.run("validate", out.toString());
    assertThat(judged.status()).as(judged.out()).isZero();
    assertThat(judged.lastLine()).isEqualTo("4 games: 4 sound, 0 faulty");
  }

  @Test
  void sprtStopsTheMatch() {
    Loa.Answer match =
        Loa.run(
            "match",
            "alpha-beta:2",
            "random",
            "--games",
            "400",
            "--tc",
            "none",
            "--variant",
            "square-5",
            "--sprt",
            "0,300,0.1");
    assertThat(match.status()).isZero();
    assertThat(match.lines()).filteredOn(line -> line.startsWith("game ")).hasSizeLessThan(100);
    assertThat(match.out()).containsPattern("SPRT of 0 against 300 Elo: LLR .*: H[01] accepted");
  }

  @ParameterizedTest
  @CsvSource({
    "--games, 0, '--games 0: 1 or more'",
    "--tc, soon, '--tc \"soon\" is no time control'",
    "--sprt, '5,0', '--sprt 5,0: '",
    "--concurrency, 0, '--concurrency 0: 1 or more'",
    "--margin, -1, '--margin -1: 0 or more'",
    "--max-plies, 0, '--max-plies 0: 1 or more'",
    "--variant, chess, '--variant chess: no such variant'",
    "--rules, chess, '--rules chess: no such preset'",
    "--uci-white, black, '--uci-white black: first or second'",
    "--openings, /no/such/file, '/no/such/file: no such file or folder'"
  })
  void wrongUseIsTold(String option, String value, String told) {
    Loa.Answer answer =
        option.equals("--games")
            ? Loa.run("match", "random", "random", option, value)
            : Loa.run("match", "random", "random", "--games", "2", option, value);
    assertThat(answer.status()).isEqualTo(ExitStatus.UNUSABLE);
    assertThat(answer.err()).contains(told);
  }

  @Test
  void whoIsNotThereIsTold() {
    assertThat(Loa.run("match", "alfa-beta", "random", "--games", "2").err())
        .isEqualTo(
            "loa: \"alfa-beta\": no player of the library (alpha-beta, monte-carlo, random) and no"
                + " program found\n");
    assertThat(Loa.run("check-engine", "/no/such").err()).contains("/no/such");
    assertThat(Loa.run("check-engine", "'open").err()).contains("is not closed");
    assertThat(Loa.run("check-engine", "x", "--margin", "0").err()).contains("--margin 0");
  }

  @Test
  void checkEngineNamesEachPoint() {
    Loa.Answer good = Loa.run("check-engine", engine("--player", "random"), "--margin", "5000");
    assertThat(good.out()).as(good.err()).contains("kept    plays a game, every move legal");
    assertThat(good.lastLine()).isEqualTo("13 points: 13 kept, 0 broken, 0 not offered");
    assertThat(good.status()).isZero();
    String java = Path.of(System.getProperty("java.home"), "bin", "java").toString();
    Loa.Answer bad = Loa.run("check-engine", "\"" + java + "\" -version");
    assertThat(bad.lines())
        .containsExactly(
            "BROKEN  starts and says ugiok, or uciok: after \"isready\": ended with status 0",
            "1 points: 0 kept, 1 broken, 0 not offered");
    assertThat(bad.status()).isEqualTo(ExitStatus.FAULTY);
  }
}
