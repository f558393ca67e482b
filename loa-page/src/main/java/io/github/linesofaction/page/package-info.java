/**
 * Game records as one HTML file that anybody can open: the board, the moves with their variations
 * and comments, what is wrong and what would have been legal, and the library itself inside, so
 * that readers try moves and play on.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(Game.start().play("c1-c3").play("a2-c4"));
 * String html = GamePage.of(List.of(record), PageOptions.titled("My games")).toText();
 * }</pre>
 *
 * <p>How records are read and judged is the business of {@code io.github.linesofaction.notation}.
 *
 * <p>An argument or element that is null makes every method throw a {@link NullPointerException}
 * with its name.
 */
package io.github.linesofaction.page;
