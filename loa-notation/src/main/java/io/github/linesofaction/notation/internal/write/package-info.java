/** What the writers of several forms share: the words in which a text tells rules; not exported. */
package io.github.linesofaction.notation.internal.write;
