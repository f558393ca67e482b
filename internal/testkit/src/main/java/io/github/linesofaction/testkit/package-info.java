/**
 * A plain, slow oracle for Lines of Action and its variants, with readers for reference data, for
 * the tests of the other modules.
 *
 * <p>Everything here works on texts: position text in, move text out, in the forms the library
 * itself documents. Nothing in this package uses the library's own classes, and nothing in it
 * depends on a test framework, so that agreement between the two is evidence. Code that a program
 * would want (speed, immutable values, records of games) does not belong here.
 *
 * <p>{@link io.github.linesofaction.testkit.NullContract} alone meets the classes of the library;
 * it is handed them, and knows of them what reflection tells.
 */
package io.github.linesofaction.testkit;
