package dev.unravel.explore.execution;

import dev.unravel.explore.follow.NoPreemption;
import dev.unravel.runtime.TargetState;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;

/**
 * The source of new static state for each execution: a new class loader, or far faster a reset of
 * the classes that are there. A reset is used only if it leaves every static field at its default
 * and an execution without preemption comes out the same after it as in a new loader, and that is
 * looked at again now and then, and before anything is claimed. A failure is confirmed in a new
 * loader in any case.
 */
public final class FreshClasses {
  private static final int CHECK_EVERY = 1_000;

  private final Runs runs;
  private boolean resets;
  private int sinceCheck;
  private int mismatches;
  private long expected;
  private Settings settings;

  FreshClasses(Runs runs) {
    this.runs = runs;
  }

  /** Whether executions share their classes. */
  public boolean resets() {
    return resets;
  }

  /** From now on every execution gets a new loader. Returns whether that is a change. */
  public boolean stopResetting() {
    boolean change = resets;
    resets = false;
    return change;
  }

  /**
   * Finds out, once, whether a reset does for this target: with an execution in a new loader and
   * two after it.
   *
   * @return how many executions that took
   */
  public int tryResetting(Settings fresh) {
    if (settings != null) {
      return 0;
    }
    settings = fresh;
    runs.program().renew();
    Outcome outcome = runs.once(new NoPreemption(), settings, null, true);
    expected = runs.fingerprint();
    resets = outcome instanceof Outcome.Pass && sameAfterReset() && sameAfterReset();
    return 3;
  }

  private boolean sameAfterReset() {
    return TargetState.resetClasses() && TargetState.classesAreNew() && isAsExpected();
  }

  private boolean isAsExpected() {
    runs.once(new NoPreemption(), settings, null, true);
    return runs.fingerprint() == expected;
  }

  /** Before an execution. */
  public void provide() {
    boolean fresh = resets && TargetState.resetClasses();
    if (fresh && ++sinceCheck >= CHECK_EVERY) {
      sinceCheck = 0;
      fresh = check() && TargetState.resetClasses();
    }
    if (!fresh) {
      runs.program().renew();
    }
  }

  /**
   * Looks once more, at the end of a search.
   *
   * @return whether every look has found what a new loader would have given
   */
  public boolean stayedNew() {
    if (resets && sinceCheck > 0 && TargetState.resetClasses()) {
      sinceCheck = 0;
      check();
    }
    return mismatches == 0;
  }

  /** Something may have got past a reset: once a new loader helps, twice it is the rule. */
  private boolean check() {
    boolean same = TargetState.classesAreNew() && isAsExpected();
    if (!same) {
      resets = ++mismatches < 2;
    }
    return same;
  }
}
