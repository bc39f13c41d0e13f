package dev.unravel.junit;

/** The side of the fork that this JVM is on. */
final class ForkSide {
  private static final String PROPERTY = "unravel.worker";

  private ForkSide() {}

  /** Whether the test runs under control here. */
  static boolean isThis() {
    return System.getProperty(PROPERTY) != null;
  }

  /** The place of the call that this worker is about, or "" if it is about a whole test. */
  static String place() {
    return System.getProperty(PROPERTY, "");
  }
}
