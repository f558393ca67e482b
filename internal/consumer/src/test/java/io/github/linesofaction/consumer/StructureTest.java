package io.github.linesofaction.consumer;

import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;
import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import com.tngtech.archunit.core.domain.JavaClass;
import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaField;
import com.tngtech.archunit.core.domain.JavaModifier;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import com.tngtech.archunit.library.dependencies.SliceAssignment;
import com.tngtech.archunit.library.dependencies.SliceIdentifier;
import io.github.linesofaction.core.board.LoaException;
import java.io.Serializable;
import java.lang.reflect.Field;
import java.net.URI;
import java.nio.charset.Charset;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Collection;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.FieldSource;
import org.junit.jupiter.params.provider.MethodSource;

/** How the published modules are built inside: which package knows which, and what none does. */
class StructureTest {
  private static final String BASE = "io.github.linesofaction.";
  private static final String CORE = BASE + "core.";
  private static final JavaClasses LIBRARY =
      new ClassFileImporter()
          .importLocations(Artifacts.paths().stream().map(StructureTest::location).toList());
  private static final JavaClasses SINNER = new ClassFileImporter().importClasses(Sinner.class);

  /** The one place that reads the system's clock, handed to whoever may. */
  private static final String SOURCE_OF_TIME = BASE + "arena.clock.TimeSource";

  /** The packages of core; each may know those before it. */
  private static final List<String> LAYERS =
      List.of("board", "rules", "internal", "game", "search");

  /** Fields that keep what was worked out once: whoever looks sees the same, early or late. */
  private static final Set<String> MEMOS =
      Set.of(CORE + "board.Topology.symmetries", CORE + "board.Topology.bitboards");

  @SuppressWarnings("unused") // read by @FieldSource
  private static final List<String> MODULES = Artifacts.MODULES;

  /** A module of which nothing was read would keep every rule, so each has to show its classes. */
  @ParameterizedTest
  @CsvSource({"arena, 15", "core, 100", "notation, 140", "page, 7", "players, 10", "variants, 10"})
  void theModulesAreAllHere(String module, int least) {
    assertThat(LIBRARY)
        .filteredOn(type -> isIn(type, BASE + module))
        .hasSizeGreaterThanOrEqualTo(least);
  }

  @ParameterizedTest
  @FieldSource("MODULES")
  void packagesFormNoCycles(String module) {
    slices().assignedFrom(packagesOf(module)).should().beFreeOfCycles().check(LIBRARY);
  }

  /** What a stranger has to guess: types that others see, nested ones counted. */
  @ParameterizedTest
  @CsvSource({"notation, 60", "variants, 6"})
  void theSurfaceStaysSmall(String module, int most) {
    List<String> seen =
        LIBRARY.stream()
            .filter(type -> isIn(type, BASE + module))
            .filter(type -> !type.getPackageName().contains(".internal"))
            .filter(StructureTest::isPublic)
            .map(JavaClass::getName)
            .sorted()
            .toList();
    assertThat(seen).isNotEmpty().hasSizeLessThanOrEqualTo(most);
  }

  private static boolean isPublic(JavaClass type) {
    return type.getModifiers().contains(JavaModifier.PUBLIC)
        && type.getEnclosingClass().map(StructureTest::isPublic).orElse(true);
  }

  @Test
  void packagesOfCoreKnowOnlyThoseBelow() {
    assertThat(packages(CORE)).containsExactlyInAnyOrderElementsOf(LAYERS);
    for (JavaClass type : LIBRARY) {
      if (type.getPackageName().startsWith(CORE)) {
        int layer = layer(type);
        assertThat(type.getDirectDependenciesFromSelf())
            .filteredOn(use -> use.getTargetClass().getPackageName().startsWith(CORE))
            .allSatisfy(
                use ->
                    assertThat(layer(use.getTargetClass()))
                        .as(use.getDescription())
                        .isLessThanOrEqualTo(layer));
      }
    }
  }

  static Stream<DescribedPredicate<JavaAccess<?>>> forbidden() {
    return Stream.of(
        Forbidden.output(),
        Forbidden.platformCharset(),
        Forbidden.platformLocale(),
        Forbidden.unseededChance(),
        Forbidden.clock(),
        Forbidden.reflection());
  }

  @ParameterizedTest
  @MethodSource("forbidden")
  void noLibraryCode(DescribedPredicate<JavaAccess<?>> does) {
    assertThat(accesses(LIBRARY, does)).isEmpty();
  }

  @Test
  void whatIsForbiddenIsFound() {
    assertThat(forbidden().flatMap(does -> accesses(SINNER, does).stream()))
        .extracting(access -> access.getOrigin().getName())
        .contains(
            "output",
            "trace",
            "charset",
            "charsetOfReader",
            "locale",
            "localeOfFormat",
            "localeOfFormatted",
            "chance",
            "chanceOfGenerator",
            "clock",
            "clockOfDates",
            "reflection",
            "reflectionOnMethods");
    assertThat(SINNER.get(Sinner.class).getFields())
        .filteredOn(field -> !isConstant(field))
        .extracting(JavaField::getName)
        .containsExactlyInAnyOrder("counter", "SEEN", "OPEN_TABLE");
  }

