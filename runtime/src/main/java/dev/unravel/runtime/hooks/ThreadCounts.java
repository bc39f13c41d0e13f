package dev.unravel.runtime.hooks;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.claim.Unmodelled;
import dev.unravel.runtime.memory.StepUses;
import dev.unravel.runtime.schedule.Scheduler;

/**
 * The threads of a group that are alive, as the target sees them when it counts or interrupts them.
 * The JVM's own lists do not know controlled threads, which never start there. To count a thread is
 * to look at its status, one after the other, as the JVM does.
 */
final class ThreadCounts {
  private ThreadCounts() {}

  /** How many there are; puts them into an array as far as it is long enough, if there is one. */
  static int list(ThreadGroup group, Thread[] into, boolean recursive) {
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    Conditions.threadsCounted |= Scheduler.threadCount > 1;
    Unmodelled.note("the threads that run are counted");
    int found = 0;
    for (int i = 0; i < Scheduler.threadCount; i++) {
      Thread thread = Scheduler.threads[i].thread;
      if (isIn(group, thread, recursive) && ThreadHooks.isAlive(thread)) {
        if (into != null && found == into.length) {
          break;
        }
        if (into != null) {
          into[found] = thread;
        }
        found++;
      }
    }
    return found;
  }

  private static boolean isIn(ThreadGroup group, Thread thread, boolean recursive) {
    if (thread.getClass().getName().startsWith("java.lang.VirtualThread")) {
      return false;
    }
    ThreadGroup its = thread.getThreadGroup();
    return its != null && (its == group || recursive && group.parentOf(its));
  }

  static void interruptAll(ThreadGroup group) {
    StepUses.note(StepUses.ALL, StepUses.WRITE);
    for (int i = 0; i < Scheduler.threadCount; i++) {
      Thread thread = Scheduler.threads[i].thread;
      if (isIn(group, thread, true) && ThreadHooks.isAlive(thread)) {
        thread.interrupt();
      }
    }
  }
}
