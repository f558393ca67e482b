package io.github.linesofaction.consumer;

import io.github.linesofaction.core.board.LoaException;
import io.github.linesofaction.core.board.TextException;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.io.ObjectStreamClass;
import java.io.OutputStream;
import java.util.Map;

/** Streams that claim to hold an exception of the library, which it never writes itself. */
final class MadeUpStream {
  private MadeUpStream() {}

  /** Stands in for {@link TextException}, with all its ancestors. */
  private static final class Whole extends Base {
    private static final long serialVersionUID = 1L;
  }

  private static class Base extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  /** Stands in for {@link TextException} without its parent in the library. */
  private static final class Orphan extends RuntimeException {
    private static final long serialVersionUID = 1L;
  }

  static ObjectInputStream whole() throws IOException {
    return streamOf(
        new Whole(), Map.of(Whole.class, TextException.class, Base.class, LoaException.class));
  }

  static ObjectInputStream withoutTheParent() throws IOException {
    return streamOf(new Orphan(), Map.of(Orphan.class, TextException.class));
  }

  private static ObjectInputStream streamOf(Object standIn, Map<Class<?>, Class<?>> names)
      throws IOException {
    ByteArrayOutputStream bytes = new ByteArrayOutputStream();
    try (Renaming out = new Renaming(bytes, names)) {
      out.writeObject(standIn);
    }
    return new ObjectInputStream(new ByteArrayInputStream(bytes.toByteArray()));
  }

  private static final class Renaming extends ObjectOutputStream {
    private final Map<Class<?>, Class<?>> names;

    Renaming(OutputStream out, Map<Class<?>, Class<?>> names) throws IOException {
      super(out);
      this.names = names;
    }

    @Override
    protected void writeClassDescriptor(ObjectStreamClass described) throws IOException {
      Class<?> type = described.forClass();
      super.writeClassDescriptor(ObjectStreamClass.lookup(names.getOrDefault(type, type)));
    }
  }
}
