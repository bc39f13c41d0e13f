package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.FutureTask;

/** get returns the value, with what was written before it. */
@Outcomes("value=1 x=2")
public final class FutureGetWaitsForTheValue {
  private int x;

  public static void main(String[] args) throws Exception {
    FutureGetWaitsForTheValue p = new FutureGetWaitsForTheValue();
    FutureTask<Integer> task =
        new FutureTask<>(
            () -> {
              p.x = 2;
              return 1;
            });
    Thread t = new Thread(task);
    t.start();
    int value = task.get();
    int x = p.x;
    t.join();
    System.out.println("value=" + value + " x=" + x);
  }
}
