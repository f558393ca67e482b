/**
 * Jobs for an Apache Spark cluster: judging folders of records, counting sequences of moves,
 * playing games. Each is a small class on the public API of the library; what is computed for one
 * record, one prefix or one game is the library's, and what is here only shares it out.
 *
 * <p>Values travel as texts: moves, names of variants, parts of files as they stand. What a task
 * makes of them stays in the task, so that nothing of the library has to be serializable and no
 * task sees what another has changed.
 *
 * <p>Nothing that could live on one machine belongs here.
 */
@NullMarked
package io.github.linesofaction.spark;

import org.jspecify.annotations.NullMarked;
