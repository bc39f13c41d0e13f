package dev.unravel.conformance.programs.memory;

import dev.unravel.conformance.Outcomes;

/** Reads and writes of a double element and of a String field are points like those of an int. */
@Outcomes({
  "d=1.0 s=xa",
  "d=1.0 s=xb",
  "d=1.0 s=xab",
  "d=1.0 s=xba",
  "d=2.0 s=xa",
  "d=2.0 s=xb",
  "d=2.0 s=xab",
  "d=2.0 s=xba"
})
public final class LostUpdatesOfDoubleAndReference {
  private String s = "x";

  private void change(double[] d, String suffix) {
    d[0]++;
    s += suffix;
  }

  public static void main(String[] args) throws InterruptedException {
    LostUpdatesOfDoubleAndReference p = new LostUpdatesOfDoubleAndReference();
    double[] d = new double[1];
    Thread t = new Thread(() -> p.change(d, "a"));
    t.start();
    p.change(d, "b");
    t.join();
    System.out.println("d=" + d[0] + " s=" + p.s);
  }
}
