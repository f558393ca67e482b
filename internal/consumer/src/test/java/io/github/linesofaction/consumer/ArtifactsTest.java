package io.github.linesofaction.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.DataInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleDescriptor.Requires;
import java.lang.module.ModuleDescriptor.Requires.Modifier;
import java.lang.module.ModuleReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/** What is inside the published artifacts, seen from outside. */
class ArtifactsTest {
  private static final int CLASS_FILE_VERSION_OF_JAVA_17 = 61;

  @SuppressWarnings("unused") // read by @FieldSource
  private static final List<String> MODULES = Artifacts.MODULES;

  @Test
  void coreRequiresOnlyTheBase() {
    assertThat(runTimeRequires("io.github.linesofaction.core")).containsExactly("java.base");
  }

  @Test
  void theOthersRequireOnlyCore() {
    assertThat(runTimeRequires("io.github.linesofaction.variants"))
        .containsExactlyInAnyOrder("java.base", "io.github.linesofaction.core");
    assertThat(runTimeRequires("io.github.linesofaction.notation"))
        .containsExactlyInAnyOrder("java.base", "io.github.linesofaction.core");
    assertThat(runTimeRequires("io.github.linesofaction.players"))
        .containsExactlyInAnyOrder("java.base", "io.github.linesofaction.core");
  }

  @Test
  void arenaRequiresOnlyWhatItPlaysWith() {
    assertThat(runTimeRequires("io.github.linesofaction.arena"))
        .containsExactlyInAnyOrder(
            "java.base",
            "io.github.linesofaction.core",
            "io.github.linesofaction.notation",
            "io.github.linesofaction.players",
            "io.github.linesofaction.variants",
            "com.fasterxml.jackson.core",
            "org.jgrapht.core");
  }

  @Test
  void pageRequiresOnlyWhatItShows() {
    assertThat(runTimeRequires("io.github.linesofaction.page"))
        .containsExactlyInAnyOrder(
            "java.base",
            "io.github.linesofaction.core",
            "io.github.linesofaction.notation",
            "io.github.linesofaction.variants");
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void annotationsAreAskedForWhileCompilingOnly(String module) {
    assertThat(Artifacts.descriptor(module).requires())
        .filteredOn(requires -> requires.name().equals("org.jspecify"))
        .allSatisfy(requires -> assertThat(requires.modifiers()).containsExactly(Modifier.STATIC));
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void internalPackagesAreNotOpenToStrangers(String module) {
    ModuleDescriptor descriptor = Artifacts.descriptor(module);
    assertThat(descriptor.isOpen()).isFalse();
    assertThat(descriptor.opens()).isEmpty();
    assertThat(descriptor.exports())
        .filteredOn(exports -> !exports.isQualified())
        .extracting(ModuleDescriptor.Exports::source)
        .isNotEmpty()
        .noneMatch(name -> name.contains("internal"));
    assertThat(descriptor.exports())
        .filteredOn(ModuleDescriptor.Exports::isQualified)
        .allSatisfy(exports -> assertThat(Artifacts.MODULES).containsAll(exports.targets()));
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void classFilesAreThoseOfJava17(String module) throws IOException {
    try (ModuleReader reader = Artifacts.module(module).open()) {
      List<String> classes;
      try (var names = reader.list()) {
        classes = names.filter(name -> name.endsWith(".class")).toList();
      }
      assertThat(classes).isNotEmpty();
      for (String name : classes) {
        try (InputStream bytes = reader.open(name).orElseThrow();
            DataInputStream data = new DataInputStream(bytes)) {
          assertThat(data.readInt()).as(name).isEqualTo(0xCAFEBABE);
          assertThat(data.readUnsignedShort()).as("minor version of " + name).isZero();
          assertThat(data.readUnsignedShort())
              .as("major version of " + name)
              .isEqualTo(CLASS_FILE_VERSION_OF_JAVA_17);
        }
      }
    }
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void licenceAndNoticeAreInside(String module) throws IOException {
    try (ModuleReader reader = Artifacts.module(module).open();
        InputStream licence = reader.open("META-INF/LICENSE").orElseThrow();
        InputStream notice = reader.open("META-INF/NOTICE").orElseThrow()) {
      assertThat(licence).asString(StandardCharsets.UTF_8).contains("Apache License");
      assertThat(notice).asString(StandardCharsets.UTF_8).contains("Lines of Action");
    }
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void codeUsesNoModuleThatIsNotRequired(String module) {
    String used =
        say(
            "jdeps",
            "--ignore-missing-deps",
            "--no-recursive",
            "--multi-release",
            "base",
            "--module-path",
            Artifacts.pathWithLibraries(),
            "--print-module-deps",
            "--module",
            module);
    assertThat(List.of(used.strip().split(","))).isSubsetOf(runTimeRequires(module));
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void jarDescribesTheModuleThatIsPromised(String module, @TempDir Path folder) throws IOException {
    String description =
        say("jar", "--describe-module", "--file", jar(module, folder).toString()).strip();
    assertThat(description).startsWith(module);
    assertThat(description.lines().skip(1))
        .containsExactlyElementsOf(
            Files.readAllLines(Path.of("src/test/resources/modules", module + ".txt")));
  }

  /** Answers the module's jar; before packaging, one made of its class folder. */
  private static Path jar(String module, Path folder) {
    Path place = Path.of(Artifacts.module(module).location().orElseThrow());
    if (Files.isRegularFile(place)) {
      return place;
    }
    Path jar = folder.resolve("classes.jar");
    say("jar", "--create", "--file", jar.toString(), "-C", place.toString(), ".");
    return jar;
  }

  /** Answers what a tool of the JDK says. */
  private static String say(String tool, String... arguments) {
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    int status = ToolProvider.findFirst(tool).orElseThrow().run(out, out, arguments);
    assertThat(status).as(text.toString()).isZero();
    return text.toString();
  }

  private static Set<String> runTimeRequires(String module) {
    return Artifacts.descriptor(module).requires().stream()
        .filter(requires -> !requires.modifiers().contains(Modifier.STATIC))
        .map(Requires::name)
        .collect(Collectors.toSet());
  }
}
