package io.github.linesofaction.variants;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import io.github.linesofaction.core.rules.Preset;
import io.github.linesofaction.core.rules.Ruleset;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.net.URL;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collections;
import java.util.Enumeration;
import java.util.List;
import java.util.Objects;
import java.util.ServiceConfigurationError;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Variants that a jar on the class path adds. */
class ForeignVariantsTest {
  /** The library's own id, which stays the library's, a new one, and the new one again. */
  public static final class Provider implements VariantProvider {
    @Override
    public List<Variant> variants() {
      Ruleset rules = Ruleset.standard(Preset.SOUCIE);
      return List.of(
          Variant.builder("gemma", rules).build(),
          Variant.builder("standard-5", rules).build(),
          Variant.builder("my-game", rules).title("Mine").aliases("Own Game").build(),
          Variant.builder("my-game", rules).title("Not mine").build());
    }
  }

  /** A class path of one jar: a services file and, if it is named there, the provider above. */
  private static final class OneJar extends ClassLoader {
    private final Path services;

    OneJar(Path services) {
      super(OneJar.class.getClassLoader());
      this.services = services;
    }

    @Override
    protected Class<?> loadClass(String name, boolean resolve) throws ClassNotFoundException {
      if (!name.equals(Provider.class.getName())) {
        return super.loadClass(name, resolve);
      }
      Class<?> known = findLoadedClass(name);
      return known != null ? known : define(name);
    }

    private Class<?> define(String name) {
      String file = name.replace('.', '/') + ".class";
      try (InputStream in = OneJar.class.getResourceAsStream("/" + file)) {
        byte[] bytes = Objects.requireNonNull(in, file).readAllBytes();
        return defineClass(name, bytes, 0, bytes.length);
      } catch (IOException e) {
        throw new UncheckedIOException(e);
      }
    }

    @Override
    protected Enumeration<URL> findResources(String name) throws IOException {
      return name.equals("META-INF/services/" + VariantProvider.class.getName())
          ? Collections.enumeration(List.of(services.toUri().toURL()))
          : Collections.emptyEnumeration();
    }
  }

  @TempDir private Path folder = Path.of("");

  private ClassLoader jar(String provider) throws IOException {
    return new OneJar(Files.writeString(folder.resolve("services"), provider));
  }

  @Test
  void areFoundAfterTheLibrarysOwn() throws IOException {
    ClassLoader jar = jar(Provider.class.getName());
    List<Variant> all = Variants.all(jar);
    assertThat(all).startsWith(Variants.builtIn().toArray(Variant[]::new));
    assertThat(all).hasSize(Variants.builtIn().size() + 1);
    assertThat(all.get(all.size() - 1)).hasToString("my-game (Mine)");
    for (String name : List.of("my-game", "MY_GAME", "Own game")) {
      assertThat(Variants.find(name, jar)).map(Variant::title).contains("Mine");
    }
    assertThat(Variants.find("gemma", jar)).containsSame(Variants.GEMMA);
    assertThat(Variants.find("standard-5", jar)).contains(Variants.square(5));
    assertThat(Variants.find("my-game")).isEmpty();
  }

  @Test
  void areFoundWithTheContextClassLoader() throws IOException {
    Thread thread = Thread.currentThread();
    ClassLoader usual = thread.getContextClassLoader();
    thread.setContextClassLoader(jar(Provider.class.getName()));
    try {
      assertThat(Variants.find("my-game")).map(Variant::title).contains("Mine");
      assertThat(Variants.all()).hasSize(Variants.builtIn().size() + 1);
    } finally {
      thread.setContextClassLoader(usual);
    }
    assertThat(Variants.all()).isEqualTo(Variants.builtIn());
  }

  /** A provider that cannot be made is reported, and the library's own names do not need it. */
  @Test
  void brokenProviderIsReported() throws IOException {
    ClassLoader jar = jar("no.such.Provider");
    assertThatThrownBy(() -> Variants.all(jar))
        .isInstanceOf(ServiceConfigurationError.class)
        .hasMessageContaining("no.such.Provider");
    assertThatThrownBy(() -> Variants.find("my-game", jar))
        .isInstanceOf(ServiceConfigurationError.class);
    assertThat(Variants.find("Cheshire Cat", jar)).containsSame(Variants.GEMMA);
  }
}
