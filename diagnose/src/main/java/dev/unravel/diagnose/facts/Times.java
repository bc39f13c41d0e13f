package dev.unravel.diagnose.facts;

import dev.unravel.trace.Operation;
import java.util.Optional;

/** Places in an execution where time passes, and those where that is what fails. */
public final class Times {
  private final Facts facts;

  public Times(Facts facts) {
    this.facts = facts;
  }

  /** Whether an action is that a sleep ends, or a limit of time. */
  public boolean passes(int i) {
    return switch (facts.operation(i)) {
      case SLEEP, TIMEOUT -> true;
      case PARK, JOIN -> !facts.action(i).value().isEmpty();
      default -> false;
    };
  }

  /** The call, or wait, that ran out of time, or -1. */
  public int callOf(int time) {
    if (facts.operation(time) == Operation.TIMEOUT) {
      return time;
    }
    for (int i = time - 1; i >= 0 && facts.operation(time) == Operation.PARK; i--) {
      if (facts.thread(i) == facts.thread(time) && facts.operation(i) == Operation.CALL) {
        return i;
      }
    }
    return -1;
  }

  /**
   * What to say of a failure that nothing else explains: nobody did anything wrong, there was just
   * no time left at the place that failed. It may be meant to be enough.
   */
  public Optional<String> hint(FailurePoint failure, Words words) {
    return failure.ends().stream()
        .filter(end -> passes(end) && facts.operation(end) != Operation.SLEEP)
        .filter(end -> facts.place(end).map(failure::names).orElse(false))
        .findFirst()
        .map(
            end ->
                words.by(end)
                    + " ran out of time"
                    + words.at(end)
                    + ", as a limit below --patience may at any moment; lower that if the limit"
                    + " is always enough");
  }
}
