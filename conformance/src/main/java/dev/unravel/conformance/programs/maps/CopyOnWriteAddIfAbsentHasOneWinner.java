package dev.unravel.conformance.programs.maps;

import dev.unravel.conformance.Outcomes;
import java.util.concurrent.CopyOnWriteArrayList;

/** Two addIfAbsent calls for one element add it once. */
@Outcomes("size=1")
public final class CopyOnWriteAddIfAbsentHasOneWinner {
  public static void main(String[] args) throws InterruptedException {
    CopyOnWriteArrayList<Integer> list = new CopyOnWriteArrayList<>();
    Thread t = new Thread(() -> list.addIfAbsent(1));
    t.start();
    list.addIfAbsent(1);
    t.join();
    System.out.println("size=" + list.size());
  }
}
