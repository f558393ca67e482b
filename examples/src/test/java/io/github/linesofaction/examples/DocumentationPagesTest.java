package io.github.linesofaction.examples;

import static org.assertj.core.api.Assertions.assertThat;

import io.github.linesofaction.examples.DocumentReader.Seen;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The pages of modules and packages: each shows an example, which is compiled and run. */
class DocumentationPagesTest {
  private static final List<String> MODULES =
      List.of("loa-core", "loa-variants", "loa-notation", "loa-players");
  private static final Pattern CODE =
      Pattern.compile("<pre>\\{@code\\n(.*?)\\n \\* \\}</pre>", Pattern.DOTALL);
  private static final Pattern EXPORTS = Pattern.compile("exports ([\\w.]+);");

  @TempDir private Path folder;

  private static String read(Path file) {
    try {
      return Files.readString(file);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Path sources(String module) {
    return MarkdownText.TOP.resolve(module).resolve("src/main/java");
  }

  private static List<String> exported(String module) {
    Matcher exports = EXPORTS.matcher(read(sources(module).resolve("module-info.java")));
    return exports.results().map(found -> found.group(1)).toList();
  }

  /** The page of a package, for every package that users see. */
  private static Stream<Path> pages(String module) {
    return exported(module).stream()
        .map(name -> sources(module).resolve(name.replace('.', '/')).resolve("package-info.java"));
  }

  @Test
  @Tag("slow")
  void everyExampleDoesSomething() throws IOException, InterruptedException {
    List<Path> pages = new ArrayList<>();
    for (String module : MODULES) {
      pages(module).forEach(pages::add);
    }
    pages.add(sources("loa-core").resolve("module-info.java"));
    pages.add(sources("loa-notation").resolve("module-info.java"));
    DocumentReader reader = new DocumentReader(folder);
    List<Path> programs = new ArrayList<>();
    StringBuilder all = new StringBuilder();
    for (Path page : pages) {
      String name = "Page" + programs.size();
      Matcher code = CODE.matcher(read(page));
      assertThat(code.find()).as("an example in " + page).isTrue();
      programs.add(reader.write(program(name, code.group(1))));
      all.append("    ").append(name).append(".main(args);\n");
      all.append("    System.out.println(\"END OF ").append(page.getFileName()).append("\");\n");
    }
    programs.add(
        reader.write(
            "public class Pages {\n"
                + "  public static void main(String[] args) throws Exception {\n"
                + all
                + "  }\n}\n"));
    reader.compile(programs);

    Seen seen = reader.run("Pages", List.of(), "");

    assertThat(seen.status()).as(seen.printed()).isZero();
    assertThat(seen.printed().split("END OF ")).hasSize(pages.size() + 1);
  }

  private static String program(String name, String comment) {
    String body =
        comment
            .lines()
            .map(line -> line.replaceFirst("^ \\* ?", "    "))
            .collect(Collectors.joining("\n"));
    String imports =
        MODULES.stream()
            .flatMap(module -> exported(module).stream())
            .map(each -> "import " + each + ".*;\n")
            .collect(Collectors.joining());
    return imports
        + "public class "
        + name
        + " {\n  public static void main(String[] args) throws Exception {\n"
        + body
        + "\n  }\n}\n";
  }
}
