package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.BrokenBarrierException;
import java.util.concurrent.CyclicBarrier;

/** An interrupted party breaks the barrier for the other one, unless the barrier tripped first. */
@Outcomes({"thread=interrupted main=broken", "thread=passed main=passed"})
public final class InterruptBreaksTheBarrier {
  private String result;

  private static String pass(CyclicBarrier barrier) {
    try {
      barrier.await();
      return "passed";
    } catch (InterruptedException e) {
      return "interrupted";
    } catch (BrokenBarrierException e) {
      return "broken";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    InterruptBreaksTheBarrier p = new InterruptBreaksTheBarrier();
    CyclicBarrier barrier = new CyclicBarrier(2);
    Thread t = new Thread(() -> p.result = pass(barrier));
    t.start();
    t.interrupt();
    String mine = pass(barrier);
    t.join();
    System.out.println("thread=" + p.result + " main=" + mine);
  }
}
