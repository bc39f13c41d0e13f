package dev.unravel.launch.usecase;

import dev.unravel.diagnose.Attempt;
import dev.unravel.launch.LaunchException;
import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.folder.TraceFolder;
import dev.unravel.launch.laboratory.WorkerLaboratory;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.request.VerifyRequest;
import dev.unravel.launch.request.VerifyResult;
import dev.unravel.launch.request.VerifyResult.Mapped;
import dev.unravel.launch.request.VerifyResult.Means;
import dev.unravel.launch.verify.OldSchedule;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.FailureKind;
import dev.unravel.trace.FailureSignature;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Share;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Says whether a changed program still fails, with what there is for that: the schedule that failed
 * before, as far as it goes in the new code, and its neighbours; a short search; a proof; and if
 * there is none, a longer search. A failure counts when a new JVM repeats it.
 */
public final class Verify {
  /** Executions of the first search. What is easy to find is found here, before a proof begins. */
  private static final long FIRST = 2_000;

  /** The first search gets at most this part of the time, and the proof this part of the rest. */
  private static final int PART = 3;

  private final WorkerSetup setup;
  private final VerifyRequest request;
  private final RunListener listener;
  private final TraceFolder folder;
  private final long start = System.nanoTime();
  private final FailureSignature before;
  private Mapped mapped = new Mapped(0, 0);
  private long tried;
  private Optional<Trace> failing = Optional.empty();
  private Optional<SearchResult> search = Optional.empty();
  private Optional<ProveResult> proof = Optional.empty();

  private Verify(WorkerSetup setup, VerifyRequest request, RunListener listener) {
    this.setup = setup;
    this.request = request;
    this.listener = new NotesOnce(listener);
    this.folder = new TraceFolder(request.folder());
    this.before = ((Outcome.Fail) request.trace().outcome()).signature();
  }

  /** Verifies. The trace of the request is one of a failure. */
  public static VerifyResult run(WorkerSetup setup, VerifyRequest request, RunListener listener) {
    return new Verify(setup, request, listener).run();
  }

  private VerifyResult run() {
    folder.prepare();
    Optional<VerifyResult> old = followOldSchedule();
    if (old.isPresent()) {
      return old.get();
    }
    SearchResult first = search(true);
    if (first.found().isPresent()) {
      return result(first.found(), Means.SEARCH, "");
    }
    if (covered(first)) {
      return result(Optional.empty(), Means.EVERY_SCHEDULE, "");
    }
    if (first.inconclusive().isPresent()) {
      return result(Optional.empty(), Means.NONE, first.inconclusive().get());
    }
    Optional<VerifyResult> proved = request.proving() ? prove() : Optional.empty();
    return proved.orElseGet(() -> searchOn(first));
  }

  /** Of a program that has no second thread any more nothing is said: it may not get that far. */
  private Optional<VerifyResult> prove() {
    if (!request.provable()) {
      listener.note("no proof is tried: the failure was found with settings that proofs know not");
      return Optional.empty();
    }
    ProveResult result = Prove.run(setup, proveRequest(), listener);
    proof = Optional.of(result);
    return switch (result.verdict()) {
      case FAILED -> Optional.of(result(result.found(), Means.PROOF, ""));
      case PROVED ->
          Optional.of(
              result.onlyOneThread()
                  ? result(
                      Optional.empty(),
                      Means.NONE,
                      "only one thread ran, so there was nothing to schedule")
                  : result(Optional.empty(), Means.PROOF, ""));
      case INCONCLUSIVE -> Optional.empty();
    };
  }

  /** With what is left. */
  private VerifyResult searchOn(SearchResult first) {
    boolean more =
        !first.coverage().exhausted()
            && (request.maxMillis() == 0 || leftMillis() > 0)
            && (request.maxExecutions() == 0 || request.maxExecutions() > first.executions());
    SearchResult last = more ? search(false) : first;
    if (last.found().isPresent()) {
      return result(last.found(), Means.SEARCH, "");
    }
    if (covered(last)) {
      return result(Optional.empty(), Means.EVERY_SCHEDULE, "");
    }
    String reason =
        last.coverage().terms().onlyOneThread()
            ? "only one thread ran, so there was nothing to schedule"
            : last.inconclusive().orElse("");
    return result(Optional.empty(), reason.isEmpty() ? Means.SEARCH : Means.NONE, reason);
  }

  private static boolean covered(SearchResult search) {
    return search.coverage().everySchedule() && search.inconclusive().isEmpty();
  }

