/**
 * What is read, how it is to be read, and where in it something was found.
 *
 * <pre>{@code
 * ReadOptions options = ReadOptions.strict()
 *     .withForm(Form.TRANSCRIPT)
 *     .withLimit(ReadLimit.GAMES, 10);
 * try (RecordReader records = Records.read(Source.of("g.txt", "1. b1-b3 what?"), options)) {
 *   records.next();
 * } catch (SyntaxException e) {
 *   System.out.println(e.place() + " has " + e.found() + " and should have " + e.expected());
 * }
 * }</pre>
 *
 * <p>Here belong sources, forms, options with their limits, places, notes and the syntax fault.
 * What the text of a form means belongs to the package of that form.
 */
package io.github.linesofaction.notation.text;
