package io.github.linesofaction.consumer;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assumptions.assumeThat;

import java.io.IOException;
import java.lang.module.ModuleDescriptor;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import java.util.zip.ZipFile;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.FieldSource;

/**
 * The files that are published for each module: the jar, its sources, its Javadoc and its list of
 * contents. They are whole only at the end of {@code mvn verify}, and looked at there.
 */
class PublishedFilesCheck {
  private static final Path TOP = Path.of("..", "..");
  private static final Pattern JAVA_FILE = Pattern.compile("[\\w/-]+\\.java");
  private static final Pattern CLASS_FILE = Pattern.compile("[\\w/]+\\.class");
  private static final Pattern SUMMARY = Pattern.compile("[\\w./]+/package-summary\\.html");

  @SuppressWarnings("unused") // read by @FieldSource
  private static final List<String> MODULES = Artifacts.MODULES;

  @ParameterizedTest
  @FieldSource("MODULES")
  void everyJarCarriesLicenceAndNotice(String module) throws IOException {
    for (String classifier : List.of("", "-sources", "-javadoc")) {
      try (ZipFile jar = open(module, classifier)) {
        for (String file : List.of("LICENSE", "NOTICE")) {
          assertThat(jar.getInputStream(jar.getEntry("META-INF/" + file)))
              .as(file + " of " + jar.getName())
              .hasBinaryContent(Files.readAllBytes(TOP.resolve(file)));
        }
      }
    }
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void everyClassHasItsSource(String module) throws IOException {
    try (ZipFile jar = open(module, "");
        ZipFile sources = open(module, "-sources")) {
      Set<String> classes =
          names(jar, CLASS_FILE).stream()
              .map(name -> name.replace(".class", ".java"))
              .collect(Collectors.toSet());
      assertThat(names(sources, JAVA_FILE)).contains("module-info.java").containsAll(classes);
    }
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void javadocIsThatOfTheExportedPackages(String module) throws IOException {
    try (ZipFile javadoc = open(module, "-javadoc")) {
      List<String> exported =
          Artifacts.descriptor(module).exports().stream()
              .filter(exports -> !exports.isQualified())
              .map(ModuleDescriptor.Exports::source)
              .map(name -> module + "/" + name.replace('.', '/') + "/package-summary.html")
              .toList();
      assertThat(names(javadoc, SUMMARY)).containsExactlyInAnyOrderElementsOf(exported);
    }
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void listOfContentsNamesTheModuleAndItsOwnKindOnly(String module) throws IOException {
    Path file = jar(module, "").resolveSibling("bom.json");
    assumeThat(file).as("offline, Maven makes no list of contents").exists();
    String list = Files.readString(file, UTF_8);
    assertThat(list).contains("\"bomFormat\" : \"CycloneDX\"");
    assertThat(Pattern.compile("pkg:maven/[^\"?]*").matcher(list).results())
        .extracting(result -> result.group().replaceAll("@.*", ""))
        .contains("pkg:maven/io.github.linesofaction/" + artifact(module))
        .allMatch(name -> isKnown(module, name));
  }

  /** The library's own, and in the arena the libraries that pair rounds and read event files. */
  private static boolean isKnown(String module, String name) {
    return name.startsWith("pkg:maven/io.github.linesofaction/loa-")
        || (module.endsWith(".arena")
            && Stream.of("com.fasterxml.jackson", "org.jgrapht", "org.jheaps", "org.apfloat")
                .anyMatch(group -> name.startsWith("pkg:maven/" + group)));
  }

  private static ZipFile open(String module, String classifier) throws IOException {
    return new ZipFile(jar(module, classifier).toFile());
  }

  private static Path jar(String module, String classifier) {
    Path jar = Path.of(Artifacts.module(module).location().orElseThrow());
    String stem = jar.getFileName().toString().replaceFirst("\\.jar$", "");
    return jar.resolveSibling(stem + classifier + ".jar");
  }

  private static String artifact(String module) {
    return "loa-" + module.substring(module.lastIndexOf('.') + 1);
  }

  private static Set<String> names(ZipFile jar, Pattern form) {
    return jar.stream()
        .map(entry -> entry.getName())
        .filter(form.asMatchPredicate())
        .collect(Collectors.toSet());
  }
}
