package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Who sees the volatile flag sees what was written before it. */
@Outcomes({"not yet", "x=1"})
public final class MessagePassing {
  private int x;
  private volatile boolean ready;

  public static void main(String[] args) throws InterruptedException {
    MessagePassing p = new MessagePassing();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.ready = true;
            });
    t.start();
    String result = p.ready ? "x=" + p.x : "not yet";
    t.join();
    System.out.println(result);
  }
}
