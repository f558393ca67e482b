package io.github.linesofaction.notation.move;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.Random;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;

class MoveReaderProperties {
  private static final List<MoveDialect> DIALECTS =
      List.of(
          MoveDialect.CANONICAL,
          MoveDialect.STRICT,
          MoveDialect.LENIENT,
          MoveDialect.ABBREVIATED,
          MoveDialect.SHORT,
          MoveDialect.SHORT_LENIENT);

  static Position walk(Position start, long seed, int plies) {
    Random random = new Random(seed);
    Position position = start;
    for (int i = 0; i < plies && !position.isOver(); i++) {
      List<Move> moves = position.legalMoves();
      position = position.play(moves.get(random.nextInt(moves.size())));
    }
    return position;
  }

  @Provide
  Arbitrary<String> variants() {
    return Arbitraries.of(Variants.builtIn().stream().map(Variant::id).toList());
  }

  @Property(tries = 200)
  void everyLegalMoveIsReadBackAsItself(
      @ForAll("variants") String variant,
      @ForAll long seed,
      @ForAll @IntRange(max = 40) int plies) {
    Position position =
        walk(Position.start(Variants.find(variant).orElseThrow().rules()), seed, plies);
    Random random = new Random(seed);
    List<Move> moves = position.legalMoves();
    for (int i = 0; i < Math.min(20, moves.size()); i++) {
      Move move = moves.get(random.nextInt(moves.size()));
      for (MoveDialect dialect : DIALECTS) {
        MoveReader reader = MoveReader.of(dialect);
        assertThat(reader.parse(move.toString(), position)).isEqualTo(move);
        assertThat(reader.scan(move.toString())).isEqualTo(MoveText.of(move));
        assertThat(MoveText.of(move)).hasToString(move.toString());
      }
    }
  }

  @Provide
  Arbitrary<String> nearlyMoves() {
    Arbitrary<String> signs =
        Arbitraries.of(
            "a",
            "h",
            "B",
            "L",
            "x",
            "X",
            "1",
            "8",
            "12",
            "0",
            "-",
            ":",
            "@",
            "^",
            "+",
            "#",
            "?",
            " ",
            "\u00A0",
            "–",
            "ē",
            "pass",
            "resign",
            "c1",
            "a3",
            "\uD83D\uDE00",
            "\n",
            "İ",
            "ı");
    return signs.list().ofMaxSize(9).map(list -> String.join("", list));
  }

  @Property(tries = 3_000)
  void anyTextHasAnAnswer(
      @ForAll("nearlyMoves") String text, @ForAll @IntRange(max = 5) int index) {
    MoveReader reader = MoveReader.of(DIALECTS.get(index));
    MoveText scanned = reader.scan(text);

    assertThat(scanned.raw()).isEqualTo(text);
    assertThat(scanned.problemOffset()).isBetween(0, text.length());
    assertThat(scanned.isReadable()).isEqualTo(scanned.problem().isEmpty());
    MoveAnswer answer = reader.check(scanned, Position.start());
    assertThat(answer.isLegal())
        .isEqualTo(answer.move().filter(Position.start()::isLegal).isPresent());
    assertThat(reader.split(text)).hasSizeBetween(0, text.length() / 4);
  }

  @Property(tries = 1_000)
  void anyStringAtAllHasAnAnswer(@ForAll String text) {
    for (MoveDialect dialect : DIALECTS) {
      assertThat(MoveReader.of(dialect).scan(text).raw()).isEqualTo(text);
    }
  }

  @Property(tries = 2_000)
  void plainTextIsReadBackByTheLenientReader(@ForAll("nearlyMoves") String text) {
    MoveText scanned = MoveReader.lenient().scan(text);
    if (scanned.isReadable() && scanned.kind() != MoveText.Kind.REMOVAL) {
      assertThat(MoveReader.lenient().scan(scanned.toString())).isEqualTo(scanned);
    }
  }
}
