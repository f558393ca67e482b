package io.github.linesofaction.browser.tests;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.extension.ConditionEvaluationResult;
import org.junit.jupiter.api.extension.ExecutionCondition;
import org.junit.jupiter.api.extension.ExtensionContext;
import org.junit.jupiter.api.extension.ParameterContext;
import org.junit.jupiter.api.extension.ParameterResolver;

/**
 * Gives tests the browser, one for all of them. Where there is none, they are left out, and that is
 * said loudly; or they fail, where one is required.
 */
final class WithBrowser implements ExecutionCondition, ParameterResolver {
  private static final ExtensionContext.Namespace HERE =
      ExtensionContext.Namespace.create(WithBrowser.class);
  private static final boolean REQUIRED = Boolean.getBoolean("loa.browser.required");

  @Override
  public ConditionEvaluationResult evaluateExecutionCondition(ExtensionContext context) {
    Optional<Path> program = Chromium.find();
    if (program.isPresent() || REQUIRED) {
      return ConditionEvaluationResult.enabled("a browser is here or required");
    }
    context.getRoot().getStore(HERE).getOrComputeIfAbsent("said", key -> say());
    return ConditionEvaluationResult.disabled("no browser was found");
  }

  private static boolean say() {
    String line = "*".repeat(78);
    System.err.println(line);
    System.err.println(
        "*  NO BROWSER FOUND: pages were NOT tested. Install Chromium or Chrome, or");
    System.err.println("*  name one: mvn verify -Dloa.browser=/path/to/chromium");
    System.err.println(line);
    return true;
  }

  @Override
  public boolean supportsParameter(ParameterContext parameter, ExtensionContext context) {
    return parameter.getParameter().getType() == Chromium.class;
  }

  @Override
  public Object resolveParameter(ParameterContext parameter, ExtensionContext context) {
    return context
        .getRoot()
        .getStore(HERE)
        .getOrComputeIfAbsent(
            "browser",
            key ->
                new Shared(
                    new Chromium(
                        Chromium.find()
                            .orElseThrow(
                                () ->
                                    new AssertionError(
                                        "no Chromium or Chrome was found, and one is required")))),
            Shared.class)
        .browser();
  }

  /** Closed by JUnit when all tests are done. */
  private record Shared(Chromium browser) implements AutoCloseable {
    @Override
    public void close() {
      browser.close();
    }
  }
}
