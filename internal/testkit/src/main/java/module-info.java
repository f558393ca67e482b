/**
 * A plain, independent oracle for the rules, seeded generators and readers of test data. Knows
 * neither the library under test nor any test framework.
 */
module io.github.linesofaction.testkit {
  exports io.github.linesofaction.testkit;
}
