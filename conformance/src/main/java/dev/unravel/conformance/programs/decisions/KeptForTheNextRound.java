package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** What was read in one round of a loop is compared with what is read in the next. */
@Outcomes({"went up 0", "went up 1", "went up 2"})
public final class KeptForTheNextRound {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    KeptForTheNextRound p = new KeptForTheNextRound();
    Thread t =
        new Thread(
            () -> {
              p.x = 1;
              p.x = 2;
            });
    t.start();
    int before = 0;
    int up = 0;
    for (int i = 0; i < 3; i++) {
      int now = p.x;
      if (now > before) {
        up++;
      }
      before = now;
    }
    t.join();
    System.out.println("went up " + up);
  }
}
