package dev.unravel.conformance.hard;

import dev.unravel.conformance.Outcomes;

/** A long but honest spin-wait is no livelock. */
@Outcomes("done")
public final class LongSpinWait {
  private volatile int progress;

  public static void main(String[] args) throws Exception {
    LongSpinWait p = new LongSpinWait();
    Thread t =
        new Thread(
            () -> {
              for (int i = 0; i < 500; i++) {
                p.progress++;
              }
            });
    t.start();
    while (p.progress < 500) {
      // Burn.
    }
    System.out.println("done");
  }
}
