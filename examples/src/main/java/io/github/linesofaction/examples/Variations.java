package io.github.linesofaction.examples;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.notation.Records;
import io.github.linesofaction.notation.diagram.TextDiagram;
import io.github.linesofaction.notation.record.GameRecord;
import io.github.linesofaction.notation.record.RecordNode;
import io.github.linesofaction.notation.record.RecordReader;
import io.github.linesofaction.notation.sgf.SgfRecordWriter;
import io.github.linesofaction.notation.text.Source;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** Shows where an SGF file branches, and adds one more main line: from file, move, to file. */
public final class Variations {
  /** Reads a file, shows its branches, makes a first move the main line and writes that. */
  public static void main(String[] args) throws IOException {
    GameRecord record = read(Path.of(args[0]));
    for (RecordNode node : record.nodes()) {
      if (node.children().size() > 1) {
        System.out.println("Behind " + node + " there are " + node.children());
        System.out.println(TextDiagram.plain().draw(node.game().position()));
      }
    }
    RecordNode added = record.root().add(Move.parse(args[1])).withComments(List.of("My choice."));
    GameRecord edited = added.promoteToFirst().record();
    Files.writeString(Path.of(args[2]), SgfRecordWriter.standard().toText(edited));
    System.out.println("Read back equal: " + read(Path.of(args[2])).equals(edited));
  }

  private static GameRecord read(Path file) throws IOException {
    try (RecordReader reader = Records.read(Source.of(file))) {
      return reader.next();
    }
  }
}
