/**
 * How jqwik runs the properties of all modules. No property and no generator belongs here: they
 * stand with what they test.
 */
package io.github.linesofaction.fuzzing;
