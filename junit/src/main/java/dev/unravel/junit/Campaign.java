package dev.unravel.junit;

import dev.unravel.launch.LaunchException;
import dev.unravel.launch.jdk.Jdk;
import dev.unravel.launch.request.Diagnosis;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult;
import dev.unravel.launch.request.ReplayRequest;
import dev.unravel.launch.request.ReplayResult;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.usecase.Find;
import dev.unravel.launch.usecase.Prove;
import dev.unravel.launch.usecase.Replay;
import dev.unravel.launch.usecase.Run;
import dev.unravel.launch.worker.WorkerBackend;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Outcome;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.ShortTrace;
import dev.unravel.trace.file.TraceFile;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.locks.ReentrantLock;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Everything that is done about one test: the schedule that was asked for, or the failure of the
 * last time, then the search; and what comes after a failure.
 */
final class Campaign {
  /** Tests that run side by side would only take each other's time, and spoil the limits. */
  static final ReentrantLock ONE_AT_A_TIME = new ReentrantLock();

  /**
   * Longer than elsewhere: machines that run builds are busy, and JUnit does much between tests.
   */
  private static final long HANG_MILLIS = 30_000;

  private final String place;
  private final Exploration exploration;
  private final Target target;
  private final KeptFailure kept;
  private final Listener listener = new Listener();

  /**
   * @param place of the call that matters, or "" for the whole test
   */
  Campaign(TestedMethod test, String place, Exploration exploration) {
    this.place = place;
    this.exploration = exploration;
    this.target = place.isEmpty() ? test.target() : test.target().at(place);
    this.kept = KeptFailure.of(test, place);
  }

  /** Returns if nothing fails. */
  CheckResult run() {
    if (!ONE_AT_A_TIME.tryLock()) {
      listener.note(target.title() + " waits: concurrency tests run one after the other");
      ONE_AT_A_TIME.lock();
    }
    try {
      return explore(
          WorkerSetup.of(Jdk.current(), WorkerBackend.AUTO).forAtMost(exploration.maxMillis()));
    } catch (ConcurrencyFailure failure) {
      Debugging.port().ifPresent(this::step);
      throw failure;
    } finally {
      ONE_AT_A_TIME.unlock();
    }
  }

  private void step(int port) {
    kept.trace(target).ifPresent(failing -> Debugging.step(failing, port, listener));
  }

  private CheckResult explore(WorkerSetup setup) {
    if (!exploration.replay().isEmpty()) {
      if (passes(setup, asked(), false)) {
        return passed(CheckResult.Verdict.PASSED, 1, List.of());
      }
    } else if (kept.trace(target).isPresent()) {
      passes(setup, kept.trace(target).get(), true);
    }
    return exploration.isProof() ? proved(setup) : searched(setup);
  }

  private CheckResult proved(WorkerSetup setup) {
    ProveRequest request =
        new ProveRequest(
            target,
            exploration.settings(),
            exploration.maxExecutions(),
            exploration.maxMillis(),
            HANG_MILLIS,
            kept.folder(),
            true);
    ProveResult result = Prove.run(setup, request, listener);
    if (result.found().isPresent()) {
      throw found(setup, result.found().get(), result.executions());
    }
    if (result.verdict() != ProveResult.Verdict.PROVED) {
      throw TestFailureText.inconclusive(result);
    }
    kept.drop();
    return passed(CheckResult.Verdict.PROVED, result.executions(), PassedText.of(result));
  }

  private CheckResult searched(WorkerSetup setup) {
    SearchRequest request =
        new SearchRequest(
                target,
                exploration.settings(),
                exploration.maxExecutions(),
                exploration.maxMillis(),
                HANG_MILLIS,
                kept.folder(),
                false)
            .failingOnTiming(exploration.failsOnTiming());
    SearchResult result = Find.run(setup, request, listener);
    if (result.stall().isPresent() && !request.failOnTiming()) {
      return timing(result);
    }
    if (result.found().isPresent()) {
      throw found(setup, result.found().get(), result.executions());
    }
    if (result.inconclusive().isPresent()) {
      throw new LaunchException("no result: " + result.inconclusive().get());
    }
    kept.drop();
    return passed(CheckResult.Verdict.PASSED, result.executions(), PassedText.of(result, request));
  }

  /** It takes a thread that is held up, which is told, but is no failure of the test. */
  private CheckResult timing(SearchResult result) {
    FoundTrace found = result.found().get();
    Outcome.Fail failure = (Outcome.Fail) found.trace().outcome();
    kept.drop();
    return passed(
        CheckResult.Verdict.PASSED,
        result.executions(),
        List.of(
            "  timing    it fails if " + result.stall().get() + ", and was not seen to without",
            "            " + failure.signature(),
            "            unravel explain " + found.file()));
  }

  private ConcurrencyFailure found(WorkerSetup setup, FoundTrace found, long executions) {
    kept.found(found.file());
    return found.divergence().isPresent()
        ? new TestFailureText(found.trace(), kept, place).failure(Optional.empty(), executions)
        : diagnosed(setup, found.trace(), executions);
  }

  private CheckResult passed(CheckResult.Verdict verdict, long executions, List<String> more) {
    String first =
        "unravel: "
            + target.title()
            + (verdict == CheckResult.Verdict.PROVED ? " proved by " : " passed ")
            + executions
            + (executions == 1 ? " execution" : " executions");
    String text = Stream.concat(Stream.of(first), more.stream()).collect(Collectors.joining("\n"));
    System.out.println(text);
    return new CheckResult(verdict, executions, Optional.empty(), Optional.empty(), text);
  }

  /** Whether a schedule still fits the test, and passes; throws if it fails. */
  private boolean passes(WorkerSetup setup, Trace trace, boolean known) {
    ReplayResult result =
        new Replay(setup, listener).replay(new ReplayRequest(trace, 1, true, HANG_MILLIS, false));
    if (known && result.verdict() == ReplayResult.Verdict.REPRODUCED) {
      throw new TestFailureText(trace, kept, place).failureAgain();
    }
    if (result.trace().outcome() instanceof Outcome.Fail) {
      throw diagnosed(setup, result.trace(), 1);
    }
    if (result.verdict() == ReplayResult.Verdict.DIVERGED) {
      listener.note("the schedule no longer fits the test, so others are tried");
      return false;
    }
    return true;
  }

  private Trace asked() {
    String asked = exploration.replay();
    try {
      if (ShortTrace.is(asked)) {
        return ShortTrace.read(asked, target);
      }
      Path file = Path.of(asked);
      if (Files.notExists(file)) {
        throw new LaunchException("replay: there is no file " + file.toAbsolutePath());
      }
      return TraceFile.read(file).of(target);
    } catch (IOException unreadable) {
      throw new LaunchException("replay: " + unreadable.getMessage());
    }
  }

  private ConcurrencyFailure diagnosed(WorkerSetup setup, Trace found, long executions) {
    Diagnosis diagnosis = Run.diagnose(setup, found, HANG_MILLIS, listener);
    kept.write(diagnosis);
    return new TestFailureText(diagnosis.failing(), kept, place)
        .failure(diagnosis.explanation(), executions);
  }
}
