package io.github.linesofaction.fuzzing;

import java.io.IOException;
import java.nio.file.Path;
import net.jqwik.api.lifecycle.AroundPropertyHook;
import net.jqwik.api.lifecycle.PropagationMode;
import net.jqwik.api.lifecycle.PropertyExecutionResult;
import net.jqwik.api.lifecycle.PropertyExecutor;
import net.jqwik.api.lifecycle.PropertyLifecycleContext;

/**
 * Runs every property, found by jqwik as a service. Two system properties, which the build sets,
 * tell what to do:
 *
 * <ul>
 *   <li>{@value #TRIES}: how many tries a property has that does not name its own number. A
 *       property that names one does so because it is slow; it gets that number as many times as
 *       the tries are more than {@value #USUAL_TRIES}.
 *   <li>{@value #FOLDER}: where the counterexample of a property that fails becomes a file.
 * </ul>
 */
public final class FuzzingHook implements AroundPropertyHook {
  /** The system property with the number of tries of the long build. */
  static final String TRIES = "loa.fuzz.tries";

  /** The system property with the folder of counterexamples. */
  static final String FOLDER = "loa.counterexamples";

  private static final int USUAL_TRIES = 200;

  @Override
  public PropagationMode propagateTo() {
    return PropagationMode.ALL_DESCENDANTS;
  }

  @Override
  public PropertyExecutionResult aroundProperty(
      PropertyLifecycleContext context, PropertyExecutor property) throws IOException {
    int factor = Integer.getInteger(TRIES, 0) / USUAL_TRIES;
    // An example is a property with one try.
    context
        .attributes()
        .tries()
        .filter(tries -> tries > 1 && factor > 1)
        .ifPresent(tries -> context.attributes().setTries(Math.multiplyExact(tries, factor)));
    PropertyExecutionResult result = property.execute();
    String folder = System.getProperty(FOLDER);
    if (folder != null && result.status() == PropertyExecutionResult.Status.FAILED) {
      Counterexample.of(context, result).writeInto(Path.of(folder));
    }
    return result;
  }
}
