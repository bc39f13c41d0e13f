package dev.unravel.benchmarks;

import dev.unravel.launch.WorkerLostException;
import dev.unravel.launch.worker.WorkerProcess;
import dev.unravel.launch.worker.WorkerSetup;
import dev.unravel.trace.Settings;
import dev.unravel.trace.Target;
import dev.unravel.trace.Trace;
import dev.unravel.trace.file.TraceFile;
import dev.unravel.trace.file.TraceFormatException;
import dev.unravel.wire.Job;
import dev.unravel.wire.Message;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** Looks for failing executions of a program, in one JVM as long as that lives. */
final class FailingTraces implements AutoCloseable {
  private final WorkerSetup setup;
  private final Target target;
  private Optional<WorkerProcess> process = Optional.empty();

  FailingTraces(WorkerSetup setup, Target target) {
    this.setup = setup;
    this.target = target;
  }

  /**
   * What searches with different seeds find, the strategies taking turns.
   *
   * @param wanted how many traces; searches that find nothing count for no more than as many again
   */
  List<Trace> find(List<String> strategies, int wanted, long maxExecutions, long maxMillis) {
    List<Trace> traces = new ArrayList<>();
    for (int seed = 1; traces.size() < wanted && seed <= 2 * wanted; seed++) {
      String strategy = strategies.get(seed % strategies.size());
      Settings settings = Settings.defaults().withStrategy(strategy).withSeed(seed);
      search(settings, maxExecutions, maxMillis).trace().ifPresent(traces::add);
    }
    return traces;
  }

  /** Which execution of a strategy is the first that fails, if one is. */
  OptionalLong firstFailure(String strategy, long maxExecutions, long maxMillis) {
    Settings settings = Settings.defaults().withStrategy(strategy);
    Search search = search(settings, maxExecutions, maxMillis);
    return search.trace.isPresent() ? OptionalLong.of(search.executions) : OptionalLong.empty();
  }

  private record Search(Optional<Trace> trace, long executions) {}

  private Search search(Settings settings, long maxExecutions, long maxMillis) {
    List<Trace> found = new ArrayList<>();
    try {
      if (process.isEmpty()) {
        process = Optional.of(WorkerProcess.start(setup, target, settings, line -> {}));
      }
      Message.Done done =
          process
              .get()
              .run(
                  Job.find(target, settings, maxExecutions, maxMillis),
                  message -> {
                    if (message instanceof Message.Found failing) {
                      found.add(decode(failing.trace()));
                    }
                  });
      // Those that warm up and confirm are not the strategy's.
      long own = done.coverage().executions().values().stream().mapToLong(Long::longValue).sum();
      return new Search(found.stream().findFirst(), own);
    } catch (WorkerLostException lost) {
      close();
      return new Search(Optional.empty(), 0);
    }
  }

  private static Trace decode(byte[] bytes) {
    try {
      return TraceFile.read(bytes);
    } catch (TraceFormatException ours) {
      throw new IllegalStateException(ours);
    }
  }

  @Override
  public void close() {
    process.ifPresent(WorkerProcess::close);
    process = Optional.empty();
  }
}
