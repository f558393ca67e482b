/**
 * Game records, whatever format they came from: tags, moves, remarks, variations and the stated
 * result as one value; how to play it over, how to judge it, and what might repair it.
 *
 * <p>Here belongs what all formats share. How a record is written in a file belongs to the formats;
 * what is legal is asked of the core alone. Reading never judges and judging never reads.
 */
package io.github.linesofaction.notation.record;
