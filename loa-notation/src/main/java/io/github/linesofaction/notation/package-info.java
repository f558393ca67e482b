/**
 * The catalogue of all forms of notation, and the guess which form a text is in.
 *
 * <p>Here belongs what concerns all forms at once; each form has its own package.
 */
package io.github.linesofaction.notation;
