package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.ArrayList;
import java.util.ConcurrentModificationException;

/** An iterator that sees the new size but an older modification count throws. */
@Outcomes({"seen=0", "seen=1", "ConcurrentModificationException"})
public final class ArrayListNoticesAChange {
  public static void main(String[] args) throws InterruptedException {
    ArrayList<Integer> list = new ArrayList<>(10);
    Thread t = new Thread(() -> list.add(1));
    t.start();
    String result;
    try {
      int seen = 0;
      for (int ignored : list) {
        seen++;
      }
      result = "seen=" + seen;
    } catch (ConcurrentModificationException e) {
      result = "ConcurrentModificationException";
    }
    t.join();
    System.out.println(result);
  }
}
