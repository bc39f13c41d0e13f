package dev.unravel.conformance.programs.waiting;

import dev.unravel.conformance.Outcomes;

/**
 * Two consumers that check with if instead of while: a woken one may find the item gone. Without
 * short=true no thread slips in between notify and the return of wait.
 */
@Outcomes(
    value = {"short=false", "short=true", "FAIL lost-notification"},
    large = true)
public final class IfInsteadOfWhileReadsTooEarly {
  private int items;
  private boolean tooShort;

  private synchronized void put() {
    items++;
    notify();
  }

  private synchronized void take() {
    if (items == 0) {
      try {
        wait();
      } catch (InterruptedException e) {
        throw new IllegalStateException(e);
      }
    }
    items--;
    if (items < 0) {
      tooShort = true;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    IfInsteadOfWhileReadsTooEarly p = new IfInsteadOfWhileReadsTooEarly();
    Thread a = new Thread(p::take);
    a.start();
    Thread b = new Thread(p::put);
    b.start();
    p.take();
    p.put();
    a.join();
    b.join();
    System.out.println("short=" + p.tooShort);
  }
}
