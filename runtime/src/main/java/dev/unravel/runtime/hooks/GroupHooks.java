package dev.unravel.runtime.hooks;

import dev.unravel.runtime.schedule.Control;

/** Replacements for methods of Thread and ThreadGroup that are about all threads of a group. */
public final class GroupHooks {
  private GroupHooks() {}

  public static int activeCount() {
    return Control.current() == null
        ? Thread.activeCount()
        : activeCount(Thread.currentThread().getThreadGroup());
  }

  public static int activeCount(ThreadGroup group) {
    return Control.current() == null ? group.activeCount() : ThreadCounts.list(group, null, true);
  }

  public static int enumerate(Thread[] into) {
    return Control.current() == null
        ? Thread.enumerate(into)
        : enumerate(Thread.currentThread().getThreadGroup(), into, true);
  }

  public static int enumerate(ThreadGroup group, Thread[] into) {
    return enumerate(group, into, true);
  }

  public static int enumerate(ThreadGroup group, Thread[] into, boolean recursive) {
    return Control.current() == null
        ? group.enumerate(into, recursive)
        : ThreadCounts.list(group, into, recursive);
  }

  public static void interrupt(ThreadGroup group) {
    if (Control.current() == null) {
      group.interrupt();
    } else {
      ThreadCounts.interruptAll(group);
    }
  }
}
