/**
 * The door through which records are read, and the guess which form a text is in.
 *
 * <p>Here belongs what concerns all forms at once; what concerns one form has its own package.
 */
package io.github.linesofaction.notation;
