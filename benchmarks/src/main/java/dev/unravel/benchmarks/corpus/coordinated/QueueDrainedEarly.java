package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.Queue;
import java.util.concurrent.ConcurrentLinkedQueue;

/** A queue that is drained before a producer has put the last element. */
@Cause(
    pattern = {
      "order violation",
      "use before initialisation",
      "data race",
      "wrong assumption on time"
    },
    says = "poll|add|QUEUE|size|isEmpty",
    wrongHint = "notify")
public final class QueueDrainedEarly {
  private QueueDrainedEarly() {}

  static final Queue<Integer> QUEUE = new ConcurrentLinkedQueue<>();

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread producer = Together.start("producer", () -> QUEUE.add(1)); // site
    if (form == Form.RIGHT) {
      producer.join();
    }
    if (form == Form.WRONG) {
      Thread.yield();
    }
    Integer got = QUEUE.poll(); // site
    producer.join();
    Together.check(got != null, "nothing");
  }
}
