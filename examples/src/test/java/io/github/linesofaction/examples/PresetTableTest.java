package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.rules.BothConnected;
import io.github.linesofaction.core.rules.Limits;
import io.github.linesofaction.core.rules.NoMove;
import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Repetition;
import io.github.linesofaction.core.rules.Ruleset;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** The tables of presets say what the presets are. */
class PresetTableTest {
  private static final Map<BothConnected, String> BOTH_CONNECTED =
      Map.of(BothConnected.MOVER_WINS, "mover wins", BothConnected.DRAW, "draw");
  private static final Map<NoMove, String> NO_MOVE =
      Map.of(NoMove.LOSES, "loses", NoMove.PASSES, "passes", NoMove.DRAWS, "draw");
  private static final Pattern NUMBER = Pattern.compile("\\d+");

  @ParameterizedTest
  @ValueSource(strings = {"README.md", "docs/RULES.md"})
  void tellsThePresets(String document) {
    List<String[]> rows =
        MarkdownText.of(document)
            .text()
            .lines()
            .filter(line -> line.matches("\\| `[a-z]+[A-Za-z0-9]*`.*"))
            .map(line -> line.substring(2).split(" \\| ?"))
            .filter(row -> row.length >= 5)
            .toList();
    assertThat(rows.stream().map(row -> row[0].replaceAll("^`|`.*", "")).toList())
        .isEqualTo(Arrays.stream(Preset.values()).map(Preset::id).toList());
    for (int i = 0; i < rows.size(); i++) {
      compare(rows.get(i), Preset.values()[i]);
    }
  }

  private static void compare(String[] row, Preset preset) {
    Ruleset rules = Ruleset.standard(preset);
    Repetition repetition = rules.repetition();
    Limits limits = rules.limits();
    assertThat(row[0].contains("(the default)")).isEqualTo(rules.equals(Ruleset.standard()));
    assertThat(row[1]).isEqualTo(BOTH_CONNECTED.get(rules.bothConnected()));
    assertThat(row[2].replace("draws", "draw")).isEqualTo(NO_MOVE.get(rules.noMove()));
    assertThat(numbers(row[3]))
        .isEqualTo(numbers(repetition.endsAt() + " " + repetition.claimableAt()));
    assertThat(row[3].matches(".*(positional|of the board).*"))
        .isEqualTo(repetition.basis() == Repetition.Basis.POSITIONAL);
    assertThat(numbers(row[4]))
        .isEqualTo(numbers(limits.plies() + " " + limits.pliesWithoutCapture()));
    assertThat(row[4].contains("without a capture") || row[4].contains("without capture"))
        .isEqualTo(limits.pliesWithoutCapture() > 0);
  }

  /** The numbers in a text, but for zeros, which stand for nothing. */
  private static List<Integer> numbers(String text) {
    return NUMBER
        .matcher(text)
        .results()
        .flatMapToInt(found -> IntStream.of(Integer.parseInt(found.group())))
        .filter(number -> number > 0)
        .boxed()
        .toList();
  }
}
