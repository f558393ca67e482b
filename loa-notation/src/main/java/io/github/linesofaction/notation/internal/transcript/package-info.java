/** The reader of transcripts: lines, tokens, tags, moves with their words, branches, games. */
package io.github.linesofaction.notation.internal.transcript;
