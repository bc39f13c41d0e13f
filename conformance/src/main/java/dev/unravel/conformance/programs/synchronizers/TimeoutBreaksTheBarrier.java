package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/**
 * A party that times out breaks the barrier for the other one, unless the barrier tripped first.
 */
@Outcomes({"thread=broken main=timeout", "thread=passed main=passed"})
public final class TimeoutBreaksTheBarrier {
  private String result;

  private void pass(CyclicBarrier barrier) {
    try {
      barrier.await();
      result = "passed";
    } catch (InterruptedException e) {
      result = "interrupted";
    } catch (BrokenBarrierException e) {
      result = "broken";
    }
  }

  public static void main(String[] args) throws Exception {
    TimeoutBreaksTheBarrier p = new TimeoutBreaksTheBarrier();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread t = new Thread(() -> p.pass(barrier));
    t.start();
    String mine;
    try {
      barrier.await(1, TimeUnit.MILLISECONDS);
      mine = "passed";
    } catch (TimeoutException e) {
      mine = "timeout";
    }
    t.join();
    System.out.println("thread=" + p.result + " main=" + mine);
  }
}
