package dev.unravel.explore.job;

import dev.unravel.runtime.claim.Conditions;
import dev.unravel.runtime.jvm.Warnings;
import dev.unravel.trace.Assumption;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.PointLevel;
import dev.unravel.trace.Settings;
import dev.unravel.wire.Terms;
import java.util.Set;
import java.util.TreeSet;

/**
 * The terms of what a search has covered: what the executions met, and what follows from the
 * settings.
 */
final class TermsOfSearch {
  private static final String UNREPEATED =
      "a failure did not repeat: something is carried from one execution to the next";

  private static final String CARRIED =
      "an execution left something behind that no reset reaches, and others started with it";

  private final Settings settings;
  private long executions;
  private long unresolved;
  private boolean unrepeated;
  private boolean carried;
  private long loaderNanos;
  private String progress = "";

  TermsOfSearch(Settings settings) {
    this.settings = settings;
  }

  /** An execution is over that ended as it should, with a pass or a failure, or did not. */
  void executed(boolean resolved) {
    executions++;
    unresolved += resolved ? 0 : 1;
  }

  /** Whether of no execution it is known how it would have ended. */
  boolean nothingResolved() {
    return executions > 0 && unresolved == executions;
  }

  /** A failing execution came out differently when it was run again. */
  void didNotRepeat() {
    unrepeated = true;
  }

  /** Executions did not all start as in a new JVM. */
  void carriedOver() {
    carried = true;
  }

  /** How far the search has got, in words; "" if there is nothing to say. */
  void got(String text) {
    progress = text;
  }

  /** So long it took to make a class loader for an execution. */
  void loaded(long nanos) {
    loaderNanos += nanos;
  }

  /**
   * The terms now.
   *
   * @param millis how long the search has taken
   */
  Terms terms(long millis) {
    return new Terms(
        assumptions(settings), gaps(), Conditions.threads(), Conditions.mayRace(), notes(millis));
  }

  /** Without a search: what executions by other means have met. */
  static Terms ofExecutions(Settings settings) {
    Set<String> gaps = new TreeSet<>(Conditions.gaps());
    gaps.addAll(Warnings.all());
    return new Terms(
        assumptions(settings), gaps, Conditions.threads(), Conditions.mayRace(), Set.of());
  }

  private static Set<Assumption> assumptions(Settings settings) {
    Set<Assumption> all = Conditions.assumptions();
    if (settings.insideConcurrent()) {
      all.remove(Assumption.CONCURRENT_CALLS);
    }
    return all;
  }

  private Set<String> gaps() {
    Set<String> gaps = new TreeSet<>(Conditions.gaps());
    if (settings.isolation() == Isolation.SAME) {
      gaps.add("executions share static fields (--isolation same)");
    }
    if (settings.points() == PointLevel.SYNC) {
      gaps.add("accesses to memory are no points (--points sync)");
    }
    if (unresolved > 0) {
      gaps.add("of some executions nobody knows how they would have ended");
    }
    if (unrepeated) {
      gaps.add(UNREPEATED);
    }
    if (carried) {
      gaps.add(CARRIED);
    }
    return gaps;
  }

  private Set<String> notes(long millis) {
    Set<String> notes = new TreeSet<>();
    if (loaderNanos / 1_000_000 > millis / 2) {
      notes.add(
          "most of the time went into loading the classes anew for each execution; static state"
              + " that can be reset makes it faster");
    }
    if (!progress.isEmpty()) {
      notes.add(progress);
    }
    if (executions > 0 && Conditions.tooLong() > executions / 2) {
      notes.add(
          "most executions took more than --max-actions actions; a smaller input makes a search"
              + " worth more");
    }
    if (Conditions.exceptionsHandled) {
      notes.add(
          "exceptions that ended a thread were taken by a handler that the program has set, so"
              + " they are no failures");
    }
    return notes;
  }
}
