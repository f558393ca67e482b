package io.github.linesofaction.cli;

import static org.assertj.core.api.Assertions.assertThat;

import com.fasterxml.jackson.jr.ob.JSON;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/** Real files, converted to each form and back, are the same games with the same faults. */
class RecordFilesTest {
  private static final Path FILES =
      Path.of("..", "loa-notation", "src", "test", "resources", "records");

  /** What a verdict tells of a game, without places in the file and remarks about spelling. */
  private record Told(
      Object variant,
      Object plies,
      Object result,
      Object reason,
      Object stated,
      List<List<Object>> faults) {
    @SuppressWarnings("unchecked")
    static Told of(Map<String, Object> verdict) {
      List<List<Object>> faults = new ArrayList<>();
      for (Map<String, Object> fault : (List<Map<String, Object>>) verdict.get("faults")) {
        // A capture may be written with another sign.
        String move = fault.get("move").toString().replace(':', 'x');
        faults.add(List.of(fault.get("kind"), fault.get("ply"), move));
      }
      return new Told(
          verdict.get("variant"),
          verdict.get("plies"),
          verdict.get("result"),
          verdict.getOrDefault("reason", ""),
          verdict.getOrDefault("stated", ""),
          faults);
    }
  }

  static Stream<Path> files() throws IOException {
    try (Stream<Path> all = Files.walk(FILES)) {
      return all
          .filter(file -> file.toString().matches(".*\\.(sgf|txt)"))
          .sorted()
          .toList()
          .stream();
    }
  }

  private static List<Told> told(Loa.Answer answer) throws IOException {
    List<Told> told = new ArrayList<>();
    for (String line : answer.lines()) {
      Map<String, Object> object = JSON.std.mapFrom(line);
      if (object.containsKey("game")) {
        told.add(Told.of(object));
      }
    }
    return told;
  }

  private static List<String> comments(Source source) {
    List<String> comments = new ArrayList<>();
    try (RecordReader reader = Records.read(source)) {
      for (GameRecord record : reader.readAll()) {
        for (RecordNode node : record.nodes()) {
          node.comments().forEach(comment -> comments.add(node.ply() + " " + comment));
        }
      }
    }
    return comments;
  }

  @ParameterizedTest
  @MethodSource("files")
  void everyFormTellsTheSame(Path file) throws IOException {
    List<Told> before = told(Loa.run("validate", "--json", file.toString()));
    assertThat(before).isNotEmpty();
    for (String form : List.of("sgf", "text", "moves", "json")) {
      Loa.Answer written = Loa.run("convert", "--to", form, file.toString());
      assertThat(written.err()).as(form).isEmpty();
      byte[] bytes = written.out().getBytes(StandardCharsets.UTF_8);
      assertThat(told(Loa.fed(bytes, "validate", "--json", "-")))
          .as(form + ": " + written.out())
          .isEqualTo(before);
      assertThat(comments(Source.of(form, written.out())))
          .as(form)
          .isEqualTo(comments(Source.of(file)));
    }
  }
}
