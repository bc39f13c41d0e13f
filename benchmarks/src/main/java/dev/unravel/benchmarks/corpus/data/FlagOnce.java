package dev.unravel.benchmarks.corpus.data;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.atomic.AtomicInteger;

/** A task that is to run once, by a flag. */
@Cause(
    pattern = {"atomicity violation"},
    says = "started",
    wrongHint = "add volatile")
public final class FlagOnce {
  private FlagOnce() {}

  static volatile boolean started;
  static final AtomicInteger RUNS = new AtomicInteger();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Together.both(() -> run(form), () -> run(form));
    Together.check(RUNS.get() == 1, "ran " + RUNS.get());
  }

  static void run(Form form) {
    if (form == Form.RIGHT) {
      synchronized (RUNS) {
        once();
      }
    } else {
      if (form == Form.WRONG) {
        Thread.yield();
      }
      once();
    }
  }

  static void once() {
    if (!started) { // site
      started = true; // site
      RUNS.incrementAndGet();
    }
  }
}
