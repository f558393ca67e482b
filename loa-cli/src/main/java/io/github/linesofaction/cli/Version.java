package io.github.linesofaction.cli;

import picocli.CommandLine.IVersionProvider;

/** Tells {@code --version}. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    return new String[] {"loa " + number()};
  }

  /** Returns the version alone. */
  static String number() {
    String version = Version.class.getPackage().getImplementationVersion();
    return version == null ? "(unpackaged)" : version;
  }
}