  @Test
  void staticStateNeverChanges() {
    assertThat(LIBRARY.stream().flatMap(type -> type.getFields().stream()))
        .filteredOn(field -> field.getModifiers().contains(JavaModifier.STATIC))
        .filteredOn(field -> !field.getModifiers().contains(JavaModifier.SYNTHETIC))
        .filteredOn(field -> !isConstant(field))
        .extracting(JavaField::getFullName)
        .isEmpty();
  }

  @Test
  void nothingButExceptionsAndEnumsIsSerializable() {
    assertThat(LIBRARY)
        .filteredOn(type -> type.isAssignableTo(Serializable.class))
        .filteredOn(type -> !type.isAssignableTo(Enum.class))
        .filteredOn(type -> !type.isAssignableTo(LoaException.class))
        .extracting(JavaClass::getName)
        .isEmpty();
  }

  @Test
  void exceptionsAreOneFamilyAndLeaveTheRefusalAsItIs() {
    assertThat(LIBRARY)
        .filteredOn(type -> type.isAssignableTo(Throwable.class))
        .hasSizeGreaterThan(1)
        .allSatisfy(type -> assertThat(type.isAssignableTo(LoaException.class)).isTrue())
        .filteredOn(type -> !type.isEquivalentTo(LoaException.class))
        .flatExtracting(JavaClass::getMethods)
        .extracting(method -> method.getName())
        .doesNotContain("writeObject", "writeReplace", "readObject", "readResolve")
        .doesNotContain("readObjectNoData", "writeExternal", "readExternal");
  }

  private static Set<JavaAccess<?>> accesses(
      JavaClasses classes, DescribedPredicate<JavaAccess<?>> does) {
    return classes.stream()
        .filter(type -> !type.getName().equals(SOURCE_OF_TIME))
        .flatMap(type -> type.getAccessesFromSelf().stream())
        .filter(does)
        .collect(Collectors.toSet());
  }

  /**
   * A final field of a type that cannot change. A table is one if nobody outside its class sees it.
   */
  private static boolean isConstant(JavaField field) {
    if (!field.getModifiers().contains(JavaModifier.FINAL)) {
      return false;
    }
    JavaClass type = field.getRawType();
    if (type.isArray()) {
      return field.getModifiers().contains(JavaModifier.PRIVATE)
          && isImmutable(type.getBaseComponentType());
    }
    if (type.isAssignableTo(Collection.class) || type.isAssignableTo(Map.class)) {
      return value(field).getClass().getName().startsWith("java.util.ImmutableCollections$");
    }
    return isImmutable(type);
  }

  private static boolean isImmutable(JavaClass type) {
    return type.isPrimitive()
        || type.isAssignableTo(Enum.class)
        || type.isEquivalentTo(String.class)
        || type.isEquivalentTo(Pattern.class)
        || type.isAssignableTo(Charset.class)
        || type.isEquivalentTo(Comparator.class)
        || (type.getPackageName().startsWith(BASE)
            && type.getAllFields().stream()
                .filter(field -> !field.getModifiers().contains(JavaModifier.STATIC))
                .allMatch(
                    field ->
                        field.getModifiers().contains(JavaModifier.FINAL)
                            || MEMOS.contains(field.getFullName())));
  }

  private static Object value(JavaField field) {
    try {
      Field reflected = field.reflect();
      reflected.setAccessible(true);
      return reflected.get(null);
    } catch (IllegalAccessException e) {
      throw new AssertionError(field.getFullName(), e);
    }
  }

  /** Built jars are read as archives; before packaging there are class folders. */
  private static Location location(Path path) {
    return Files.isDirectory(path)
        ? Location.of(path)
        : Location.of(URI.create("jar:" + path.toUri() + "!/"));
  }

  private static boolean isIn(JavaClass type, String module) {
    return (type.getPackageName() + ".").startsWith(module + ".");
  }

  private static int layer(JavaClass type) {
    return LAYERS.indexOf(type.getPackageName().substring(CORE.length()));
  }

  private static Set<String> packages(String prefix) {
    Set<String> packages = new TreeSet<>();
    for (JavaClass type : LIBRARY) {
      if (type.getPackageName().startsWith(prefix)) {
        packages.add(type.getPackageName().substring(prefix.length()));
      }
    }
    return packages;
  }

  private static SliceAssignment packagesOf(String module) {
    return new SliceAssignment() {
      @Override
      public SliceIdentifier getIdentifierOf(JavaClass type) {
        return isIn(type, module)
            ? SliceIdentifier.of(type.getPackageName())
            : SliceIdentifier.ignore();
      }

      @Override
      public String getDescription() {
        return "packages of " + module;
      }
    };
  }
}
