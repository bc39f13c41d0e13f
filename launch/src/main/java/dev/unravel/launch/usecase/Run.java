package dev.unravel.launch.usecase;

import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.explain.Origin;
import dev.unravel.diagnose.isolate.Handover;
import dev.unravel.diagnose.isolate.IsolationResult;
import dev.unravel.diagnose.isolate.SwitchDifference;
import dev.unravel.diagnose.simplify.Cost;
import dev.unravel.diagnose.simplify.NotShownException;
import dev.unravel.diagnose.simplify.Simplification;
import dev.unravel.diagnose.simplify.SimplifyLimits;
import dev.unravel.diagnose.simplify.SimplifyListener;
import dev.unravel.diagnose.trial.Contrast;
import dev.unravel.diagnose.trial.NotRepeatedException;
import dev.unravel.launch.DiagnosisListener;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.trace.TraceStatistics;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.function.Supplier;

/**
 * Everything that can be found out: finds a failing execution, then simplifies, isolates and
 * explains it, with one worker for these three. A step that does not succeed is left out, with a
 * note; what is known without it is worth telling.
 */
public final class Run {
  private static final SimplifyLimits SIMPLIFYING = new SimplifyLimits(20_000, 5_000, 0);
  private static final long MOST_TESTS = 1_000;
  private static final long SEED = 1;

  private final WorkerSetup setup;
  private final Trace found;
  private final long hangMillis;
  private final DiagnosisListener listener;
  private final long start = System.nanoTime();
  private Trace failing;
  private Optional<Trace> passing = Optional.empty();
  private Optional<Simplification> simplification = Optional.empty();
  private IsolationResult isolation = new IsolationResult.NotIsolated("it was not tried");
  private Optional<Explanation> explanation = Optional.empty();
  private long executions;

  private Run(WorkerSetup setup, Trace found, long hangMillis, DiagnosisListener listener) {
    this.setup = setup;
    this.found = found;
    this.hangMillis = hangMillis;
    this.listener = listener;
    this.failing = found;
  }

  /**
   * A search, and what was found out about the failing execution.
   *
   * @param search how the search went
   * @param repeatable the failing execution, if there is one that a new JVM repeats
   * @param diagnosis what was found out about it
   */
  public record Result(
      SearchResult search, Optional<FoundTrace> repeatable, Optional<Diagnosis> diagnosis) {}

  /**
   * Finds a failing execution, and diagnoses it if a new JVM repeats it.
   *
   * @param searching hears of the search
   * @param diagnosing makes what hears of the diagnosis
   */
  public static Result run(
      WorkerSetup setup,
      SearchRequest request,
      RunListener searching,
      Supplier<DiagnosisListener> diagnosing) {
    SearchResult search = Find.run(setup, request, searching);
    Optional<FoundTrace> repeatable = search.found().filter(found -> found.divergence().isEmpty());
    return new Result(
        search,
        repeatable,
        repeatable.map(
            found -> diagnose(setup, found.trace(), request.hangMillis(), diagnosing.get())));
  }

  /**
   * Diagnoses a failing execution.
   *
   * @param found the failing execution, with all its actions
   * @param hangMillis milliseconds without an action after which an execution hangs
   */
  public static Diagnosis diagnose(
      WorkerSetup setup, Trace found, long hangMillis, DiagnosisListener listener) {
    return new Run(setup, found, hangMillis, listener).diagnose();
  }

  private Diagnosis diagnose() {
    if (isHang(found)) {
      listener.note("code that is not controlled hangs, so no other schedule was tried");
      return diagnosis(Optional.empty());
    }
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup, found, hangMillis, new NotesOnce(listener))) {
      simplify(laboratory);
      isolate(laboratory);
      explain(laboratory);
      executions = laboratory.executions();
    } catch (WorkerLostException | LaunchException lost) {
      listener.note("the diagnosis is not complete: " + lost.getMessage());
    }
    listener.phase("confirming");
    return diagnosis(
        Optional.of(Confirmation.of(failing, setup, hangMillis, new RunListener() {})));
  }

  private Diagnosis diagnosis(Optional<Confirmation> confirmation) {
    return new Diagnosis(
        failing,
        passing,
        simplification,
        isolation,
        explanation,
        executions,
        TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start),
        confirmation.flatMap(Confirmation::divergence));
  }

  private void simplify(WorkerLaboratory laboratory) {
    listener.phase("simplifying");
    SimplifyListener heard =
        new SimplifyListener() {
          @Override
          public void progress(String phase, long done, Cost best) {
            listener.simplifying(done, best);
          }

          @Override
          public void better(Trace trace) {
            failing = trace;
          }
        };
    try {
      Simplification simplest = Simplify.in(laboratory, found, SIMPLIFYING, heard);
      failing = simplest.trace();
      simplification = Optional.of(simplest);
    } catch (NotShownException gone) {
      listener.note("not simplified: " + gone.getMessage());
    }
  }

  private void isolate(WorkerLaboratory laboratory) {
    if (isLivelock(failing)) {
      isolation = new IsolationResult.NotIsolated("an execution without end takes too long for it");
      return;
    }
    listener.phase("isolating");
    laboratory.startFrom(failing);
    isolation = Isolate.in(laboratory, Optional.empty(), MOST_TESTS, SEED);
    if (isolation instanceof IsolationResult.Isolated isolated) {
      passing = Optional.of(isolated.passing());
      // It lies between the two, and may have switches that are not needed.
      if (Cost.of(isolated.failing()).compareTo(Cost.of(failing)) <= 0) {
        failing = isolated.failing();
      }
    }
  }

  private void explain(WorkerLaboratory laboratory) {
    listener.phase("explaining");
    laboratory.startFrom(failing);
    Optional<Origin> origin =
        simplification.map(
            simplest ->
                new Origin(TraceStatistics.of(found), simplest.executions(), simplest.minimal()));
    try {
      Explanation told = withDecidingSwitch(Explain.in(laboratory, failing, passing, origin));
      explanation = Optional.of(told);
      // What is shown beside the failing execution is what is kept.
      passing = told.contrast().map(contrast -> contrast.passing()).or(() -> passing);
    } catch (NotRepeatedException gone) {
      listener.note("not explained: " + gone.getMessage());
    }
  }

  /** If the explanation singles out no switch, the one that was isolated is it. */
  private Explanation withDecidingSwitch(Explanation told) {
    if (told.contrast().isEmpty()
        || told.contrast().get().switchClock() > 0
        || !(isolation instanceof IsolationResult.Isolated isolated)
        || isolated.remaining().size() != 1
        || !isolated.failing().schedule().equals(failing.schedule())) {
      return told;
    }
    Contrast contrast = told.contrast().get();
    SwitchDifference.Side decides = isolated.remaining().get(0).failing();
    return decides.handover().filter(Handover::isSwitch).isPresent()
        ? told.with(new Contrast(contrast.passing(), contrast.same(), decides.clock()))
        : told;
  }

  private static boolean isLivelock(Trace trace) {
    return trace.outcome() instanceof Outcome.Fail fail
        && fail.signature().kind() == FailureKind.LIVELOCK;
  }

  private static boolean isHang(Trace trace) {
    return trace.outcome() instanceof Outcome.Fail fail
        && fail.signature().kind() == FailureKind.HANG;
  }
}
