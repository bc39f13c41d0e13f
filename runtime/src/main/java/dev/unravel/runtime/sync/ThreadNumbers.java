package dev.unravel.runtime.sync;

import dev.unravel.runtime.memory.StepUses;

/** The ids and numbers that the JDK gives to the threads of an execution. */
public final class ThreadNumbers {
  /** Thread ids of the target start here, away from those of the JVM's own threads. */
  public static final long FIRST_ID = 1_000_000;

  private static long ids;
  private static int numbers;

  private ThreadNumbers() {}

  public static void reset() {
    ids = FIRST_ID;
    numbers = 0;
  }

  public static long nextId() {
    StepUses.note(StepUses.THREADS, StepUses.WRITE);
    return ++ids;
  }

  public static int nextNumber() {
    StepUses.note(StepUses.THREADS, StepUses.WRITE);
    return numbers++;
  }
}
