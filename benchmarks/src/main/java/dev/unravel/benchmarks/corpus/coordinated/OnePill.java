package dev.unravel.benchmarks.corpus.coordinated;

import dev.unravel.benchmarks.corpus.Cause;
import dev.unravel.benchmarks.corpus.Form;
import dev.unravel.benchmarks.corpus.Together;
import java.util.concurrent.BlockingQueue;
import java.util.concurrent.LinkedBlockingQueue;

/** A poison pill that overtakes what a second producer still puts. */
@Cause(
    pattern = {"order violation"},
    says = "(?i)put|offer",
    wrongHint = "notify|hold one lock")
public final class OnePill {
  static final BlockingQueue<Integer> QUEUE = new LinkedBlockingQueue<>();
  static int consumed;

  private OnePill() {}

  public static void main(String[] args) throws Exception {
    Form form = Form.of(args);
    Thread consumer = Together.start("consumer", OnePill::consume);
    Thread one = Together.start("one", () -> QUEUE.put(1));
    Thread two = Together.start("two", () -> QUEUE.put(2)); // site
    one.join();
    if (form == Form.WRONG) {
      Thread.yield();
    }
    if (form == Form.RIGHT) {
      two.join();
    }
    QUEUE.put(0); // site
    consumer.join();
    Together.check(consumed == 2, "consumed " + consumed);
  }

  static void consume() throws InterruptedException {
    while (QUEUE.take() != 0) { // site
      consumed++;
    }
  }
}
