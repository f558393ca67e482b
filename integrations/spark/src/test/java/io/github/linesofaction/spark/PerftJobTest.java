package io.github.linesofaction.spark;

import static org.assertj.core.api.Assertions.assertThat;

import org.apache.spark.sql.SparkSession;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;

/** The counts are the known ones, wherever the work is shared out. */
class PerftJobTest {
  private static SparkSession session;

  @BeforeAll
  static void start() {
    session = LocalSpark.start();
  }

  @AfterAll
  static void stop() {
    session.stop();
  }

  private static long count(StartText start, int depth, int prefix) {
    return new PerftJob(start, depth, prefix).run(session, word -> {});
  }

  private static StartText startOf(String variant) {
    return new StartText(variant, "", "");
  }

  @Test
  void theKnownCountsComeOut() {
    StartText standard = startOf("standard");
    assertThat(count(standard, 0, 2)).isEqualTo(1);
    assertThat(count(standard, 1, 2)).isEqualTo(36);
    assertThat(count(standard, 2, 2)).isEqualTo(1_244);
    assertThat(count(standard, 5, 2)).isEqualTo(55_963_132);
    assertThat(count(startOf("gemma"), 4, 2)).isEqualTo(1_419_964);
    assertThat(count(startOf("parachute"), 2, 1)).isEqualTo(1_057_326);
    assertThat(count(startOf("ambiloa"), 5, 3)).isEqualTo(1_577_633);
  }

  @Test
  void theLengthOfThePrefixChangesNothing() {
    for (int prefix = 0; prefix <= PerftJob.LONGEST_PREFIX; prefix++) {
      assertThat(count(startOf("square-4"), 5, prefix)).isEqualTo(54_700);
    }
  }

  @Test
  void aSideWithoutAMoveLosesOrPassesAsTheRulesSay() {
    String blocked = "w3wb1b/4w1w1/5w1w/w3w3/7w/8/1w6/5ww1 b";
    assertThat(count(new StartText("standard", "soucie", blocked), 3, 2)).isZero();
    assertThat(count(new StartText("standard", "mindSports", blocked), 3, 2)).isEqualTo(44);
  }
}
