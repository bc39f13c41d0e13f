package dev.unravel.runtime.claim;

import dev.unravel.runtime.schedule.ControlledThread;

/**
 * Threads that run code of the target while an execution goes on, and are not under control:
 * threads of the JVM (finalisers, cleaners, signal handlers), of other agents, of native code. They
 * act at any time, whatever the schedule says.
 */
public final class Outsiders {
  private Outsiders() {}

  /** A thread has come into code of the target; nearly always it is the one that is running. */
  public static void look(ControlledThread running) {
    if (running != null && running.identity != Thread.currentThread()) {
      BlindSpots.add(
          "code of the target ran on the thread "
              + Thread.currentThread().getName()
              + ", which is not controlled");
    }
  }
}
