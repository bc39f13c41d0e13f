package dev.unravel.conformance.bugs;

/** A thread spins on a flag whose writer has looked too soon and gone. */
@Expected(pattern = "livelock", about = "WaitsForAFlagNobodySets.go")
public final class WaitsForAFlagNobodySets {
  private volatile boolean asked;
  private volatile boolean go;

  private void spin() {
    asked = true;
    while (!go) { // <-
      Thread.onSpinWait();
    }
  }

  private void answer() {
    if (asked) {
      go = true;
    }
  }

  public static void main(String[] args) throws InterruptedException {
    WaitsForAFlagNobodySets it = new WaitsForAFlagNobodySets();
    Thread first = new Thread(it::spin, "spinner");
    Thread second = new Thread(it::answer, "answerer");
    first.start();
    second.start();
    first.join();
    second.join();
  }
}
