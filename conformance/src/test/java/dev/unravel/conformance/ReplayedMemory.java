package dev.unravel.conformance;

import java.util.ArrayList;
import java.util.List;

/**
 * The shared variables as one thread of a generated program sees them, when the thread is run again
 * from its beginning: it gets what it read before, does nothing when it writes what it wrote
 * before, and stops at the access that comes next. So real Java code runs in steps, without any
 * thread, hook or proof.
 */
public final class ReplayedMemory {
  private static final class Stop extends Error {
    private static final long serialVersionUID = 1;

    Stop() {
      super(null, null, false, false);
    }
  }

  private final int thread;
  private final List<Object> read;
  private int accesses;
  private int reads;
  private int nodes;
  private int next = -1;
  private boolean writes;
  private Object value;

  /**
   * @param read what it read before
   * @param accesses how many accesses it made
   */
  ReplayedMemory(int thread, List<Object> read, int accesses) {
    this.thread = thread;
    this.read = new ArrayList<>(read);
    this.accesses = accesses;
  }

  /** Runs the thread up to its next access; returns whether there is one. */
  boolean reachesAccess(Runnable run) {
    try {
      run.run();
      return false;
    } catch (Stop stop) {
      return true;
    }
  }

  int variable() {
    return next;
  }

  boolean writes() {
    return writes;
  }

  Object value() {
    return value;
  }

  /** Called by generated code. */
  public Object get(int variable) {
    if (accesses-- == 0) {
      next = variable;
      throw new Stop();
    }
    return read.get(reads++);
  }

  /** Called by generated code. */
  public void put(int variable, Object written) {
    if (accesses-- == 0) {
      next = variable;
      writes = true;
      value = written;
      throw new Stop();
    }
  }

  /** Called by generated code: a new object, the same one each time the thread is run again. */
  public Object node(int ignored) {
    return "node " + thread + " " + nodes++;
  }
}
