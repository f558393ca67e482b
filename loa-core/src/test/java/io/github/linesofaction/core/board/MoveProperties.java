package io.github.linesofaction.core.board;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatIllegalArgumentException;

import io.github.linesofaction.core.Boards;
import java.util.List;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

/** Moves, their texts and their codes. */
class MoveProperties {
  record OnBoard(Topology topology, Move move) {}

  @Provide
  Arbitrary<Move> moves() {
    return Boards.moves(Boards.squares());
  }

  @Provide
  Arbitrary<String> nearTexts() {
    return Arbitraries.strings().withChars("abxp126-@").ofMaxLength(9);
  }

  @Provide
  Arbitrary<OnBoard> movesOnBoards() {
    return Boards.topologies()
        .flatMap(
            topology ->
                Boards.moves(Boards.squares(topology)).map(move -> new OnBoard(topology, move)));
  }

  @Property
  void textsReadBack(@ForAll("moves") Move move) {
    assertThat(Move.parse(move.toString())).isEqualTo(move).hasSameHashCodeAs(move);
  }

  @Property
  void movesAreEqualIfTheirTextsAre(@ForAll("moves") Move one, @ForAll("moves") Move other) {
    assertThat(one.equals(other)).isEqualTo(one.toString().equals(other.toString()));
  }

  @Property(tries = 2_000)
  void readTextsAreCanonical(@ForAll("nearTexts") String text) {
    check(text);
  }

  @Property(tries = 2_000)
  void anyTextIsCanonicalOrRefused(@ForAll String text) {
    check(text);
  }

  private static void check(String text) {
    try {
      assertThat(Move.parse(text)).hasToString(text);
    } catch (TextException fault) {
      assertThat(fault.offset()).isBetween(0, text.length());
    }
  }

  @Property
  void codesUnpackToTheSameMove(@ForAll("movesOnBoards") OnBoard on) {
    int code = MoveCode.of(on.topology(), on.move());
    assertThat(code).isNotEqualTo(MoveCode.NONE);
    assertThat(MoveCode.toMove(on.topology(), code)).isEqualTo(on.move());
    Move move = on.move();
    assertThat(MoveCode.isCapture(code)).isEqualTo(move.isCapture());
    assertThat(MoveCode.isPass(code)).isEqualTo(move.isPass());
    assertThat(MoveCode.isRemoval(code)).isEqualTo(move.isRemoval());
    assertThat(MoveCode.places(code)).isEqualTo(move.placed().isPresent());
    move.from()
        .ifPresent(from -> assertThat(on.topology().squareAt(MoveCode.from(code))).isEqualTo(from));
    move.to().ifPresent(to -> assertThat(on.topology().squareAt(MoveCode.to(code))).isEqualTo(to));
    move.placed()
        .ifPresent(
            square -> assertThat(on.topology().squareAt(MoveCode.placed(code))).isEqualTo(square));
  }

  @Property(tries = 2_000)
  void anyCodeIsThatOfOneMoveOrRefused(@ForAll("boards") Topology board, @ForAll int code) {
    checkCode(board, code);
  }

  @Property(tries = 2_000)
  void likelyCodesAreThoseOfOneMoveOrRefused(
      @ForAll("boards") Topology board, @ForAll("likelyCodes") int code) {
    checkCode(board, code);
  }

  @Provide
  Arbitrary<Topology> boards() {
    return Boards.topologies();
  }

  @Provide
  Arbitrary<Integer> likelyCodes() {
    Arbitrary<Integer> cell = Arbitraries.integers().between(0, 255);
    Arbitrary<Integer> marks = Arbitraries.integers().between(0, 15);
    return Combinators.combine(cell, cell, Arbitraries.oneOf(Arbitraries.just(0), cell), marks)
        .as((from, to, placed, mark) -> from | to << 8 | placed << 16 | mark << 24);
  }

  private static void checkCode(Topology board, int code) {
    Move move;
    try {
      move = MoveCode.toMove(board, code);
    } catch (IllegalArgumentException refused) {
      assertThat(refused).hasMessageContaining(Integer.toHexString(code));
      return;
    }
    assertThat(MoveCode.of(board, move)).isEqualTo(code);
  }

  @Test
  void cellsBehindTheLastAreNoMove() {
    Topology board = Topology.square(4);
    assertThat(MoveCode.toMove(board, MoveCode.placing(MoveCode.step(15, 14), 15)))
        .isEqualTo(Move.parse("d4-d3@d4"));
    assertThat(
            List.of(
                MoveCode.step(16, 1),
                MoveCode.step(1, 16),
                MoveCode.removal(16),
                MoveCode.placing(MoveCode.step(0, 1), 16)))
        .allSatisfy(
            code ->
                assertThatIllegalArgumentException()
                    .isThrownBy(() -> MoveCode.toMove(board, code)));
  }

  @Test
  void noMoveHasNoCode() {
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveCode.toMove(Topology.square(8), MoveCode.NONE));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveCode.of(Topology.square(8), Move.parse("i9")));
    assertThatIllegalArgumentException()
        .isThrownBy(() -> MoveCode.of(Topology.square(8), Move.parse("a1-b2@i9")));
  }

  @Test
  void codesAsDocumented() {
    Topology board = Topology.square(8);
    assertThat(MoveCode.of(board, Move.parse("a1-b2"))).isEqualTo(9 << 8);
    assertThat(MoveCode.of(board, Move.parse("a2xh8"))).isEqualTo(1 | 63 << 8 | 1 << 24);
    assertThat(MoveCode.of(board, Move.parse("a3"))).isEqualTo(2 | 2 << 8 | 1 << 25);
    assertThat(MoveCode.of(board, Move.pass())).isEqualTo(1 << 26);
    assertThat(MoveCode.of(board, Move.parse("pass@h8"))).isEqualTo(1 << 26 | 63 << 16 | 1 << 27);
    assertThat(MoveCode.placing(MoveCode.step(0, 9), 63))
        .isEqualTo(MoveCode.of(board, Move.parse("a1-b2@h8")));
    assertThat(MoveCode.removal(2)).isEqualTo(MoveCode.of(board, Move.parse("a3")));
  }
}
