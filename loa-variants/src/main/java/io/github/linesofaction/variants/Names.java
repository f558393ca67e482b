package io.github.linesofaction.variants;

import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** How names of variants are compared. */
final class Names {
  private Names() {}

  /** Answers the variant of a list that a name means: by id or, failing that, by alias. */
  static Optional<Variant> find(List<Variant> variants, String name) {
    String plain = plain(name);
    for (Variant variant : variants) {
      if (plain(variant.id()).equals(plain)) {
        return Optional.of(variant);
      }
    }
    for (Variant variant : variants) {
      if (variant.aliases().stream().anyMatch(alias -> plain(alias).equals(plain))) {
        return Optional.of(variant);
      }
    }
    return Optional.empty();
  }

  /** Answers a name without its case and without the signs that writers put in or leave out. */
  private static String plain(String name) {
    StringBuilder plain = new StringBuilder(name.length());
    for (int i = 0; i < name.length(); i++) {
      char c = name.charAt(i);
      if (c != ' ' && c != '-' && c != '_' && c != '\'') {
        plain.append(c);
      }
    }
    return plain.toString().toLowerCase(Locale.ROOT);
  }
}
