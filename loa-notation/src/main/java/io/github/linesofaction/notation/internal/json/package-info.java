/** The tokens of JSON. Nothing here knows games. */
package io.github.linesofaction.notation.internal.json;
