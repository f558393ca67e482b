package io.github.linesofaction.cli;

import io.github.linesofaction.notation.record.RecordFault;

/** Findings for people: one line a game, one line a fault, the sums on the last line. */
final class TextReport implements Report {
  private final Streams streams;

  TextReport(Streams streams) {
    this.streams = streams;
  }

  @Override
  public void game(JudgedGame game) {
    String result = ResultWords.told(game);
    streams.line(
        OneLine.of(
            game.file()
                + ": game "
                + game.number()
                + ": "
                + game.variant()
                + ", "
                + Count.plies(game.plies())
                + ", "
                + result
                + (game.isSound() ? "" : ", faulty")));
    for (RecordFault fault : game.faults()) {
      streams.line(OneLine.of(fault.toString()));
    }
    for (Hint hint : game.hints()) {
      streams.line(OneLine.of(game.file() + ": game " + game.number() + ": hint: " + hint.words()));
    }
    for (RecordFault remark : game.remarks()) {
      streams.line(OneLine.of("remark: " + remark));
    }
  }

  @Override
  public void trouble(Trouble trouble) {
    streams.complain(trouble.words());
  }

  @Override
  public void end(long games, long sound, long remarked) {
    String remarks = remarked == 0 ? "" : remarked + " of them with remarks, ";
    streams.line(
        Count.games(games) + ": " + sound + " sound, " + remarks + (games - sound) + " faulty");
  }
}
