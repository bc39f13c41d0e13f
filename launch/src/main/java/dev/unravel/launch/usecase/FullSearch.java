package dev.unravel.launch.usecase;

import dev.unravel.launch.RunListener;
import dev.unravel.launch.request.ProveRequest;
import dev.unravel.launch.request.ProveResult.Method;
import dev.unravel.launch.request.SearchRequest;
import dev.unravel.launch.request.SearchResult;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Isolation;
import dev.unravel.trace.Settings;
import java.util.ArrayList;
import java.util.List;
import java.util.function.LongSupplier;

/**
 * The search of a proof that goes on without a model: a schedule for every order of what depends on
 * each other, and every schedule where threads wait by looking again and again.
 */
final class FullSearch {
  private static final String REDUCING = "dpor";
  private static final String EXHAUSTIVE = "exhaustive";

  private final WorkerSetup setup;
  private final ProveRequest request;
  private final Settings settings;
  private final RunListener listener;

  /**
   * A search, and how it was made.
   *
   * @param method how
   * @param search the search that counts
   * @param executionsBefore executions of one that did not
   */
  record Result(Method method, SearchResult search, long executionsBefore) {

    /** Whether there is nothing more to run. */
    boolean ended() {
      return search.found().isPresent() || search.coverage().exhausted();
    }

    /**
     * What is known if it did not come to an end: how far it got, and why it was needed.
     *
     * @param why why the model was not enough
     */
    String open(String why) {
      List<String> parts = new ArrayList<>();
      parts.add(
          method == Method.EVERY_ORDER
              ? "not every order could be run"
              : "not every schedule could be run");
      search.inconclusive().ifPresent(parts::add);
      parts.addAll(search.coverage().terms().notes());
      parts.add("without running them nothing is known: " + why);
      return String.join("; ", parts);
    }
  }

  FullSearch(WorkerSetup setup, ProveRequest request, Settings settings, RunListener listener) {
    this.setup = setup;
    this.request = request;
    this.settings = settings;
    this.listener = listener;
  }

  /**
   * Runs a schedule for every order.
   *
   * @param why why the model was not enough
   * @param remainingMillis how much time there is at any moment
   */
  Result orders(String why, LongSupplier remainingMillis) {
    listener.note(why + "; so every order of what depends on each other is run");
    return new Result(Method.EVERY_ORDER, search(REDUCING, remainingMillis), 0);
  }

  /** Runs every schedule, after what was not enough. */
  Result schedules(Result orders, LongSupplier remainingMillis) {
    listener.note("that is not enough here; so every schedule is run");
    return new Result(
        Method.EVERY_SCHEDULE,
        search(EXHAUSTIVE, remainingMillis),
        orders.search().executions() + orders.executionsBefore());
  }

  private SearchResult search(String strategy, LongSupplier remainingMillis) {
    long millis = request.maxMillis() == 0 ? 0 : Math.max(1, remainingMillis.getAsLong());
    return Find.run(setup, request(strategy).within(millis, request.folder()), listener);
  }

  /**
   * Static state is that of a new JVM for each, and reset where that will do: it is much faster.
   */
  SearchRequest request(String strategy) {
    return new SearchRequest(
        request.target(),
        settings.withStrategy(strategy).withIsolation(Isolation.AUTO, 0),
        request.maxExecutions(),
        request.maxMillis(),
        request.hangMillis(),
        request.folder(),
        false);
  }
}
