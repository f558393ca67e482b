package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.testkit.ReferencePosition;
import io.github.linesofaction.testkit.ReferencePositions;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

class MovesCommandTest {
  static Stream<String> variants() {
    return ReferencePositions.variantIds().stream();
  }

  @ParameterizedTest
  @MethodSource("variants")
  void answersEachPositionOfTheTables(String variant) {
    List<ReferencePosition> positions = ReferencePositions.load(variant);

    Loa.Answer answer =
        Loa.fed(
            positions.stream().map(ReferencePosition::position).toList(),
            "moves",
            "-",
            "--variant",
            variant);

    assertThat(answer.status()).isZero();
    assertThat(answer.err()).isEmpty();
    assertThat(answer.lines())
        .isEqualTo(positions.stream().map(row -> String.join(" ", row.moves())).toList());
  }

  @Test
  void listsTheMovesOfTheStart() {
    Loa.Answer answer = Loa.run("moves");

    assertThat(answer.status()).isZero();
    assertThat(answer.lines()).hasSize(36).contains("c1-c3", "c1-e3", "c1xa3", "b1-h1");
  }

  @Test
  void listsTheMovesOfAPosition() {
    Loa.Answer answer = Loa.run("moves", "--position", "8/w7/7w/8/3b4/8/3w4/3b2b1 b");

    // Worked by hand: the position of case M10.
    assertThat(answer.lines())
        .containsExactlyInAnyOrder(
            ("d1-b1 d1-c2 d1-e2 d1-f1 d4-c3 d4-c4 d4-d7 d4-e4 d4-e5 d4xa7 g1-e1 g1-g2 g1-h2")
                .split(" "));
  }

  @Test
  void aPositionMayTellTheSizeOfTheBoard() {
    Loa.Answer answer = Loa.run("moves", "--position", "1bb1/w2w/w2w/1bb1 b");

    assertThat(answer.lines()).hasSize(12);
  }

  @Test
  void takesByteOrderMarkAndAnyLineEnds() {
    String position = "8/w7/7w/8/3b4/8/3w4/3b2b1 b";
    byte[] input =
        ("\uFEFF" + position + "\r\n" + position + "\r" + position)
            .getBytes(StandardCharsets.UTF_8);

    Loa.Answer answer = Loa.fed(input, "moves", "-");

    assertThat(answer.status()).isZero();
    assertThat(answer.lines()).hasSize(3).allMatch(line -> line.startsWith("d1-b1 d1-c2"));
  }

  @Test
  void aLineThatBeginsWithAHoleIsAPosition() {
    Loa.Answer answer =
        Loa.fed(List.of("##b#bb##/#w6/7w/8/8/8/8/##b##b## b"), "moves", "-", "--variant", "gemma");

    assertThat(answer.status()).isZero();
    assertThat(answer.out()).contains("c8");
  }

  @Test
  void answersALineThatIsNoPositionInItsPlace() {
    Loa.Answer answer =
        Loa.fed(
            List.of("1bbbbbb1/w6w/w6w/w6w/w6w/w6w/w6w/1bbbbbb1 b", "", "1bb1/w2w/w2w/1bb1 b"),
            "moves",
            "-");

    assertThat(answer.status()).isEqualTo(1);
    assertThat(answer.lines()).hasSize(3);
    assertThat(answer.lines().get(1)).startsWith("error: ");
    assertThat(answer.lines().get(2)).startsWith("b1-");
    assertThat(answer.err()).isEmpty();
  }

  @Test
  void refusesAPositionBesideStandardInput() {
    Loa.Answer answer = Loa.run("moves", "-", "--position", "8/8/8/8/8/8/8/8 b");

    assertThat(answer.status()).isEqualTo(2);
    assertThat(answer.err()).contains("--position").hasLineCount(1);
  }
}
