package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.Reading;
import io.github.linesofaction.notation.text.ReadOptions;
import java.io.IOException;
import java.io.InputStream;
import java.nio.charset.StandardCharsets;
import java.util.stream.Stream;

/** A program of its own, so that a test can run it in a small heap. */
final class SgfBigStream {
  private SgfBigStream() {}

  /** Arguments: the number of bytes. Prints games, bytes told and whether the source was closed. */
  public static void main(String[] arguments) throws IOException {
    String record;
    try (InputStream stream =
        SgfBigStream.class.getResourceAsStream("/records/sgf/tournament-final.sgf")) {
      record = new String(stream.readAllBytes(), StandardCharsets.ISO_8859_1);
    }
    EndlessGames source = new EndlessGames(record, Long.parseLong(arguments[0]));
    long[] told = new long[1];
    ReadOptions options = ReadOptions.lenient().withProgress(bytes -> told[0] = bytes);
    long games;
    try (Stream<SgfGame> stream = Reading.trees("big", source, options).stream()) {
      games = stream.filter(game -> game.tree().size() > 1).count();
    }
    System.out.println(games + " " + told[0] + " " + source.isClosed());
  }
}
