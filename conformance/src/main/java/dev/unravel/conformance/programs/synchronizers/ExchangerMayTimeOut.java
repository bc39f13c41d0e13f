package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Exchanger;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** Both sides swap or both run out of time; one alone cannot succeed. */
@Outcomes({"main=a thread=b", "main=timeout thread=timeout"})
public final class ExchangerMayTimeOut {
  private String result;

  private static String swap(Exchanger<String> exchanger, String mine) {
    try {
      return exchanger.exchange(mine, 1, TimeUnit.MILLISECONDS);
    } catch (TimeoutException e) {
      return "timeout";
    } catch (InterruptedException e) {
      return "interrupted";
    }
  }

  public static void main(String[] args) throws InterruptedException {
    ExchangerMayTimeOut p = new ExchangerMayTimeOut();
    Exchanger<String> exchanger = new Exchanger<>();
    Thread t = new Thread(() -> p.result = swap(exchanger, "a"));
    t.start();
    String mine = swap(exchanger, "b");
    t.join();
    System.out.println("main=" + mine + " thread=" + p.result);
  }
}
