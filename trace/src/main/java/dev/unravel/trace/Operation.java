package dev.unravel.trace;

/**
 * Something a thread does at which the interleaving may matter.
 *
 * <p>The order of the constants is part of the file format: append, never reorder.
 */
public enum Operation {
  /** First action of a thread. */
  BEGIN("begin"),
  /** Acquires a monitor. */
  LOCK("lock"),
  /** Releases a monitor. */
  UNLOCK("unlock"),
  /** Releases a monitor and joins its wait set. */
  WAIT("wait"),
  /** Wakes one waiter, if there is one. */
  NOTIFY("notify"),
  /** Wakes every waiter. */
  NOTIFY_ALL("notifyAll"),
  /** Goes on after {@code LockSupport.park}. */
  PARK("park"),
  /** Gives a thread its permit. */
  UNPARK("unpark"),
  /** Starts a thread. */
  START("start"),
  /** Goes on after another thread has ended. */
  JOIN("join"),
  /** Goes on after a sleep. */
  SLEEP("sleep"),
  /** Interrupts a thread. */
  INTERRUPT("interrupt"),
  /** Reads a field, an array element or a thread's status. */
  READ("read"),
  /** Writes a field or an array element. */
  WRITE("write"),
  /** Reads and writes in one step: compareAndSet, getAndAdd and their kin. */
  COMPARE_AND_SET("cas"),
  /** Calls a method of java.util.concurrent, which runs as one step until it parks. */
  CALL("call"),
  /** Offers the processor: Thread.yield, onSpinWait, a method entry or a loop back-edge. */
  YIELD("yield"),
  /** Takes the initialisation lock of a class. */
  INIT("init"),
  /** Last action of a thread. */
  END("end"),
  /** Leaves a wait set because the time is up; the monitor is still to be taken again. */
  TIMEOUT("timeout");

  private final String word;

  Operation(String word) {
    this.word = word;
  }

  /** How the operation is called in tables and messages. */
  public String word() {
    return word;
  }
}
