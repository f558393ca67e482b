package io.github.linesofaction.consumer;

import java.io.ByteArrayInputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Does once what library code may not, so that the tests of structure are seen to find it. */
@SuppressWarnings({
  "DefaultCharset",
  "JavaTimeDefaultTimeZone",
  "StringCaseLocaleUsage",
  "SystemOut",
  "TimeZoneUsage",
  "unused"
})
final class Sinner {
  static int counter;
  static final List<String> SEEN = new ArrayList<>();
  static final int[] OPEN_TABLE = {1};

  private Sinner() {}

  static void output() {
    System.out.println("out");
  }

  static void trace(Exception e) {
    e.printStackTrace();
  }

  static byte[] charset() {
    return "x".getBytes();
  }

  static int charsetOfReader() throws IOException {
    return new InputStreamReader(new ByteArrayInputStream(new byte[0])).read();
  }

  static String locale() {
    return "x".toLowerCase();
  }

  static String localeOfFormat() {
    return String.format("%d", 1);
  }

  static String localeOfFormatted() {
    return "%d".formatted(1);
  }

  static double chance() {
    return Math.random();
  }

  static Random chanceOfGenerator() {
    return new Random();
  }

  static long clock() {
    return System.nanoTime();
  }

  static LocalDate clockOfDates() {
    return LocalDate.now();
  }

  static Class<?> reflection() throws ClassNotFoundException {
    return Class.forName("x");
  }

  static Object reflectionOnMethods() throws ReflectiveOperationException {
    return Sinner.class.getDeclaredMethod("clock").invoke(null);
  }
}
