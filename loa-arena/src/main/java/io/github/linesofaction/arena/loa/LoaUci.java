package io.github.linesofaction.arena.loa;

import io.github.linesofaction.arena.game.UciForm;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.notation.position.PlayStrategyText;
import java.util.Objects;

/** UCI for boards of 8×8: PlayStrategy's positions, moves of two squares, {@code 0000} to pass. */
final class LoaUci implements UciForm {
  static final UciForm FORM = new LoaUci();
  private static final String PASS = "0000";

  private LoaUci() {}

  @Override
  public String toPosition(String position) {
    return PlayStrategyText.toText(Setup.parse(Objects.requireNonNull(position, "position")));
  }

  @Override
  public String parsePosition(String text) {
    return PlayStrategyText.parse(Objects.requireNonNull(text, "text")).toString();
  }

  @Override
  public String toMove(String move) {
    Objects.requireNonNull(move, "move");
    return move.equals("pass") ? PASS : move.replace("-", "").replace("x", "");
  }

  @Override
  public String parseMove(String word) {
    return Objects.requireNonNull(word, "word").equals(PASS) ? "pass" : word;
  }
}
