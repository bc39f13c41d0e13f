package dev.unravel.conformance.programs.futures;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A short get may end before the task does. */
@Outcomes({"1", "timeout"})
public final class FutureGetMayTimeOut {
  public static void main(String[] args) throws Exception {
    FutureTask<Integer> task = new FutureTask<>(() -> 1);
    Thread t = new Thread(task);
    t.start();
    String result;
    try {
      result = String.valueOf(task.get(1, TimeUnit.MILLISECONDS));
    } catch (TimeoutException e) {
      result = "timeout";
    }
    t.join();
    System.out.println(result);
  }
}
