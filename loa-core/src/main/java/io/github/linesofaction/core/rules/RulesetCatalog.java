package io.github.linesofaction.core.rules;

import java.util.List;
import java.util.Locale;
import java.util.Objects;
import java.util.Optional;
import java.util.ServiceLoader;

/**
 * What variants are called: finds the rules for a name and a name for rules.
 *
 * <p>A jar offers a catalogue through {@link ServiceLoader}: its {@code module-info} says {@code
 * provides io.github.linesofaction.core.rules.RulesetCatalog with …}, or, on the class path, the
 * file {@code META-INF/services/io.github.linesofaction.core.rules.RulesetCatalog} names the class,
 * which has a public constructor without arguments. {@code loa-variants} is such a jar. {@link
 * #installed} finds them all; whoever reads or writes names asks it unless told otherwise.
 */
@FunctionalInterface
public interface RulesetCatalog {
  /**
   * Finds the rules of a variant.
   *
   * @param name a name as records and people write it; case, blanks, hyphens, underscores and
   *     apostrophes do not matter
   * @return the rules with the choices that are customary in the variant, or nothing if there is
   *     none of that name here
   */
  Optional<Ruleset> find(String name);

  /**
   * Finds the name of the variant that rules belong to: the one with the same start, the same moves
   * and the same goal, whatever the choices on which sources disagree.
   *
   * @param rules rules
   * @return the name, which {@link #find} knows; nothing if no variant here is played so
   */
  default Optional<String> nameOf(Ruleset rules) {
    Objects.requireNonNull(rules, "rules");
    return Optional.empty();
  }

  /**
   * Returns this catalogue with another behind it.
   *
   * @param next asked for what is not found here
   * @return a catalogue of both
   */
  default RulesetCatalog or(RulesetCatalog next) {
    return new CatalogChain(List.of(this, Objects.requireNonNull(next, "next")));
  }

  /**
   * {@return the catalogue of what the core alone knows: the standard game ({@code standard},
   * {@code LOA}, {@code Lines of Action}) and Scrambled Eggs with White on a2 ({@code scrambled},
   * {@code scrambled-eggs}) or with Black there ({@code scrambled-mirrored}, {@code
   * scrambled-eggs-mirrored}), on 8×8 and, with the size behind, as in {@code standard-10} or
   * {@code scrambled-10-mirrored}, on square boards of 4 to 16}
   */
  static RulesetCatalog builtIn() {
    return CoreNames.INSTANCE;
  }

  /**
   * Returns what is {@linkplain #builtIn built in} and, behind it, the catalogues of the program's
   * class path or module path, as the context class loader of the calling thread sees them now.
   * They are made when something is asked that is not built in, and kept as long as what this
   * returns: whoever asks for many names asks the same one. Safe for use by several threads.
   *
   * @return one catalogue of all; if a catalogue that a jar offers cannot be made, asking for
   *     something that is not built in ends in a {@link java.util.ServiceConfigurationError}
   */
  static RulesetCatalog installed() {
    return new InstalledCatalogs(ServiceLoader.load(RulesetCatalog.class));
  }

  /**
   * Returns what is built in and the catalogues that a class loader sees, as {@link #installed()}
   * does.
   *
   * @param loader the class loader
   * @return one catalogue of all
   */
  static RulesetCatalog installed(ClassLoader loader) {
    Objects.requireNonNull(loader, "loader");
    return new InstalledCatalogs(ServiceLoader.load(RulesetCatalog.class, loader));
  }

  /**
   * Returns a name without its case and without the signs that writers put in or leave out. Two
   * names mean the same variant if they are equal in this form.
   *
   * @param name any text
   * @return the name in small letters, without blanks, hyphens, underscores and apostrophes
   */
  static String plainName(String name) {
    Objects.requireNonNull(name, "name");
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
