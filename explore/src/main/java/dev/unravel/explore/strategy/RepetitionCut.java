package dev.unravel.explore.strategy;

import dev.unravel.explore.follow.VisitedStates;
import dev.unravel.runtime.Execution;
import dev.unravel.runtime.schedule.ControlledThread;
import dev.unravel.runtime.table.LongSet;

/**
 * Ends executions of a systematic search that would repeat what others do, as far as order matters:
 * those that come to a state where another has been.
 *
 * <p>That equal states have equal futures is true as far as we see all that conflicts. So it is not
 * taken for granted: the first executions that could be ended are not, and later some, and each of
 * them has to come to an end that is known, in the order of what conflicts and in its outcome.
 */
final class RepetitionCut {
  /** So many are all looked at. */
  private static final int FIRST = 64;

  /** Of the others, one in so many. */
  private static final int ONE_IN = 8;

  private final VisitedStates visited = new VisitedStates();
  private final LongSet ends = new LongSet();
  private int met;
  private boolean checks;
  private boolean cut;
  private boolean contradicted;

  void begin() {
    checks = false;
    cut = false;
  }

  /** There are more choices than before: nothing that was seen counts any longer. */
  void startOver() {
    visited.clear();
    ends.clear();
  }

  /** Whether the execution need not go on. Asked at each choice from which it has no plan. */
  boolean ends(ControlledThread running) {
    if (checks || !visited.hadThis(running, 0)) {
      return false;
    }
    met++;
    checks = met <= FIRST || met % ONE_IN == 0;
    cut = !checks;
    return cut;
  }

  /** Whether this execution goes on only to see that it comes to a known end. */
  boolean checks() {
    return checks;
  }

  /** An execution is over. */
  void ended() {
    if (!cut) {
      boolean isNew = ends.add(Execution.order() * 31 + Execution.failure());
      contradicted |= checks && isNew;
    }
  }

  /** Whether the last execution did not come to its end. */
  boolean cut() {
    return cut;
  }

  /** Whether equal states were seen to lead to different ends. */
  boolean contradicted() {
    return contradicted;
  }
}
