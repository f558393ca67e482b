package io.github.linesofaction.laws;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Symmetry;
import io.github.linesofaction.core.game.Position;
import io.github.linesofaction.core.rules.Outcome;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;

/** What holds of positions and their images under the symmetries that the rules allow. */
final class SymmetryLaws {
  private final Position position;
  private final List<Move> moves;

  SymmetryLaws(Position position) {
    this.position = position;
    this.moves = position.legalMoves();
  }

  void imagesHaveTheImagesOfTheMoves() {
    for (Symmetry symmetry : position.topology().symmetries()) {
      for (boolean swapped : new boolean[] {false, true}) {
        if (position.rules().isPreservedBy(symmetry, swapped)) {
          compare(symmetry, swapped);
        }
      }
    }
  }

  private void compare(Symmetry symmetry, boolean swapped) {
    Position image = position.transform(symmetry, swapped);
    assertThat(new HashSet<>(image.legalMoves()))
        .as("%s: moves after %s, colours swapped: %s", position, symmetry, swapped)
        .isEqualTo(new HashSet<>(moves.stream().map(symmetry::apply).toList()));
    assertThat(image.outcome().map(Outcome::reason))
        .isEqualTo(position.outcome().map(Outcome::reason));
    Optional<Color> winner = position.outcome().flatMap(Outcome::winner);
    assertThat(image.outcome().flatMap(Outcome::winner))
        .isEqualTo(swapped ? winner.map(Color::opponent) : winner);
    assertThat(image.transform(symmetry.inverse(), swapped)).isEqualTo(position);
  }
}
