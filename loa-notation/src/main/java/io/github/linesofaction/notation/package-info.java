/**
 * The door through which records are read, and the guess which form a text is in.
 *
 * <pre>{@code
 * String text = "1. c1-c3 a2-c4 2. f1-f4 *";
 * try (RecordReader records = Records.read(Source.of(text), ReadOptions.lenient())) {
 *   while (records.hasNext()) {
 *     GameRecord record = records.next();
 *     RecordVerdict verdict = RecordValidator.standard().judge(record);
 *     System.out.println(record.plies() + " plies, sound: " + verdict.isSound());
 *     verdict.faults().forEach(System.out::println);
 *   }
 * }
 * }</pre>
 *
 * <p>Here belongs what concerns all forms at once; what concerns one form has its own package.
 */
package io.github.linesofaction.notation;
