package dev.unravel.diagnose.simplify;

import dev.unravel.trace.Trace;

/** Hears how a simplification comes along. */
public interface SimplifyListener {

  /** An execution that fails the same way and costs less than all before. */
  default void better(Trace trace) {}

  /**
   * How far it is.
   *
   * @param phase what it does at the moment, for people
   * @param executions executions so far
   * @param best what the best costs
   */
  default void progress(String phase, long executions, Cost best) {}
}
