package io.github.linesofaction.consumer;

import com.tngtech.archunit.base.DescribedPredicate;
import com.tngtech.archunit.core.domain.JavaAccess;
import java.util.Set;
import java.util.function.Predicate;
import java.util.regex.Pattern;

/** What library code may not call, as predicates over the calls in its class files. */
final class Forbidden {
  private static final Set<String> STREAMS =
      Set.of("java.lang.System.out", "java.lang.System.err", "java.lang.System.in");

  private static final Pattern PRINTING =
      Pattern.compile(
          "java\\.lang\\.System\\.(setOut|setErr|setIn|console)\\(.*"
              + "|.*\\.printStackTrace\\(\\)|java\\.util\\.logging\\..*|java\\.lang\\.System\\.getLogger.*");

  /** Methods and constructors that fall back on the platform's charset. */
  private static final Set<String> CHARSETS =
      Set.of(
          "java.lang.String.getBytes()",
          "java.lang.String.<init>([B)",
          "java.lang.String.<init>([B, int, int)",
          "java.io.InputStreamReader.<init>(java.io.InputStream)",
          "java.io.OutputStreamWriter.<init>(java.io.OutputStream)",
          "java.io.FileReader.<init>(java.lang.String)",
          "java.io.FileReader.<init>(java.io.File)",
          "java.io.FileWriter.<init>(java.lang.String)",
          "java.io.FileWriter.<init>(java.io.File)",
          "java.io.PrintStream.<init>(java.io.OutputStream)",
          "java.io.PrintWriter.<init>(java.io.OutputStream)",
          "java.util.Scanner.<init>(java.io.InputStream)",
          "java.io.ByteArrayOutputStream.toString()",
          "java.nio.charset.Charset.defaultCharset()");

  /** Methods that fall back on the platform's locale. */
  private static final Set<String> LOCALES =
      Set.of(
          "java.lang.String.toLowerCase()",
          "java.lang.String.toUpperCase()",
          "java.lang.String.format(java.lang.String, [Ljava.lang.Object;)",
          "java.lang.String.formatted([Ljava.lang.Object;)",
          "java.util.Formatter.<init>()",
          "java.util.Locale.getDefault()",
          "java.text.NumberFormat.getInstance()",
          "java.text.DecimalFormat.<init>(java.lang.String)",
          "java.text.Collator.getInstance()");

  private static final Set<String> CHANCE =
      Set.of(
          "java.lang.Math.random()",
          "java.util.Random.<init>()",
          "java.util.SplittableRandom.<init>()",
          "java.util.UUID.randomUUID()",
          "java.util.concurrent.ThreadLocalRandom.current()",
          "java.security.SecureRandom.<init>()",
          "java.util.Collections.shuffle(java.util.List)");

  private static final Pattern CLOCKS =
      Pattern.compile(
          "java\\.lang\\.System\\.(currentTimeMillis|nanoTime)\\(\\)"
              + "|java\\.time\\..*\\.(now|systemUTC|systemDefaultZone)\\(.*"
              + "|java\\.util\\.(Date|GregorianCalendar)\\.<init>\\(\\)"
              + "|java\\.util\\.Calendar\\.getInstance\\(.*");

  private static final Pattern REFLECTION =
      Pattern.compile(
          "java\\.lang\\.reflect\\..*"
              + "|java\\.lang\\.invoke\\.(MethodHandles|VarHandle|MethodHandle)[.$].*"
              + "|java\\.lang\\.Class\\.(forName|newInstance|get(Declared)?"
              + "(Field|Method|Constructor|Class|RecordComponent)s?|getEnclosing\\w+)\\(.*"
              + "|java\\.lang\\.ClassLoader\\..*");

  private Forbidden() {}

  static DescribedPredicate<JavaAccess<?>> output() {
    return matching("prints", name -> STREAMS.contains(name) || PRINTING.matcher(name).matches());
  }

  static DescribedPredicate<JavaAccess<?>> platformCharset() {
    return matching("uses the platform's charset", CHARSETS::contains);
  }

  static DescribedPredicate<JavaAccess<?>> platformLocale() {
    return matching("uses the platform's locale", LOCALES::contains);
  }

  static DescribedPredicate<JavaAccess<?>> unseededChance() {
    return matching("draws without a seed", CHANCE::contains);
  }

  static DescribedPredicate<JavaAccess<?>> clock() {
    return matching("reads a clock", CLOCKS.asMatchPredicate());
  }

  static DescribedPredicate<JavaAccess<?>> reflection() {
    return matching("reflects", REFLECTION.asMatchPredicate());
  }

  private static DescribedPredicate<JavaAccess<?>> matching(
      String description, Predicate<String> names) {
    return DescribedPredicate.describe(
        description, access -> names.test(access.getTarget().getFullName()));
  }
}
