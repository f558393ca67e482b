package io.github.linesofaction.notation.sgf;

import io.github.linesofaction.notation.internal.read.CharSource;
import io.github.linesofaction.notation.internal.read.NoteCollector;
import io.github.linesofaction.notation.internal.read.TextReader;
import io.github.linesofaction.notation.text.Note;
import io.github.linesofaction.notation.text.ReadLimit;
import io.github.linesofaction.notation.text.ReadOptions;
import io.github.linesofaction.notation.text.Source;
import io.github.linesofaction.notation.text.SyntaxException;
import java.util.List;
import java.util.NoSuchElementException;
import java.util.Optional;

/** Reads the game trees of one text. */
final class SgfTrees implements TextReader<SgfGame> {
  private final CharSource source;
  private final NoteCollector notes;
  private final SgfParser parser;
  private final SgfCharset charset;
  private final int mostGames;
  private int games;
  private boolean stopped;

  SgfTrees(Source text, ReadOptions options) {
    this.source = CharSource.of(text, options);
    this.notes = new NoteCollector(options);
    this.parser = new SgfParser(new SgfTokenizer(source, options), options, notes);
    this.charset = new SgfCharset(source.charset(), !options.isStrict(), notes);
    this.mostGames = options.limit(ReadLimit.GAMES);
  }

  @Override
  public boolean hasNext() {
    return !stopped && parser.findGame(games + 1);
  }

  @Override
  public SgfGame next() {
    if (!hasNext()) {
      throw new NoSuchElementException("no more games in '" + source.name() + "'");
    }
    stopped = true;
    if (games == mostGames) {
      throw new SyntaxException(
          parser.placeOfGame(),
          "one more game",
          "no more than the limit 'games' allows, " + mostGames);
    }
    games++;
    SgfTree tree = parser.readGame(games);
    SgfGame game;
    if (source.isBytes()) {
      SgfCharset.Decoded decoded = charset.decode(tree, parser.hasNonAscii(), games);
      game = new SgfGame(games, decoded.tree(), notes.take(), Optional.of(decoded.charset()));
    } else {
      game = new SgfGame(games, tree, notes.take(), Optional.empty());
    }
    stopped = false;
    return game;
  }

  @Override
  public List<Note> notes() {
    return notes.notes();
  }

  @Override
  public void close() {
    stopped = true;
    source.close();
  }
}