  /** A result if there is a failure that a new JVM repeats. */
  private Optional<VerifyResult> followOldSchedule() {
    Trace moved = request.trace().of(request.target());
    if (moved.recording().isPresent() || isHang(moved.outcome())) {
      listener.note("no schedule to follow: " + whyNot(moved));
      return Optional.empty();
    }
    try (WorkerLaboratory laboratory =
        new WorkerLaboratory(setup, moved, request.hangMillis(), listener)) {
      OldSchedule schedule = new OldSchedule(moved, laboratory, this::fails);
      Means means = Means.NONE;
      boolean asRecorded = fails(laboratory.start());
      if (asRecorded || schedule.follow()) {
        means = Means.OLD_SCHEDULE;
      } else if (schedule.tryNeighbours()) {
        means = Means.NEIGHBOUR;
      }
      mapped = new Mapped(asRecorded ? schedule.total() : schedule.followed(), schedule.total());
      tried = laboratory.executions();
      if (means != Means.NONE) {
        return confirmed(failing.orElseThrow(), means);
      }
    } catch (WorkerLostException | LaunchException lost) {
      // A search has its own ways to deal with such a program, or to say what is wrong.
      listener.note("the old schedule could not be followed: " + lost.getMessage());
    }
    return Optional.empty();
  }

  private static String whyNot(Trace trace) {
    return trace.recording().isPresent()
        ? "a run that was recorded as it happened belongs to its inputs"
        : "the failure was a hang of code that is not controlled";
  }

  /** A hang takes its worker with it, and means nothing before a search has confirmed it. */
  private boolean fails(Attempt attempt) {
    if (!attempt.trace().outcome().failed() || isHang(attempt.trace().outcome())) {
      return false;
    }
    failing = Optional.of(attempt.trace());
    return true;
  }

  private static boolean isHang(Outcome outcome) {
    return outcome instanceof Outcome.Fail fail && fail.signature().kind() == FailureKind.HANG;
  }

  private Optional<VerifyResult> confirmed(Trace trace, Means means) {
    Confirmation confirmation =
        Confirmation.of(trace, setup, request.hangMillis(), new RunListener() {});
    if (confirmation.divergence().isPresent()) {
      listener.note("a failure close to the old schedule did not repeat in a new JVM");
      return Optional.empty();
    }
    FoundTrace found =
        new FoundTrace(
            folder.keep(confirmation.trace()), confirmation.trace(), confirmation.divergence());
    return Optional.of(result(Optional.of(found), means, ""));
  }

  private SearchResult search(boolean first) {
    SearchRequest wanted = searchRequest(first);
    SearchResult result = Find.run(setup, wanted, listener);
    if (!wanted.failOnTiming() && result.stall().isPresent()) {
      listener.note("left aside: a failure that shows only if " + result.stall().get());
      result = result.withoutTiming();
    }
    search = Optional.of(result);
    return result;
  }

  private SearchRequest searchRequest(boolean first) {
    long executions = request.maxExecutions();
    long millis = request.maxMillis() == 0 ? 0 : Math.max(1, leftMillis());
    if (first && request.proving()) {
      executions = executions == 0 ? FIRST : Math.min(executions, FIRST);
      millis = millis == 0 ? 0 : Math.max(1, millis / PART);
    }
    return new SearchRequest(
        request.target(),
        request.settings(),
        executions,
        millis,
        request.hangMillis(),
        request.folder(),
        false,
        Share.WHOLE,
        request.jobs(),
        request.trace().outcome().heldUp().isPresent());
  }

  private ProveRequest proveRequest() {
    Settings asked = request.settings();
    long millis = request.maxMillis() == 0 ? 0 : Math.max(1, leftMillis() - leftMillis() / PART);
    return new ProveRequest(
        request.target(),
        Settings.defaults()
            .withSeed(asked.seed())
            .withTimeOrigin(asked.timeOrigin())
            .withPatience(asked.patienceMillis()),
        request.maxExecutions(),
        millis,
        request.hangMillis(),
        request.folder(),
        true);
  }

  /** The searches try the same schedules first, so only the longer one counts. */
  private VerifyResult result(Optional<FoundTrace> found, Means means, String reason) {
    long executions =
        tried
            + search.map(SearchResult::executions).orElse(0L)
            + proof.map(ProveResult::executions).orElse(0L);
    return new VerifyResult(
        before, found, means, reason, mapped, search, proof, executions, millis());
  }

  private long millis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private long leftMillis() {
    return request.maxMillis() == 0 ? 0 : request.maxMillis() - millis();
  }
}
