package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.networknt.schema.InputFormat;
import com.networknt.schema.JsonSchema;
import com.networknt.schema.JsonSchemaFactory;
import com.networknt.schema.SpecVersion;
import com.networknt.schema.ValidationMessage;
import io.github.linesofaction.core.rules.RulesetCatalog;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.record.RecordValidator;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import net.jqwik.api.EdgeCasesMode;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** What is written is as the schemas of {@code docs/JSON.md} say. */
class JsonSchemaTest {
  private static final JsonSchema GAME = schema("game");
  private static final JsonSchema VERDICT = schema("verdict");
  private static final RulesetCatalog VARIANTS = RulesetCatalog.installed();

  private static JsonSchema schema(String name) {
    try {
      return JsonSchemaFactory.getInstance(SpecVersion.VersionFlag.V202012)
          .getSchema(Files.readString(Path.of("..", "docs", "json", name + ".schema.json")));
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Set<ValidationMessage> objections(JsonSchema schema, String json) {
    return schema.validate(json, InputFormat.JSON);
  }

  /** The examples of the page, in order. */
  private static List<String> examples() throws IOException {
    String page = Files.readString(Path.of("..", "docs", "JSON.md"));
    Matcher fences = Pattern.compile("```json\n(.*?)```", Pattern.DOTALL).matcher(page);
    return fences.results().map(found -> found.group(1)).toList();
  }

  @Property(tries = 150, edgeCases = EdgeCasesMode.NONE)
  void everyGameThatIsWrittenFits(@ForAll long seed) {
    String json = JsonRecord.text(AnyRecords.of(seed), VARIANTS, RecordValidator.standard());
    assertThat(objections(GAME, json)).as(json).isEmpty();
  }

  @Test
  void theExampleHasEveryFieldAndIsReadAndWrittenAgain() throws IOException {
    String example = examples().get(0);
    assertThat(objections(GAME, example)).isEmpty();
    Matcher names =
        Pattern.compile("\"properties\": \\{(.*?)\"\\$defs\"", Pattern.DOTALL)
            .matcher(Files.readString(Path.of("..", "docs", "json", "game.schema.json")));
    assertThat(names.find()).isTrue();
    Matcher fields = Pattern.compile("\"(\\w+)\": \\{").matcher(names.group(1));
    assertThat(fields.results().map(found -> found.group(1)))
        .filteredOn(name -> !List.of("items", "properties").contains(name))
        .allSatisfy(name -> assertThat(example).contains("\"" + name + "\":"));
    try (RecordReader reader = Records.read(Source.of(example), ReadOptions.strict())) {
      GameRecord record = reader.next();
      assertThat(record.nodes()).hasSize(10);
      assertThat(record.result()).hasToString("B+Resign");
      assertThat(record.mainLine().get(1).comments()).containsExactly("good");
      String written = JsonRecord.text(record, VARIANTS, RecordValidator.standard());
      assertThat(objections(GAME, written)).isEmpty();
      try (RecordReader again = Records.read(Source.of(written), ReadOptions.strict())) {
        assertThat(AnyRecords.canonical(again.next())).isEqualTo(AnyRecords.canonical(record));
      }
    }
  }

  @ParameterizedTest
  @ValueSource(
      strings = {
        "{}",
        "{\"moves\":{}}",
        "{\"moves\":[],\"colour\":1}",
        "{\"moves\":[7]}",
        "{\"moves\":[{\"move\":\"b1-b3\",\"text\":\"b1-b3\"}]}",
        "{\"moves\":[{\"signs\":[1]}]}",
        "{\"moves\":[{\"move\":\"b1-b3\",\"signs\":[1000]}]}",
        "{\"moves\":[{\"move\":\"b1-b3\",\"clock\":\"1e9\"}]}",
        "{\"moves\":[{\"move\":\"b1-b3\",\"x\":1}]}",
        "{\"moves\":[],\"rest\":[\"b1-b3\"]}",
        "{\"moves\":[],\"rest\":[{\"decision\":\"forfeit\"}]}",
        "{\"moves\":[],\"variations\":[{\"moves\":[]}]}",
        "{\"moves\":[],\"tags\":[[\"a\"]]}",
        "{\"moves\":[],\"result\":\"1-0\"}",
        "{\"moves\":[],\"choices\":{\"noMove\":\"x\"}}",
      })
  void otherObjectsDoNotFit(String json) {
    assertThat(objections(GAME, json)).isNotEmpty();
  }

  @Test
  void verdictsFit() throws IOException {
    assertThat(objections(VERDICT, examples().get(1))).isEmpty();
    String games =
        "1. b1-b3 a2-c2 White resigns\n\n[Result \"0-1\"]\n\n1. d1-b3 h5-g4 1-0\n\n"
            + "1. c1-c3 a2-a9 2. b1-b3 *\n\n1. b1-b3 a2-c2 3. c1-c3 *\n";
    for (String[] args :
        new String[][] {
          {"validate", "--json", "-"},
          {"validate", "--json", "--hints", "-"},
          {"validate", "--json", "no-such-file", "-"}
        }) {
      Loa.Answer answer = Loa.fed(games.getBytes(StandardCharsets.UTF_8), args);
      assertThat(answer.lines()).hasSizeGreaterThanOrEqualTo(5);
      for (String line : answer.lines()) {
        assertThat(objections(VERDICT, line)).as(line).isEmpty();
      }
    }
    assertThat(objections(VERDICT, "{\"file\":\"a\",\"game\":1}")).isNotEmpty();
    String grade = examples().get(1).replace("\"sound\",", "\"faulty\",");
    assertThat(objections(VERDICT, grade)).isNotEmpty();
  }
}
