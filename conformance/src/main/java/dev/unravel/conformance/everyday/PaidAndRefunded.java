package dev.unravel.conformance.everyday;

import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.concurrent.atomic.AtomicInteger;

/** The client gives up after half a second; the payment may go through all the same. */
@FailsIfHeldUp
public final class PaidAndRefunded {
  public static void main(String[] args) throws Exception {
    AtomicInteger paid = new AtomicInteger();
    int refunded = 0;
    ExecutorService pool = Executors.newSingleThreadExecutor();
    Future<?> payment = pool.submit(paid::incrementAndGet);
    try {
      payment.get(500, TimeUnit.MILLISECONDS);
    } catch (TimeoutException late) {
      payment.cancel(false);
      refunded++;
    }
    pool.shutdown();
    pool.awaitTermination(1, TimeUnit.DAYS);
    if (paid.get() + refunded != 1) {
      throw new AssertionError("paid and refunded");
    }
  }
}
