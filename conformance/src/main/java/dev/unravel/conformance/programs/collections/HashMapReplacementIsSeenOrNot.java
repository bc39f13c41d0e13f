package dev.unravel.conformance.programs.collections;

import dev.unravel.conformance.Outcomes;
import java.util.HashMap;

/** A reader of a key that is being replaced sees the old or the new value. */
@Outcomes({"1", "2"})
public final class HashMapReplacementIsSeenOrNot {
  public static void main(String[] args) throws InterruptedException {
    HashMap<Integer, Integer> map = new HashMap<>(16);
    map.put(1, 1);
    Thread t = new Thread(() -> map.put(1, 2));
    t.start();
    int got = map.get(1);
    t.join();
    System.out.println(got);
  }
}
