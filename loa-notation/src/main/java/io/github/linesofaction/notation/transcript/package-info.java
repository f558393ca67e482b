/**
 * Games written as text: numbered moves in pairs ({@code 1. c8-c6 h4-f2}, {@code 1.c1c3 a2c4},
 * several pairs a line), counted plies ({@code B 1 c1 a3+}), and bare lists of moves. Around them
 * stand tags in brackets, comments, variations, annotation signs and results, the first figure of
 * which is Black's. {@link io.github.linesofaction.notation.Records#read} reads them.
 *
 * <pre>{@code
 * GameRecord record = GameRecord.of(Game.start().play("b1-b3").play("a2-c2"));
 * System.out.println(TranscriptWriter.of(TranscriptLayout.ONE_LINE).toText(record));
 * }</pre>
 *
 * <p>A game begins with tags or with a line of moves, and ends where a result stands, where tags
 * begin again, or where the count of moves begins again with 1 at the start of a line; a bare list
 * ends with a blank line too. Text before the moves is kept as a remark. Whatever stands in the
 * place of a move and is none is kept as an unreadable move: lenient reading goes on, and strict
 * reading stops with a {@link io.github.linesofaction.notation.text.SyntaxException}.
 *
 * <p>These tags have a meaning, in any case: {@code Variant} (also {@code SetUp}, {@code SU}) names
 * the variant, {@code Rules} a {@linkplain io.github.linesofaction.core.rules.Preset preset} of its
 * choices, {@code Position} the start as position text, {@code FEN} the start as a position string
 * of PlayStrategy, {@code Result} the result. Variant, start and result become parts of the record;
 * all other tags are kept in their order.
 *
 * <p>Here belongs the writer. How a single move is written belongs to {@link
 * io.github.linesofaction.notation.move}, and whether it is legal is not asked here.
 */
package io.github.linesofaction.notation.transcript;
