package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A switch goes one of four ways by six values. */
@Outcomes({"zero", "few", "many", "other"})
public final class SwitchDecides {
  private int x;

  public static void main(String[] args) throws InterruptedException {
    SwitchDecides p = new SwitchDecides();
    Thread t =
        new Thread(
            () -> {
              for (int i = 1; i < 6; i++) {
                p.x = i;
              }
              p.x = 1_000;
            });
    t.start();
    String found;
    switch (p.x) {
      case 0:
        found = "zero";
        break;
      case 1:
      case 2:
        found = "few";
        break;
      case 1_000:
        found = "many";
        break;
      default:
        found = "other";
        break;
    }
    t.join();
    System.out.println(found);
  }
}
