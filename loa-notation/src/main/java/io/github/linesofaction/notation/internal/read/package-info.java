/**
 * From bytes to lines and characters: unpacking, charsets, places, and what all readers share.
 *
 * <p>What a character means in a form belongs to the reader of that form.
 */
package io.github.linesofaction.notation.internal.read;
