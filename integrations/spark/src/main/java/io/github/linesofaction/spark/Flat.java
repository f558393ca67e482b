package io.github.linesofaction.spark;

import java.util.Collections;
import java.util.Iterator;
import java.util.NoSuchElementException;
import java.util.function.Function;

/** What a function makes of each of some things, one after the other, each when it is asked for. */
final class Flat<A, B> implements Iterator<B> {
  private final Iterator<A> things;
  private final Function<A, Iterator<B>> function;
  private Iterator<B> made = Collections.emptyIterator();

  Flat(Iterator<A> things, Function<A, Iterator<B>> function) {
    this.things = things;
    this.function = function;
  }

  @Override
  public boolean hasNext() {
    while (!made.hasNext() && things.hasNext()) {
      made = function.apply(things.next());
    }
    return made.hasNext();
  }

  @Override
  public B next() {
    if (!hasNext()) {
      throw new NoSuchElementException("nothing is left");
    }
    return made.next();
  }
}
