package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;

/** A pool that is shut down before another thread hands in its task. */
@Cause(
    pattern = {"use after close", "order violation"},
    says = "shutdown",
    wrongHint = "volatile")
public final class ShutdownTooEarly {
  private ShutdownTooEarly() {}

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Thread client = Together.start("client", () -> pool.submit(() -> 1)); // site
    if (form == Form.RIGHT) {
      client.join();
    }
    if (form == Form.WRONG) {
      Thread.yield();
    }
    pool.shutdown(); // site
    client.join();
  }
}
