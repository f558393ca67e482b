package io.github.linesofaction.cli;

import io.github.linesofaction.core.board.Color;
import io.github.linesofaction.core.board.Topology;
import io.github.linesofaction.variants.Variant;
import io.github.linesofaction.variants.Variants;
import java.util.List;
import java.util.ServiceConfigurationError;
import java.util.stream.IntStream;

/** The variants that {@code --variant} and {@code --size} name. */
final class VariantChoice {
  /** No board is larger, whatever its shape. */
  private static final int LARGEST = Math.max(Topology.LARGEST_SQUARE, Topology.LARGEST_HEXAGON);

  private VariantChoice() {}

  /** Finds a variant by id or alias. */
  static Variant named(String name) {
    try {
      return Variants.find(name)
          .orElseThrow(
              () ->
                  new UnusableException(
                      "--variant \""
                          + name
                          + "\": no such variant; loa variants lists them"
                          + sizes(name)
                          + Nearest.question(
                              name, Variants.all().stream().map(Variant::id).toList())));
    } catch (ServiceConfigurationError e) {
      throw new UnusableException("--variant \"" + name + "\": " + e.getMessage());
    }
  }

  /** Returns the names that differ from this one by their number alone, to put behind a message. */
  private static String sizes(String name) {
    String stem = name.replaceAll("[-_ ]*[0-9]*$", "");
    List<String> names =
        IntStream.rangeClosed(0, LARGEST)
            .mapToObj(size -> stem + "-" + size)
            .filter(each -> Variants.find(each).isPresent())
            .toList();
    return names.isEmpty() || names.contains(name)
        ? ""
        : names.size() > 2
            ? "; there are " + names.get(0) + " to " + names.get(names.size() - 1)
            : "; there is " + String.join(" and ", names);
  }

  /** Tells whether a variant is played on square boards of several sizes. */
  static boolean hasSizes(Variant variant) {
    return variant.equals(Variants.STANDARD)
        || variant.equals(Variants.SCRAMBLED_EGGS)
        || variant.equals(Variants.SCRAMBLED_EGGS_MIRRORED);
  }

  /** Returns a variant on a square board of that size. */
  static Variant sized(Variant variant, int size) {
    if (size < Topology.SMALLEST_SQUARE || size > Topology.LARGEST_SQUARE) {
      throw new UnusableException(
          "--size "
              + size
              + ": boards have "
              + Topology.SMALLEST_SQUARE
              + " to "
              + Topology.LARGEST_SQUARE
              + " squares a side");
    }
    if (variant.equals(Variants.STANDARD)) {
      return Variants.square(size);
    }
    if (hasSizes(variant)) {
      boolean mirrored = variant.equals(Variants.SCRAMBLED_EGGS_MIRRORED);
      return Variants.scrambled(size, mirrored ? Color.BLACK : Color.WHITE);
    }
    Topology own = variant.rules().topology();
    if (own.shape() == Topology.Shape.SQUARE && own.size() == size) {
      return variant;
    }
    throw new UnusableException(
        "--size " + size + ": " + variant.id() + " is played on " + own + " only");
  }
}
