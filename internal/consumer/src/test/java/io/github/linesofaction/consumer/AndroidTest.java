package io.github.linesofaction.consumer;

import static org.assertj.core.api.Assertions.assertThat;

import com.tngtech.archunit.core.domain.JavaClasses;
import com.tngtech.archunit.core.domain.JavaMethodCall;
import com.tngtech.archunit.core.importer.ClassFileImporter;
import com.tngtech.archunit.core.importer.Location;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/**
 * What the build's check against Android's signatures does not see: methods of a class that is left
 * out of it for other methods, and methods called on a class of ours that inherits them.
 */
class AndroidTest {
  private static final Pattern ON_ANDROID =
      Pattern.compile(".*loa-(core|notation|players|variants)\\W.*");

  /** Methods of strings that came after Java 8 and that Android's compiler does not bring. */
  private static final Set<String> OF_STRINGS =
      Set.of(
          "describeConstable",
          "formatted",
          "indent",
          "lines",
          "resolveConstantDesc",
          "stripIndent",
          "transform",
          "translateEscapes");

  /** Methods of byte streams that came after Java 8. */
  private static final Set<String> OF_STREAMS =
      Set.of("readAllBytes", "readNBytes", "skipNBytes", "transferTo");

  @Test
  void nothingIsCalledThatAndroidLacks() {
    List<Path> modules =
        Artifacts.paths().stream()
            .filter(path -> ON_ANDROID.matcher(path.toString()).matches())
            .toList();
    assertThat(modules).hasSize(4);
    JavaClasses library =
        new ClassFileImporter()
            .importLocations(modules.stream().map(path -> Location.of(path.toUri())).toList());
    assertThat(library).hasSizeGreaterThan(250);
    assertThat(missing(library)).isEmpty();
  }

  @Test
  void whatAndroidLacksIsFound() {
    assertThat(missing(new ClassFileImporter().importClasses(Sinner.class)))
        .extracting(call -> call.getTarget().getName())
        .contains("formatted");
  }

  private static List<JavaMethodCall> missing(JavaClasses classes) {
    return classes.stream()
        .flatMap(type -> type.getMethodCallsFromSelf().stream())
        .filter(
            call ->
                OF_STREAMS.contains(call.getTarget().getName())
                    || call.getTargetOwner().isEquivalentTo(String.class)
                        && OF_STRINGS.contains(call.getTarget().getName()))
        .toList();
  }
}
