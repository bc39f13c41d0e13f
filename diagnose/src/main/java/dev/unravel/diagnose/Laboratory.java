package dev.unravel.diagnose;

import dev.unravel.trace.FailureSignature;
import dev.unravel.wire.Plan;
import java.util.Optional;

/**
 * Runs a target under plans, one execution at a time. Every diagnosis is made of such experiments,
 * and knows nothing else about how the target is run.
 */
public interface Laboratory {

  /** Runs an execution. */
  Attempt attempt(Plan plan);

  /** Runs an execution and records every action of it. */
  Attempt recorded(Plan plan);

  /**
   * Makes the last execution the one that guided plans refer to. At first that is the failing one
   * that the laboratory was made for.
   */
  void keep();

  /**
   * Looks through all schedules with few preemptions.
   *
   * @param signature the failure to look for
   * @param preemptions one with fewer preemptions is looked for
   * @param switches one with as many preemptions and fewer switches will do, too
   * @param maxExecutions executions after which to give up
   * @param maxMillis milliseconds after which to give up
   */
  Sought seek(
      FailureSignature signature,
      int preemptions,
      int switches,
      long maxExecutions,
      long maxMillis);

  /**
   * Looks at random for an execution that fails like the kept one with fewer preemptions, or as
   * many and fewer switches.
   *
   * @param signature the failure to look for
   * @param seed of the random numbers
   * @param maxExecutions executions after which to give up
   * @param maxMillis milliseconds after which to give up
   */
  Optional<Attempt> sample(
      FailureSignature signature, long seed, long maxExecutions, long maxMillis);

  /** Executions so far. */
  long executions();

  /**
   * Result of a search through all schedules.
   *
   * @param found the first that fails with less
   * @param fewerTried whether every schedule with fewer preemptions was run, timeouts that pass
   *     early counting as preemptions
   * @param equalTried whether every schedule with as many was run, too
   * @param executions how many were run
   */
  record Sought(Optional<Attempt> found, boolean fewerTried, boolean equalTried, long executions) {}
}
