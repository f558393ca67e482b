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
import java.util.List;
import java.util.Set;
import java.util.spi.ToolProvider;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
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
  void variantsAndNotationRequireOnlyCore() {
    assertThat(runTimeRequires("io.github.linesofaction.variants"))
        .containsExactlyInAnyOrder("java.base", "io.github.linesofaction.core");
    assertThat(runTimeRequires("io.github.linesofaction.notation"))
        .containsExactlyInAnyOrder("java.base", "io.github.linesofaction.core");
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
    StringWriter text = new StringWriter();
    PrintWriter out = new PrintWriter(text);
    int status =
        ToolProvider.findFirst("jdeps")
            .orElseThrow()
            .run(
                out,
                out,
                "--ignore-missing-deps",
                "--multi-release",
                "base",
                "--module-path",
                Artifacts.path(),
                "--print-module-deps",
                "--module",
                module);
    assertThat(status).as(text.toString()).isZero();
    assertThat(List.of(text.toString().strip().split(","))).isSubsetOf(runTimeRequires(module));
  }

  private static Set<String> runTimeRequires(String module) {
    return Artifacts.descriptor(module).requires().stream()
        .filter(requires -> !requires.modifiers().contains(Modifier.STATIC))
        .map(Requires::name)
        .collect(Collectors.toSet());
  }
}
