package dev.unravel.conformance.programs.threads;

import dev.unravel.conformance.Outcomes;

/**
 * A short sleep may be over before the interrupt comes. A missing outcome means its end or its
 * interruption is not a choice.
 */
@Outcomes({"slept", "interrupted"})
public final class InterruptOfAShortSleep {
  private String result;

  public static void main(String[] args) throws InterruptedException {
    InterruptOfAShortSleep p = new InterruptOfAShortSleep();
    Thread t =
        new Thread(
            () -> {
              try {
                Thread.sleep(1);
                p.result = "slept";
              } catch (InterruptedException e) {
                p.result = "interrupted";
              }
            });
    t.start();
    t.interrupt();
    t.join();
    System.out.println(p.result);
  }
}
