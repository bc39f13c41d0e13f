package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;

/** A latch that is awaited for a time only. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "(?i)time",
    wrongHint = "volatile")
public final class AwaitLatchTimeout {
  private AwaitLatchTimeout() {}

  static volatile boolean up;

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    CountDownLatch latch = new CountDownLatch(1);
    Thread server =
        Together.start(
            "server",
            () -> {
              up = true;
              latch.countDown(); // site
            });
    if (form == Form.RIGHT) {
      latch.await();
    } else {
      latch.await(form == Form.WRONG ? 20 : 10, TimeUnit.MILLISECONDS); // site
    }
    Together.check(up, "not up"); // site
    server.join();
  }
}
