package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.FutureTask;

/** A task that runs before its future is stored. */
@Cause(
    pattern = {"use before initialisation", "order violation"},
    says = "(?i)RUNNING|put|stor",
    wrongHint = "volatile")
public final class TaskBeforeStore {
  private TaskBeforeStore() {}

  static final Map<String, Future<?>> RUNNING = new ConcurrentHashMap<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    if (form == Form.RIGHT) {
      RUNNING.put("job", new FutureTask<>(() -> null));
    }
    Future<?> job =
        pool.submit(() -> Together.check(RUNNING.get("job") != null, "unknown job")); // site
    RUNNING.putIfAbsent("job", job); // site
    try {
      job.get();
    } finally {
      pool.shutdown();
    }
  }
}
