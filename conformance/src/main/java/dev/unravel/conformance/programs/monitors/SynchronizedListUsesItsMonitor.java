package dev.unravel.conformance.programs.monitors;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;

/**
 * A synchronized list locks itself, so a block on it sees one size. Two sizes mean the wrapper's
 * monitor is not modelled.
 */
@Outcomes({"0 0", "1 1"})
public final class SynchronizedListUsesItsMonitor {
  public static void main(String[] args) throws InterruptedException {
    List<Integer> list = Collections.synchronizedList(new ArrayList<>(4));
    Thread t = new Thread(() -> list.add(1));
    t.start();
    int first;
    int second;
    synchronized (list) {
      first = list.size();
      second = list.size();
    }
    t.join();
    System.out.println(first + " " + second);
  }
}
