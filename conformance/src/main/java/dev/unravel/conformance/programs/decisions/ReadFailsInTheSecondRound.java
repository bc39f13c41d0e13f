package dev.unravel.conformance.programs.decisions;

import dev.unravel.conformance.Outcomes;

/** A read that throws is not the one whose value is still kept. */
@Outcomes({"kept 0", "kept 1"})
public final class ReadFailsInTheSecondRound {
  private static final class Box {
    int content;
  }

  public static void main(String[] args) throws InterruptedException {
    Box box = new Box();
    Thread t = new Thread(() -> box.content = 1);
    t.start();
    int kept = -1;
    Box from = box;
    try {
      for (int i = 0; i < 2; i++) {
        kept = from.content;
        from = null;
      }
    } catch (NullPointerException expected) {
      if (kept > 0) {
        System.out.println("kept 1");
      } else {
        System.out.println("kept 0");
      }
    }
    t.join();
  }
}
