package dev.unravel.conformance.programs.synchronizers;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.Exchanger;

/** Both sides get what the other gave. */
@Outcomes("main=a thread=b")
public final class ExchangerSwaps {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    ExchangerSwaps p = new ExchangerSwaps();
    Exchanger<String> exchanger = new Exchanger<>();
    Thread t =
        new Thread(
            () -> {
              try {
                p.result = exchanger.exchange("a");
              } catch (InterruptedException e) {
                throw new IllegalStateException(e);
              }
            });
    t.start();
    String mine = exchanger.exchange("b");
    t.join();
    System.out.println("main=" + mine + " thread=" + p.result);
  }
}
