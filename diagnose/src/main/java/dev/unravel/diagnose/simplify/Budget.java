package dev.unravel.diagnose.simplify;

import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;

/** The rest of the limits. */
final class Budget {
  private final SimplifyLimits limits;
  private final LongSupplier executions;
  private final long start = System.nanoTime();

  Budget(SimplifyLimits limits, LongSupplier executions) {
    this.limits = limits;
    this.executions = executions;
  }

  /** Goes on only if another execution may run. */
  void check() {
    if (executionsLeft() <= 0) {
      throw new OutOfBudgetException("the limit of executions was reached");
    }
    if (millisLeft() <= 0) {
      throw new OutOfBudgetException("the time was up");
    }
  }

  long executionsLeft() {
    return limits.maxExecutions() == 0
        ? Long.MAX_VALUE
        : limits.maxExecutions() - executions.getAsLong();
  }

  long millisLeft() {
    return limits.maxMillis() == 0
        ? TimeUnit.DAYS.toMillis(1)
        : limits.maxMillis() - TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }
}
