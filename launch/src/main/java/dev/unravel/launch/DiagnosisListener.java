package dev.unravel.launch;

import dev.unravel.diagnose.simplify.Cost;

/** Hears what goes on while a failing execution is diagnosed. */
public interface DiagnosisListener extends RunListener {

  /** What is done from now on, in a word: {@code simplifying}. */
  default void phase(String word) {}

  /** How far simplifying is. */
  default void simplifying(long executions, Cost best) {}
}
