package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;
import java.util.Hashtable;

/**
 * Hashtable locks itself, so a block on it sees one size. Two sizes mean the JDK's monitor and the
 * program's are not the same.
 */
@Outcomes({"0 0", "1 1"})
public final class HashtableUsesItsMonitor {
  public static void main(String[] args) throws InterruptedException {
    Hashtable<Integer, Integer> table = new Hashtable<>();
    Thread t = new Thread(() -> table.put(1, 1));
    t.start();
    int first;
    int second;
    synchronized (table) {
      first = table.size();
      second = table.size();
    }
    t.join();
    System.out.println(first + " " + second);
  }
}
