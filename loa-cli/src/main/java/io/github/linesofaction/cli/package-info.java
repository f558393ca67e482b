/**
 * The command line program {@code loa.jar}: one class for each command, and what they share.
 *
 * <p>Rules, variants and forms of notation do not belong here: this package reads arguments and
 * streams, asks the library and prints its answers. Exit status 0 says that all is well, 1 that
 * something was found wrong, 2 that the program was used wrongly or could not read its input.
 */
package io.github.linesofaction.cli;
