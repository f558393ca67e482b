package io.github.linesofaction.testkit;

import java.lang.reflect.Method;

/**
 * Tells how many bytes a thread has allocated. Asked by name, since the modules under test read
 * {@code java.base} alone.
 */
public final class AllocatedBytes {
  private final Object threads;
  private final Method method;

  /**
   * Makes a meter for whichever thread asks it.
   *
   * @throws ReflectiveOperationException if this Java machine does not count
   */
  public AllocatedBytes() throws ReflectiveOperationException {
    threads =
        Class.forName("java.lang.management.ManagementFactory")
            .getMethod("getThreadMXBean")
            .invoke(null);
    method =
        Class.forName("com.sun.management.ThreadMXBean")
            .getMethod("getCurrentThreadAllocatedBytes");
  }

  /**
   * Returns how much this thread has allocated since it began.
   *
   * @return bytes; the question itself costs a few dozen
   * @throws ReflectiveOperationException if this Java machine does not count
   */
  public long bytes() throws ReflectiveOperationException {
    return (long) method.invoke(threads);
  }
}
