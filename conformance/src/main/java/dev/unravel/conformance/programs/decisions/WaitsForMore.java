package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A thread waits until a count is high enough, whatever it is then. */
@Outcomes({"2 or more"})
public final class WaitsForMore {
  private int count;

  private synchronized void add() {
    count++;
    notifyAll();
  }

  private synchronized void await() throws InterruptedException {
    while (count < 2) {
      wait();
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitsForMore p = new WaitsForMore();
    Thread first = new Thread(p::add);
    Thread second = new Thread(p::add);
    first.start();
    second.start();
    p.await();
    first.join();
    second.join();
    System.out.println("2 or more");
  }
}
