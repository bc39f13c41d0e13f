package dev.unravel.launch.usecase;

import dev.unravel.diagnose.breakpoints.Meeting;
import dev.unravel.diagnose.breakpoints.Meetings;
import dev.unravel.diagnose.data.Finding;
import dev.unravel.diagnose.explain.Explanation;
import dev.unravel.diagnose.facts.Observed;
import dev.unravel.diagnose.trial.Contrast;
import dev.unravel.launch.DiagnosisListener;
import dev.unravel.launch.UsageException;
import dev.unravel.launch.breakpoints.BreakpointSearch;
import dev.unravel.launch.breakpoints.BreakpointSet;
import dev.unravel.launch.breakpoints.BreakpointsRequest;
import dev.unravel.launch.breakpoints.BreakpointsResult;
import dev.unravel.launch.breakpoints.PlainTrials;
import dev.unravel.launch.breakpoints.Rate;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.plain.SameFailure;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.worker.AgentJar;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Plan;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.TimeUnit;
import java.util.stream.Collectors;

/**
 * From a failing trace to breakpoints with which plain runs fail: simplifies, isolates and explains
 * it, takes the meetings of what is left, and tries them for real.
 */
public final class FindBreakpoints {
  private static final int PLAIN_RUNS = 10;

  /** What pauses at breakpoints may add to a run. */
  private static final long PAUSES_MILLIS = 4_000;

  private final WorkerSetup setup;
  private final BreakpointsRequest request;
  private final DiagnosisListener listener;
  private final long start = System.nanoTime();

  private FindBreakpoints(
      WorkerSetup setup, BreakpointsRequest request, DiagnosisListener listener) {
    this.setup = setup;
    this.request = request;
    this.listener = listener;
  }

  /** Does it. */
  public static BreakpointsResult run(
      WorkerSetup setup, BreakpointsRequest request, DiagnosisListener listener) {
    return new FindBreakpoints(setup, request, listener).run();
  }

  private BreakpointsResult run() {
    SameFailure failure = new SameFailure(failing(request).signature());
    Diagnosis diagnosis = Run.diagnose(setup, request.trace(), request.hangMillis(), listener);
    List<Meeting> meetings = meetings(diagnosis);
    Path agent = setup.agent().orElseGet(AgentJar::locate);
    long mostMillis = request.hangMillis() + PAUSES_MILLIS;
    try (PlainTrials trials =
        new PlainTrials(setup.jdk(), request.trace().target(), agent, failure::shows, mostMillis)) {
      listener.phase("running it without breakpoints");
      Rate plain = trials.plain(PLAIN_RUNS);
      if (plain.failures() == PLAIN_RUNS) {
        listener.note("every plain run fails this way, without any breakpoint");
        return new BreakpointsResult(
            diagnosis, Optional.of(BreakpointSet.NONE), plain, plain, 0, millis());
      }
      BreakpointSearch search =
          new BreakpointSearch(trials, meetings, request.mostMillis(), progress());
      Optional<BreakpointSearch.Tried> best = best(search, trials);
      Optional<BreakpointSet> set = best.map(BreakpointSearch.Tried::set);
      Rate rate = best.map(BreakpointSearch.Tried::rate).orElse(Rate.NONE);
      return new BreakpointsResult(diagnosis, set, rate, plain, search.tried(), millis());
    }
  }

  /**
   * What is best in as many runs as are asked for. A few runs are enough to leave a set out, not to
   * choose it.
   */
  private Optional<BreakpointSearch.Tried> best(BreakpointSearch search, PlainTrials trials) {
    Map<BreakpointSet, BreakpointSearch.Tried> judged = new HashMap<>();
    Optional<BreakpointSearch.Tried> next = search.run();
    while (next.isPresent() && !judged.containsKey(next.get().set())) {
      BreakpointSet set = next.get().set();
      Rate rate =
          trials.with(
              set.lines(),
              BreakpointSearch.names(set),
              request.runs(),
              done -> listener.phase("run " + done + " of " + request.runs()));
      judged.put(set, new BreakpointSearch.Tried(set, rate));
      if (rate.failureRate() >= BreakpointSearch.GOOD) {
        break;
      }
      search.learn(next.get(), rate);
      next = search.run();
    }
    return judged.values().stream().reduce((a, b) -> b.isBetterThan(a) ? b : a);
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private BreakpointSearch.SearchListener progress() {
    return new BreakpointSearch.SearchListener() {
      @Override
      public void trying(int number, int of, Optional<BreakpointSearch.Tried> best) {
        listener.phase(
            "trying breakpoint "
                + number
                + " of "
                + of
                + best.map(it -> ", best so far fails " + percent(it.rate())).orElse(""));
      }

      @Override
      public void tried(BreakpointSearch.Tried what) {
        listener.log(what.rate() + " with " + String.join(" and ", what.set().lines()));
      }
    };
  }

  private static String percent(Rate rate) {
    return Math.round(100 * rate.failureRate()) + "%";
  }

  private List<Meeting> meetings(Diagnosis diagnosis) {
    Trace failing = diagnosis.failing();
    Observed observed;
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup, failing, request.hangMillis(), listener)) {
      observed = laboratory.observeDeep(new Plan.Exact(failing.schedule()));
    }
    Optional<Explanation> explanation = diagnosis.explanation();
    Set<Long> evidence =
        explanation.stream()
            .flatMap(told -> told.verdict().evidence().stream())
            .map(Finding.Evidence::clock)
            .collect(Collectors.toSet());
    long switchClock =
        explanation.flatMap(Explanation::contrast).map(Contrast::switchClock).orElse(0L);
    return new Meetings(observed, switchClock, evidence, diagnosis.passing()).ranked();
  }

  private static Outcome.Fail failing(BreakpointsRequest request) {
    if (request.trace().recording().isPresent()) {
      throw new UsageException(
          request.file()
              + " was recorded as it happened and has no actions to stop threads at; look for the"
              + " failure with unravel find");
    }
    if (!(request.trace().outcome() instanceof Outcome.Fail fail)) {
      throw new UsageException(
          request.file() + " did not fail, so there is nothing to reproduce; see unravel show");
    }
    return fail;
  }
}
