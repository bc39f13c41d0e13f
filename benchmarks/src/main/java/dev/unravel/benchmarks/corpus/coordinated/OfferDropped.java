package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.ArrayBlockingQueue;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.TimeUnit;

/** A bounded queue whose offer is refused and not looked at. */
@Cause(
    pattern = {"order violation"},
    says = "offer|QUEUE",
    wrongHint = "volatile")
public final class OfferDropped {
  private OfferDropped() {}

  static final BlockingQueue<Integer> QUEUE = new ArrayBlockingQueue<>(1);

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread producer = Together.start("producer", () -> produce(form));
    int sum = QUEUE.take(); // site
    Integer more = QUEUE.poll(form == Form.RIGHT ? 1 : 1, TimeUnit.HOURS);
    Together.check(more != null && sum + more == 3, "sum " + sum + " and " + more);
    producer.join();
  }

  static void produce(Form form) throws InterruptedException {
    QUEUE.offer(1); // site
    if (form == Form.RIGHT) {
      QUEUE.put(2);
    } else {
      QUEUE.offer(2); // site
    }
  }
}
