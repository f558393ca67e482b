/**
 * Game records, whatever form they came from: tags, moves, remarks, variations and the stated
 * result as one value; how to play it over, how to judge it, and what might repair it.
 *
 * <pre>{@code
 * GameRecord.Builder game = GameRecord.builder().tag("Event", "A friendly game");
 * int first = game.add(0, RecordMove.of(Move.parse("b1-b3"), Color.BLACK));
 * game.comment(first, "to the middle");
 * game.add(first, RecordMove.of(Move.parse("a2-c2"), Color.WHITE));
 * game.add(first, RecordMove.of(Move.parse("h2-f2"), Color.WHITE));
 * GameRecord record = game.build();
 * System.out.println(record.mainLine().size() + " nodes, " + record.toGame().plies() + " plies");
 * }</pre>
 *
 * <p>Here belongs what all forms share. How a record is written in a file belongs to the forms;
 * what is legal is asked of the core alone. Reading never judges and judging never reads.
 */
package io.github.linesofaction.notation.record;
