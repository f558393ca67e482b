package io.github.linesofaction.consumer;

import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowable;

import io.github.linesofaction.core.board.Move;
import io.github.linesofaction.core.board.Setup;
import io.github.linesofaction.core.board.TextException;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.core.game.Game;
import io.github.linesofaction.core.rules.Ruleset;
import io.github.linesofaction.variants.Variants;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.io.InvalidObjectException;
import java.io.NotSerializableException;
import java.io.ObjectInputStream;
import java.io.ObjectOutputStream;
import java.util.List;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** Values travel as text: Java serialization refuses each of them, and every exception. */
class SerializationTest {
  private static final Ruleset RULES = Ruleset.standard();
  private static final Game GAME = Game.start(RULES);

  @SuppressWarnings("unused") // read by @FieldSource
  private static final List<Object> VALUES =
      List.of(
          GAME,
          GAME.position(),
          RULES,
          Move.parse("b1-b3"),
          GAME.position().setup(),
          Topology.square(8),
          Variants.GEMMA);

  @SuppressWarnings("unused") // read by @FieldSource
  private static final List<Throwable> EXCEPTIONS =
      List.of(
          thrown(() -> GAME.play(Move.parse("b1-b4"))),
          thrown(() -> Move.parse("b1~b3")),
          thrown(() -> Setup.builder(Topology.square(8)).build()));

  @ParameterizedTest
  @FieldSource("VALUES")
  void valuesAreRefused(Object value) throws IOException {
    refuses(value);
  }

  @ParameterizedTest
  @FieldSource("EXCEPTIONS")
  void exceptionsAreRefused(Throwable exception) throws IOException {
    refuses(exception);
  }

  @Test
  void noExceptionIsRead() throws IOException {
    refuses(MadeUpStream.whole());
    refuses(MadeUpStream.withoutTheParent());
  }

  private static void refuses(ObjectInputStream in) throws IOException {
    try (in) {
      assertThatThrownBy(in::readObject)
          .isInstanceOf(InvalidObjectException.class)
          .hasMessageContaining(TextException.class.getName());
    }
  }

  private static void refuses(Object value) throws IOException {
    try (ObjectOutputStream out = new ObjectOutputStream(new ByteArrayOutputStream())) {
      assertThatThrownBy(() -> out.writeObject(value))
          .isInstanceOf(NotSerializableException.class)
          .hasMessageContaining(value.getClass().getName());
    }
  }

  private static Throwable thrown(ThrowingCallable call) {
    return catchThrowable(call);
  }
}
