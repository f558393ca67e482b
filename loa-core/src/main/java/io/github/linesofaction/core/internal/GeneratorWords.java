package io.github.linesofaction.core.internal;

import java.util.random.RandomGenerator;

/**
 * The words of a {@link RandomGenerator}. Nothing else inside names that type, so that nothing else
 * has to be loaded where the platform lacks it.
 */
public final class GeneratorWords extends Words {
  private RandomGenerator source;

  /** Makes words of a source. */
  public GeneratorWords(RandomGenerator source) {
    this.source = source;
  }

  /** Returns these words, from now on of another source. */
  public GeneratorWords from(RandomGenerator next) {
    source = next;
    return this;
  }

  @Override
  int next() {
    return source.nextInt();
  }

  @Override
  int place(int count) {
    return source.nextInt(count);
  }
}
