package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;
import static org.assertj.core.api.Assertions.assertThatIllegalStateException;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class MoveTest {
  private static final Square A3 = Square.of("a3");
  private static final Square B2 = Square.of("b2");
  private static final Square E5 = Square.of("e5");

  @Test
  void sortsAndSquares() {
    Move step = Move.step(A3, B2);
    assertThat(step).hasToString("a3-b2").isEqualTo(Move.parse("a3-b2"));
    assertThat(step.type()).isEqualTo(Move.Type.STEP);
    assertThat(step.from()).contains(A3);
    assertThat(step.to()).contains(B2);
    assertThat(step.placed()).isEmpty();
    assertThat(step.isCapture()).isFalse();
    assertThat(step.isStep()).isTrue();

    Move capture = Move.capture(A3, B2);
    assertThat(capture).hasToString("a3xb2").isEqualTo(Move.step(A3, B2, true));
    assertThat(capture.isCapture()).isTrue();

    Move placing = step.placing(E5);
    assertThat(placing).hasToString("a3-b2@e5");
    assertThat(placing.placed()).contains(E5);
    assertThat(placing.placing(A3)).hasToString("a3-b2@a3");
    assertThat(placing.withoutPlacing()).isEqualTo(step);
    assertThat(step.withoutPlacing()).isSameAs(step);

    Move removal = Move.removal(E5);
    assertThat(removal).hasToString("e5");
    assertThat(removal.isRemoval()).isTrue();
    assertThat(removal.from()).contains(E5);
    assertThat(removal.to()).isEmpty();

    assertThat(Move.pass()).hasToString("pass").isEqualTo(Move.parse("pass"));
    assertThat(Move.pass().isPass()).isTrue();
    assertThat(Move.pass().from()).isEmpty();
    assertThat(Move.pass().placing(E5)).hasToString("pass@e5");
    assertThat(Move.pass().placing(E5).isPass()).isTrue();
  }

  @Test
  void quietStepAndCaptureDiffer() {
    assertThat(Move.step(A3, B2)).isNotEqualTo(Move.capture(A3, B2));
    assertThat(Move.step(A3, B2)).isNotEqualTo(Move.step(A3, B2).placing(E5));
    assertThat(Move.removal(A3)).isNotEqualTo(Move.removal(B2)).isNotEqualTo(Move.pass());
    assertThat(Move.pass()).isNotEqualTo(null).isNotEqualTo("pass");
  }

  @Test
  void impossibleMovesCannotBeMade() {
    assertThatIllegalArgumentException().isThrownBy(() -> Move.step(A3, A3));
    assertThatIllegalArgumentException().isThrownBy(() -> Move.capture(A3, A3));
    assertThatIllegalStateException().isThrownBy(() -> Move.removal(A3).placing(B2));
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "c1-c3",
        "f1xc4",
        "a3-b2@e5",
        "a3xb2@e5",
        "e8",
        "pass",
        "pass@c3",
        "a10-p16",
        "p16xa10",
        "a1-x3",
        "x1-x3",
        "x1xx3",
        "c1xx3",
        "x26",
        "x10xa1",
        "a1-b1@x9",
        "p1xx26@x1"
      })
  void canonicalTextsReadBack(String text) {
    assertThat(Move.parse(text)).hasToString(text);
  }

  @ParameterizedTest
  @CsvSource({
    "b1h1zzz, 0",
    "b1-b3 b1-b3, 3",
    "b1-, 3",
    "b1, -1",
    "-b1, 0",
    "b1-b0, 3",
    "b1-b27, 3",
    "b1-b1, 3",
    "'b1 - b3', 0",
    "B1-H1, 0",
    "b1-H1, 3",
    "b1:b3, 0",
    "b1–b3, 0",
    "b1--b3, 3",
    "b1x-b3, 3",
    "b1-b3x, 3",
    "'b1-b3 ', 3",
    "' b1-b3', 0",
    "Pass, 0",
    "PASS, 0",
    "passe, 0",
    "'', 0",
    "@e5, 0",
    "pass@, 5",
    "pass@e, 5",
    "pass@e5@e5, 5",
    "b1-b3@, 6",
    "b1-b3@z0, 6",
    "b1-b3@e5x, 6",
    "e8@c3, 2",
    "x, 0",
    "xx, 0",
    "-, 0",
    "b1-b٣, 3"
  })
  void otherTextsAreRefusedWithTheirPlace(String text, int offset) {
    if (offset < 0) {
      assertThat(Move.parse(text))
          .as("a square alone is a removal")
          .isEqualTo(Move.removal(Square.of(text)));
      return;
    }
    TextException fault = catchThrowableOfType(TextException.class, () -> Move.parse(text));
    assertThat(fault.offset()).isEqualTo(offset);
    assertThat(fault).message().isNotBlank();
  }

  @Test
  void whatStandsBeforeAPlacementIsNamed() {
    assertThatThrownBy(() -> Move.parse("@e5"))
        .isInstanceOf(TextException.class)
        .hasMessageContaining("\"@e5\": \"\" is no square");
  }

  @ParameterizedTest
  @ValueSource(strings = {"b1\n-\nh1", "b1-b3\n", "\uFEFFb1-b3", "b1\u00A0-b3", "b1\t-b3"})
  void blanksAndLinesAreRefused(String text) {
    assertThatThrownBy(() -> Move.parse(text))
        .isInstanceOf(TextException.class)
        .message()
        .doesNotContain("\n", "\t");
  }

  @ParameterizedTest
  @ValueSource(strings = {"b", "x", "-", "@", "b1-", "pass", "b1xb2@"})
  void megabyteIsRefusedShortly(String part) {
    String text = part.repeat(1_000_000 / part.length());
    assertThatThrownBy(() -> Move.parse(text))
        .isInstanceOfSatisfying(
            TextException.class, fault -> assertThat(fault.offset()).isBetween(0, text.length()))
        .message()
        .hasSizeLessThan(400);
  }
}
