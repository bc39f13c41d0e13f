package dev.unravel.diagnose.isolate;

/** Outcomes of a mix of a passing and a failing schedule. */
enum MixOutcome {
  PASS,
  /** It showed the failure that is looked into, not just any. */
  FAIL,
  /** It showed another failure, left its schedule, or is no schedule at all. */
  UNRESOLVED
}
