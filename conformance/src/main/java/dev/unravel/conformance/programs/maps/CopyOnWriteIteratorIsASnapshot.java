package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.Iterator;
import java.util.concurrent.CopyOnWriteArrayList;

/** An iterator sees the list as it was when it was made, and never throws. */
@Outcomes({"seen=1", "seen=2"})
public final class CopyOnWriteIteratorIsASnapshot {
  public static void main(String[] args) throws InterruptedException {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    list.add(1);
    Thread t = new Thread(() -> list.add(2));
    t.start();
    int seen = 0;
    for (Iterator<Integer> i = list.iterator(); i.hasNext(); i.next()) {
      seen++;
    }
    t.join();
    System.out.println("seen=" + seen);
  }
}
