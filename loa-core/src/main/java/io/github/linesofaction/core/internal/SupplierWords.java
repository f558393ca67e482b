package io.github.linesofaction.core.internal;

import java.util.function.LongSupplier;

/** The upper halves of the words of 64 bits that a supplier gives. */
public final class SupplierWords extends Words {
  private LongSupplier source;

  /** Makes words of a source. */
  public SupplierWords(LongSupplier source) {
    this.source = source;
  }

  /** Returns these words, from now on of another source. */
  public SupplierWords from(LongSupplier next) {
    source = next;
    return this;
  }

  @Override
  int next() {
    return (int) (source.getAsLong() >>> 32);
  }
}
