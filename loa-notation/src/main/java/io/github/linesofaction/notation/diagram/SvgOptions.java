package io.github.linesofaction.notation.diagram;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Square;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;

/** Everything that an {@link SvgDiagram} can be told; {@link SvgDiagramBuilder} explains it. */
record SvgOptions(
    Color seenFrom,
    boolean coordinates,
    int cellSize,
    Optional<String> title,
    Optional<Move> lastMove,
    List<Arrow> arrows,
    Set<Square> marks,
    Map<Square, String> labels,
    boolean groups,
    Optional<Square> targetsOf,
    boolean cells) {
  /** An arrow between two different squares. */
  record Arrow(Square from, Square to) {}

  SvgOptions {
    arrows = List.copyOf(arrows);
    marks = Collections.unmodifiableSet(new TreeSet<>(marks));
    labels = Collections.unmodifiableMap(new TreeMap<>(labels));
  }
}
