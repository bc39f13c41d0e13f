package dev.unravel.launch;

import dev.unravel.explore.wire.Coverage;
import dev.unravel.explore.wire.Divergence;
import dev.unravel.explore.wire.Job;
import dev.unravel.explore.wire.Message;
import dev.unravel.launch.SearchResult.FoundTrace;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Trace;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Looks for a failing execution, and believes in it only when a new JVM repeats it. When one does
 * not, something outlived an execution that should not have (static state, most of the time), and
 * the search starts again with a higher isolation.
 */
public final class Search {
  /** A search with higher isolation gets at least this long, or raising it would be in vain. */
  private static final long SECOND_CHANCE_MILLIS = 5_000;

  private final WorkerSetup setup;
  private final RunListener listener;
  private final SearchRequest request;
  private final TraceFolder folder;
  private final long start = System.nanoTime();
  private long executions;
  private long millis;

  private Search(WorkerSetup setup, SearchRequest request, RunListener listener) {
    this.setup = setup;
    this.listener = listener;
    this.request = request;
    this.folder = new TraceFolder(request.folder());
  }

  /** Searches until something is found, the limits are reached or all schedules have run. */
  public static SearchResult run(WorkerSetup setup, SearchRequest request, RunListener listener) {
    return new Search(setup, request, listener).run();
  }

  private SearchResult run() {
    folder.prepare();
    Isolation isolation = request.settings().isolation();
    while (true) {
      Round round = new Round(listener, request.showOutput(), isolation != Isolation.JVM);
      Message.Done done =
          isolation == Isolation.JVM ? inNewJvms(round) : inOneJvm(round, isolation);
      if (round.found().isEmpty()) {
        return result(Optional.empty(), done);
      }
      Trace trace = round.found().get();
      // Before it is confirmed: whoever presses Ctrl-C now keeps it.
      Path file = folder.keep(trace);
      Confirmation confirmation =
          Confirmation.of(trace, setup, request.hangMillis(), round.confirming());
      Isolation used = isolation;
      Optional<Isolation> next =
          confirmation.divergence().isEmpty()
              ? Optional.empty()
              : IsolationSteps.after(request.settings(), trace.settings().isolation())
                  .filter(step -> step.compareTo(used) > 0);
      if (next.isEmpty()) {
        folder.replace(file, confirmation.trace());
        round.showOutput();
        return result(
            Optional.of(new FoundTrace(file, confirmation.trace(), confirmation.divergence())),
            done);
      }
      folder.drop(file);
      listener.note(notRepeated(confirmation.divergence().get(), next.get()));
      isolation = next.get();
    }
  }

  private Message.Done inOneJvm(Round round, Isolation isolation) {
    long budget = remainingMillis(isolation != request.settings().isolation());
    Job job = request.job(isolation, request.settings().seed(), request.maxExecutions(), budget);
    Message.Done done = perform(job, round);
    executions += done.executions();
    millis += done.millis();
    return done;
  }

  /** One execution for each JVM; the seeds follow each other, as they would in one JVM. */
  private Message.Done inNewJvms(Round round) {
    long budget = remainingMillis(request.settings().isolation() != Isolation.JVM);
    long begun = elapsedMillis();
    long count = 0;
    Optional<String> inconclusive = Optional.empty();
    while (round.found().isEmpty()
        && (request.maxExecutions() == 0 || count < request.maxExecutions())
        && (budget == 0 || elapsedMillis() - begun < budget)) {
      Job job = request.job(Isolation.JVM, request.settings().seed() + count, 1, 0);
      Message.Done done = perform(job, round);
      inconclusive = inconclusive.or(done::inconclusiveReason);
      count++;
      executions++;
      listener.progress(new Message.Progress(count, elapsedMillis() - begun, "a new JVM each", 0));
    }
    millis += elapsedMillis() - begun;
    return new Message.Done(count, elapsedMillis() - begun, inconclusive, Coverage.NONE);
  }

  private Message.Done perform(Job job, Round round) {
    try (WorkerProcess worker =
        WorkerProcess.start(setup, job.target(), job.settings(), listener::log)) {
      return worker.run(job, round);
    } catch (WorkerLostException lost) {
      if (round.found().isPresent()) {
        return round.soFar();
      }
      throw lost;
    }
  }

  private static String notRepeated(Divergence divergence, Isolation next) {
    return "the failing execution did not repeat in a new JVM (action "
        + divergence.clock()
        + ": expected "
        + divergence.expected()
        + ", came "
        + divergence.came()
        + "); searching again with "
        + (next == Isolation.JVM ? "a new JVM" : "a new class loader")
        + " for each execution";
  }

  private long remainingMillis(boolean again) {
    if (request.maxMillis() == 0) {
      return 0;
    }
    long rest = request.maxMillis() - elapsedMillis();
    return Math.max(rest, again ? SECOND_CHANCE_MILLIS : 1);
  }

  private long elapsedMillis() {
    return TimeUnit.NANOSECONDS.toMillis(System.nanoTime() - start);
  }

  private SearchResult result(Optional<FoundTrace> found, Message.Done done) {
    return new SearchResult(
        found,
        executions,
        millis,
        done.coverage(),
        request.settings().strategy(),
        found.isPresent() ? Optional.empty() : done.inconclusiveReason());
  }
}
