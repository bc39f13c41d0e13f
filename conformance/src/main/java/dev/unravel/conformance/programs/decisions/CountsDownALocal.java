package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A local variable starts with what was read and is counted down. */
@Outcomes({"0 left", "2 left", "3 left"})
public final class CountsDownALocal {
  private int x;
  private int y;

  public static void main(String[] args) throws InterruptedException {
    CountsDownALocal p = new CountsDownALocal();
    Thread t =
        new Thread(
            () -> {
              p.x = 5;
              p.x = 6;
              p.y = 1;
            });
    t.start();
    int left = p.x;
    while (left > 3) {
      left--;
    }
    if (left == 3) {
      left -= p.y;
    }
    t.join();
    System.out.println(left + " left");
  }
}
