package dev.unravel.step;

/**
 * The one thread that a debugger steps through. It goes by the number of the first thread of the
 * execution for good; while another one runs, these two are shown in each other's place. So every
 * thread is there exactly once, and the debugger, which holds on to a number, follows the schedule.
 */
final class ShownThread {
  private long shown;
  private long running;

  synchronized void runs(long thread) {
    if (shown == 0) {
      shown = thread;
    }
    running = thread;
  }

  /** What the debugger calls the thread that runs. */
  synchronized long shown() {
    return shown;
  }

  /** The thread that runs. */
  synchronized long running() {
    return running;
  }

  /** The debugger's number for a thread of the JVM, and the other way round. */
  synchronized long swap(long thread) {
    if (thread == shown) {
      return running;
    }
    return thread == running ? shown : thread;
  }
}
