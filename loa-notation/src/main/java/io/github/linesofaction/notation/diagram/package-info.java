/**
 * Pictures of positions: as text for terminals and mail, and as SVG for pages and books.
 *
 * <pre>{@code
 * Game game = Game.start().play("b1-b3");
 * System.out.println(TextDiagram.plain().draw(game.position()));
 * SvgDiagram diagram = SvgDiagram.builder().lastMove(Move.parse("b1-b3")).groups(true).build();
 * System.out.println(diagram.draw(game.position()));
 * }</pre>
 *
 * <p>Here belongs what a board looks like. A diagram is a set of options, an immutable value that
 * draws any number of positions; the same options and the same position give the same text on every
 * system. Reading boards that somebody has drawn does not belong here.
 */
package io.github.linesofaction.notation.diagram;
