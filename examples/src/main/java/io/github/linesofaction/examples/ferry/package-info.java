/**
 * A variant of another's making: a rule of movement of its own, added to the catalogue without a
 * change to the library.
 */
package io.github.linesofaction.examples.ferry;
