package io.github.linesofaction.consumer;

import java.io.File;
import java.lang.module.ModuleDescriptor;
import java.lang.module.ModuleFinder;
import java.lang.module.ModuleReference;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** The published artifacts as this build made them: jars, or class folders before packaging. */
final class Artifacts {
  /** The names of the published modules. */
  static final List<String> MODULES =
      List.of(
          "io.github.linesofaction.arena",
          "io.github.linesofaction.core",
          "io.github.linesofaction.notation",
          "io.github.linesofaction.page",
          "io.github.linesofaction.players",
          "io.github.linesofaction.variants");

  private static final ModuleFinder FINDER = ModuleFinder.of(paths().toArray(Path[]::new));

  private Artifacts() {}

  /** Answers the places of the published modules and of nothing else. */
  static List<Path> paths() {
    String separator = Pattern.quote(File.separator);
    Pattern published =
        Pattern.compile(
            ".*"
                + separator
                + "loa-(arena|core|notation|page|players|variants)"
                + separator
                + "target.*");
    return Pattern.compile(Pattern.quote(File.pathSeparator))
        .splitAsStream(System.getProperty("java.class.path"))
        .filter(published.asMatchPredicate())
        .map(Path::of)
        .toList();
  }

  /**
   * Answers the same with the libraries that the arena is built on, for tools that resolve them.
   */
  static String pathWithLibraries() {
    String libraries =
        Pattern.compile(Pattern.quote(File.pathSeparator))
            .splitAsStream(System.getProperty("java.class.path"))
            .filter(path -> path.matches(".*(jackson-core|jgrapht-core|jheaps|apfloat)-[^/]*jar"))
            .collect(Collectors.joining(File.pathSeparator));
    return path() + File.pathSeparator + libraries;
  }

  /** Answers the paths as an option of the Java tools. */
  static String path() {
    return String.join(File.pathSeparator, paths().stream().map(Path::toString).toList());
  }

  static ModuleReference module(String name) {
    return FINDER.find(name).orElseThrow(() -> new AssertionError("no module " + name));
  }

  static ModuleDescriptor descriptor(String name) {
    return module(name).descriptor();
  }
}
