/**
 * What every format needs to turn bytes into text and to say where something was found.
 *
 * <p>Here belong places in a text, character sources, charsets, reading options, limits, notes and
 * the syntax fault. Nothing here knows a format, a move or a rule of the game.
 */
package io.github.linesofaction.notation.text;
