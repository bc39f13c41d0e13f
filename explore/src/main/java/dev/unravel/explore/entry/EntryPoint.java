package dev.unravel.explore.entry;

/** The code that the main thread of an execution runs: a main method, or tests. */
public interface EntryPoint {

  /** Called once in every execution, under control; what it throws is the target's failure. */
  void run() throws Throwable;
}
