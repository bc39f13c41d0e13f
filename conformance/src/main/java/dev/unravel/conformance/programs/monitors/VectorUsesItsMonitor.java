package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;
import java.util.Vector;

/**
 * Vector locks itself, so a block on it sees one size. Two sizes mean the JDK's monitor and the
 * program's are not the same.
 */
@Outcomes({"0 0", "1 1"})
public final class VectorUsesItsMonitor {
  public static void main(String[] args) throws InterruptedException {
    Vector<Integer> vector = new Vector<>(4);
    Thread t = new Thread(() -> vector.add(1));
    t.start();
    int first;
    int second;
    synchronized (vector) {
      first = vector.size();
      second = vector.size();
    }
    t.join();
    System.out.println(first + " " + second);
  }
}
