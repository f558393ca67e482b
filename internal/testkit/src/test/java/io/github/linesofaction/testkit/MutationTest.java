package io.github.linesofaction.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class MutationTest {
  /** Squares are counted from the upper left: Black's stones are on 1 and 2, White's on 4 and 7. */
  private static final String SMALL = "1bb1/w2w/w2w/1bb1 b";

  @ParameterizedTest
  @CsvSource({
    "MOVE, 1, 3, 2bb/w2w/w2w/1bb1 b",
    "MOVE, 1, 4, 2b1/b2w/w2w/1bb1 b",
    "REMOVE, 1, 0, 2b1/w2w/w2w/1bb1 b",
    "REMOVE, 0, 0, 1bb1/w2w/w2w/1bb1 b",
    "RECOLOUR, 1, 0, 1wb1/w2w/w2w/1bb1 b",
    "RECOLOUR, 4, 0, 1bb1/b2w/w2w/1bb1 b",
    "RECOLOUR, 0, 0, 1bb1/w2w/w2w/1bb1 b",
    "COPY, 4, 5, 1bb1/ww1w/w2w/1bb1 b",
    "COPY, 20, 21, 1bb1/ww1w/w2w/1bb1 b",
    "SWAP, 1, 4, 1wb1/b2w/w2w/1bb1 b",
    "SWAP, 15, 14, 1bb1/w2w/w2w/1b1b b",
    "TURN, 0, 0, 1bb1/w2w/w2w/1bb1 w"
  })
  void changesOneThing(Mutation.Kind kind, int from, int to, String changed) {
    assertThat(new Mutation(kind, from, to).applyTo(SMALL)).isEqualTo(changed);
  }

  @Test
  void whateverElseTheTextSaysIsKept() {
    String text = "12/b10w/12/12/12/12/12/12/12/12/12/B#9W W b6w5";
    Mutation.Kind turn = Mutation.Kind.TURN;
    assertThat(new Mutation(turn, 0, 0).applyTo(text)).isEqualTo(text.replace(" W ", " B "));
    assertThat(
            Mutation.all(
                text,
                List.of(
                    new Mutation(Mutation.Kind.MOVE, 12, 11),
                    new Mutation(Mutation.Kind.RECOLOUR, 132, 0),
                    new Mutation(Mutation.Kind.MOVE, 133, 0))))
        .isEqualTo("#10b/11w/12/12/12/12/12/12/12/12/12/W10W W b6w5");
  }

  @Test
  void squaresAreNotBelowZero() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> new Mutation(Mutation.Kind.MOVE, -1, 0))
        .withMessageContaining("-1");
  }
}
