package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;
import java.util.Vector;

/**
 * Two calls on a Vector are not one: both threads may find it empty. Without size=2 no switch
 * happens between calls into the JDK.
 */
@Outcomes({"size=1", "size=2"})
public final class VectorCheckThenAct {
  private static void addIfEmpty(Vector<Integer> vector) {
    if (vector.isEmpty()) {
      vector.add(1);
    }
  }

  public static void main(String[] args) throws InterruptedException {
    Vector<Integer> vector = new Vector<>(4);
    Thread t = new Thread(() -> addIfEmpty(vector));
    t.start();
    addIfEmpty(vector);
    t.join();
    System.out.println("size=" + vector.size());
  }
}
