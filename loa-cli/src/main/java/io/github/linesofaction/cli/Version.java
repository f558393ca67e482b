package io.github.linesofaction.cli;

import picocli.CommandLine.IVersionProvider;

/** Answers {@code --version}. */
final class Version implements IVersionProvider {
  @Override
  public String[] getVersion() {
    String version = Version.class.getPackage().getImplementationVersion();
    return new String[] {"loa " + (version == null ? "(unpackaged)" : version)};
  }
}
