/** Small helpers that several packages of this module share; not exported. */
package io.github.linesofaction.notation.internal;
