/**
 * Pictures of positions: as text for terminals and mail, and as SVG for pages and books.
 *
 * <p>Here belongs what a board looks like. A diagram is a set of options, an immutable value that
 * draws any number of positions; the same options and the same position give the same text on every
 * system. Reading boards that somebody has drawn does not belong here.
 */
package io.github.linesofaction.notation.diagram;
