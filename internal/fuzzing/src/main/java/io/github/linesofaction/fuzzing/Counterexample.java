package io.github.linesofaction.fuzzing;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * The smallest values that a property was found not to hold for, as a text: lines that begin with
 * {@code #} say which property it was, its seed and what was wrong; each line below is a value.
 *
 * @param name the class and the method
 * @param text the whole text
 */
record Counterexample(String name, String text) {
  static Counterexample of(PropertyLifecycleContext context, PropertyExecutionResult result) {
    String name = context.containerClass().getName() + "." + context.targetMethod().getName();
    String fault = result.throwable().map(Throwable::toString).orElse("the property answers false");
    List<Object> values = result.falsifiedParameters().orElse(List.of());
    String text =
        "# property: "
            + name
            + "\n# seed: "
            + result.seed().orElse("none")
            + "\n"
            + fault.lines().map(line -> "# " + line + "\n").collect(Collectors.joining())
            + values.stream().map(value -> value + "\n").collect(Collectors.joining());
    return new Counterexample(name, text);
  }

  /** Writes the file of the property, in place of an older one. */
  Path writeInto(Path folder) throws IOException {
    Files.createDirectories(folder);
    return Files.writeString(folder.resolve(name + ".txt"), text);
  }
}
