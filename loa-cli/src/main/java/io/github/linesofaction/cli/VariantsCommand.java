package io.github.linesofaction.cli;

import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.concurrent.Callable;
import picocli.CommandLine.Command;

/** Lists the variants that {@code --variant} takes. */
@Command(
    name = "variants",
    mixinStandardHelpOptions = true,
    description = "Lists the variants: id, title, board, inventor and year, other names.")
final class VariantsCommand implements Callable<Integer> {
  private final Streams streams;

  VariantsCommand(Streams streams) {
    this.streams = streams;
  }

  @Override
  public Integer call() {
    Table table = new Table("id", "title", "board", "inventor", "year", "other names");
    for (Variant variant : variants()) {
      table.row(
          variant.id(),
          variant.title(),
          variant.rules().topology().toString(),
          variant.inventor().orElse("-"),
          variant.year().isPresent() ? Integer.toString(variant.year().getAsInt()) : "-",
          variant.aliases().isEmpty() ? "-" : String.join(", ", variant.aliases()));
    }
    table.lines().forEach(streams::line);
    return ExitStatus.SOUND;
  }

  private static List<Variant> variants() {
    try {
      return Variants.all();
    } catch (ServiceConfigurationError e) {
      throw new UnusableException("a variant of others cannot be loaded: " + e.getMessage());
    }
  }
}
