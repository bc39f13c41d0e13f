package dev.unravel.launch.usecase;

import dev.unravel.launch.NotesOnce;
import dev.unravel.launch.RunListener;
import dev.unravel.launch.folder.TraceFolder;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.request.SearchResult.FoundTrace;
import dev.unravel.launch.search.HeldOutput;
import dev.unravel.launch.search.IsolationSteps;
import dev.unravel.launch.search.SearchRound;
import dev.unravel.launch.search.Tried;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Trace;
import dev.unravel.wire.Divergence;
import dev.unravel.wire.Message;
import dev.unravel.wire.Terms;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.TimeUnit;

/**
 * Looks for a failing execution, and believes in it only when a new JVM repeats it. When one does
 * not, something outlived an execution that should not have (static state, most of the time), and
 * the search starts again with a higher isolation; unless two new JVMs differ among themselves,
 * too. A failure that did not repeat is never lost: if no other comes of the search, nothing
 * follows from that.
 */
public final class Find {
  /** A search with higher isolation gets at least this long, or raising it would be in vain. */
  private static final long SECOND_CHANCE_MILLIS = 5_000;

  private static final String JVMS =
      "most of the time went into starting a JVM for each execution; --isolation auto does so only"
          + " where it must";

  private final WorkerSetup setup;
  private final RunListener listener;
  private final SearchRequest request;
  private final TraceFolder folder;
  private final long start = System.nanoTime();
  private final List<FoundTrace> unrepeated = new ArrayList<>();
  private long executions;
  private long millis;

  private Find(WorkerSetup setup, SearchRequest request, RunListener listener) {
    this.setup = setup;
    this.listener = new NotesOnce(listener);
    this.request = request;
    this.folder = new TraceFolder(request.folder());
  }

  /** Searches until something is found, the limits are reached or all schedules have run. */
  public static SearchResult run(WorkerSetup setup, SearchRequest request, RunListener listener) {
    return new Find(setup, request, listener).run();
  }

  private SearchResult run() {
    folder.prepare();
    Isolation isolation = request.settings().isolation();
    while (true) {
      long budget = remainingMillis(isolation != request.settings().isolation());
      SearchRound round = new SearchRound(setup, request, listener, isolation, budget);
      Tried tried = round.run();
      executions += tried.executions();
      millis += tried.millis();
      if (round.success().isEmpty()) {
        return passed(round, tried, isolation);
      }
      Trace trace = round.success().get().found().get();
      HeldOutput output = round.success().get().output();
      // Before it is confirmed: whoever presses Ctrl-C now keeps it.
      Path file = folder.keep(trace);
      Confirmation confirmation =
          Confirmation.of(trace, setup, request.hangMillis(), output.confirming());
      Isolation used = isolation;
      FoundTrace found = new FoundTrace(file, confirmation.trace(), confirmation.divergence());
      Optional<Isolation> next = next(confirmation, trace, isolation);
      if (next.isEmpty()) {
        folder.replace(file, confirmation.trace());
        forgetWhatRepeats(found);
        output.show();
        return result(Optional.of(found), round, tried);
      }
      unrepeated.add(found);
      listener.note(notRepeated(confirmation.divergence().get(), next.get()));
      isolation = next.get();
    }
  }

  /** The isolation to try next, chosen by what differed; nothing if there is no point in more. */
  private Optional<Isolation> next(Confirmation confirmation, Trace trace, Isolation used) {
    if (confirmation.divergence().isEmpty()) {
      return Optional.empty();
    }
    Optional<Isolation> next =
        IsolationSteps.after(request.settings(), trace.settings().isolation())
            .filter(step -> step.compareTo(used) > 0);
    if (next.isEmpty() || next.get() != Isolation.JVM) {
      return next;
    }
    listener.progress(new Message.Progress(executions, elapsedMillis(), "comparing new JVMs", 0));
    return confirmation.newJvmsAgree(setup, request.hangMillis(), new RunListener() {})
        ? next
        : Optional.empty();
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

  private SearchResult passed(SearchRound round, Tried tried, Isolation isolation) {
    Terms terms = tried.coverage().terms();
    if (isolation == Isolation.JVM) {
      terms = terms.withNote(JVMS);
    }
    if (isolation != request.settings().isolation()) {
      terms = terms.withGap("a failing execution did not repeat in a new JVM");
    }
    SearchResult result = result(Optional.empty(), round, tried.on(terms));
    return result.inconclusive().isPresent()
        ? result
        : result.withRaces(SeenRaces.of(setup, terms, request));
  }

  /** What did not repeat before and does now needs no trace of its own. */
  private void forgetWhatRepeats(FoundTrace found) {
    String failure = Repetitions.describe(found.trace().outcome());
    for (FoundTrace each : unrepeated) {
      if (found.divergence().isEmpty()
          && Repetitions.describe(each.trace().outcome()).equals(failure)) {
        folder.drop(each.file());
      }
    }
  }

  /** Why nothing follows from having found nothing else. */
  private Optional<String> lost() {
    return unrepeated.stream()
        .map(
            each ->
                "a failing execution did not repeat in a new JVM: "
                    + Repetitions.describe(each.trace().outcome())
                    + "; its trace is "
                    + each.file())
        .findFirst();
  }

  private SearchResult result(Optional<FoundTrace> found, SearchRound round, Tried tried) {
    return new SearchResult(
        found,
        executions,
        millis,
        tried.coverage(),
        tried.exact(),
        round.workers(),
        found.isPresent() ? Optional.empty() : tried.inconclusive().or(this::lost));
  }
}
