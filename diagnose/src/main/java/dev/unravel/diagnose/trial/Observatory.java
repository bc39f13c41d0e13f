package dev.unravel.diagnose.trial;

import dev.unravel.diagnose.Laboratory;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.trace.FailureSignature;
import dev.unravel.wire.Plan;
import dev.unravel.wire.Rule;
import java.util.List;

/** A laboratory that can watch an execution more closely than a trace tells. */
public interface Observatory extends Laboratory {

  /**
   * Runs an execution, records every action of it, and sees what is in no trace.
   *
   * @param goOn whether the others go on when a thread has failed
   */
  Observed observe(Plan plan, boolean goOn);

  /**
   * Searches among the schedules that keep to rules, near the kept execution and elsewhere, until
   * one fails; without a rule, it counts those that fail.
   *
   * @param maxExecutions executions after which to give up
   * @param maxMillis milliseconds after which to give up
   */
  Imposed impose(List<Rule> rules, long maxExecutions, long maxMillis);

  /**
   * Leaves the kept execution at some clock values and goes on at random.
   *
   * @param signature the failure to count
   * @param clocks after how many actions to leave it, in order
   * @param maxRounds how often at each
   * @param maxMillis milliseconds after which no other round begins
   */
  Curve continuations(FailureSignature signature, List<Long> clocks, int maxRounds, long maxMillis);

  /**
   * Result of a search among schedules that keep to rules.
   *
   * @param executions how many were run
   * @param failed how many of them failed, or came to a standstill through the rules
   * @param unresolved of how many nobody knows how they would have ended
   * @param complete whether every schedule was run, or one like it
   * @param failure how the first of them failed, or ""
   */
  record Imposed(long executions, long failed, long unresolved, boolean complete, String failure) {}
}
