/**
 * Small programs that show the library at work; each says what it shows and how to run it. All are
 * run the same way, in the project's top folder, after {@code mvn -q -DskipTests package}: the jar
 * knows where the library's jars are.
 *
 * <ul>
 *   <li>{@link io.github.linesofaction.examples.PlayAGame}: games by hand and at random
 *   <li>{@link io.github.linesofaction.examples.PlayInTerminal}: you against the program
 *   <li>{@link io.github.linesofaction.examples.WhyIllegal}: what is wrong with a move
 *   <li>{@link io.github.linesofaction.examples.ValidateFolder}: a report on game records
 *   <li>{@link io.github.linesofaction.examples.Match}: a game between two of the library's
 *       players, alpha-beta and Monte-Carlo
 *   <li>{@link io.github.linesofaction.examples.ferry}: a variant of another's making
 *   <li>{@link io.github.linesofaction.examples.SolveSmallBoard}: who wins on small boards
 * </ul>
 */
package io.github.linesofaction.examples;
