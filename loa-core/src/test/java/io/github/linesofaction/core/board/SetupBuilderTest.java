package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import java.io.ByteArrayOutputStream;
import java.io.NotSerializableException;
import java.io.ObjectOutputStream;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class SetupBuilderTest {
  private static final Topology BOARD = Topology.square(8);
  private static final Square A1 = Square.of("a1");
  private static final Square B1 = Square.of("b1");
  private static final Square I9 = Square.of("i9");

  @Test
  void buildsWhatItIsTold() {
    Setup setup =
        Setup.builder(BOARD)
            .put(Color.BLACK, A1, B1)
            .put(Stone.WHITE_KING, Square.of("h8"))
            .put(Color.WHITE, List.of(Square.of("g8")))
            .hole(Square.of("d4"))
            .sideToMove(Color.WHITE)
            .due(Kind.KING)
            .inHand(Color.BLACK, 2)
            .build();
    assertThat(setup).hasToString("6wW/8/8/8/3#4/8/8/bb6 W b2w0");
  }

  @Test
  void allFaultsAreToldAtOnce() {
    SetupBuilder builder =
        Setup.builder(BOARD)
            .put(Color.BLACK, A1, I9, A1)
            .hole(A1, I9)
            .inHand(Color.BLACK, -1)
            .inHand(Color.WHITE, 65);
    List<SetupFault> faults = builder.faults();
    assertThat(faults)
        .extracting(SetupFault::kind)
        .containsExactly(
            SetupFault.Kind.OFF_BOARD,
            SetupFault.Kind.OVERLAP,
            SetupFault.Kind.OVERLAP,
            SetupFault.Kind.OFF_BOARD,
            SetupFault.Kind.HAND_OUT_OF_RANGE,
            SetupFault.Kind.HAND_OUT_OF_RANGE);
    assertThat(faults.get(0).square()).contains(I9);
    assertThat(faults.get(1).square()).contains(A1);
    SetupException thrown = catchThrowableOfType(SetupException.class, builder::build);
    assertThat(thrown.faults()).isEqualTo(faults);
    faults.forEach(fault -> assertThat(thrown).hasMessageContaining(fault.message()));
  }

  @Test
  void eachSideNeedsAStone() {
    SetupException thrown = catchThrowableOfType(SetupException.class, Setup.builder(BOARD)::build);
    assertThat(thrown.faults())
        .extracting(SetupFault::kind)
        .containsExactly(SetupFault.Kind.SIDE_WITHOUT_STONES, SetupFault.Kind.SIDE_WITHOUT_STONES);
    assertThat(thrown).hasMessageContaining("Black").hasMessageContaining("White");
    assertThat(Setup.builder(BOARD).put(Color.BLACK, A1).inHand(Color.WHITE, 1).faults())
        .as("a stone in hand is a stone")
        .isEmpty();
  }

  @Test
  void faultsCanBeAccepted() {
    assertThat(Setup.builder(BOARD).accept(SetupFault.Kind.SIDE_WITHOUT_STONES).build())
        .hasToString("8/8/8/8/8/8/8/8 b");
    Setup setup =
        Setup.builder(BOARD)
            .accept(
                SetupFault.Kind.OVERLAP,
                SetupFault.Kind.OFF_BOARD,
                SetupFault.Kind.SIDE_WITHOUT_STONES)
            .put(Color.BLACK, A1, I9)
            .put(Color.WHITE, A1)
            .build();
    assertThat(setup).as("the first stone stays").hasToString("8/8/8/8/8/8/8/b7 b");
    SetupBuilder owing =
        Setup.builder(BOARD).accept(SetupFault.Kind.values()).inHand(Color.WHITE, -1);
    assertThat(owing.faults())
        .as("a number out of range cannot be accepted")
        .extracting(SetupFault::kind)
        .containsExactly(SetupFault.Kind.HAND_OUT_OF_RANGE);
    assertThatThrownBy(owing::build).isInstanceOf(SetupException.class);
  }

  @Test
  void clearingEmptiesSquares() {
    assertThat(
            Setup.parse("bW#1/4/4/b2w w").toBuilder()
                .clear(Square.of("a4"), Square.of("b4"), Square.of("c4"), Square.of("d4"))
                .build())
        .hasToString("4/4/4/b2w w");
    assertThat(Setup.builder(BOARD).clear(I9).faults())
        .extracting(SetupFault::kind)
        .contains(SetupFault.Kind.OFF_BOARD);
  }

  @Test
  void laterChangesDoNotTouchWhatWasBuilt() {
    List<Square> squares = new ArrayList<>(List.of(A1));
    SetupBuilder builder = Setup.builder(BOARD).put(Color.BLACK, squares).put(Color.WHITE, B1);
    Setup setup = builder.build();
    squares.add(Square.of("c1"));
    builder.put(Color.BLACK, Square.of("d1"));
    assertThat(setup).hasToString("8/8/8/8/8/8/8/bw6 b");
    List<SetupFault> faults = builder.faults();
    assertThatThrownBy(() -> faults.add(SetupFault.of(SetupFault.Kind.OVERLAP, "")))
        .isInstanceOf(UnsupportedOperationException.class);
  }

  @Test
  void exceptionsAreNotSerialised() throws Exception {
    SetupException thrown = catchThrowableOfType(SetupException.class, Setup.builder(BOARD)::build);
    try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
      assertThatThrownBy(() -> out.writeObject(thrown))
          .isInstanceOf(NotSerializableException.class)
          .hasMessageContaining("SetupException");
    }
  }
}
