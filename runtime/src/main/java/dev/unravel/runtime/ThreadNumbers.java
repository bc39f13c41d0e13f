package dev.unravel.runtime;

/** The ids and numbers that the JDK gives to the threads of an execution. */
final class ThreadNumbers {
  /** Thread ids of the target start here, away from those of the JVM's own threads. */
  static final long FIRST_ID = 1_000_000;

  private static long ids;
  private static int numbers;

  private ThreadNumbers() {}

  static void reset() {
    ids = FIRST_ID;
    numbers = 0;
  }

  static long nextId() {
    return ++ids;
  }

  static int nextNumber() {
    return numbers++;
  }
}
