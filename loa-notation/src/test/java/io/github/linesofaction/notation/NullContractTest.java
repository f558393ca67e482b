package io.github.linesofaction.notation;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.Square;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.game.Stepper;
import io.github.linesofaction.core.rules.EndReason;
import io.github.linesofaction.core.rules.Outcome;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.diagram.SvgDiagram;
import io.github.linesofaction.notation.diagram.SvgDiagramBuilder;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.move.MoveAnswer;
import io.github.linesofaction.notation.move.MoveDialect;
import io.github.linesofaction.notation.move.MoveReader;
import io.github.linesofaction.notation.move.MoveText;
import io.github.linesofaction.notation.move.ShortForm;
import io.github.linesofaction.notation.position.BoardLegend;
import io.github.linesofaction.notation.position.BoardText;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordFault;
import io.github.linesofaction.notation.record.RecordMove;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordOrigin;
import io.github.linesofaction.notation.record.RecordReplay;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.record.Sign;
import io.github.linesofaction.notation.record.StatedResult;
import io.github.linesofaction.notation.sgf.SgfGame;
import io.github.linesofaction.notation.sgf.SgfNode;
import io.github.linesofaction.notation.sgf.SgfProperty;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.sgf.SgfTree;
import io.github.linesofaction.notation.sgf.SgfValue;
import io.github.linesofaction.notation.sgf.SgfWriter;
import io.github.linesofaction.notation.text.Form;
import io.github.linesofaction.notation.text.Place;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import io.github.linesofaction.notation.transcript.TranscriptLayout;
import io.github.linesofaction.notation.transcript.TranscriptWriter;
import io.github.linesofaction.testkit.NullContract;
import java.io.ByteArrayInputStream;
import java.io.InputStream;
import java.io.Reader;
import java.io.StringReader;
import java.nio.charset.Charset;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.LongConsumer;
import java.util.function.UnaryOperator;
import org.junit.jupiter.api.Test;

/** Every public method and constructor names the argument that is null, at once. */
class NullContractTest {
  private static final Map<Class<?>, Object> SAMPLES = new HashMap<>();

  static {
    game();
    text();
    moves();
    records();
    sgf();
    diagrams();
  }

  private static final NullContract CONTRACT = NullContract.of(Form.class, SAMPLES);

  @Test
  void nullIsRefusedByName() throws ReflectiveOperationException {
    assertThat(CONTRACT.breaches()).isEmpty();
  }

  @Test
  void everyPublicTypeIsAsked() {
    assertThat(CONTRACT.questions()).hasSizeGreaterThanOrEqualTo(220);
  }

  private static void game() {
    Game game = Game.start(Ruleset.standard());
    SAMPLES.put(Color.class, Color.BLACK);
    SAMPLES.put(Game.class, game);
    SAMPLES.put(Move.class, Move.parse("b1-b3"));
    SAMPLES.put(Outcome.class, Outcome.draw(EndReason.AGREEMENT));
    SAMPLES.put(Position.class, game.position());
    SAMPLES.put(Ruleset.class, game.rules());
    SAMPLES.put(Setup.class, game.position().setup());
    SAMPLES.put(Square.class, Square.of("b1"));
    SAMPLES.put(Topology.class, game.position().topology());
  }

  private static void text() {
    SAMPLES.put(Charset.class, StandardCharsets.UTF_8);
    SAMPLES.put(CharSequence.class, "b1");
    SAMPLES.put(int.class, 1); // numbers are counted from 1
    SAMPLES.put(InputStream.class, new ByteArrayInputStream(new byte[0]));
    SAMPLES.put(LongConsumer.class, (LongConsumer) read -> {});
    SAMPLES.put(Path.class, Path.of("nowhere"));
    SAMPLES.put(Place.class, Place.NOWHERE);
    SAMPLES.put(Reader.class, new StringReader(""));
    SAMPLES.put(Source.class, Source.of(""));
    SAMPLES.put(ReadOptions.class, ReadOptions.lenient());
    SAMPLES.put(String.class, "b1-b3");
    SAMPLES.put(Appendable.class, new StringBuilder());
  }

  private static void moves() {
    MoveReader reader = MoveReader.lenient();
    SAMPLES.put(BoardLegend.class, BoardLegend.of('x', 'o', '.'));
    SAMPLES.put(
        BoardText.class,
        BoardText.of(
            Topology.square(8), BoardLegend.of('x', 'o', '.'), BoardText.Orientation.values()[0]));
    SAMPLES.put(MoveAnswer.class, reader.check("b1-b3", Game.start(Ruleset.standard()).position()));
    SAMPLES.put(MoveDialect.class, reader.dialect());
    SAMPLES.put(MoveReader.class, reader);
    SAMPLES.put(MoveText.class, reader.read("b1-b3"));
  }

  private static void records() {
    GameRecord record = GameRecord.of(Game.start(Ruleset.standard()).play("b1-b3"));
    SAMPLES.put(GameRecord.Builder.class, record.toBuilder());
    SAMPLES.put(Duration.class, Duration.ofSeconds(9));
    SAMPLES.put(GameRecord.class, record);
    SAMPLES.put(
        RecordFault.class, RecordFault.of(new SyntaxException(Place.NOWHERE, "x", "a move"), 1));
    SAMPLES.put(RecordNode.class, record.mainLine().get(0));
    SAMPLES.put(Sign.class, Sign.GOOD);
    SAMPLES.put(RecordMove.class, record.moves().get(0));
    SAMPLES.put(RecordReplay.class, RecordReplay.of(record, Ruleset.standard()));
    SAMPLES.put(Stepper.class, Stepper.of(Game.start()));
    SAMPLES.put(RecordValidator.class, RecordValidator.standard());
    SAMPLES.put(RulesetCatalog.class, RulesetCatalog.builtIn());
    SAMPLES.put(StatedResult.class, StatedResult.parse("1-0"));
    SAMPLES.put(
        TranscriptLayout.class, new TranscriptLayout(TranscriptLayout.Count.values()[0], 0));
    SAMPLES.put(
        TranscriptWriter.class,
        TranscriptWriter.of((TranscriptLayout) SAMPLES.get(TranscriptLayout.class)));
  }

  private static void sgf() {
    SgfProperty property = SgfProperty.of("GM", "9");
    SgfTree tree = SgfTree.ofLine(List.of(SgfNode.of(property)));
    SAMPLES.put(RecordOrigin.class, tree);
    SAMPLES.put(SgfGame.class, new SgfGame(1, tree, List.of(), Optional.empty()));
    SAMPLES.put(SgfNode.class, tree.root());
    SAMPLES.put(SgfProperty.class, property);
    SAMPLES.put(SgfRecordWriter.class, SgfRecordWriter.standard());
    SAMPLES.put(SgfTree.Builder.class, SgfTree.builder(tree.root()));
    SAMPLES.put(SgfTree.class, tree);
    SAMPLES.put(SgfValue.class, SgfValue.of("9"));
    SAMPLES.put(SgfWriter.class, SgfWriter.compact());
    SAMPLES.put(UnaryOperator.class, UnaryOperator.identity());
  }

  private static void diagrams() {
    SAMPLES.put(ShortForm.class, ShortForm.PLAIN);
    SAMPLES.put(SvgDiagram.class, SvgDiagram.builder().build());
    SAMPLES.put(SvgDiagramBuilder.class, SvgDiagram.builder());
    SAMPLES.put(TextDiagram.class, TextDiagram.plain());
  }
}
