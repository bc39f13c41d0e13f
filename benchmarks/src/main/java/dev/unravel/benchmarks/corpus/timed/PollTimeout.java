package dev.unravel.benchmarks.corpus.timed;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.TimeUnit;

/** A poll that gives up before the producer has put. */
@Cause(
    pattern = {"wrong assumption on time"},
    says = "(?i)time",
    wrongHint = "volatile")
public final class PollTimeout {
  private PollTimeout() {}

  static final BlockingQueue<String> QUEUE = new LinkedBlockingQueue<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread producer = Together.start("producer", () -> QUEUE.put("x")); // site
    String got =
        form == Form.RIGHT
            ? QUEUE.take()
            : QUEUE.poll(form == Form.WRONG ? 100 : 50, TimeUnit.MILLISECONDS); // site
    Together.check(got != null, "nothing came"); // site
    producer.join();
  }
}
