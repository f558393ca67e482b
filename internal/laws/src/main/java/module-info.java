/** What has to hold under every rule set: for the tests of variants. Not published. */
module io.github.linesofaction.laws {
  requires transitive io.github.linesofaction.core;
  requires org.assertj.core;

  exports io.github.linesofaction.laws;
}
